//! The page in a real browser: `cargo test --package browser_tests`.
//!
//! Each test gets its own server, driver, browser and profile, so that tests can't affect each
//! other. `LETTERCASE_ENGINE` selects the browser (`chromium`, `firefox`, `webkit`; Chromium by
//! default), and `LETTERCASE_DIST` a build other than `dist/`. `make test` and the checks in the
//! pipeline set up what is needed.
//!
//! # To add a test
//! Write it in the file of its subject, or in a new file named after the subject with a `mod` line
//! below:
//!
//! ```ignore
//! #[test]
//! fn the_theme_is_remembered() {
//!     browse(|page| {
//!         page.open("#/settings");
//!         page.choose("Theme", "Dark");
//!         page.reload();
//!         page.part_in("Theme", "radio", "Dark").becomes_chosen();
//!         page.audit_themes();
//!         page.check_all_sizes("settings");
//!     });
//! }
//! ```
//!
//! - Name parts as a screen reader does: `page.press("Start")`,
//!   `page.part("gridcell", "A1, empty")`. `page.css(..)` is for parts without a name. While a
//!   modal dialog is open, only its parts are found.
//! - Every action waits until it is possible. A failure reports what the test waited for and what
//!   the page said instead. No test sleeps.
//! - Every test ends with the quiet check (`page/quiet.rs`): no errors in the console, no requests
//!   to other hosts. Errors that a test causes are forgiven by a part of their text:
//!   `page.forgive("_bg.wasm")`.
//! - Tests of a game's clock don't race with the machine: use `page.stop_clock()` and
//!   `page.advance_clock(10)`. Read a stored record by its name, `page.saved_record("players")`,
//!   once everything is on the disk (`page.wait_until_saved()`). What a test writes to the disk
//!   itself (`beside::save_game`, `page.write_row`) is seen by the page only after a reload.
//! - `Setup` requests trouble: storage blocked, no scripts, a bad line to the server
//!   (`.with_proxy()`, then `page.proxy().answer_503("_bg.wasm")`). `page.server().stop()` stops
//!   the server. `Setup::new().browse_with_kills(|page| ..)` is for a browser that is killed with
//!   `page.kill()` and opened again on the same profile with `page.start_again()`.
//! - A failed test leaves a picture, the document and the browser's last output in
//!   `target/screens/failed/`.

#![cfg(test)]

mod beside;
mod boot;
mod c_u_letter;
mod checker;
mod coached;
mod day;
mod fuzz;
mod hands;
mod harness;
mod helping;
mod home;
mod killed;
mod large_text;
mod lessons;
mod lost;
mod many;
mod narrow;
mod notices;
mod offline;
mod old_saves;
mod one_letter_better;
mod opening;
mod page;
mod paper_grid;
mod parts;
mod phases;
mod pictures;
mod players;
#[path = "../poppler/mod.rs"]
mod poppler;
mod proof;
mod rated;
mod reached;
mod rooms;
mod set_up;
mod settings;
mod shelf;
mod shell;
mod sitting;
mod stage;
mod steady;
mod storage;
mod tabs;
mod twice;
mod twice_words;
mod whole;
mod word_heist;
mod words_health;

/// Every name in the lists that `make test-engines` reads must exist: a name that matches nothing
/// would silently change what is run.
#[test]
fn every_name_in_the_engine_lists_is_a_test_module() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = include_str!("by_the_rules.txt").lines();
    for name in rules.chain(include_str!("in_every_engine.txt").lines()) {
        let module = folder.join(name.replace("::", "/"));
        let is_there = module.is_dir() || module.with_extension("rs").is_file();
        assert!(is_there, "{name} is no module of tests");
    }
}

/// Every test that `make test` runs must exist and have a description.
#[test]
fn each_flow_names_a_test_and_has_a_description() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let flows = include_str!("flows.txt").lines();
    assert!(flows.clone().count() >= 100, "at least a hundred flows");
    for line in flows.chain(include_str!("dev_page.txt").lines()) {
        let (name, about) = line.split_once(": ").expect(line);
        assert!(!about.is_empty(), "{name}");
        let (module, test) = name.rsplit_once("::").expect(line);
        let module = folder.join(module.replace("::", "/"));
        let files = [module.with_extension("rs"), module.join("mod.rs")];
        let text = files
            .iter()
            .find_map(|file| std::fs::read_to_string(file).ok());
        let is_there = text.is_some_and(|text| text.contains(&format!("fn {test}()")));
        assert!(is_there, "{name} is no test");
    }
}
