//! The deferred part of the table screen: explanations, votes, and the end of the game.

use leptos::prelude::*;

use super::table_state::TableState;
use super::{ending, hints, player_actions, review, sides, usable_words, vote};
use screen::text::review::POINTS;
use screen::{Explain, Explanation};
use ui::deferred::{ChunkFuture, ChunkLoader, DeferredFns};
use ui::draw::{join_views, nothing};
use ui::loaded_game::GameReader;
use ui::retry::retry_tab;
use ui::stage::{self, SheetTab};
use word_heist::CARD;
use word_heist::screen::{CoachedMoment, TableThing, coached_moments};
use word_heist::text::explain::Explainer;
use word_heist::text::keys::KEYS;
use word_heist::text::set_up::RULE_DESCRIPTIONS;

/// How the deferred part of the table is fetched.
pub static TABLE_LOADER: ChunkLoader<DeferredFns<TableState>> = ChunkLoader::new();

/// How the reader of saved games is fetched, which is in the same chunk.
pub static READER_LOADER: ChunkLoader<GameReader> = ChunkLoader::new();

/// Fetches the deferred part of the table screen.
pub fn load_table() -> ChunkFuture<DeferredFns<TableState>> {
    TABLE_LOADER.fetch()
}

/// Fetches the reader of saved games, which is in the same chunk.
pub fn load_reader() -> ChunkFuture<GameReader> {
    READER_LOADER.fetch()
}

/// The deferred part of the table.
pub const TABLE_FNS: DeferredFns<TableState> = DeferredFns {
    keys: KEYS,
    explain,
    hand: ending_or_vote,
    highlighted_things: start_help,
    draw_sheet_tab,
    start_coaching,
};

/// Draws what replaces the hand: the end of the game, or the vote on a proposal.
fn ending_or_vote(state: TableState) -> AnyView {
    if untrack(|| state.is_over()) {
        ending::game_over(state)
    } else {
        vote::vote_buttons(state)
    }
}

/// Starts the beginner's help and the hints.
fn start_help(state: TableState) -> Vec<usize> {
    usable_words::mark_usable_words(state);
    hints::provide_hints(state);
    Vec::new()
}

/// Draws a page of the side sheet: the chosen rules, the menu, or the moment being tried again.
fn draw_sheet_tab(state: TableState, tab: SheetTab) -> AnyView {
    match tab {
        SheetTab::Rules => stage::rules_tab(state.session, RULE_DESCRIPTIONS, &CARD),
        SheetTab::Menu => join_views([
            player_actions::proposal_menu(state),
            sides::seating_choice(state),
            stage::menu_without_pace(state.session, &CARD),
            player_actions::leave_menu(state),
        ]),
        SheetTab::Tried => retry_tab(*state, state.sheet, POINTS),
        SheetTab::History => nothing(),
    }
}

/// Explains a thing on the table. Tracked.
fn explain(state: TableState, thing: &str) -> Option<Explanation> {
    let thing: TableThing = thing.parse().ok()?;
    let speaker = state.speaker.get();
    let (may, marks) = (state.may.get(), state.hint.with(|hint| hint.marks.clone()));
    state.seen.with(|table| {
        state.entry.with(|entry| {
            state.with_seats(|seats| {
                let told = Explainer {
                    table,
                    entry,
                    people: state.people,
                    speaker,
                    may: &may,
                    marks: &marks,
                    seats,
                };
                told.explain(thing)
            })
        })
    })
}

/// Watches a moment being tried again, and gives tips to the player who types or plays alone.
fn start_coaching(state: TableState) {
    review::watch_word_retry(state);
    state.show_tips(move || {
        let seat = state.speaker.get().unwrap_or_else(|| state.first_person());
        let moments = state.table.with(|table| coached_moments(table, seat));
        Some((seat, moments.into_iter().map(CoachedMoment::tip).collect()))
    });
}
