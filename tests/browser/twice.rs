//! Double taps in the moments that differ from those of `hands` by the rules alone: no button of a
//! table acts for the next person, nor in the next game.

use std::sync::LazyLock;

use lettercase::games::paper_grid::{self, PaperGrid};
use lettercase::table::Match;

use crate::beside;
use crate::hands::{Moment, grid, grid_answering, grid_playing, never_twice};
use crate::harness::browse;
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
];

/// The games, each played so far once.
static ENDGAME: LazyLock<Match<PaperGrid>> = LazyLock::new(|| {
    grid_until(|state| state.endgame && state.stage == paper_grid::Stage::Playing)
});
static FINISHED: LazyLock<Match<PaperGrid>> =
    LazyLock::new(|| grid_until(|state| matches!(state.stage, paper_grid::Stage::Over(_))));

fn grid_until(holds: fn(&paper_grid::State) -> bool) -> Match<PaperGrid> {
    let mut game = grid_playing();
    until(&mut game, holds);
    game
}

#[test]
fn a_double_tap_never_acts_in_the_next_turn_or_game() {
    // Bar and sheet are the same in every moment.
    browse(|page| never_twice(page, ".stage-hand", MOMENTS));
}
