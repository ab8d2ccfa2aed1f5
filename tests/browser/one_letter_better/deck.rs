//! A deck goes into a file and comes out of one; what it is like to play with is measured beside
//! the page.

use lettercase::games::one_letter_better::Deck;
use store::Archive;

use crate::harness::browse;
use crate::page::{Page, SIZES};

const DECK: &str = "#/one-letter-better/deck";
const OPEN: &str = "Open a deck file";

/// A file of ours with a text under a name.
fn file(name: &str, text: &str) -> String {
    let mut archive = Archive::default();
    archive.records.insert(name.into(), text.into());
    archive.write()
}

/// The deck screen, with one card more than the standard deck has.
fn changed(page: &Page) {
    page.open(DECK);
    page.part("radio", "Z: 1 card, worth 10").press();
    page.tap("How many: one more");
    page.says("121 cards, a deck of your own.");
}

#[test]
fn a_deck_travels_in_a_file() {
    browse(|page| {
        page.resize(SIZES[0]);
        changed(page);
        let (name, saved) = page.saved_file(|| page.press("Save as a file"));
        assert!(name.starts_with("lettercase-deck-"), "{name}");
        page.announces(&format!("Saved as {name}."));
        page.press("Use it: The standard deck");
        page.says("120 cards: the standard deck.");
        page.give_file(OPEN, "deck.txt", &saved);
        page.announces("The deck from the file is in use.");
        page.says("121 cards, a deck of your own.");
        page.press("Undo");
        page.says("120 cards: the standard deck.");
        // What is none is told, and nothing changes.
        let text = String::from_utf8(saved).expect("a text");
        let newer = text.replacen("file 1 ", "file 9 ", 1);
        let code = Deck::standard().code();
        let others = [
            ("A letter to Gran".to_owned(), "That isn’t a deck file."),
            (text.replacen("A6", "A7", 1), "That file is damaged."),
            (newer, "A newer Lettercase saved that file."),
            (file("settings", "{}"), "There’s no deck in that file."),
            (
                file(
                    "one-letter-better/sent",
                    &code.replacen("A6.", "A6.zA1.", 1),
                ),
                "A newer Lettercase saved that file.",
            ),
            ("x".repeat(20_000_001), "That isn’t a deck file."),
        ];
        for (number, (what, says)) in others.into_iter().enumerate() {
            page.give_file(OPEN, &format!("other-{number}.txt"), what.as_bytes());
            page.says(says);
            page.says("120 cards: the standard deck.");
        }
        page.audit_themes();
    });
}

/// Waits for one hand after the other, however long all of them take.
fn all_are_dealt(page: &Page) {
    let dealt = || {
        let bar = "return document.querySelector('progress')?.value ?? null";
        page.css("body").ask(bar).as_f64()
    };
    while let Some(before) = dealt() {
        page.wait("more hands are dealt", || dealt() != Some(before));
    }
}

#[test]
fn a_deck_is_measured_beside_the_page() {
    browse(|page| {
        changed(page);
        page.says("34%");
        page.press("Measure this deck");
        // The first figures come soon, and it can be stopped.
        page.part("progressbar", "Dealing hands").appears();
        page.says("points");
        page.press("Stop");
        page.says("of 2,000.");
        page.part("progressbar", "Dealing hands").goes();
        page.press("Measure again");
        page.part("progressbar", "Dealing hands").appears();
        all_are_dealt(page);
        page.says("From 2,000 hands. The same deck always gives the same figures.");
        // How many are vowels is known at once; what hands tell is of the deck before.
        let figures = || page.css(".deck-measures dl > :last-child").text();
        let told = figures();
        page.audit_themes();
        // Another card: the figures are of the deck before, and say so.
        page.tap("How many: one more");
        page.says("You’ve changed the deck since.");
        page.css(".deck-measures [data-stale]").appears();
        assert_eq!(figures(), told);
        page.tap("How many: one fewer");
        page.css(".deck-measures [data-stale]").goes();
        page.screens("better-deck-measured");
    });
}
