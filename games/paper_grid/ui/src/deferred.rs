//! The deferred chunk: loaded once the table is shown, for explanations and the end of the game.

use leptos::prelude::*;

use super::ending;
use super::hand::acting;
use super::phase::HandPhase;
use super::table_state::TableState;
use drawing::svg;
use game::Viewer;
use paper_grid::CARD;
use paper_grid::screen::{
    AskingRound, CoachedMoment, Draft, TableThing, coached_moments, playable_cells, screen_cell,
};
use paper_grid::sheet::draw_picture;
use paper_grid::text::explain::Explainer;
use paper_grid::text::keys::KEYS;
use paper_grid::text::set_up::RULE_SENTENCES;
use paper_grid::text::sheet::summary;
use paper_grid::text::special_mark;
use paper_grid_rules::{Board, Placed};
use screen::text::review::POINTS;
use screen::{Explain, Explanation};
use ui::deferred::{ChunkFuture, ChunkLoader, DeferredFns};
use ui::draw::nothing;
use ui::loaded_game::GameReader;
use ui::retry::retry_tab;
use ui::stage::{self, SheetTab};

/// Loader for the deferred part of the table.
pub static TABLE_LOADER: ChunkLoader<DeferredFns<TableState>> = ChunkLoader::new();

/// Loader for the reader of saved games, which is in the same chunk.
pub static READER_LOADER: ChunkLoader<GameReader> = ChunkLoader::new();

/// Loader for the function that draws a board's picture, which is in the same chunk.
pub static PICTURE_LOADER: ChunkLoader<DrawBoard> = ChunkLoader::new();

/// Loads the deferred part of the table.
pub fn load_table() -> ChunkFuture<DeferredFns<TableState>> {
    TABLE_LOADER.fetch()
}

/// Loads the functions that read saved Paper Grid games, which are in the table's deferred chunk.
pub fn load_reader() -> ChunkFuture<GameReader> {
    READER_LOADER.fetch()
}

/// Loads the function that draws a board's picture, which is in the table's deferred chunk. It uses
/// the print shop's marks.
pub(crate) fn load_picture() -> ChunkFuture<DrawBoard> {
    PICTURE_LOADER.fetch()
}

/// A function that draws a board as SVG.
pub type DrawBoard = fn(&Board) -> String;

/// Draws a board's picture with the print shop's marks.
pub const DRAW_BOARD: DrawBoard =
    |board| svg::write(&draw_picture(special_mark, board, 12.0), &summary(board));

/// The deferred part of the table.
pub const TABLE_FNS: DeferredFns<TableState> = DeferredFns {
    keys: KEYS,
    explain,
    hand,
    highlighted_things: highlighted_cells,
    draw_sheet_tab: sheet_tab,
    start_coaching,
};

/// Returns the hand region for a special cell that acts, or for the end of the game.
fn hand(table: TableState) -> AnyView {
    match table.hand.get_untracked() {
        HandPhase::Acting(special) => acting::effect_hand(table, special),
        _ => ending::game_over(table),
    }
}

/// Returns the cells where the chosen letter may go.
fn highlighted_cells(table: TableState) -> Vec<usize> {
    let seat = table.seat().filter(|seat| table.gets_help(*seat));
    let (Some(chosen), Some(seat), None) = (table.chosen.get(), seat, table.past.get()) else {
        return Vec::new();
    };
    let laid = table.draft.with(|draft| {
        let held = draft.tile(chosen).and_then(|(_, cell)| cell);
        let cells = draft.placed().into_iter().map(|Placed(cell, _)| cell);
        cells.filter(|cell| held != Some(*cell)).collect()
    });
    table.state.with(|state| {
        let may = playable_cells(state, seat, laid).iter();
        may.map(|cell| screen_cell(state.board.size(), cell).0)
            .collect()
    })
}

/// Returns a page of the side sheet: the chosen rules or the menu.
fn sheet_tab(table: TableState, leaf: SheetTab) -> AnyView {
    match leaf {
        SheetTab::Rules => stage::rules_tab(table.session, RULE_SENTENCES, &CARD),
        SheetTab::Menu => stage::menu(table.session, &CARD),
        SheetTab::Tried => retry_tab(*table, table.sheet, POINTS),
        SheetTab::History => nothing(),
    }
}

/// Explains a thing on the table (tracked).
fn explain(table: TableState, thing: &str) -> Option<Explanation> {
    let thing: TableThing = thing.parse().ok()?;
    let asked = table.session.with(|game| {
        let told = game.history(Viewer::Table);
        AskingRound::latest_in(told.iter().map(|told| &told.entry))
    });
    let (state, draft) = (table.seen.get(), table.draft.get());
    let preview = table.preview.get();
    table.with_seats(|seats| {
        Explainer::new(&state, &draft, seats)
            .with_preview(preview.as_ref())
            .with_asked(asked.as_ref())
            .explain(thing)
    })
}

/// Has a bot judge positions that are tried again, and coaches the player who is building a move.
fn start_coaching(table: TableState) {
    ending::judge_retries(table);
    table.show_tips(move || {
        let seat = table.seat()?;
        let asking = table.draft.with(Draft::is_asking);
        let moments = table
            .state
            .with(|state| coached_moments(state, seat, asking));
        Some((seat, moments.into_iter().map(CoachedMoment::tip).collect()))
    });
}
