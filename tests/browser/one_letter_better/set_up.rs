//! Setting up One Letter Better, and its cards.

use crate::harness::browse;
use crate::page::{SIZES, Size, THEMES};
use crate::sitting::{add_two_players, choose_kind, wait_for_game};

const GAME: &str = "one-letter-better";
const FORM: &str = "#/one-letter-better/new";
const DECK: &str = "#/one-letter-better/deck";
const BEGINS: &str = "Your game";
const CHOSEN: &str = "Rules in this game";

#[test]
fn a_game_of_one_letter_better_begins_after_two_taps() {
    browse(|page| {
        add_two_players(page);
        page.audit_themes();
        page.check_all_sizes("home-three-games");
        page.resize(SIZES[0]);
        page.tap("Play One Letter Better");
        page.shows("New One Letter Better game");
        page.says("Ada and Gran: Quick start.");
        page.tap("Start");
        wait_for_game(page, GAME);
        page.open("#/");
        page.part("link", "Go on: One Letter Better, Ada and Gran")
            .appears();
        page.press("Your games");
        page.press("More: One Letter Better, Ada and Gran");
        page.press("Play again, changed");
        page.shows("New One Letter Better game");
        page.says("Ada and Gran: Quick start.");
        page.open("#/games");
        page.press("More: One Letter Better, Ada and Gran");
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
            ("Round the table", "3 rounds, each to 100 points."),
            ("Family", "No loss when a word is stolen: Ada and Gran."),
            ("Play the bots", "Ada, Gran and Deuce: Play the bots."),
            ("Today’s deck", "The 120 cards of 2"),
            ("Solo, hard", "the whole pile count against you"),
            ("Solo", "STL-1 is left out."),
        ] {
            choose_kind(page, preset);
            page.says(says);
        }
        page.says("Ada: Solo.");
        page.says("None yet with this deck.");
        page.press("Switch to Gran");
        page.says("Gran: Solo.");
        page.press("More rules");
        page.audit_themes();
        page.check_all_sizes("better-set-up-solo");
        page.reload();
        page.says("Gran: Solo.");
        choose_kind(page, "Play the bots");
        page.press("Add Ace");
        page.says("Ace: Misses nothing, and guesses");
    });
}

#[test]
fn a_set_up_that_cannot_begin_says_why() {
    browse(|page| {
        page.open(FORM);
        choose_kind(page, "Round the table");
        page.press("Leave Deuce out");
        page.says("Add another player or a bot.");
        let start = page.part_in(BEGINS, "button", "Start");
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
        page.check_all_sizes("better-set-up");
        let summary = || page.part("region", CHOSEN).text();
        let mut told = summary();
        let mut changes = |what: &str| {
            page.wait(&format!("{what} is told"), || summary() != told);
            told = summary();
        };
        for (group, option) in [
            ("Rounds", "2"),
            ("A round ends at", "75"),
            ("At the target", "Finish the lap"),
            ("The match is won by", "Most rounds"),
            ("A round ends at", "The end of the deck"),
            ("Checking words", "Never"),
            ("Checking words", "Every word"),
            ("Which words count", "Everyday list"),
            ("Shortest word", "3"),
            ("The same word twice", "Not allowed"),
            ("Exchange cards", "After playing too"),
            ("Steals before a word is safe", "No limit"),
            ("STL-1 takes a card", "Seen"),
            ("A wild left in hand costs", "5"),
        ] {
            page.choose(group, option);
            changes(&format!("{group}: {option}"));
        }
        page.part("checkbox", "Gran keeps their points").press();
        changes("what Gran keeps");
        page.press("Ada: points per card above 3: one fewer");
        changes("what Ada gets");
        page.says("4 points per card above 3: Ada.");
        page.choose("Together or alone", "Alone");
        changes("who plays");
        for (group, option) in [
            ("What counts against you", "Hand and pile"),
            ("STL-1 when you play alone", "Draws a card"),
            ("Shuffle", "Today’s deck"),
        ] {
            page.choose(group, option);
            changes(&format!("{group}: {option}"));
        }
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

#[test]
fn cards_are_changed_by_touch_and_stay_changed() {
    browse(|page| {
        page.resize(SIZES[0]);
        page.open(FORM);
        page.press("Change the cards");
        page.wait_for_route(DECK);
        page.shows("The cards");
        page.says("120 cards: the standard deck.");
        page.audit_themes();
        page.check_all_sizes("better-deck");
        page.resize(SIZES[0]);
        page.part("radio", "Z: 1 card, worth 10").press();
        page.tap("How many: one more");
        page.tap("Worth: one more");
        page.says("121 cards, a deck of your own.");
        page.says("The standard deck has 1 card, worth 10.");
        page.part("radio", "A red T: 1 card, worth −2").press();
        page.tap("Worth: one fewer");
        page.part("radio", "A red T: 1 card, worth −3")
            .becomes_chosen();
        page.reload();
        page.part("radio", "Z: 2 cards, worth 11").appears();
        page.tap("Play this deck");
        page.shows("New One Letter Better game");
        page.says("A deck of your own, 121 cards.");
        page.press("Start");
        wait_for_game(page, GAME);
        // The game keeps its own cards.
        page.open(DECK);
        page.press("Use it: The standard deck");
        page.says("120 cards: the standard deck.");
        page.open("#/games");
        page.press("More: One Letter Better, You and Deuce");
        page.press("Play again, changed");
        page.says("A deck of your own, 121 cards.");
    });
}

#[test]
fn the_selected_card_hides_no_other_card_of_the_deck() {
    browse(|page| {
        page.open(DECK);
        page.part("radio", "Z: 1 card, worth 10").press();
        for (width, height) in [(844, 390), (667, 375), (360, 640), (820, 1180), (1440, 900)] {
            page.resize(Size { width, height });
            page.wait_for_animations();
            for theme in THEMES {
                page.set_theme(theme);
                page.take_picture(&format!("deck/chosen-{width}-{theme}"));
            }
            page.reset_theme();
            // At any scroll position, at least two rows of cards aren't covered by the bar.
            let told = page.css(".deck-card").eval(
                "const free = (label) => {
                    const box = label.getBoundingClientRect();
                    const on = (y) => label.contains(document.elementFromPoint(box.x + box.width / 2, y));
                    return box.top >= 0 && box.bottom <= innerHeight && on(box.top + 4) && on(box.bottom - 4);
                };
                const labels = [...document.querySelectorAll('.deck-cards label')];
                const hidden = labels.filter((label) => {
                    label.scrollIntoView({ block: 'nearest', behavior: 'instant' });
                    return !free(label);
                });
                labels[labels.length >> 1].scrollIntoView({ block: 'center', behavior: 'instant' });
                const rows = new Set(labels.filter(free).map((label) => Math.round(label.getBoundingClientRect().top)));
                const bar = part.getBoundingClientRect();
                return [hidden.length, rows.size, bar.bottom <= innerHeight + 1]",
            );
            let (hidden, rows, seen): (usize, usize, bool) =
                serde_json::from_value(told).expect("the script returns these values");
            assert_eq!(hidden, 0, "{width} x {height}");
            assert!(rows >= 2, "{rows} rows in {width} x {height}");
            assert!(seen, "the chosen card in {width} x {height}");
        }
    });
}

#[test]
fn decks_are_saved_by_name_and_reopened() {
    browse(|page| {
        page.open(DECK);
        page.part("radio", "E: 8 cards, worth 1").appears();
        page.part("radio", "A: 6 cards, worth 1")
            .eval("part.focus(); return true");
        // Chooses the next card and changes its numbers by keyboard.
        page.press_keys("Right");
        page.part("radio", "B: 2 cards, worth 5").becomes_chosen();
        page.part("textbox", "How many").type_over("4");
        page.says("122 cards, a deck of your own.");
        page.fill("Save this deck as", "Many Bs");
        page.press("Save deck");
        page.announces("Many Bs is saved.");
        page.press("Use it: The standard deck");
        page.announces("The standard deck is in use.");
        page.says("120 cards: the standard deck.");
        page.press("Undo");
        page.says("122 cards, a deck of your own.");
        page.press("More: Many Bs");
        page.fill("Name", "Bees");
        page.press("Rename");
        page.announces("Bees is saved.");
        page.check_all_sizes("better-deck-kept");
        page.press("More: Bees");
        page.part("dialog", "Bees").appears();
        page.audit_themes();
        page.press("Delete");
        page.announces("Bees is deleted.");
        page.part("button", "Use it: Bees").disappears();
        page.press("Undo");
        page.part("button", "Use it: Bees").appears();
        page.reload();
        page.press("Use it: The standard deck");
        page.press("Use it: Bees");
        page.says("122 cards, a deck of your own.");
    });
}

#[test]
fn an_unplayable_deck_says_why_and_is_kept() {
    browse(|page| {
        page.open(DECK);
        let many = ["A", "E", "I", "O", "N", "R", "T", "B", "C", "F"];
        for (which, name) in many.into_iter().enumerate() {
            page.css(&format!("input[aria-label^='{name}: ']")).press();
            page.part("textbox", "How many").type_over("20");
            page.wait(&format!("{name} is there twenty times"), || {
                page.css(&format!("input[aria-label^='{name}: 20 cards']"))
                    .exists()
            });
            if which == 0 {
                page.says("134 cards, a deck of your own.");
            }
        }
        page.says("A deck has 40 to 250 cards. This one has 276.");
        page.says("Until that’s fixed, games use the deck as it was.");
        page.audit_themes();
        page.check_all_sizes("better-deck-refused");
        page.fill("Save this deck as", "Too many");
        page.press("Save deck");
        page.says("A deck has 40 to 250 cards. This one has 276.");
        // An unfinished deck isn't lost.
        page.reload();
        page.says("A deck has 40 to 250 cards. This one has 276.");
        page.press("Play this deck");
        page.says("A deck of your own, 240 cards.");
    });
}
