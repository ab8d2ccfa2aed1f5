//! The board as it fills, in three sizes.

use c_u_letter_rules::{Choices, Preset, Stage, Use};
use game::TimeLimit;

use super::{Beside, choose, here, turn_begins};
use crate::harness::browse;

const NAMES: [&str; 4] = ["Ada", "Bartholomew the Elder", "Cleo", "Dee"];

fn full(seats: usize) -> Beside {
    let choices = Choices {
        clock: TimeLimit::Seconds(90),
        cards: Some(30),
        ..Preset::QuickStart.choices()
    };
    let mut game = Beside::dealt(&NAMES[..seats], choices, 11);
    game.until(|table| turn_begins(table) && table.counter > 22);
    game
}

#[test]
fn a_full_board_for_two_fits_three_window_sizes() {
    browse(|page| {
        let mut game = full(2);
        game.open(page);
        page.stop_clock();
        page.screens("letter-full-cover");
        here(page, &mut game);
        page.audit_themes();
        page.screens("letter-full");
        let placings = game.placings();
        let plain = placings.iter().find(|one| one.using == Use::Nothing);
        choose(page, plain.expect("some card can be placed"));
        page.screens("letter-full-chosen");
        assert!(!page.scrolls_sideways());
    });
}

#[test]
fn a_full_board_for_four_fits_three_window_sizes() {
    browse(|page| {
        let mut game = full(4);
        game.open(page);
        page.stop_clock();
        here(page, &mut game);
        page.audit_themes();
        page.screens("letter-four");
        assert!(!page.scrolls_sideways());
    });
}

#[test]
fn a_new_board_invites_the_first_player_to_act() {
    browse(|page| {
        let mut game = Beside::of(&["Ada", "Bo"], Preset::Table.choices());
        assert_eq!(game.table().stage, Stage::Placing);
        game.open(page);
        page.stop_clock();
        here(page, &mut game);
        page.screens("letter-new");
    });
}
