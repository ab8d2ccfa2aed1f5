//! Double taps at moments that differ from those of `hands` only by the rules: no button of a table
//! acts for the next player, nor in the next round or game.

use std::sync::LazyLock;

use c_u_letter_rules::CULetter;
use game::{Chance, Game, Match, Moment as Time, Viewer};
use paper_grid_rules::PaperGrid;

use crate::beside::{self, word_list};
use crate::hands::{
    GameMoment, LETTER, OTHERS, check_double_taps, grid_in_play, grid_with_called_letters,
    open_paper_grid,
};
use crate::harness::browse;
use crate::page::Page;
use crate::stage::c_u_letter_in_play;
use crate::steady::play_until;

const MOMENTS: &[GameMoment] = &[
    GameMoment {
        label: "Paper Grid: a wall is considered",
        open: |page, name| {
            open_paper_grid(page, name, &grid_with_called_letters());
            for cell in [27, 28, 35, 36, 9, 10] {
                page.css(&format!("#board-{cell}")).eval("part.focus()");
                page.press_keys("Shift+Right");
                if page.css("[data-thing='do wall']:enabled").exists() {
                    break;
                }
            }
            page.css("[data-thing='do wall']:enabled").appears();
        },
    },
    GameMoment {
        label: "Paper Grid: the endgame",
        open: |page, name| {
            open_paper_grid(page, name, &ENDGAME);
            page.css("[data-thing='do pass']").appears();
        },
    },
    GameMoment {
        label: "Paper Grid: the game is over",
        open: |page, name| {
            beside::open_game(page, name, &*FINISHED);
            page.css(".places").appears();
        },
    },
    GameMoment {
        label: "C U Letter: a round is over",
        open: |page, name| {
            beside::open_game(page, name, &*ROUND_OVER);
            page.css("[data-thing='do go-on']").appears();
        },
    },
    GameMoment {
        label: "C U Letter: what lies face down is revealed",
        open: |page, name| open_reveal(page, name),
    },
    GameMoment {
        label: "C U Letter: its words are claimed",
        open: |page, name| {
            open_reveal(page, name);
            page.css("[data-thing='do ready']").press();
            page.part("button", "End turn").appears();
        },
    },
    GameMoment {
        label: "C U Letter: words of what is left",
        open: |page, name| {
            beside::open_game(page, name, &*LAST_WORDS);
            page.css("[data-thing='do ready']").press();
            page.css("[data-thing='do pass']").appears();
        },
    },
    GameMoment {
        label: "C U Letter: the game is over",
        open: |page, name| {
            beside::open_game(page, name, &*LETTERS_OVER);
            page.says("Final scores");
        },
    },
];

/// A game of Paper Grid in its endgame. Like the games below, it is played to its moment only once
/// for all tests.
static ENDGAME: LazyLock<Match<PaperGrid>> = LazyLock::new(|| {
    play_grid_until(|state| state.endgame && state.stage == paper_grid_rules::Stage::Playing)
});
static FINISHED: LazyLock<Match<PaperGrid>> = LazyLock::new(|| {
    play_grid_until(|state| matches!(state.stage, paper_grid_rules::Stage::Over(_)))
});
static ROUND_OVER: LazyLock<Match<CULetter>> =
    LazyLock::new(|| play_letter_until(|table| table.stage == c_u_letter_rules::Stage::RoundOver));
static REVEAL: LazyLock<Match<CULetter>> = LazyLock::new(|| {
    play_letter_until(|table| {
        matches!(table.stage, c_u_letter_rules::Stage::Revealing(_)) && !table.turn.ready
    })
});
static LAST_WORDS: LazyLock<Match<CULetter>> = LazyLock::new(|| {
    play_letter_until(|table| {
        matches!(table.stage, c_u_letter_rules::Stage::Scramble(_)) && !table.turn.ready
    })
});
static LETTERS_OVER: LazyLock<Match<CULetter>> =
    LazyLock::new(|| play_letter_until(|table| table.stage == c_u_letter_rules::Stage::Over));

fn play_grid_until(holds: fn(&paper_grid_rules::State) -> bool) -> Match<PaperGrid> {
    let mut game = grid_in_play();
    play_until(&mut game, holds);
    game
}

/// Plays a game until a condition holds.
fn play_letter_until(holds: fn(&c_u_letter_rules::Table) -> bool) -> Match<CULetter> {
    let mut game = c_u_letter_in_play(&LETTER, 20);
    let mut chance = Chance::new(3);
    while !holds(&game.state().table) {
        let seat = game.waiting_for().seats().iter().next();
        let seat = seat.expect("a seat must act");
        let view = game.view(Viewer::Seat(seat));
        let action = CULetter::sample_action(&view, seat, Some(word_list()), &mut chance);
        let at = Time(game.last_moment().0 + 100);
        // A sampled action may use a word that isn't in the list; then it is refused.
        let _ = game.act(seat, &action, at, Some(word_list()));
    }
    game
}

fn open_reveal(page: &Page, name: &str) {
    beside::open_game(page, name, &*REVEAL);
    page.css("[data-thing='do ready']").appears();
}

#[test]
fn a_double_tap_never_acts_in_the_next_turn_round_or_game() {
    // The bar and the sheet are the same at every moment.
    browse(|page| check_double_taps(page, ".stage-hand", MOMENTS));
}

#[test]
fn a_double_tap_never_acts_for_the_next_player() {
    browse(|page| check_double_taps(page, ".stage, .stage-lid", OTHERS));
}
