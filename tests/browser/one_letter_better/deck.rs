//! Decks saved to files and opened from them, and the measurement of a deck by a worker.

use one_letter_better_rules::Deck;
use store::Archive;

use crate::harness::browse;
use crate::page::{Page, SIZES};

const DECK: &str = "#/one-letter-better/deck";
const OPEN: &str = "Open a deck file";

/// Returns a save file that holds a text under a name.
fn save_file(name: &str, text: &str) -> String {
    let mut archive = Archive::default();
    archive.records.insert(name.into(), text.into());
    archive.write()
}

/// Opens the deck screen and adds one card to the standard deck.
fn edit_deck(page: &Page) {
    page.open(DECK);
    page.part("radio", "Z: 1 card, worth 10").press();
    page.tap("How many: one more");
    page.says("121 cards, a deck of your own.");
}

#[test]
fn a_deck_is_saved_to_a_file_and_opened_from_it() {
    browse(|page| {
        page.resize(SIZES[0]);
        edit_deck(page);
        let (name, saved) = page.capture_download(|| page.press("Save as a file"));
        assert!(name.starts_with("lettercase-deck-"), "{name}");
        page.announces(&format!("Saved as {name}."));
        page.press("Use it: The standard deck");
        page.says("120 cards: the standard deck.");
        page.upload_file(OPEN, "deck.txt", &saved);
        page.announces("The deck from the file is in use.");
        page.says("121 cards, a deck of your own.");
        page.press("Undo");
        page.says("120 cards: the standard deck.");
        // Files that hold no deck are refused, and nothing changes.
        let text = String::from_utf8(saved).expect("a text");
        let newer = text.replacen("file 1 ", "file 9 ", 1);
        let code = Deck::standard().to_code();
        let others = [
            ("A letter to Gran".to_owned(), "That isn’t a deck file."),
            (text.replacen("A6", "A7", 1), "That file is damaged."),
            (newer, "A newer Lettercase saved that file."),
            (save_file("settings", "{}"), "There’s no deck in that file."),
            (
                save_file(
                    "one-letter-better/sent",
                    &code.replacen("A6.", "A6.zA1.", 1),
                ),
                "A newer Lettercase saved that file.",
            ),
            ("x".repeat(20_000_001), "That isn’t a deck file."),
        ];
        for (number, (what, says)) in others.into_iter().enumerate() {
            page.upload_file(OPEN, &format!("other-{number}.txt"), what.as_bytes());
            page.says(says);
            page.says("120 cards: the standard deck.");
        }
        page.audit_themes();
    });
}

/// Waits while hands are dealt, for as long as the count grows.
fn wait_for_deal(page: &Page) {
    let dealt = || {
        let bar = "return document.querySelector('progress')?.value ?? null";
        page.css("body").eval(bar).as_f64()
    };
    while let Some(before) = dealt() {
        page.wait("more hands are dealt", || dealt() != Some(before));
    }
}

#[test]
fn a_deck_is_measured_in_a_worker() {
    browse(|page| {
        edit_deck(page);
        page.says("34%");
        page.press("Measure this deck");
        // The first figures come soon, and measuring can be stopped.
        page.part("progressbar", "Dealing hands").appears();
        page.says("points");
        page.press("Stop");
        page.says("of 2,000.");
        page.part("progressbar", "Dealing hands").disappears();
        page.press("Measure again");
        page.part("progressbar", "Dealing hands").appears();
        wait_for_deal(page);
        page.says("From 2,000 hands. The same deck always gives the same figures.");
        // The share of vowels is updated at once; the figures from hands are the old deck's.
        let figures = || page.css(".deck-measures dl > :last-child").text();
        let told = figures();
        page.audit_themes();
        // After another card the figures are still the old deck's, and say so.
        page.tap("How many: one more");
        page.says("You’ve changed the deck since.");
        page.css(".deck-measures [data-stale]").appears();
        assert_eq!(figures(), told);
        page.tap("How many: one fewer");
        page.css(".deck-measures [data-stale]").disappears();
        page.check_all_sizes("better-deck-measured");
    });
}
