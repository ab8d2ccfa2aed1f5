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
fn new_game() -> Match<WordHeist> {
    beside::two_player_match(Default::default())
}

/// Puts the game on the page's table; returns the number of letters face down.
fn open_game(page: &Page) -> u8 {
    let game = new_game();
    beside::open_game(page, "heist", &game);
    page.css("#pile").appears();
    game.view(Viewer::Table).face_down
}

fn turn_letter_up(page: &Page, left: u8) {
    page.css("#pile[data-flip]").tap();
    page.says(face_down_note(left).trim_start_matches(", "));
}

#[test]
fn players_are_synced_between_tabs_at_once() {
    browse(|page| {
        page.open("#/players");
        let first = page.current_tab();
        let second = page.new_tab();
        page.open("#/players");
        page.fill("A new player’s name", "Ada");
        page.press("Add");
        page.part("button", "Edit Ada").appears();
        page.switch_to_tab(&first);
        page.part("button", "Edit Ada").appears();
        page.press("Remove Ada");
        page.part("button", "Edit Ada").disappears();
        page.switch_to_tab(&second);
        page.part("button", "Edit Ada").disappears();
    });
}

#[test]
fn settings_and_erasing_are_synced_between_tabs_at_once() {
    browse(|page| {
        page.open("#/settings");
        let first = page.current_tab();
        let second = page.new_tab();
        page.open("#/settings");
        page.choose("Theme", "Dark");
        page.switch_to_tab(&first);
        page.part_in("Theme", "radio", "Dark").becomes_chosen();
        page.press("Erase everything");
        page.part("dialog", "Erase everything here?").appears();
        page.press("Erase everything");
        page.announces("Everything is erased.");
        page.switch_to_tab(&second);
        page.part_in("Theme", "radio", "Same as device")
            .becomes_chosen();
        page.switch_to_tab(&first);
        page.press("Undo");
        page.part_in("Theme", "radio", "Dark").becomes_chosen();
        page.switch_to_tab(&second);
        page.part_in("Theme", "radio", "Dark").becomes_chosen();
    });
}

fn erase_everything(page: &Page) {
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
        page.wait_until_saved();
        erase_everything(page);
        let first = page.current_tab();
        let second = page.new_tab();
        page.open("#/settings");
        page.choose("Theme", "Light");
        page.wait_until_saved();
        erase_everything(page);
        page.switch_to_tab(&first);
        page.part_in("Theme", "radio", "Same as device")
            .becomes_chosen();
        page.press("Undo");
        page.announces("Everything was erased or replaced again after that. Undo that first.");
        page.audit_themes();
        page.check_all_sizes("undo-later");
        page.switch_to_tab(&second);
        page.press("Undo");
        page.part_in("Theme", "radio", "Light").becomes_chosen();
        page.switch_to_tab(&first);
        page.part_in("Theme", "radio", "Light").becomes_chosen();
        page.press("Undo");
        page.part_in("Theme", "radio", "Dark").becomes_chosen();
    });
}

#[test]
fn a_game_continues_while_another_tab_erases_everything() {
    browse(|page| {
        let down = open_game(page);
        let first = page.current_tab();
        page.new_tab();
        page.open("#/settings");
        erase_everything(page);
        page.switch_to_tab(&first);
        turn_letter_up(page, down - 1);
        page.wait_until_saved();
        page.reload();
        page.says(face_down_note(down - 1).trim_start_matches(", "));
    });
}

#[test]
fn kept_boards_are_synced_between_tabs_at_once() {
    browse(|page| {
        page.open("#/board");
        let first = page.current_tab();
        page.new_tab();
        page.open("#/board");
        page.press("Keep it");
        page.part("region", "Boards you kept").appears();
        page.switch_to_tab(&first);
        page.part("region", "Boards you kept").appears();
    });
}

#[test]
fn without_locks_a_game_played_in_another_tab_is_noticed() {
    browse(|page| {
        page.open("#/words");
        page.css("html")
            .eval("Object.defineProperty(navigator, 'locks', { value: undefined })");
        let mut game = new_game();
        let down = game.view(Viewer::Table).face_down;
        beside::open_game(page, "heist", &game);
        page.css("#pile").appears();
        // Another tab turns up a letter, stores that and announces it.
        let seat = game.waiting_for().seats().iter().next().expect("a seat");
        let done = game.act(seat, &Action::Flip, Moment(1_000), None);
        done.expect("a letter can be turned up");
        beside::save_game(page, "heist", &game);
        page.broadcast("7:changed10:game/heist");
        page.shows(ELSEWHERE);
        page.press("Play here");
        page.says(face_down_note(down - 1).trim_start_matches(", "));
    });
}

#[test]
fn a_game_can_be_played_where_locks_are_refused() {
    browse(|page| {
        page.open("#/words");
        page.css("html").eval(
            "navigator.locks.request = () => Promise.reject(new DOMException('', 'SecurityError'))",
        );
        let game = new_game();
        let down = game.view(Viewer::Table).face_down;
        beside::open_game(page, "heist", &game);
        turn_letter_up(page, down - 1);
    });
}

#[test]
fn play_here_takes_over_acts_that_the_other_tab_could_not_write() {
    browse(|page| {
        let down = open_game(page);
        page.wait_until_saved();
        page.fill_storage();
        page.fail_disk_writes("QuotaExceededError");
        turn_letter_up(page, down - 1);
        page.part("link", "Not saved: no room").appears();
        page.new_tab();
        page.open(GAME);
        page.shows(ELSEWHERE);
        page.press("Play here");
        page.says(face_down_note(down - 1).trim_start_matches(", "));
        page.wait_until_saved();
        page.clear_filler();
        page.reload();
        page.says(face_down_note(down - 1).trim_start_matches(", "));
    });
}
