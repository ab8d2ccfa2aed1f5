//! The deferred chunk: loaded once the table is shown, for explanations and the end of the game.

use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;

use super::bench::Bench;
use super::hand::acting;
use super::over;
use super::purpose::Purpose;
use crate::games::paper_grid::CARD;
use crate::games::paper_grid::desk::{AskedRound, Coached, Draft, Thing, cell_id, coached, may_go};
use crate::games::paper_grid::sheet::picture;
use crate::games::paper_grid::words::explain::Explaining;
use crate::games::paper_grid::words::keys::KEYS;
use crate::games::paper_grid::words::set_up::RULES;
use crate::games::paper_grid::words::sheet::summary;
use crate::games::paper_grid::words::special_mark;
use crate::shell::draw::nothing;
use crate::shell::later::{Coming, Rest};
use crate::shell::opened::Read;
use crate::shell::room::split_point;
use crate::shell::stage::{self, Leaf};
use crate::shell::trying::tried;
use drawing::svg;
use game::Viewer;
use paper_grid_rules::{Board, PaperGrid, Placed};
use screen::text::review::POINTS;
use screen::{Explain, Explained};

/// Loads the deferred part of the table.
pub fn coming() -> Coming<Rest<Bench>> {
    Box::pin(rest())
}

/// Loads the functions that read saved Paper Grid games, which are in the table's deferred chunk.
pub fn reader() -> Coming<Read> {
    Box::pin(reads())
}

split_point! { paper_grid__later:
    fn reads() -> Result<Read, SplitLoaderError> {
        Ok(Read::of::<PaperGrid>())
    }
}

/// Loads the function that draws a board's picture, which is in the table's deferred chunk. It uses
/// the print shop's marks.
pub fn drawing() -> Coming<Draws> {
    Box::pin(draws())
}

/// Draws a board as SVG.
pub type Draws = fn(&Board) -> String;

split_point! { paper_grid__later:
    fn draws() -> Result<Draws, SplitLoaderError> {
        Ok(|board| svg::write(&picture(special_mark, board, 12.0), &summary(board)))
    }
}

split_point! { paper_grid__later:
    fn rest() -> Result<Rest<Bench>, SplitLoaderError> {
        Ok(Rest {
            keys: KEYS,
            explains,
            hand,
            helps,
            leaf,
            coaches,
        })
    }
}

/// Returns the hand region for a special cell that acts, or for the end of the game.
fn hand(bench: Bench) -> AnyView {
    match bench.hand.get_untracked() {
        Purpose::Acting(special) => acting::acting(bench, special),
        _ => over::over(bench),
    }
}

/// Returns the cells where the chosen letter may go.
fn helps(bench: Bench) -> Vec<usize> {
    let seat = bench.seat().filter(|seat| bench.helps(*seat));
    let (Some(chosen), Some(seat), None) = (bench.chosen.get(), seat, bench.past.get()) else {
        return Vec::new();
    };
    let laid = bench.draft.with(|draft| {
        let held = draft.tile(chosen).and_then(|(_, cell)| cell);
        let cells = draft.placed().into_iter().map(|Placed(cell, _)| cell);
        cells.filter(|cell| held != Some(*cell)).collect()
    });
    bench.state.with(|state| {
        let may = may_go(state, seat, laid).iter();
        may.map(|cell| cell_id(state.board.size(), cell).0)
            .collect()
    })
}

/// Returns a page of the side sheet: the chosen rules or the menu.
fn leaf(bench: Bench, leaf: Leaf) -> AnyView {
    match leaf {
        Leaf::Rules => stage::rules(bench.session, RULES, &CARD),
        Leaf::Menu => stage::menu(bench.session, &CARD),
        Leaf::Tried => tried(*bench, bench.sheet, POINTS),
        Leaf::History => nothing(),
    }
}

/// Explains a thing on the table (tracked).
fn explains(bench: Bench, thing: &str) -> Option<Explained> {
    let thing: Thing = thing.parse().ok()?;
    let asked = bench.session.with(|game| {
        let told = game.history(Viewer::Table);
        AskedRound::last(told.iter().map(|told| &told.line))
    });
    let (state, draft) = (bench.seen.get(), bench.draft.get());
    let preview = bench.preview.get();
    bench.with_seats(|seats| {
        Explaining::new(&state, &draft, seats)
            .with_preview(preview.as_ref())
            .with_asked(asked.as_ref())
            .explain(thing)
    })
}

/// Has a bot judge positions that are tried again, and coaches the player who is building a move.
fn coaches(bench: Bench) {
    over::tries(bench);
    bench.coaches(move || {
        let seat = bench.seat()?;
        // A player who skips the word asks already, before the rules know.
        let moments = match bench.draft.with(Draft::is_asking) {
            true => vec![Coached::Ask],
            false => bench.state.with(|state| coached(state, seat)),
        };
        Some((seat, moments.into_iter().map(Coached::tip).collect()))
    });
}
