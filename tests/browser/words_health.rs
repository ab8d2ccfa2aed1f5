//! The word list fails to load, or its request hangs: the table reports it, and so does the
//! checker.

use serde_json::json;

use crate::beside::{save_game, two_player_match};
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
fn open_table<G: Game>(page: &Page, game: &Match<G>) {
    page.open("#/about");
    page.wait("the list is sent for", || list_requests(page) >= 1);
    save_game(page, "early", game);
    page.open(&format!("#/{}/game/early", G::ID));
    page.css("[data-game=live]").appears();
}

/// Returns how many times the page requested the list.
fn list_requests(page: &Page) -> usize {
    let paths = page.proxy().requested_paths();
    paths.iter().filter(|path| path.contains(".lex")).count()
}

/// Lets ten seconds pass while no response arrives.
fn pass_ten_seconds(page: &Page) {
    // At a table, the request for the list gave way to the one for the game's chunk, and was sent
    // again.
    let at_table = page.css("[data-game=live]").exists();
    let sent = if at_table { 2 } else { 1 };
    page.wait("the list is sent for", || list_requests(page) == sent);
    page.advance_clock(10);
}

/// Aborts the hanging request and requests the list again.
fn retry_list(page: &Page) {
    let before = list_requests(page);
    page.press("Try again");
    page.wait("it is sent for once more", || {
        list_requests(page) == before + 1
    });
}

/// Checks that a table reports that its word list failed, until it has loaded.
fn check_list_failure<G: Game>(game: &Match<G>) {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().answer_503(".lex");
        page.forgive(".lex");
        open_table(page, game);
        page.css(ROW).appears();
        page.says(FAILED);
        page.announces(FAILED);
        for size in SIZES {
            page.resize(size);
            assert!(!page.scrolls_sideways(), "{size:?}");
        }
        page.audit_themes();
        page.check_all_sizes(&format!("words-fail-at-{}", G::ID));
        page.proxy().heal();
        page.press("Try again");
        page.css(ROW).disappears();
        page.announces("The word list is here.");
    });
}

#[test]
fn at_paper_grid_a_failed_word_list_is_reported_and_retried() {
    check_list_failure(&crate::paper_grid::new_short_game());
}

#[test]
fn at_word_heist_a_failed_word_list_is_reported_and_retried() {
    check_list_failure(&two_player_match::<WordHeist>(Default::default()));
}

#[test]
fn at_one_letter_better_a_failed_word_list_is_reported_and_retried() {
    check_list_failure(&two_player_match::<OneLetterBetter>(Default::default()));
}

#[test]
fn at_c_u_letter_a_failed_word_list_is_reported_and_retried() {
    check_list_failure(&two_player_match::<CULetter>(Default::default()));
}

#[test]
fn a_hanging_fetch_is_reported_at_a_table_and_retried() {
    Setup::new().with_proxy().browse(|page| {
        // The service worker, which caches the page for offline use, requests the list as well.
        page.proxy().delay("sw.js");
        page.proxy().delay(".lex");
        open_table(page, &crate::paper_grid::new_short_game());
        assert!(!page.css(ROW).exists(), "it may come yet");
        pass_ten_seconds(page);
        page.says(SLOW);
        page.announces(SLOW);
        page.audit_themes();
        page.check_all_sizes("words-slow");
        retry_list(page);
        page.says(AGAIN);
        let button = page.part("button", "Try again");
        assert!(button.attribute("disabled").is_some(), "it is being tried");
        page.proxy().heal();
        page.css(ROW).disappears();
        page.announces("The word list is here.");
    });
}

#[test]
fn a_hanging_fetch_is_reported_in_the_checker_and_retried() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().delay("sw.js");
        page.proxy().delay(".lex");
        page.open("#/words");
        let coming = page.part("progressbar", "Loading the word list");
        coming.appears();
        pass_ten_seconds(page);
        page.says(SLOW);
        page.audit_themes();
        retry_list(page);
        coming.appears();
        page.proxy().heal();
        page.part("button", "ORCHARD").appears();
    });
}

#[test]
fn the_report_of_a_slow_list_goes_when_it_loads() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().delay(".lex");
        open_table(page, &crate::paper_grid::new_short_game());
        pass_ten_seconds(page);
        page.says(SLOW);
        page.proxy().heal();
        page.css(ROW).disappears();
    });
}

#[test]
fn the_list_is_fetched_when_the_device_comes_online() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().answer_503(".lex");
        page.forgive(".lex");
        open_table(page, &two_player_match::<WordHeist>(Default::default()));
        page.says(FAILED);
        page.proxy().heal();
        let online = "dispatchEvent(new Event('online')); return true";
        assert_eq!(page.css("html").eval(online), json!(true));
        page.css(ROW).disappears();
    });
}
