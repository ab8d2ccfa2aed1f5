//! The deferred chunk: loaded once the table is shown, for explanations and the end of the game.

use leptos::prelude::*;

use super::bench::Bench;
use super::hand::acting;
use super::over;
use super::purpose::Purpose;
use drawing::svg;
use game::Viewer;
use paper_grid::CARD;
use paper_grid::screen::{AskedRound, Coached, Draft, Thing, cell_id, coached, may_go};
use paper_grid::sheet::picture;
use paper_grid::text::explain::Explaining;
use paper_grid::text::keys::KEYS;
use paper_grid::text::set_up::TOLD;
use paper_grid::text::sheet::summary;
use paper_grid::text::special_mark;
use paper_grid_rules::{Board, Placed};
use screen::text::review::POINTS;
use screen::{Explain, Explained};
use ui::draw::nothing;
use ui::later::{Coming, Rest, Way};
use ui::opened::Read;
use ui::stage::{self, Leaf};
use ui::trying::tried;

/// How the deferred part of the table is fetched.
pub static REST: Way<Rest<Bench>> = Way::new();

/// How the reader of saved games is fetched, which is in the same chunk.
pub static READER: Way<Read> = Way::new();

/// How the function that draws a board's picture is fetched, which is in the same chunk.
pub static DRAWING: Way<Draws> = Way::new();

/// Loads the deferred part of the table.
pub fn coming() -> Coming<Rest<Bench>> {
    REST.fetch()
}

/// Loads the functions that read saved Paper Grid games, which are in the table's deferred chunk.
pub fn reader() -> Coming<Read> {
    READER.fetch()
}

/// Loads the function that draws a board's picture, which is in the table's deferred chunk. It uses
/// the print shop's marks.
pub fn drawing() -> Coming<Draws> {
    DRAWING.fetch()
}

/// Draws a board as SVG.
pub type Draws = fn(&Board) -> String;

/// Draws a board's picture with the print shop's marks.
pub const PICTURE: Draws = |board| svg::write(&picture(special_mark, board, 12.0), &summary(board));

/// The deferred part of the table.
pub const TABLE: Rest<Bench> = Rest {
    keys: KEYS,
    explains,
    hand,
    helps,
    leaf,
    coaches,
};

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
        Leaf::Rules => stage::rules(bench.session, TOLD, &CARD),
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
