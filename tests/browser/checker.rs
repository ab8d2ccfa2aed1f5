//! The word checker, and loading its word list.

use serde_json::json;

use crate::harness::{Engine, Setup};
use crate::page::{Page, Size};

const LINE: &str = "Letters, and ? for a blank";

/// Opens the checker and waits for the word list.
fn open_checker(page: &Page) {
    page.open("#/words");
    page.part("button", "ORCHARD").appears();
}

#[test]
fn a_word_is_judged_and_words_from_its_letters_are_shown() {
    Setup::new().with_packed_list().browse(|page| {
        open_checker(page);
        page.fill(LINE, "grape");
        page.says("GRAPE is a word, in the Everyday and the Full list.");
        for (group, word) in [
            ("A letter added at the end", "GRAPES"),
            ("A letter changed", "DRAPE"),
            ("A letter left out", "GAPE"),
            ("Anagrams", "PAGER"),
        ] {
            page.says(group);
            page.part("button", word).appears();
        }
        page.part("button", "GAPER Full list only").appears();
        page.fill(LINE, "gaep");
        page.says("GAEP isn’t in the list.");
        page.part("button", "PAGE").appears();
        page.audit_themes();
        page.check_all_sizes("words-asked");
    });
}

/// Whether everything is in the window: the line, the keys, and the results between or beside them.
const FILLS: &str = "
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) return 'the page scrolls';
    const inside = (one) => {
        const { left, top, right, bottom } = document.querySelector(one).getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    };
    const parts = ['.checker-asks input', '.verdict', '.keys', '.checker-says'];
    const lost = parts.find((one) => !inside(one));
    if (lost) return `${lost} leaves the window`;
    const found = document.querySelector('.checker-says').getBoundingClientRect();
    return found.height < 120 ? `${found.height} px for what is found` : ''";

#[test]
fn the_checker_fills_its_window_with_columns_by_length() {
    Setup::new().with_packed_list().browse(|page| {
        open_checker(page);
        page.fill(LINE, "grape");
        page.says("GRAPE is a word");
        let columns = page.css(".checker-says").eval(
            "return [...part.querySelectorAll('.of-length h2')].map((one) => one.textContent)",
        );
        let lengths = [
            "6 letters",
            "5 letters",
            "4 letters",
            "3 letters",
            "2 letters",
        ];
        assert_eq!(columns, json!(lengths));
        for (width, height) in [
            (360, 640),
            (390, 844),
            (844, 390),
            (820, 1180),
            (1180, 820),
            (1440, 900),
        ] {
            page.resize(Size { width, height });
            page.wait_for_animations();
            let fills = page.css("html").eval(FILLS);
            assert_eq!(fills, json!(""), "{width} by {height}");
        }
    });
}

#[test]
fn a_found_word_can_be_checked_next() {
    Setup::new().with_packed_list().browse(|page| {
        open_checker(page);
        page.press("GAPE");
        page.says("GAPE is a word");
        page.press("AGAPE");
        page.says("AGAPE is a word");
        let line = || page.part("textbox", LINE).value();
        page.wait("it stands in the line", || line() == "agape");
        page.part("textbox", LINE).gets_focus();
        page.press("Clear");
        page.part("button", "ORCHARD").appears();
        page.wait("the line is empty", || line().is_empty());
    });
}

#[test]
fn letters_and_blanks_can_be_tapped() {
    Setup::new().with_packed_list().browse(|page| {
        open_checker(page);
        for key in ["Q", "Blank", "T", "T"] {
            page.tap(key);
        }
        page.tap("Delete the last letter");
        page.says("Q?T: see below what it can be.");
        page.says("With the blanks filled in");
        page.part("button", "QAT Full list only").appears();
    });
}

#[test]
fn the_checker_works_by_keyboard_alone() {
    Setup::new().with_packed_list().browse(|page| {
        open_checker(page);
        page.part("textbox", LINE).press();
        page.type_text("te?t");
        page.says("TE?T: see below what it can be.");
        page.press_keys("Backspace");
        page.press_keys("Backspace");
        page.type_text("a");
        page.announces("TEA is a word, in the Everyday and the Full list.");
        page.says("A letter added at the end");
    });
}

#[test]
fn a_long_group_is_shown_in_full_on_request() {
    Setup::new().with_packed_list().browse(|page| {
        open_checker(page);
        page.fill(LINE, "retains?");
        page.part("button", "ANGRIEST").appears();
        let words = || {
            page.css(".checker-says")
                .eval("return part.querySelectorAll('.found li').length")
        };
        let few = words();
        page.css(".of-length .button").press();
        page.wait("more words are shown", || words().as_u64() > few.as_u64());
    });
}

#[test]
fn a_list_that_fails_to_load_is_reported_and_fetched_again() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().answer_503(".lex");
        page.forgive(".lex");
        page.open("#/words");
        page.says("The word list didn’t load. The server answered 503.");
        page.audit_themes();
        page.check_all_sizes("words-missing");
        // Screens that need no word list still work.
        page.open("#/players");
        page.fill("A new player’s name", "Ada");
        page.press("Add");
        page.announces("Ada is on the list.");

        page.open("#/words");
        page.proxy().heal();
        page.press("Try again");
        page.part("button", "ORCHARD").appears();
    });
}

#[test]
fn an_interrupted_download_of_the_list_is_reported() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().cut_off(".lex");
        page.forgive(".lex");
        page.open("#/words");
        page.says("The word list didn’t load. Your connection may have dropped.");
        page.proxy().heal();
        page.press("Try again");
        page.part("button", "ORCHARD").appears();
    });
}

#[test]
fn a_damaged_list_is_fetched_again_before_it_is_reported() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().corrupt_once(".lex");
        page.open("#/words");
        page.part("button", "ORCHARD").appears();
    });
    Setup::new().with_proxy().browse(|page| {
        for _ in 0..2 {
            page.proxy().corrupt_once(".lex");
        }
        page.open("#/words");
        page.says("The word list arrived damaged.");
        page.press("Try again");
        page.part("button", "ORCHARD").appears();
    });
}

#[test]
fn a_loading_list_shows_progress_and_blocks_nothing() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().delay(".lex");
        page.open("#/words");
        page.part("progressbar", "Loading the word list").appears();
        page.fill(LINE, "gape");
        page.audit_themes();
        page.check_all_sizes("words-coming");
        page.open("#/settings");
        page.choose("Theme", "Dark");
        page.open("#/words");
        page.proxy().heal();
        page.part("button", "ORCHARD").appears();
    });
}

#[test]
fn letters_typed_while_the_list_loads_are_answered() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().delay(".lex");
        page.open("#/words");
        page.fill(LINE, "gape");
        page.proxy().heal();
        page.says("GAPE is a word");
    });
}

#[test]
fn a_worker_that_does_not_start_is_reported() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().answer_503("word-list-worker-");
        page.forgive("word-list-worker-");
        page.open("#/words");
        page.says("This browser didn’t open the word list.");
        page.proxy().heal();
        page.press("Try again");
        page.part("button", "ORCHARD").appears();
    });
}

#[test]
fn the_word_list_is_cached_on_the_device() {
    Setup::new().with_proxy().browse(|page| {
        open_checker(page);
        page.wait("the list is on its shelf", || {
            let kept = page.css("html").eval(
                "return caches.open('lettercase-words').then((shelf) => shelf.keys()).then((keys) => keys.length)",
            );
            kept == 1
        });
        page.proxy().answer_503(".lex");
        page.forgive(".lex");
        let first = page.current_tab();
        page.new_tab();
        open_checker(page);
        page.close_tab(&first);
        // Under a driver, WebKit keeps a file in its cache only while an open page uses it.
        if page.engine() != Engine::WebKit {
            page.reload();
            page.part("button", "ORCHARD").appears();
        }
    });
}
