//! The deferred part of the screen, loaded once the table is drawn: explanations, claiming, and the
//! end of rounds and games.

use leptos::prelude::*;

use super::hand::HandMode;
use super::table_state::TableState;
use super::{claiming, ending, ledger, scramble, signs, turn_end};
use c_u_letter::CARD;
use c_u_letter::screen::{ButtonAction, CoachedMoment, Draft, TableThing, coached_moments};
use c_u_letter::text::explain::Explainer;
use c_u_letter::text::keys::KEYS;
use c_u_letter::text::moments::CARD_UNIT;
use c_u_letter::text::set_up::RULE_SENTENCES;
use game::SeatId;
use screen::{Explain, Explanation};
use ui::deferred::{ChunkFuture, ChunkLoader, DeferredFns};
use ui::draw::join_views;
use ui::loaded_game::GameReader;
use ui::retry::retry_tab;
use ui::stage::{self, SheetTab};

/// How the deferred part of the table is fetched.
pub static TABLE_LOADER: ChunkLoader<DeferredFns<TableState>> = ChunkLoader::new();

/// How the reader of saved games is fetched, which is in the same chunk.
pub static READER_LOADER: ChunkLoader<GameReader> = ChunkLoader::new();

/// Loads the deferred part of the screen.
pub fn load_table() -> ChunkFuture<DeferredFns<TableState>> {
    TABLE_LOADER.fetch()
}

/// Loads the code that reads saved games, which is in the same chunk as the deferred part of the
/// screen.
pub fn load_reader() -> ChunkFuture<GameReader> {
    READER_LOADER.fetch()
}

/// The deferred part of the table.
pub const TABLE_FNS: DeferredFns<TableState> = DeferredFns {
    keys: KEYS,
    explain: explain_thing,
    hand,
    highlighted_things: |_| Vec::new(),
    draw_sheet_tab: leaf,
    start_coaching,
};

/// Draws the hand area for claiming, scramble words, and the end of a round or the game.
fn hand(state: TableState) -> AnyView {
    match state.hand.get_untracked() {
        HandMode::Claiming => claiming::claiming(state),
        HandMode::Judging => claiming::vote(state),
        HandMode::Spelling => scramble::spelling(state),
        HandMode::Buzzing => scramble::buzzers(state),
        _ => ending::ending(state),
    }
}

/// Draws a page of the sheet: the chosen rules and the key to the signs, the menu, the result of a retry, or the claimed
/// words as the history.
fn leaf(state: TableState, leaf: SheetTab) -> AnyView {
    match leaf {
        SheetTab::Rules => join_views([
            stage::rules_tab(state.session, RULE_SENTENCES, &CARD),
            signs::key(state.colour_of(SeatId::FIRST)),
        ]),
        SheetTab::Menu => stage::menu(state.session, &CARD),
        SheetTab::Tried => retry_tab(*state, state.sheet, CARD_UNIT),
        SheetTab::History => ledger::ledger(state),
    }
}

/// Explains a thing on the table, tracked.
fn explain_thing(state: TableState, thing: &str) -> Option<Explanation> {
    let thing: TableThing = thing.parse().ok()?;
    let mut draft = match state.past.get() {
        Some(_) => Draft::default(),
        None => state.draft.get(),
    };
    if thing == TableThing::Do(ButtonAction::Claim)
        && let Some(claim) = claiming::prepared(state)
    {
        draft.mark_span(claim.span.from(), claim.span.to());
    }
    state.seen.with(|view| {
        state.offers.with(|offers| {
            state.with_seats(|seats| Explainer::new(view, &draft, seats, offers).explain(thing))
        })
    })
}

/// Starts the review of retried turns, turns that end by themselves, and the tips for the player at
/// the screen.
fn start_coaching(state: TableState) {
    ending::review_retries(state);
    turn_end::end_idle_turns(state);
    state.show_tips(move || {
        let seat = state.acting_seat()?;
        let moments = state.view.with(|view| coached_moments(view, seat));
        Some((seat, moments.into_iter().map(CoachedMoment::tip).collect()))
    });
}
