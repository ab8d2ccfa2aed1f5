//! The sheet and its files: the preview, PDF by the print worker, SVG.

use serde_json::json;

use super::{first_page_drawing, open_studio, open_tab};
use crate::harness::{Setup, browse};
use crate::page::Page;
use crate::poppler::PrintedFile;

/// Types the number of boards.
fn type_board_count(page: &Page, boards: u32) {
    let number = page.part("textbox", "How many boards");
    number.type_over(&boards.to_string());
    page.wait("the number is there", || {
        number.value() == boards.to_string()
    });
}

fn open_picnic(page: &Page) {
    page.open("#/board/1/medium-4/picnic?cells=some");
    page.shows("Board studio");
    open_tab(page, "Print");
}

/// Returns the distance from the top of the tab to its first button.
fn first_button_offset(page: &Page) -> f64 {
    page.part("button", "Print now").bounding_box()[1] - page.part("tab", "Print").bounding_box()[1]
}

#[test]
fn each_choice_changes_the_page_at_once() {
    browse(|page| {
        open_picnic(page);
        for (group, option) in [
            ("Sheet", "Letter"),
            ("Orientation", "Landscape"),
            ("Boards on a page", "2"),
            ("Boards on a page", "1"),
            ("Ink", "Sparing"),
        ] {
            let before = first_page_drawing(page);
            let stands = first_button_offset(page);
            page.choose(group, option);
            page.wait(&format!("{group} {option} is drawn"), || {
                first_page_drawing(page) != before
            });
            // A choice must not move the buttons.
            let moved = (first_button_offset(page) - stands).abs();
            assert!(moved < 0.1, "{group} {option} moved it by {moved}");
        }
        for switch in [
            "Large print",
            "Explain the board’s symbols",
            "What letters score",
            "Boxes to count letters at the edge",
            "Score table",
            "Seed, link and code, to find it again",
            "The link as a QR code",
        ] {
            if switch == "The link as a QR code" {
                // Makes room for the QR code.
                page.choose("Orientation", "Portrait");
                page.press("Large print");
                page.css(".paper.page svg[width='215.9mm']").appears();
                page.no_longer_says("No room for the QR code.");
            }
            let before = first_page_drawing(page);
            page.press(switch);
            page.wait(&format!("{switch} is drawn"), || {
                first_page_drawing(page) != before
            });
        }
        page.audit_themes();
    });
}

#[test]
fn the_print_settings_are_remembered() {
    browse(|page| {
        open_picnic(page);
        page.choose("Sheet", "Letter");
        page.press("Score table");
        page.part("textbox", "Margin in millimetres")
            .type_over("20");
        page.reload();
        open_tab(page, "Print");
        assert_eq!(page.part("textbox", "Margin in millimetres").value(), "20");
        page.part_in("Sheet", "radio", "Letter").becomes_chosen();
        page.part("checkbox", "Score table").becomes_chosen();
    });
}

#[test]
fn the_score_table_can_have_the_players_names() {
    browse(|page| {
        page.open("#/players");
        page.fill("A new player’s name", "Zoë");
        page.press("Add");
        page.announces("Zoë is on the list.");
        open_picnic(page);
        page.press("Score table");
        page.press("With players’ names");
        page.wait("the name is on the page", || {
            first_page_drawing(page).contains("Zoë")
        });
    });
}

#[test]
fn one_board_is_saved_as_a_page_of_pdf() {
    browse(|page| {
        open_picnic(page);
        let (name, file) = page.capture_download(|| page.press("Save as PDF"));
        assert_eq!(name, "paper-grid-picnic.pdf");
        let printed = PrintedFile::new("studio-one", &file);
        assert_eq!(printed.info_field("Pages"), "1");
        assert!(
            printed.info_field("Page size").contains("A4"),
            "A4 is usual"
        );
        let text = printed.text();
        assert!(text.contains("Seed “picnic”, generator 1"), "{text}");
        assert!(text.contains("On this board"), "{text}");
        assert!(!text.contains("Board studio"), "{text}");
    });
}

#[test]
fn thirty_boards_are_saved_two_a_page_with_progress() {
    browse(|page| {
        open_picnic(page);
        type_board_count(page, 30);
        // What the later pages lack is reported before they are printed.
        page.press("Large print");
        page.says("No room for the endgame’s boxes on pages 1 to ");
        page.press("Large print");
        page.no_longer_says("No room for the endgame’s boxes");
        page.choose("Boards on a page", "2");
        // Records every announcement during the drawing, however fast it is.
        page.css("body").eval(
            "window.heard = '';\
             new MutationObserver(() => {\
               for (const voice of document.querySelectorAll('[role=tabpanel] [role=status]'))\
                 window.heard += voice.textContent + ' ' })\
               .observe(document.body, { childList: true, characterData: true, subtree: true })",
        );
        let (name, file) = page.capture_download(|| page.press("Save as PDF"));
        assert_eq!(name, "paper-grid-picnic-30.pdf");
        let heard = page.css("body").eval("return window.heard");
        let heard = heard.as_str().unwrap_or_default();
        assert!(heard.contains("1 of 15 pages drawn"), "{heard}");
        let printed = PrintedFile::new("studio-thirty", &file);
        assert_eq!(printed.info_field("Pages"), "15");
        let text = printed.text();
        assert!(
            text.contains("Seed “picnic”"),
            "the chosen one is the first: {text}"
        );
        for number in 2..=30 {
            let seed = format!("Seed “picnic-{number}”");
            assert!(text.contains(&seed), "{seed} is missing: {text}");
        }
        page.part("progressbar", "Drawing the boards").disappears();
    });
}

#[test]
fn cards_and_a_class_pack_are_saved_as_one_file() {
    browse(|page| {
        open_picnic(page);
        page.css("details.more > summary").press();
        page.press("Save all of it as one PDF");
        page.announces("Tick what to print first.");
        page.press("Cards of C U Letter");
        page.choose("Backs", "Turned by the long edge");
        // The order is previewed as it is printed.
        page.press("Show the first page");
        let cards = page.css("details.more .paper.page svg");
        cards.appears();
        let drawn = cards.eval("return part.outerHTML");
        assert!(drawn.as_str().is_some_and(|svg| svg.contains("#1b5788")));
        page.check_all_sizes("studio-order-page");
        page.choose("Backs", "No backs");
        cards.disappears();
        page.choose("Backs", "Turned by the long edge");
        page.press("Class pack: these boards, one for each name");
        page.fill("Names", "Ada, Bo, Ada");
        page.says("Ada is in the list more than once. Each gets a board.");
        page.audit_themes();
        page.press("Large print");
        page.press("Show the first page");
        page.says("No room to explain the symbols on pages 3");
        let (name, file) = page.capture_download(|| page.press("Save all of it as one PDF"));
        page.says("No room to explain the symbols on pages 3");
        assert_eq!(name, "lettercase.pdf");
        let printed = PrintedFile::new("studio-shop", &file);
        // Both sides of 14 sheets of cards, and their abilities; then cover, rules, 3 boards and
        // index.
        assert_eq!(printed.info_field("Pages"), "35");
        let text = printed.text();
        for part in ["Switch-a-Root", "Class pack", "Ada", "For the teacher"] {
            assert!(text.contains(part), "{part}: {text}");
        }
    });
}

#[test]
fn an_address_opens_the_order_form_for_a_games_cards() {
    browse(|page| {
        page.open("#/c-u-letter/rules");
        page.press("Print it");
        page.shows("Board studio");
        page.part("checkbox", "Cards of C U Letter")
            .becomes_chosen();
        page.choose("Card size", "Mini, 44 × 67 mm");
        page.press("A page that says what each card does");
        let (name, file) = page.capture_download(|| page.press("Save all of it as one PDF"));
        assert_eq!(name, "c-u-letter-cards-mini.pdf");
        let printed = PrintedFile::new("studio-mini", &file);
        assert_eq!(printed.info_field("Pages"), "8");
        page.choose("Each page on", "4 sheets, 2 × 2");
        page.press("Cards of C U Letter");
        page.press("Letter tiles, for Word Heist and Paper Grid");
        page.choose("Letters", "49 letters");
        page.choose("Shape of the letters", "Domino, the letter twice");
        page.audit_themes();
        page.check_all_sizes("studio-order");
        let (name, file) = page.capture_download(|| page.press("Save all of it as SVG"));
        assert_eq!(name, "word-heist-letters-49.zip");
        assert!(file.starts_with(b"PK"));
        page.open("#/board/print/A6.B2");
        let code = page.part("textbox", "Code or link of your own deck");
        page.wait("the code is in the form", || code.value() == "A6.B2");
        page.press("Save all of it as one PDF");
        page.announces("This isn’t a deck code. Copy all of it.");
    });
}

#[test]
fn identical_boards_are_printed_alike() {
    browse(|page| {
        open_picnic(page);
        type_board_count(page, 3);
        page.press("Make each board different");
        let (_, file) = page.capture_download(|| page.press("Save as PDF"));
        let printed = PrintedFile::new("studio-alike", &file);
        assert_eq!(printed.info_field("Pages"), "3");
        assert_eq!(printed.text().matches("Seed “picnic”,").count(), 3);
    });
}

#[test]
fn drawing_can_be_stopped_and_the_page_stays_responsive() {
    Setup::new().with_proxy().browse(|page| {
        // The slowest possible device: the print worker never arrives.
        page.proxy().delay("print-worker-");
        open_picnic(page);
        type_board_count(page, 60);
        page.press("Save as PDF");
        page.part("progressbar", "Drawing the boards").appears();
        page.says("0 of 60 pages drawn");
        page.audit_themes();
        page.check_all_sizes("studio-drawing");
        page.choose("Sheet", "Letter");
        page.part_in("Sheet", "radio", "Letter").becomes_chosen();
        let off = page.visible_names("button");
        assert!(off.contains(&"Save as PDF (disabled)".into()), "{off:?}");
        page.press("Stop");
        page.part("progressbar", "Drawing the boards").disappears();
        page.proxy().heal();
        let (_, file) = page.capture_download(|| page.press("Save as PDF"));
        let printed = PrintedFile::new("studio-stopped", &file);
        assert_eq!(printed.info_field("Pages"), "60");
        assert!(printed.info_field("Page size").contains("letter"));
    });
}

#[test]
fn a_print_worker_that_fails_to_load_is_reported() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().answer_503("print-worker-");
        page.forgive("print-worker-");
        open_picnic(page);
        page.press("Save as PDF");
        page.announces("The file couldn’t be made. Try again.");
        page.says("The page couldn’t be shown.");
        page.proxy().heal();
        page.press("Try again");
        page.css(".paper.page svg").appears();
        page.no_longer_says("The page couldn’t be shown.");
        let (_, file) = page.capture_download(|| page.press("Save as PDF"));
        assert_eq!(
            PrintedFile::new("studio-again", &file).info_field("Pages"),
            "1"
        );
    });
}

#[test]
fn the_page_is_saved_as_svg() {
    browse(|page| {
        open_picnic(page);
        let (name, file) = page.capture_download(|| page.press("Save as SVG"));
        assert_eq!(name, "paper-grid-picnic.svg");
        let text = String::from_utf8(file).expect("it is UTF-8");
        let svg = roxmltree::Document::parse(&text).expect("it is XML");
        let root = svg.root_element();
        assert_eq!(root.tag_name().name(), "svg");
        assert_eq!(
            root.tag_name().namespace(),
            Some("http://www.w3.org/2000/svg")
        );
        assert_eq!(root.attribute("width"), Some("210mm"));
        let words: String = svg.descendants().filter_map(|node| node.text()).collect();
        assert!(words.contains("Paper Grid"), "{words}");
    });
}

#[test]
fn too_many_boards_a_page_are_refused_before_drawing() {
    browse(|page| {
        page.open("#/board/1/large-6/picnic?cells=many&types=celldance");
        page.shows("Board studio");
        open_tab(page, "Print");
        page.press("Large print");
        page.choose("Boards on a page", "4");
        page.announces("too small to write in");
        let off = page.visible_names("button");
        for button in ["Print now", "Save as PDF", "Save as SVG"] {
            assert!(off.contains(&format!("{button} (disabled)")), "{off:?}");
        }
        page.check_all_sizes("studio-too-small");
        page.choose("Boards on a page", "1");
        page.no_longer_says("too small to write in");
    });
}

#[test]
fn a_tap_is_drawn_in_the_next_frame() {
    browse(|page| {
        open_studio(page);
        let drawn = page.css("body").eval(
            "const paper = () => document.querySelector('.easel-board .paper').innerHTML;\
             const before = paper();\
             document.querySelector('input[name=size]').click();\
             return new Promise((done) => requestAnimationFrame(() => done(paper() !== before)))",
        );
        assert_eq!(drawn, json!(true));
    });
}
