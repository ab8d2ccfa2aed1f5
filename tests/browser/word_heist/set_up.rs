//! Setting up Word Heist.

use crate::harness::browse;
use crate::page::SIZES;
use crate::sitting::{add_two_players, choose_kind, wait_for_game};

const GAME: &str = "word-heist";
const BEGINS: &str = "Your game";
const CHOSEN: &str = "Rules in this game";

#[test]
fn a_game_of_word_heist_begins_after_two_taps() {
    browse(|page| {
        add_two_players(page);
        page.audit_themes();
        page.check_all_sizes("home-two-games");
        page.resize(SIZES[0]);
        page.tap("Play Word Heist");
        page.shows("New Word Heist game");
        page.says("Ada and Gran: Quick start.");
        page.tap("Start");
        wait_for_game(page, GAME);
        page.open("#/");
        page.part("link", "Go on: Word Heist, Ada and Gran")
            .appears();
        page.press("Your games");
        page.press("More: Word Heist, Ada and Gran");
        page.press("Play again, changed");
        page.shows("New Word Heist game");
        page.says("Ada and Gran: Quick start.");
    });
}

#[test]
fn every_preset_has_a_description() {
    browse(|page| {
        add_two_players(page);
        page.open("#/word-heist/new");
        for (preset, says) in [
            ("Turns", "98 letters."),
            ("Buzzers on keys", "whoever presses first has 5 seconds"),
            ("Buzzers on pads", "whoever presses first has 10 seconds"),
            ("Call it out", "whoever shouts first types"),
            ("Today’s set", "The 98 letters for 2"),
            ("Play the bots", "Ada and Mouse: Play the bots."),
            ("Solo", "Solo, for 10 minutes."),
        ] {
            choose_kind(page, preset);
            page.says(says);
        }
        page.says("Ada: Solo.");
        page.press("Switch to Gran");
        page.press("Add Lynx");
        page.says("Gran and Lynx: your own rules.");
        page.says("Lynx: Sees every word in the end");
        page.press("More rules");
        page.audit_themes();
        page.check_all_sizes("heist-set-up-solo");
        page.reload();
        page.says("Gran and Lynx: your own rules.");
    });
}

#[test]
fn the_race_against_the_bots_begins_by_itself() {
    browse(|page| {
        page.open("#/word-heist/new");
        choose_kind(page, "Race the bots");
        page.says("It takes 5½ minutes.");
        page.says("49 letters, 4 of them up at the start.");
        page.press("Start");
        wait_for_game(page, GAME);
        // Letters are turned up by a shared clock and the bots race, so there is no bot speed to
        // choose.
        page.says("make words.");
        page.press("Menu");
        page.part("button", "Close").appears();
        page.says("Sound");
        assert!(!page.visible_text().contains("Bot speed"));
    });
}

#[test]
fn a13_a_newcomer_plays_turns_against_the_first_bot() {
    browse(|page| {
        page.open("#/word-heist/new");
        page.says("You and Mouse: Quick start.");
        page.press("Start");
        wait_for_game(page, GAME);
        // Even if the bot begins, it turns up letters and passes by itself.
        page.css("#pile").appears();
        page.wait("the person is asked to act", || {
            let text = page.visible_text().to_lowercase();
            [
                "flip a letter",
                "make words, or pass",
                "one word, or pass",
                "so pass",
            ]
            .iter()
            .any(|prompt| text.contains(prompt))
        });
    });
}

#[test]
fn a_set_up_that_cannot_begin_says_why() {
    browse(|page| {
        page.open("#/word-heist/new");
        choose_kind(page, "Buzzers on keys");
        page.says("Buzzers is for 2 to 4 players, not 1.");
        let start = page.part_in(BEGINS, "button", "Start");
        page.wait("nothing can begin", || {
            start.eval("return part.disabled") == true
        });
        page.audit_themes();
        page.check_all_sizes("heist-set-up");
    });
}

#[test]
fn every_rule_changes_the_summary() {
    browse(|page| {
        add_two_players(page);
        page.open("#/word-heist/new");
        choose_kind(page, "Turns");
        page.press("More rules");
        let summary = || page.part("region", CHOSEN).text();
        let mut told = summary();
        for (group, option) in [
            ("Seconds to make words", "30"),
            ("How many letters", "144"),
            ("Letters up at the start", "3"),
            ("Which words count", "The table decides"),
            ("Stolen words must change", "New root word"),
            ("Joining words", "With a letter"),
            ("The same word twice", "Not allowed"),
            ("What wins", "Letters squared"),
            ("Who makes words", "Call it out"),
            ("Letters turn up by themselves", "10"),
            ("Race", "6 seconds"),
            ("Race", "No"),
        ] {
            page.choose(group, option);
            page.wait(&format!("{group}: {option} is told"), || summary() != told);
            told = summary();
        }
        for switch in ["Gran", "The game ends by itself"] {
            page.part("checkbox", switch).press();
            page.wait(&format!("{switch} is told"), || summary() != told);
            told = summary();
        }
        page.says("or 3 for Gran");
        page.press("Start");
        wait_for_game(page, GAME);
    });
}
