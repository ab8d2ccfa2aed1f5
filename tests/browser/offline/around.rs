//! Around a game: only one tab plays, Back asks first, the screen stays awake.

use serde_json::json;

use super::{begin_game, offline_setup};
use crate::page::Page;

const ELSEWHERE: &str = "This game is open in another tab";

#[test]
fn only_one_tab_plays_and_another_can_take_over() {
    offline_setup().browse(|page| {
        let game = begin_game(page);
        let first = page.current_tab();
        let second = page.new_tab();
        page.open(&game);
        page.shows(ELSEWHERE);
        assert!(!page.css("[role=grid]").exists());
        page.press("Play here");
        page.css("[role=grid]").appears();
        page.switch_to_tab(&first);
        page.shows(ELSEWHERE);
        // WebKit takes pictures of the first tab only.
        page.audit_themes();
        page.check_all_sizes("other-tab");
        page.switch_to_tab(&second);
        // When the tab with the game is closed, the other tab opens the game by itself.
        page.close_tab(&first);
        page.css("[role=grid]").appears();
    });
}

#[test]
fn back_asks_before_it_leaves_a_game() {
    offline_setup().browse(|page| {
        page.open("#/");
        let game = begin_game(page);
        page.back();
        page.says("Leave the game?");
        page.audit_themes();
        page.check_all_sizes("leaving");
        page.press("Stay");
        // The dialog removes its own history entry first.
        page.wait("the question is gone", || {
            page.css("html").eval("return history.state") == json!("guard")
        });
        assert_eq!(page.route(), game);
        page.back();
        page.says("Leave the game?");
        // Back again closes the question and keeps the game.
        page.back();
        page.no_longer_says("Leave the game?");
        assert_eq!(page.route(), game);
        page.back();
        page.press("Leave");
        page.shows("Lettercase");
        page.part("link", "Go on: Paper Grid, Ada and Gran")
            .appears();
        // Following a link is deliberate, so nothing is asked.
        page.press("Go on: Paper Grid, Ada and Gran");
        page.css("[role=grid]").appears();
        page.press("Menu");
        page.press("Settings");
        page.shows("Settings");
    });
}

/// Counts the page's wake lock requests and releases.
fn watch_wake_locks(page: &Page) {
    page.css("html").eval(
        "window.locks = { asked: 0, let_go: 0 };\
         Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {\
           locks.asked += 1;\
           return { released: false, release() { this.released = true; locks.let_go += 1; } };\
         } } });\
         return true",
    );
}

#[test]
fn the_screen_stays_awake_during_a_game() {
    offline_setup().browse(|page| {
        page.open("#/");
        watch_wake_locks(page);
        let counts = || page.css("html").eval("return [locks.asked, locks.let_go]");
        begin_game(page);
        page.wait("it stays awake", || counts() == json!([1, 0]));
        page.press("Menu");
        page.press("Settings");
        page.wait("it may sleep", || counts() == json!([1, 1]));
    });
}
