//! Two tabs of one browser: each learns what the other stores, and nothing is lost between them.

use game::{Match, Moment, Viewer};
use word_heist::text::table::face_down_note;
use word_heist_rules::{Action, WordHeist};

use crate::beside::{self};
use crate::harness::browse;
use crate::page::Page;

const ELSEWHERE: &str = "This game is open in another tab";
const GAME: &str = "#/word-heist/game/heist";

/// A two-player game that has just begun.
fn begun() -> Match<WordHeist> {
    beside::of_two(Default::default())
}

/// Puts the game on the page's table; returns the number of letters face down.
fn a_game(page: &Page) -> u8 {
    let game = begun();
    beside::open(page, "heist", &game);
    page.css("#pile").appears();
    game.view(Viewer::Table).face_down
}

fn turns_up(page: &Page, left: u8) {
    page.css("#pile[data-flip]").tap();
    page.says(face_down_note(left).trim_start_matches(", "));
}

#[test]
fn players_are_synced_between_tabs_at_once() {
    browse(|page| {
        page.open("#/players");
        let first = page.tab();
        let second = page.new_tab();
        page.open("#/players");
        page.fill("A new player’s name", "Ada");
        page.press("Add");
        page.part("button", "Edit Ada").appears();
        page.turn_to(&first);
        page.part("button", "Edit Ada").appears();
        page.press("Remove Ada");
        page.part("button", "Edit Ada").goes();
        page.turn_to(&second);
        page.part("button", "Edit Ada").goes();
    });
}

#[test]
fn settings_and_erasing_are_synced_between_tabs_at_once() {
    browse(|page| {
        page.open("#/settings");
        let first = page.tab();
        let second = page.new_tab();
        page.open("#/settings");
        page.choose("Theme", "Dark");
        page.turn_to(&first);
        page.part_in("Theme", "radio", "Dark").becomes_chosen();
        page.press("Erase everything");
        page.part("dialog", "Erase everything here?").appears();
        page.press("Erase everything");
        page.announces("Everything is erased.");
        page.turn_to(&second);
        page.part_in("Theme", "radio", "Same as device")
            .becomes_chosen();
        page.turn_to(&first);
        page.press("Undo");
        page.part_in("Theme", "radio", "Dark").becomes_chosen();
        page.turn_to(&second);
        page.part_in("Theme", "radio", "Dark").becomes_chosen();
    });
}

fn erase(page: &Page) {
    page.press("Erase everything");
    page.part("dialog", "Erase everything here?").appears();
    page.press("Erase everything");
    page.announces("Everything is erased.");
}

#[test]
fn two_erasures_in_two_tabs_are_undone_one_after_the_other() {
    browse(|page| {
        page.open("#/settings");
        page.choose("Theme", "Dark");
        page.is_saved();
        erase(page);
        let first = page.tab();
        let second = page.new_tab();
        page.open("#/settings");
        page.choose("Theme", "Light");
        page.is_saved();
        erase(page);
        page.turn_to(&first);
        page.part_in("Theme", "radio", "Same as device")
            .becomes_chosen();
        page.press("Undo");
        page.announces("Everything was erased or replaced again after that. Undo that first.");
        page.audit_themes();
        page.screens("undo-later");
        page.turn_to(&second);
        page.press("Undo");
        page.part_in("Theme", "radio", "Light").becomes_chosen();
        page.turn_to(&first);
        page.part_in("Theme", "radio", "Light").becomes_chosen();
        page.press("Undo");
        page.part_in("Theme", "radio", "Dark").becomes_chosen();
    });
}

#[test]
fn a_game_continues_while_another_tab_erases_everything() {
    browse(|page| {
        let down = a_game(page);
        let first = page.tab();
        page.new_tab();
        page.open("#/settings");
        erase(page);
        page.turn_to(&first);
        turns_up(page, down - 1);
        page.is_saved();
        page.reload();
        page.says(face_down_note(down - 1).trim_start_matches(", "));
    });
}

#[test]
fn kept_boards_are_synced_between_tabs_at_once() {
    browse(|page| {
        page.open("#/board");
        let first = page.tab();
        page.new_tab();
        page.open("#/board");
        page.press("Keep it");
        page.part("region", "Boards you kept").appears();
        page.turn_to(&first);
        page.part("region", "Boards you kept").appears();
    });
}

#[test]
fn without_locks_a_game_played_in_another_tab_is_noticed() {
    browse(|page| {
        page.open("#/words");
        page.css("html")
            .ask("Object.defineProperty(navigator, 'locks', { value: undefined })");
        let mut game = begun();
        let down = game.view(Viewer::Table).face_down;
        beside::open(page, "heist", &game);
        page.css("#pile").appears();
        // Another tab turns up a letter, stores that and announces it.
        let seat = game.waiting_for().seats().iter().next().expect("a seat");
        let done = game.act(seat, &Action::Flip, Moment(1_000), None);
        done.expect("a letter can be turned up");
        beside::lay_down(page, "heist", &game);
        page.css("html")
            .ask("new BroadcastChannel('lettercase').postMessage('7:changed10:game/heist')");
        page.shows(ELSEWHERE);
        page.press("Play here");
        page.says(face_down_note(down - 1).trim_start_matches(", "));
    });
}

#[test]
fn a_game_can_be_played_where_locks_are_refused() {
    browse(|page| {
        page.open("#/words");
        page.css("html").ask(
            "navigator.locks.request = () => Promise.reject(new DOMException('', 'SecurityError'))",
        );
        let game = begun();
        let down = game.view(Viewer::Table).face_down;
        beside::open(page, "heist", &game);
        turns_up(page, down - 1);
    });
}

#[test]
fn play_here_takes_over_acts_that_the_other_tab_could_not_write() {
    browse(|page| {
        let down = a_game(page);
        page.is_saved();
        page.fill_storage();
        page.disk_refuses("QuotaExceededError");
        turns_up(page, down - 1);
        page.part("link", "Not saved: no room").appears();
        page.new_tab();
        page.open(GAME);
        page.shows(ELSEWHERE);
        page.press("Play here");
        page.says(face_down_note(down - 1).trim_start_matches(", "));
        page.is_saved();
        page.empty_storage_again();
        page.reload();
        page.says(face_down_note(down - 1).trim_start_matches(", "));
    });
}
