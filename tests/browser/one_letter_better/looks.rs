//! The table as it fills, and its moments, in three sizes.

use serde_json::json;

use super::{ADA, DRAW, NEW_CARD, NativeGame, uncover_hand};
use crate::harness::browse;
use crate::page::{Page, SIZES, Size};
use one_letter_better_rules::{Action, Choices, Preset, Stage};

const NAMES: [&str; 4] = ["Ada", "Bartholomew the Elder", "Cleo", "Dee"];

/// A game after this number of turns.
fn game_after_turns(seats: usize, turns: usize) -> NativeGame {
    let choices = Choices {
        target: None,
        rounds: 2,
        ..Preset::Opponents.choices()
    };
    let mut game = NativeGame::new(&NAMES[..seats], choices);
    for _ in 0..turns {
        game.play_turn();
    }
    game
}

#[test]
fn a_full_table_for_two_fits_three_window_sizes() {
    browse(|page| {
        let mut game = game_after_turns(2, 14);
        game.open(page);
        page.check_all_sizes("better-cover");
        uncover_hand(page, &game);
        page.check_all_sizes("better-full-take");
        page.audit_themes();
        page.css(DRAW).tap();
        game.act(&Action::Draw);
        page.css(NEW_CARD).appears();
        page.check_all_sizes("better-full-play");
        assert!(!page.scrolls_sideways());
    });
}

#[test]
fn a_full_table_for_four_fits_three_window_sizes() {
    browse(|page| {
        let game = game_after_turns(4, 12);
        game.open(page);
        uncover_hand(page, &game);
        page.check_all_sizes("better-four");
        page.audit_themes();
        assert!(!page.scrolls_sideways());
    });
}

#[test]
fn a_new_table_invites_the_first_player_to_act() {
    browse(|page| {
        let game = game_after_turns(2, 0);
        game.open(page);
        uncover_hand(page, &game);
        page.check_all_sizes("better-new");
    });
}

#[test]
fn the_prompt_is_not_cut_off_on_a_phone() {
    browse(|page| {
        let mut game = NativeGame::new(&["You", "Queen"], Preset::Opponents.choices());
        while game.seat() != ADA {
            game.play_turn();
        }
        game.open(page);
        page.css(".better-hand").appears();
        page.css(DRAW).tap();
        page.says("Your turn: play or exchange.");
        for (width, height) in [(360, 640), (360, 740), (390, 844), (412, 915)] {
            page.resize(Size { width, height });
            page.wait_for_animations();
            let cut = "return part.scrollWidth - part.clientWidth";
            assert_eq!(
                page.css(".say .now").eval(cut),
                json!(0),
                "{width} x {height}"
            );
        }
    });
}

/// Returns what reaches beyond the panel at the end of a round.
fn panel_overflow(page: &Page) -> serde_json::Value {
    page.css(".better-ended").eval(
        "const edge = part.getBoundingClientRect();\
         const out = Array.from(part.querySelectorAll('*')).filter((one) => {\
           if (!one.checkVisibility() || one.closest('.only-heard, .card, svg')) return false;\
           const box = one.getBoundingClientRect();\
           return box.right > edge.right + 0.5 || box.left < edge.left - 0.5\
             || (one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1);\
         });\
         return out.map((one) => one.outerHTML.slice(0, 120))",
    )
}

#[test]
fn the_end_of_a_round_fits_a_narrow_screen() {
    browse(|page| {
        let names = [
            "Bartholomew-the-Eldest-X",
            "WWWWWWWWWWWWWWWWWWWWWWWW",
            "Cleo",
        ];
        let choices = Choices {
            target: Some(50),
            rounds: 6,
            ..Preset::Opponents.choices()
        };
        let mut game = NativeGame::new(&names, choices);
        for round in 1..6 {
            while game.table().stage == Stage::Playing {
                game.play_turn();
            }
            if round == 1 || round == 5 {
                game.open_as(page, &format!("round{round}"));
                page.resize(SIZES[0]);
                page.css(".better-ended").appears();
                assert_eq!(panel_overflow(page), json!([]), "round {round}");
                assert!(!page.scrolls_sideways());
                page.audit_themes();
                page.check_all_sizes(&format!("better-round-{round}"));
            }
            let seat = game.seat();
            game.act_as(seat, &Action::NextRound);
        }
    });
}

#[test]
fn hands_that_are_paid_for_are_shown_in_rows_of_eight() {
    browse(|page| {
        let choices = Choices {
            rounds: 2,
            target: Some(50),
            ..Preset::Opponents.choices()
        };
        // A player pays for a hand of eight.
        let ended = |seed| {
            let mut game = NativeGame::with_seed(&["Ada", "Bo"], choices.clone(), seed);
            while game.table().stage == Stage::Playing {
                game.play_turn();
            }
            let full = |hand: &Vec<_>| hand.len() == 8;
            let there = game.table().results[0].hands.iter().any(full);
            there.then_some(game)
        };
        let game = (0..40).find_map(ended).expect("a hand of eight");
        game.open(page);
        page.resize(SIZES[0]);
        let rows = page.css(".better-costs:has(> :nth-child(8)):not(:has(> :nth-child(9)))").eval(
            "return new Set(Array.from(part.children, (card) => card.getBoundingClientRect().top)).size",
        );
        assert_eq!(rows, json!(1));
    });
}
