//! Learning Paper Grid: the example turn, and the rules with their drawings.

use serde_json::Value;

use crate::harness::browse;
use crate::page::{Page, SIZES};

/// Opens the studio's lesson.
fn open_lesson(page: &Page) {
    page.open("#/board");
    page.choose("What to do with the board", "Learn");
    page.says("Step 1 of 7");
}

/// Returns the places of the lesson's board, buttons and hands on the page.
fn element_positions(page: &Page) -> Vec<Value> {
    let place = "const box = part.getBoundingClientRect();\
         return [box.x + scrollX, box.y + scrollY, box.width, box.height].map(Math.round)";
    let parts = [".lesson .paper", ".lesson-way", ".lesson-hands"];
    parts.map(|part| page.css(part).eval(place)).to_vec()
}

#[test]
fn stepping_through_an_example_turn_moves_nothing() {
    browse(|page| {
        open_lesson(page);
        page.announces("turn. All hands are open");
        page.audit_themes();
        page.check_all_sizes("learn-before");
        for size in SIZES {
            page.resize(size);
            let stand = element_positions(page);
            for (step, hears) in [
                (2, "With the letters on the board, that makes"),
                (3, "because nobody else holds"),
                (4, "asks for 2 letters"),
                (5, "instead. No word goes through it"),
                (6, "may take the same letter"),
                (7, "The endgame begins at"),
            ] {
                page.tap("Next");
                page.says(&format!("Step {step} of 7"));
                page.announces(hears);
                assert_eq!(element_positions(page), stand, "step {step} at {size:?}");
            }
            page.tap("Start again");
            page.says("Step 1 of 7");
        }
    });
}

#[test]
fn an_example_turn_is_stepped_through_by_keyboard() {
    browse(|page| {
        open_lesson(page);
        page.part("button", "Next").press();
        page.says("Step 2 of 7");
        page.press_keys("Enter");
        page.says("Step 3 of 7");
        page.press_keys("Enter Space");
        page.says("Step 5 of 7");
        page.audit_themes();
        page.check_all_sizes("learn-answered");
        // WebKit handles Shift+Tab only after Tab has left the pressed button.
        page.press_keys("Tab Shift+Tab Shift+Tab Enter");
        page.says("Step 4 of 7");
        page.part("button", "Back").gets_focus();
        page.press_keys("Enter Enter Enter");
        page.says("Step 1 of 7");
    });
}

#[test]
fn another_example_shows_another_turn() {
    browse(|page| {
        open_lesson(page);
        let drawn = || page.css(".lesson .paper").eval("return part.innerHTML");
        let first = drawn();
        page.press("Next");
        page.press("Another example");
        page.says("Step 1 of 7");
        page.wait("another board is drawn", || drawn() != first);
    });
}

#[test]
fn the_rules_screens_examples_agree_with_the_rules() {
    browse(|page| {
        page.open("#/");
        page.press("Play Paper Grid");
        page.press("How to play");
        page.wait_for_route("#/paper-grid/rules/new");
        page.shows("Rules of Paper Grid");
        for words in [
            "In a minute",
            "APPLE: 1 + 3 + 3 + 3 + 1 = 11.",
            "CAR: 5 + 1 + 3 = 9.",
            "HOW: 3 + 1 + 3 = 7. HI: 3 + 1 = 4. ON: 1 + 3 = 4. Together 15.",
            "OG isn’t in the word list.",
            "ADO: 1 + 3 + 1 = 5.",
            "Letterfraud",
        ] {
            page.says(words);
        }
        page.part("link", "Try it: Side by side").appears();
        let drawn = page.visible_names("img");
        let car = "On the board: CAR across from c2. New: C, A and R.";
        assert!(drawn.iter().any(|name| name == car), "{drawn:#?}");
        assert!(drawn.iter().any(|name| name == "Thief"), "{drawn:#?}");
        page.audit_themes();
        page.resize(SIZES[0]);
        assert!(!page.scrolls_sideways());
        page.check_all_sizes("rules");
        page.tap("Next");
        page.says("Step 2 of 7");
    });
}

#[test]
fn the_studio_leads_to_the_rules() {
    browse(|page| {
        open_lesson(page);
        page.press("Read the rules");
        page.shows("Rules of Paper Grid");
    });
}
