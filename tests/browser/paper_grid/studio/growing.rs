//! Settings, seeds, the strip of the last boards, kept boards.

use serde_json::json;

use super::{board_code, board_drawing, generate_board, open_studio, open_tab};
use crate::harness::{Setup, browse};
use crate::page::Page;

/// Types the seed of the board.
fn type_seed(page: &Page, seed: &str) {
    let word = page.part("textbox", "Seed word");
    word.type_over(seed);
    page.wait("the word is there", || word.value() == seed);
}

#[test]
fn each_setting_changes_the_board_at_once() {
    browse(|page| {
        open_studio(page);
        type_seed(page, "picnic");
        for (group, option) in [
            ("Size", "Small 8 × 4"),
            ("Size", "Large 16 × 8"),
            ("Walls", "Many"),
            ("Walls", "None"),
            ("Special cells", "Some"),
            ("Letters on the board", "Many"),
            ("Symmetry", "Turned"),
        ] {
            let before = board_drawing(page);
            page.choose(group, option);
            page.wait(&format!("{group} {option} is drawn"), || {
                board_drawing(page) != before
            });
        }
        page.choose("Letters in each starting hand", "5");
        let hands = page.css(".hands").text();
        page.choose("Letters in each starting hand", "4");
        page.wait("the hands are smaller", || {
            page.css(".hands").text().len() < hands.len()
        });
        for label in ["Thief: ", "Tiny Backpacks: "] {
            let before = board_drawing(page);
            let names = page.visible_names("checkbox");
            let Some(name) = names.iter().find(|name| name.starts_with(label)) else {
                panic!("no switch begins with {label}");
            };
            page.press(name);
            if label == "Thief: " {
                // With many special cells, one more type changes the board.
                page.choose("Special cells", "Many");
            }
            page.wait(&format!("{label} is drawn"), || {
                board_drawing(page) != before
            });
        }
        // The link holds all settings, and reproduces the board.
        open_tab(page, "Share");
        let link = page.part("textbox", "Link").value();
        let Some((_, link)) = link.split_once('#') else {
            panic!("{link} has no address of a board");
        };
        assert_eq!(
            board_code(page),
            generate_board(&format!("#{link}")).to_code()
        );
    });
}

#[test]
fn a_typed_seed_gives_the_same_board_again() {
    browse(|page| {
        open_studio(page);
        type_seed(page, "picnic");
        assert_eq!(
            board_code(page),
            generate_board("#/board/1/medium-4/picnic").to_code()
        );
        type_seed(page, "rain on Sunday");
        assert_eq!(
            board_code(page),
            generate_board("#/board/1/medium-4/rain%20on%20sunday").to_code()
        );
        type_seed(page, "picnic");
        assert_eq!(
            board_code(page),
            generate_board("#/board/1/medium-4/picnic").to_code()
        );
    });
}

#[test]
fn a_seed_that_is_too_long_is_refused_and_the_board_stays() {
    browse(|page| {
        open_studio(page);
        type_seed(page, &"a".repeat(41));
        page.says("A seed word has up to 40 characters, not 41.");
        let board = format!("#/board/1/medium-4/{}", "a".repeat(40));
        assert_eq!(board_code(page), generate_board(&board).to_code());
    });
}

#[test]
fn a_new_board_is_undone_by_the_button_and_by_the_strip() {
    browse(|page| {
        open_studio(page);
        type_seed(page, "picnic");
        let first = board_code(page);
        assert!(
            !page
                .visible_names("button")
                .contains(&"Previous board".into()),
            "the first board has none before it"
        );
        page.press("Try another");
        let second = board_code(page);
        assert_ne!(second, first);
        page.press("Previous board");
        assert_eq!(board_code(page), first);
        page.css(".thumbs li:last-child button").press();
        assert_eq!(board_code(page), second);
        page.part_in("Recent boards", "button", "Medium, “picnic”")
            .press();
        page.announces("Now: Medium, “picnic”.");
        assert_eq!(board_code(page), first);
        assert_eq!(page.part("textbox", "Seed word").value(), "picnic");
    });
}

#[test]
fn kept_boards_and_the_strip_stay_over_a_reload() {
    browse(|page| {
        open_studio(page);
        type_seed(page, "picnic");
        page.press("Keep it");
        page.part_in("Boards you kept", "button", "Medium, “picnic”")
            .appears();
        page.choose("Size", "Small 8 × 4");
        let last = board_code(page);
        page.reload();
        assert_eq!(board_code(page), last, "the studio is as it was left");
        page.part_in("Boards you kept", "button", "Medium, “picnic”")
            .press();
        assert_eq!(
            board_code(page),
            generate_board("#/board/1/medium-4/picnic").to_code()
        );
        page.part("button", "Keep it").becomes_chosen();
        page.press("Keep it");
        page.part("region", "Boards you kept").disappears();
    });
}

#[test]
fn impossible_settings_are_reported_and_the_last_board_stays() {
    browse(|page| {
        open_studio(page);
        page.choose("Size", "Small 8 × 4");
        page.choose("Walls", "Exactly");
        let before = board_drawing(page);
        let number = page.part("textbox", "Walls: exactly");
        number.type_over("1");
        page.wait("one wall is drawn", || board_drawing(page) != before);
        let before = board_drawing(page);
        // While 42 is being typed, the 4 alone is already a possible number of walls.
        number.type_over("4");
        page.wait("four walls are drawn", || board_drawing(page) != before);
        let board = board_drawing(page);
        page.type_text("2");
        page.announces("These settings have room for");
        assert_eq!(board_drawing(page), board);
        page.audit_themes();
        page.check_all_sizes("studio-refused");
        page.choose("Walls", "Few");
        page.no_longer_says("These settings have room for");
        assert_ne!(board_drawing(page), board);
    });
}

#[test]
fn every_setting_is_reached_by_keyboard() {
    browse(|page| {
        open_studio(page);
        page.choose("Special cells", "Some");
        page.choose("Walls", "Exactly");
        let panel = page.part("tabpanel", "Board");
        // With the word list, buttons appear inside the folded part.
        page.wait("the words have come", || {
            panel.eval("return !!part.querySelector('details button')") == json!(true)
        });
        let wanted = panel.eval(
            "const fields = part.querySelectorAll('input, button:not(:disabled)');\
             return [...new Set([...fields].filter((field) => field.checkVisibility()).map((field) => field.name || field.ariaLabel || field.labels[0].innerText))]",
        );
        panel.eval("part.focus()");
        let mut reached = Vec::new();
        for _ in 0..60 {
            page.press_keys("Tab");
            let here = page.css("body").eval(
                "const field = document.activeElement;\
                 if (!field.closest('[role=tabpanel]')) return null;\
                 if (field.localName === 'summary') return '';\
                 return field.name || field.ariaLabel || field.labels?.[0].innerText",
            );
            if here.is_null() {
                break;
            }
            // Headings of folded parts are tab stops, but not settings.
            if here != json!("") && !reached.contains(&here) {
                reached.push(here);
            }
        }
        assert_eq!(json!(reached), wanted);
        // The settings work by keyboard too: an arrow key selects the next size.
        let before = board_drawing(page);
        page.part_in("Size", "radio", "Medium 8 × 8")
            .eval("part.focus()");
        page.press_keys("Right");
        page.part_in("Size", "radio", "Large 16 × 8")
            .becomes_chosen();
        page.wait("the large board is drawn", || board_drawing(page) != before);
    });
}

#[test]
fn generating_boards_needs_no_word_list() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().delay(".lex");
        open_studio(page);
        type_seed(page, "picnic");
        assert_eq!(
            board_code(page),
            generate_board("#/board/1/medium-4/picnic").to_code()
        );
        page.press("Try another");
        open_tab(page, "Print");
        page.css(".paper.page svg").appears();
    });
}
