//! The table as it fills, and its moments, in three sizes.

use lettercase::games::one_letter_better::{Action, Choices, Preset};

use super::{Beside, here};
use crate::harness::browse;

const NAMES: [&str; 4] = ["Ada", "Bartholomew the Elder", "Cleo", "Dee"];

/// So many turns of a game to the end of the deck.
fn full(seats: usize, turns: usize) -> Beside {
    let choices = Choices {
        target: None,
        rounds: 2,
        ..Preset::Opponents.choices()
    };
    let mut game = Beside::of(&NAMES[..seats], choices);
    for _ in 0..turns {
        game.play_turn();
    }
    game
}

#[test]
fn two_have_a_table_full_of_words() {
    browse(|page| {
        let mut game = full(2, 14);
        game.open(page);
        page.screens("better-cover");
        here(page, &game);
        page.screens("better-full-take");
        page.audit_themes();
        page.tap("Draw");
        game.act(&Action::Draw);
        page.says("New in your hand");
        page.screens("better-full-play");
        assert!(!page.scrolls_sideways());
    });
}

#[test]
fn four_have_a_table_full_of_words() {
    browse(|page| {
        let game = full(4, 12);
        game.open(page);
        here(page, &game);
        page.screens("better-four");
        page.audit_themes();
        assert!(!page.scrolls_sideways());
    });
}

#[test]
fn a_new_table_invites_to_play() {
    browse(|page| {
        let game = full(2, 0);
        game.open(page);
        here(page, &game);
        page.screens("better-new");
    });
}
