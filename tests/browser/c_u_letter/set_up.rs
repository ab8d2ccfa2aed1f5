//! Setting up C U Letter.

use c_u_letter_rules::{BestScores, Options, Preset};

use crate::beside;
use crate::harness::browse;
use crate::page::SIZES;
use crate::sitting::{add_two_players, choose_kind, wait_for_game};

const GAME: &str = "c-u-letter";
const FORM: &str = "#/c-u-letter/new";
const CHOSEN: &str = "Rules in this game";

#[test]
fn a_game_of_c_u_letter_begins_after_two_taps() {
    browse(|page| {
        add_two_players(page);
        page.audit_themes();
        page.check_all_sizes("home-four-games");
        page.resize(SIZES[0]);
        assert!(!page.scrolls_sideways());
        page.tap("Play C U Letter");
        page.shows("New C U Letter game");
        page.says("Ada and Gran: Quick start.");
        page.tap("Start");
        wait_for_game(page, GAME);
        page.open("#/");
        page.part("link", "Go on: C U Letter, Ada and Gran")
            .appears();
        page.press("Your games");
        page.press("More: C U Letter, Ada and Gran");
        page.press("Play again, changed");
        page.shows("New C U Letter game");
        page.says("Ada and Gran: Quick start.");
        page.open("#/games");
        page.press("More: C U Letter, Ada and Gran");
        page.press("Play again");
        wait_for_game(page, GAME);
    });
}

#[test]
fn every_preset_has_a_description() {
    browse(|page| {
        add_two_players(page);
        page.open(FORM);
        for (preset, says) in [
            ("Round the table", "No hints."),
            ("Quick start", "You can ask for hints."),
            ("Round the table", "30 seconds to place and claim."),
            ("Quick start", "Words are marked for Ada and Gran."),
            ("Quick start", "The second round is the last."),
            ("Play the bots", "Ada, Gran and Dabbler: Play the bots."),
            ("Today’s deck", "The deck for 2"),
            ("Solo", "words that still stand in lines are claimed."),
        ] {
            choose_kind(page, preset);
            page.says(says);
        }
        page.says("Ada: Solo.");
        page.says("None yet by these rules.");
        page.press("Switch to Gran");
        page.says("Gran: Solo.");
        page.press("More rules");
        page.audit_themes();
        page.check_all_sizes("letter-set-up-solo");
        page.reload();
        page.says("Gran: Solo.");
        choose_kind(page, "Play the bots");
        page.press("Add Archmage");
        page.says("Archmage: Every word, every trick, and ambushes.");
    });
}

#[test]
fn a_best_score_is_shown_with_its_rules() {
    browse(|page| {
        page.open(FORM);
        choose_kind(page, "Solo");
        page.says("None yet by these rules.");
        let mut best = BestScores::default();
        let solo = Options::new(Preset::Solo.choices()).expect("rules");
        best.enter(&solo, 74, "2025-01-31".parse().expect("a day"));
        let body = serde_json::to_string(&best).expect("a record");
        beside::save_record(page, "c-u-letter/best", &body);
        page.open("#/");
        page.reload();
        page.open(FORM);
        page.says("74 cards, on 2025-01-31");
        page.press("More rules");
        page.choose("Time for a turn", "No clock");
        page.says("None yet by these rules.");
        page.choose("Time for a turn", "30 seconds");
        // Choosing today's deck doesn't count as changing the rules.
        page.choose("Shuffle", "Today’s deck");
        page.says("74 cards, on 2025-01-31");
        page.audit_themes();
    });
}

#[test]
fn a_set_up_that_cannot_begin_says_why() {
    browse(|page| {
        page.open(FORM);
        choose_kind(page, "Round the table");
        page.press("Leave Dabbler out");
        page.says("Add another player or a bot.");
        let start = page.part_in("Your game", "button", "Start");
        page.wait("nothing can begin", || {
            start.eval("return part.disabled") == true
        });
        page.audit_themes();
    });
}

#[test]
fn every_rule_changes_the_summary() {
    browse(|page| {
        add_two_players(page);
        page.open(FORM);
        choose_kind(page, "Round the table");
        page.press("More rules");
        page.audit_themes();
        page.check_all_sizes("letter-set-up");
        let summary = || page.part("region", CHOSEN).text();
        let mut told = summary();
        let mut changes = |what: &str| {
            page.wait(&format!("{what} is told"), || summary() != told);
            told = summary();
        };
        for (group, option) in [
            ("Time for a turn", "45 seconds"),
            ("Time for a turn", "No clock"),
            ("Help for Gran", "Mark words"),
            ("Help for Ada", "Claim words"),
            ("Which words count", "Everyday list"),
            ("Shortest word", "3"),
            ("Words not in the list", "Never"),
            ("The next round", "Same way"),
            ("How long", "2 rounds"),
            ("Grey letters in a grey zone", "Must hide"),
            ("Covered cards", "Stay"),
            ("Last words", "First to buzz"),
            ("Last words", "Only in lines"),
            ("Last words", "None"),
        ] {
            page.choose(group, option);
            changes(&format!("{group}: {option}"));
        }
        page.press("Allow hints");
        changes("hints");
        page.says("You can ask for hints.");
        page.says("Words are marked for Gran.");
        page.says("Words are claimed for Ada.");
        page.choose("Cards in a round", "Another number");
        page.press("Cards in a round: one more");
        changes("how many cards");
        page.says("A round has 15 cards.");
        page.part("textbox", "Cards in a round").type_over("30");
        changes("how many cards");
        page.choose("Together or alone", "Alone");
        changes("who plays");
        page.choose("Shuffle", "Today’s deck");
        changes("the deck");
        page.choose("Last words", "In any order");
        changes("the last words");
        page.reload();
        page.press("More rules");
        page.wait("it is as it was", || summary() == told);
        page.press("Start");
        wait_for_game(page, GAME);
    });
}

#[test]
fn the_form_is_filled_in_by_keyboard_alone() {
    browse(|page| {
        add_two_players(page);
        page.open(FORM);
        page.part_in("Kind of game", "radio", "Quick start")
            .becomes_chosen();
        page.part_in("Kind of game", "radio", "Quick start")
            .eval("part.focus(); return true");
        page.press_keys("Right");
        page.says("Ada and Gran: Round the table.");
        page.part("button", "Start")
            .eval("part.focus(); return true");
        page.press_keys("Enter");
        wait_for_game(page, GAME);
    });
}
