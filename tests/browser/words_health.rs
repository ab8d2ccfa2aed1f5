//! The word list fails to load, or its request hangs: the table reports it, and so does the
//! checker.

use serde_json::json;

use crate::beside::{lay_down, of_two};
use crate::harness::Setup;
use crate::page::{Page, SIZES};
use c_u_letter_rules::CULetter;
use game::{Game, Match};
use one_letter_better_rules::OneLetterBetter;
use word_heist_rules::WordHeist;

const FAILED: &str = "The word list didn’t load. The server answered 503.";
const SLOW: &str = "The word list is taking a long time. Wait a little, or try again.";
const AGAIN: &str = "Loading the word list. This may take a moment.";
const ROW: &str = ".trouble-row";

/// Goes to the table of a game, whether the word list has loaded or not.
fn add_participant<G: Game>(page: &Page, game: &Match<G>) {
    page.open("#/about");
    page.wait("the list is sent for", || asked(page) >= 1);
    lay_down(page, "early", game);
    page.open(&format!("#/{}/game/early", G::ID));
    page.css("[data-game=live]").appears();
}

/// Returns how many times the page requested the list.
fn asked(page: &Page) -> usize {
    let paths = page.mischief().asked();
    paths.iter().filter(|path| path.contains(".lex")).count()
}

/// Lets ten seconds pass while no response arrives.
fn ten_seconds_pass(page: &Page) {
    // At a table, the request for the list gave way to the one for the game's chunk, and was sent
    // again.
    let at_table = page.css("[data-game=live]").is_there();
    let sent = if at_table { 2 } else { 1 };
    page.wait("the list is sent for", || asked(page) == sent);
    page.put_clock_forward(10);
}

/// Aborts the hanging request and requests the list again.
fn tries_again(page: &Page) {
    let before = asked(page);
    page.press("Try again");
    page.wait("it is sent for once more", || asked(page) == before + 1);
}

/// Checks that a table reports that its word list failed, until it has loaded.
fn fails_and_comes<G: Game>(game: &Match<G>) {
    Setup::new().mischief().browse(|page| {
        page.mischief().unwell(".lex");
        page.forgive(".lex");
        add_participant(page, game);
        page.css(ROW).appears();
        page.says(FAILED);
        page.announces(FAILED);
        for size in SIZES {
            page.resize(size);
            assert!(!page.scrolls_sideways(), "{size:?}");
        }
        page.audit_themes();
        page.screens(&format!("words-fail-at-{}", G::ID));
        page.mischief().heal();
        page.press("Try again");
        page.css(ROW).goes();
        page.announces("The word list is here.");
    });
}

#[test]
fn at_paper_grid_a_failed_word_list_is_reported_and_retried() {
    fails_and_comes(&crate::paper_grid::begun());
}

#[test]
fn at_word_heist_a_failed_word_list_is_reported_and_retried() {
    fails_and_comes(&of_two::<WordHeist>(Default::default()));
}

#[test]
fn at_one_letter_better_a_failed_word_list_is_reported_and_retried() {
    fails_and_comes(&of_two::<OneLetterBetter>(Default::default()));
}

#[test]
fn at_c_u_letter_a_failed_word_list_is_reported_and_retried() {
    fails_and_comes(&of_two::<CULetter>(Default::default()));
}

#[test]
fn a_hanging_fetch_is_reported_at_a_table_and_retried() {
    Setup::new().mischief().browse(|page| {
        // The service worker, which caches the page for offline use, requests the list as well.
        page.mischief().hold("sw.js");
        page.mischief().hold(".lex");
        add_participant(page, &crate::paper_grid::begun());
        assert!(!page.css(ROW).is_there(), "it may come yet");
        ten_seconds_pass(page);
        page.says(SLOW);
        page.announces(SLOW);
        page.audit_themes();
        page.screens("words-slow");
        tries_again(page);
        page.says(AGAIN);
        let button = page.part("button", "Try again");
        assert!(button.attribute("disabled").is_some(), "it is being tried");
        page.mischief().heal();
        page.css(ROW).goes();
        page.announces("The word list is here.");
    });
}

#[test]
fn a_hanging_fetch_is_reported_in_the_checker_and_retried() {
    Setup::new().mischief().browse(|page| {
        page.mischief().hold("sw.js");
        page.mischief().hold(".lex");
        page.open("#/words");
        let coming = page.part("progressbar", "Loading the word list");
        coming.appears();
        ten_seconds_pass(page);
        page.says(SLOW);
        page.audit_themes();
        tries_again(page);
        coming.appears();
        page.mischief().heal();
        page.part("button", "ORCHARD").appears();
    });
}

#[test]
fn the_report_of_a_slow_list_goes_when_it_loads() {
    Setup::new().mischief().browse(|page| {
        page.mischief().hold(".lex");
        add_participant(page, &crate::paper_grid::begun());
        ten_seconds_pass(page);
        page.says(SLOW);
        page.mischief().heal();
        page.css(ROW).goes();
    });
}

#[test]
fn the_list_is_fetched_when_the_device_comes_online() {
    Setup::new().mischief().browse(|page| {
        page.mischief().unwell(".lex");
        page.forgive(".lex");
        add_participant(page, &of_two::<WordHeist>(Default::default()));
        page.says(FAILED);
        page.mischief().heal();
        let online = "dispatchEvent(new Event('online')); return true";
        assert_eq!(page.css("html").ask(online), json!(true));
        page.css(ROW).goes();
    });
}
