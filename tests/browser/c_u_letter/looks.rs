//! The board as it fills, in three sizes.

use c_u_letter_rules::{Choices, Preset, Stage, Use};
use game::TimeLimit;

use super::{NativeGame, choose_placing, is_turn_start, take_device};
use crate::harness::browse;

const NAMES: [&str; 4] = ["Ada", "Bartholomew the Elder", "Cleo", "Dee"];

fn full_board_game(seats: usize) -> NativeGame {
    let choices = Choices {
        clock: TimeLimit::Seconds(90),
        cards: Some(30),
        ..Preset::QuickStart.choices()
    };
    let mut game = NativeGame::with_seed(&NAMES[..seats], choices, 11);
    game.play_until(|table| is_turn_start(table) && table.counter > 22);
    game
}

#[test]
fn a_full_board_for_two_fits_three_window_sizes() {
    browse(|page| {
        let mut game = full_board_game(2);
        game.open(page);
        page.stop_clock();
        page.check_all_sizes("letter-full-cover");
        take_device(page, &mut game);
        page.audit_themes();
        page.check_all_sizes("letter-full");
        let placings = game.legal_placings();
        let plain = placings.iter().find(|one| one.using == Use::Nothing);
        choose_placing(page, plain.expect("some card can be placed"));
        page.check_all_sizes("letter-full-chosen");
        assert!(!page.scrolls_sideways());
    });
}

#[test]
fn a_full_board_for_four_fits_three_window_sizes() {
    browse(|page| {
        let mut game = full_board_game(4);
        game.open(page);
        page.stop_clock();
        take_device(page, &mut game);
        page.audit_themes();
        page.check_all_sizes("letter-four");
        assert!(!page.scrolls_sideways());
    });
}

#[test]
fn a_new_board_invites_the_first_player_to_act() {
    browse(|page| {
        let mut game = NativeGame::new(&["Ada", "Bo"], Preset::Table.choices());
        assert_eq!(game.table().stage, Stage::Placing);
        game.open(page);
        page.stop_clock();
        take_device(page, &mut game);
        page.check_all_sizes("letter-new");
    });
}
