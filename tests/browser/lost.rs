//! The stored data is cleared under a running page: the page writes what it holds again, and says
//! so.

use game::{Match, Viewer};
use word_heist::text::table::face_down_note;
use word_heist_rules::WordHeist;

use crate::beside;
use crate::harness::browse;
use crate::page::Page;

const RULE_SENTENCES: &str = "This browser’s data was cleared while Lettercase was open.";

fn add_player(page: &Page, name: &str) {
    page.open("#/players");
    page.fill("A new player’s name", name);
    page.press("Add");
    page.part("button", &format!("Edit {name}")).appears();
    page.wait_until_saved();
}

fn turn_letter_up(page: &Page, left: u8) {
    page.css("#pile[data-flip]").tap();
    page.says(face_down_note(left).trim_start_matches(", "));
}

/// Adds a player and opens a game. Returns the number of letters face down.
fn open_new_game(page: &Page) -> u8 {
    add_player(page, "Gran");
    let game: Match<WordHeist> = beside::two_player_match(Default::default());
    beside::open_game(page, "heist", &game);
    page.css("#pile").appears();
    page.wait_until_saved();
    game.view(Viewer::Table).face_down
}

fn pass_turn(page: &Page) {
    page.press("Pass");
    page.says("Ada passed");
}

/// Checks that after a reload the game, with its last action, and the added player are still there.
fn check_nothing_lost(page: &Page, down: u8) {
    page.wait_until_saved();
    page.reload();
    page.says(face_down_note(down).trim_start_matches(", "));
    page.says("Ada passed");
    assert!(!page.visible_text().contains("open in another tab"));
    page.open("#/players");
    page.part("button", "Edit Gran").appears();
}

#[test]
fn two_quick_acts_after_the_store_was_cleared_lose_nothing() {
    for whole in [false, true] {
        browse(|page| {
            let down = open_new_game(page);
            page.clear_store(whole);
            turn_letter_up(page, down - 1);
            pass_turn(page);
            page.announces(RULE_SENTENCES);
            check_nothing_lost(page, down - 1);
        });
    }
}

#[test]
fn an_act_while_everything_is_read_again_stays_in_this_tab() {
    browse(|page| {
        let down = open_new_game(page);
        page.hold_disk();
        page.broadcast("10:everything");
        turn_letter_up(page, down - 1);
        page.release_disk();
        page.wait_until_saved();
        // Reads wait for those that began before.
        assert!(!page.rows().is_empty());
        pass_turn(page);
        check_nothing_lost(page, down - 1);
    });
}

#[test]
fn a_store_that_another_tab_clears_is_written_again() {
    browse(|page| {
        let down = open_new_game(page);
        let first = page.current_tab();
        page.new_tab();
        page.open("#/about");
        page.clear_store(true);
        page.switch_to_tab(&first);
        page.announces(RULE_SENTENCES);
        turn_letter_up(page, down - 1);
        pass_turn(page);
        page.audit_themes();
        check_nothing_lost(page, down - 1);
    });
}
