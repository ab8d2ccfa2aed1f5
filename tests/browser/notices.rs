//! Notices at a game's table never cover a control.

use c_u_letter_rules::CULetter;
use game::{Game, Match};
use one_letter_better_rules::OneLetterBetter;
use word_heist_rules::WordHeist;

use crate::beside::{open_game, two_player_match};
use crate::harness::browse;
use crate::page::{Page, SIZES};

/// Opens a game's table and makes the page report an unreadable record. If hands are hidden, it
/// reports while the table is covered, and after.
fn open_with_notice<G: Game>(page: &Page, game: &Match<G>, hidden: bool) {
    open_game(page, "noted", game);
    page.css("[data-game=live]").appears();
    page.write_row("0/head/players", Some(&"LC2 something new".to_owned()));
    page.reload();
    page.css("[data-game=live]").appears();
    page.announces("The list of players was saved by a newer Lettercase");
    if hidden {
        page.css(".cover").appears();
        check_notice_in_all_sizes(page);
        page.css(".cover .button").tap();
        page.css(".cover").disappears();
    }
    check_notice_in_all_sizes(page);
    page.audit_themes();
    page.check_all_sizes(&format!("notice-at-{}", G::ID));
    page.press("Close this notice");
    page.css(".notices .notice").disappears();
}

fn check_notice_in_all_sizes(page: &Page) {
    for size in SIZES {
        page.resize(size);
        page.check_notice_covers_nothing();
        assert!(!page.scrolls_sideways(), "{size:?}");
    }
}

#[test]
fn at_paper_grid_a_notice_covers_no_control() {
    browse(|page| open_with_notice(page, &crate::paper_grid::new_short_game(), false));
}

#[test]
fn at_word_heist_a_notice_covers_no_control() {
    browse(|page| {
        open_with_notice(
            page,
            &two_player_match::<WordHeist>(Default::default()),
            false,
        )
    });
}

#[test]
fn at_one_letter_better_a_notice_covers_no_control() {
    browse(|page| {
        open_with_notice(
            page,
            &two_player_match::<OneLetterBetter>(Default::default()),
            true,
        )
    });
}

#[test]
fn at_c_u_letter_a_notice_covers_no_control() {
    browse(|page| {
        open_with_notice(
            page,
            &two_player_match::<CULetter>(Default::default()),
            true,
        )
    });
}
