//! The deferred part of the table: explanations of things, the end of rounds and of the match,
//! challenges, STL-1, the score sheet, and the meaning of the signs on cards.

use leptos::prelude::*;

use super::table_state::TableState;
use super::{card, challenging, fan, results, review, score_sheet};
use one_letter_better::CARD;
use one_letter_better::screen::{
    CardLook, CoachedMoment, Draft, Scene, TableThing, coached_moments, lineages,
};
use one_letter_better::text::explain::Explainer;
use one_letter_better::text::keys::KEYS;
use one_letter_better::text::set_up::DESCRIPTIONS;
use one_letter_better::text::stage as words;
use one_letter_better_rules::{Face, TableWordId};
use screen::{Explain, Explanation};
use ui::deferred::{ChunkFuture, ChunkLoader, DeferredFns};
use ui::draw::{join_views, nothing};
use ui::loaded_game::GameReader;
use ui::parts::draw_card_face;
use ui::retry::retry_tab;
use ui::stage::{self, SheetTab};
use ui::wordlist::WordListState;

/// Loader for the deferred part of the table.
pub static TABLE_LOADER: ChunkLoader<DeferredFns<TableState>> = ChunkLoader::new();

/// Loader for the reader of saved games, which is in the same chunk.
pub static READER_LOADER: ChunkLoader<GameReader> = ChunkLoader::new();

/// Loads the deferred part of the table.
pub fn load_table() -> ChunkFuture<DeferredFns<TableState>> {
    TABLE_LOADER.fetch()
}

/// Loads the reader of this game's saves, which is in the same chunk.
pub fn load_reader() -> ChunkFuture<GameReader> {
    READER_LOADER.fetch()
}

/// The deferred part of the table.
pub const TABLE_FNS: DeferredFns<TableState> = DeferredFns {
    keys: KEYS,
    explain: explain_thing,
    hand: hand_replacement,
    highlighted_things: highlighted_words,
    draw_sheet_tab: sheet_tab,
    start_coaching,
};

/// Draws what replaces the hand: the end of a round, the challenge window, or the hand that STL-1
/// takes from.
fn hand_replacement(state: TableState) -> AnyView {
    match state.scene.get_untracked() {
        Scene::RoundOver | Scene::Over => results::results(state),
        Scene::Doubts | Scene::HandOver => challenging::challenge_window(state),
        _ => fan::fan(state),
    }
}

/// Draws a tab of the sheet: the score sheet and the menu, or the signs on cards and the chosen
/// rules.
fn sheet_tab(state: TableState, leaf: SheetTab) -> AnyView {
    match leaf {
        SheetTab::Menu => join_views([
            score_sheet::folded_sheet(state.session),
            stage::menu(state.session, &CARD),
        ]),
        SheetTab::Rules => join_views([
            signs(),
            stage::rules_tab(state.session, DESCRIPTIONS, &CARD),
        ]),
        // A turn is judged by who wins the round too, not by points alone.
        SheetTab::Tried => retry_tab(*state, state.sheet, None),
        SheetTab::History => nothing(),
    }
}

/// Draws the meaning of the signs on cards.
fn signs() -> AnyView {
    let faces = ["+A", "=CH", "-T", "?", "!"].map(|text: &str| text.parse::<Face>().ok());
    let line = |face: Face| {
        let says = words::card_power(CardLook::from_face(face));
        let drawn = draw_card_face(Some(card::printed_face(face, face.value().into())));
        (drawn, says)
    };
    stage::sign_key(words::SIGNS_HEADING, faces.into_iter().flatten().map(line))
}

/// Explains a thing on the table. Tracked.
fn explain_thing(state: TableState, thing: &str) -> Option<Explanation> {
    let thing: TableThing = thing.parse().ok()?;
    with_explainer(state, |told| told.explain(thing))
}

/// The numbers of the words to which the chosen card can be added. Tracked.
fn highlighted_words(state: TableState) -> Vec<usize> {
    let Scene::Hand(seat) = state.scene.get() else {
        return Vec::new();
    };
    let on_its_way = state.moving.get();
    if state.past.get().is_some() || !state.gets_help(seat) {
        return Vec::new();
    }
    with_explainer(state, |told| {
        told.changeable_words(on_its_way)
            .into_iter()
            .map(TableWordId::index)
            .collect()
    })
}

/// Calls `tell` with the context for explanations. Tracked.
fn with_explainer<T>(state: TableState, tell: impl FnOnce(Explainer) -> T) -> T {
    let past = state.past.get();
    let draft = match past {
        Some(_) => Draft::default(),
        None => state.draft.get(),
    };
    let book = match state.list.state() {
        WordListState::Loaded(book) => Some(book),
        _ => None,
    };
    let steps = past.unwrap_or(usize::MAX);
    let lineages = state.session.with(|game| lineages(game, steps));
    state.seen.with(|view| {
        state.with_seats(|seats| {
            tell(Explainer {
                view,
                draft: &draft,
                seats,
                lineages: &lineages,
                helps: view.own.is_some_and(|seat| state.gets_help(seat)),
                words: book.as_ref().map(|book| &book.lexicon),
            })
        })
    })
}

/// Starts judging the turns that a player tries again, and coaching players in their first games.
fn start_coaching(state: TableState) {
    review::judge_retries(state);
    state.show_tips(move || {
        state.view.with(|view| {
            let seat = view.own?;
            let moments = coached_moments(view, seat).into_iter();
            Some((seat, moments.map(CoachedMoment::tip).collect()))
        })
    });
}
