//! Double taps at moments that differ from those of `hands` only by the rules: no button of a table
//! acts for the next player, nor in the next round or game.

use std::sync::LazyLock;

use c_u_letter_rules::CULetter;
use game::{Chance, Game, Match, Moment as Time, Viewer};
use paper_grid_rules::PaperGrid;

use crate::beside::{self, words};
use crate::hands::{LETTER, Moment, OTHERS, grid, grid_answering, grid_playing, never_twice};
use crate::harness::browse;
use crate::page::Page;
use crate::stage::c_u_letter;
use crate::steady::until;

const MOMENTS: &[Moment] = &[
    Moment {
        what: "Paper Grid: a wall is considered",
        opens: |page, name| {
            grid(page, name, &grid_answering());
            for cell in [27, 28, 35, 36, 9, 10] {
                page.css(&format!("#board-{cell}")).ask("part.focus()");
                page.keys("Shift+Right");
                if page.css("[data-thing='do wall']:enabled").is_there() {
                    break;
                }
            }
            page.css("[data-thing='do wall']:enabled").appears();
        },
    },
    Moment {
        what: "Paper Grid: the endgame",
        opens: |page, name| {
            grid(page, name, &ENDGAME);
            page.css("[data-thing='do pass']").appears();
        },
    },
    Moment {
        what: "Paper Grid: the game is over",
        opens: |page, name| {
            beside::open(page, name, &*FINISHED);
            page.css(".places").appears();
        },
    },
    Moment {
        what: "C U Letter: a round is over",
        opens: |page, name| {
            beside::open(page, name, &*ROUND_OVER);
            page.css("[data-thing='do go-on']").appears();
        },
    },
    Moment {
        what: "C U Letter: what lies face down is revealed",
        opens: |page, name| reveals(page, name),
    },
    Moment {
        what: "C U Letter: its words are claimed",
        opens: |page, name| {
            reveals(page, name);
            page.css("[data-thing='do ready']").press();
            page.part("button", "End turn").appears();
        },
    },
    Moment {
        what: "C U Letter: words of what is left",
        opens: |page, name| {
            beside::open(page, name, &*LAST_WORDS);
            page.css("[data-thing='do ready']").press();
            page.css("[data-thing='do pass']").appears();
        },
    },
    Moment {
        what: "C U Letter: the game is over",
        opens: |page, name| {
            beside::open(page, name, &*LETTERS_OVER);
            page.says("Final scores");
        },
    },
];

/// A game of Paper Grid in its endgame. Like the games below, it is played to its moment only once
/// for all tests.
static ENDGAME: LazyLock<Match<PaperGrid>> = LazyLock::new(|| {
    grid_until(|state| state.endgame && state.stage == paper_grid_rules::Stage::Playing)
});
static FINISHED: LazyLock<Match<PaperGrid>> =
    LazyLock::new(|| grid_until(|state| matches!(state.stage, paper_grid_rules::Stage::Over(_))));
static ROUND_OVER: LazyLock<Match<CULetter>> =
    LazyLock::new(|| letter_until(|table| table.stage == c_u_letter_rules::Stage::RoundOver));
static REVEAL: LazyLock<Match<CULetter>> = LazyLock::new(|| {
    letter_until(|table| {
        matches!(table.stage, c_u_letter_rules::Stage::Revealing(_)) && !table.turn.ready
    })
});
static LAST_WORDS: LazyLock<Match<CULetter>> = LazyLock::new(|| {
    letter_until(|table| {
        matches!(table.stage, c_u_letter_rules::Stage::Scramble(_)) && !table.turn.ready
    })
});
static LETTERS_OVER: LazyLock<Match<CULetter>> =
    LazyLock::new(|| letter_until(|table| table.stage == c_u_letter_rules::Stage::Over));

fn grid_until(holds: fn(&paper_grid_rules::State) -> bool) -> Match<PaperGrid> {
    let mut game = grid_playing();
    until(&mut game, holds);
    game
}

/// Plays a game until a condition holds.
fn letter_until(holds: fn(&c_u_letter_rules::Table) -> bool) -> Match<CULetter> {
    let mut game = c_u_letter(&LETTER, 20);
    let mut chance = Chance::new(3);
    while !holds(&game.state().table) {
        let seat = game.waiting_for().seats().iter().next();
        let seat = seat.expect("a seat must act");
        let view = game.view(Viewer::Seat(seat));
        let action = CULetter::sample_action(&view, seat, Some(words()), &mut chance);
        let at = Time(game.last_moment().0 + 100);
        // A sampled action may use a word that isn't in the list; then it is refused.
        let _ = game.act(seat, &action, at, Some(words()));
    }
    game
}

fn reveals(page: &Page, name: &str) {
    beside::open(page, name, &*REVEAL);
    page.css("[data-thing='do ready']").appears();
}

#[test]
fn a_double_tap_never_acts_in_the_next_turn_round_or_game() {
    // The bar and the sheet are the same at every moment.
    browse(|page| never_twice(page, ".stage-hand", MOMENTS));
}

#[test]
fn a_double_tap_never_acts_for_the_next_player() {
    browse(|page| never_twice(page, ".stage, .stage-lid", OTHERS));
}
