//! The browser's own printing, through the driver's print command.
//!
//! Chromium and Firefox print into a PDF. WebKitGTK's driver has no such command (it answers
//! "unknown command"); there the test checks the layout that would be printed: the sheets, and
//! nothing of the screen.

use serde_json::{Value, json};
use thirtyfour::common::print::{PrintMargins, PrintPage, PrintParameters};

use super::open_tab;
use crate::harness::{Engine, Setup};
use crate::page::Page;
use crate::poppler::PrintedFile;

/// Presses a button that prints. The browser's dialog is suppressed; the test does the printing.
fn press_print(page: &Page, button: &str) {
    page.css("body")
        .eval("window.printed = 0; window.print = () => { window.printed += 1 }");
    page.press(button);
    page.wait("the browser is asked to print", || {
        page.css("body").eval("return window.printed") == 1
    });
}

/// An A4 sheet, in centimetres.
const A4: [f64; 2] = [21.0, 29.7];
/// A Letter sheet in landscape, in centimetres.
const LETTER_LYING: [f64; 2] = [27.94, 21.59];

/// Prints the page. The driver's command replaces the dialog, in which Firefox preselects the
/// page's paper size; Chromium always uses the size that the page sets.
fn print_page(page: &Page, name: &str, [width, height]: [f64; 2]) -> PrintedFile {
    let parameters = PrintParameters {
        background: true,
        // The sheets set their own size.
        shrink_to_fit: false,
        page: PrintPage { width, height },
        margin: PrintMargins {
            top: 0.0,
            bottom: 0.0,
            left: 0.0,
            right: 0.0,
        },
        ..PrintParameters::default()
    };
    let driver = page.driver();
    match driver.block_on(driver.session().print_page(parameters)) {
        Ok(file) => PrintedFile::new(&format!("{}-{name}", page.engine().name()), &file),
        Err(error) => panic!("nothing is printed: {error}"),
    }
}

/// Returns the sizes of the sheets that would be printed, in millimetres, for engines that can't
/// print.
fn sheet_sizes(page: &Page) -> Value {
    page.css(".printed").eval(
        "return [...part.querySelectorAll(':scope > svg')].map((sheet) => sheet.getAttribute('width') + ' ' + sheet.getAttribute('height'))",
    )
}

fn open_picnic(page: &Page, more: &str) {
    page.open(&format!("#/board/1/medium-4/picnic{more}"));
    page.shows("Board studio");
    open_tab(page, "Print");
}

#[test]
fn a_board_is_printed_on_one_sheet_without_the_screen() {
    Setup::new().with_full_browser().browse(|page| {
        open_picnic(page, "?cells=some");
        page.set_theme("dark");
        press_print(page, "Print now");
        if page.engine() == Engine::WebKit {
            assert_eq!(sheet_sizes(page), json!(["210mm 297mm"]));
            return;
        }
        let printed = print_page(page, "print-one", A4);
        assert_eq!(printed.info_field("Pages"), "1");
        assert!(
            printed.info_field("Page size").contains("A4"),
            "A4 is usual"
        );
        let text = printed.text();
        assert!(text.contains("Seed “picnic”, generator 1"), "{text}");
        assert!(text.contains("On this board"), "{text}");
        for screen in ["Board studio", "Try another", "Lettercase home", "Settings"] {
            assert!(!text.contains(screen), "{screen} is printed: {text}");
        }
    });
}

#[test]
fn each_paper_is_printed_in_its_size() {
    Setup::new().with_full_browser().browse(|page| {
        open_picnic(page, "");
        page.choose("Sheet", "Letter");
        page.choose("Orientation", "Landscape");
        page.choose("Boards on a page", "2");
        page.part("textbox", "How many boards").type_over("5");
        press_print(page, "Print now");
        if page.engine() == Engine::WebKit {
            assert_eq!(sheet_sizes(page), json!(vec!["279.4mm 215.9mm"; 3]));
            return;
        }
        let printed = print_page(page, "print-letter", LETTER_LYING);
        assert_eq!(printed.info_field("Pages"), "3");
        assert!(
            printed.info_field("Page size").starts_with("792 x 612"),
            "{}",
            printed.info_field("Page size")
        );
        let text = printed.text();
        // The first board is the one on the screen.
        assert!(text.contains("Seed “picnic”"), "{text}");
        for number in 2..=5 {
            assert!(text.contains(&format!("Seed “picnic-{number}”")), "{text}");
        }
    });
}

#[test]
fn the_rules_and_an_empty_grid_are_printed_too() {
    Setup::new().with_full_browser().browse(|page| {
        open_picnic(page, "");
        for (button, name, words) in [
            ("Print the rules", "print-rules", "Paper Grid"),
            ("Print an empty grid", "print-blank", "Stars"),
        ] {
            press_print(page, button);
            if page.engine() == Engine::WebKit {
                assert_eq!(sheet_sizes(page), json!(["210mm 297mm"]));
                continue;
            }
            let printed = print_page(page, name, A4);
            assert_eq!(printed.info_field("Pages"), "1", "{button}");
            let text = printed.text();
            assert!(text.contains(words), "{button}: {text}");
            assert!(!text.contains("Board studio"), "{text}");
        }
    });
}
