//! The lines of text at the table: the last action, what to do now, the prospects of the typed
//! word or why it was refused, and the queue.

use leptos::prelude::*;

use super::table_state::TableState;
use game::SeatColour;
use screen::news::ActSentence;
use screen::text::stage::looking_back;
use ui::draw::{memo, nothing, signal};
use ui::stage;
use word_heist::screen::{DraftOutcome, WordEntry, should_suggest_stealing};
use word_heist::text::{news, table as words};

/// Draws the lines of text.
pub(crate) fn prompt_lines(state: TableState) -> AnyView {
    let did = signal(move || last_action(state));
    let now = signal(move || prompt(state));
    let would = view! { {move || preview(state)} }.into_any();
    let hint = memo(move || state.hint.with(|hint| hint.slip.clone())).into();
    stage::prompt_region(did, now, would, hint, state.sheet, state.pace, state.tips)
}

/// The last action, with its player's colour. Tracked.
pub fn last_action(state: TableState) -> Option<(ActSentence, Option<SeatColour>)> {
    let skipped = state.skipped.get();
    let did = state
        .session
        .with(|game| news::last_action_with_skip(game, skipped))?;
    let colour = did.actor.and_then(|seat| state.colour.run(seat));
    Some((did, colour))
}

/// The prompt for the next action. Tracked.
pub fn prompt(state: TableState) -> String {
    if let Some(steps) = state.past.get() {
        let rows = state.rows.get();
        let at = rows.iter().filter(|row| row.step < steps).count();
        return looking_back(at, rows.len());
    }
    if state.is_over() {
        return state.winner_text();
    }
    let speaker = state.speaker.get();
    let begins = state.entry.with(WordEntry::is_empty);
    let mark_lesson_done = speaker.filter(|seat| begins && state.gets_help(*seat));
    state.table.with(|table| {
        let mark_lesson_done =
            mark_lesson_done.is_some_and(|seat| should_suggest_stealing(table, seat));
        state.with_seats(|seats| {
            words::prompt(table, state.people, speaker, mark_lesson_done, seats)
        })
    })
}

/// Draws the line below the prompt: a refusal, the prospects of the typed word, the queue, or the
/// words that others have made since. Tracked.
pub fn preview(state: TableState) -> AnyView {
    if state.past.with(Option::is_some) {
        return nothing();
    }
    let refusal = state.refusal.get();
    if !refusal.is_empty() {
        return view! { <p class="refusal" role="alert">{refusal}</p> }.into_any();
    }
    let note = state.entry_note();
    if !note.is_empty() {
        // Beside a hint there is only room for what is wrong with a word.
        let possible = state
            .prospect
            .with(|prospect| matches!(prospect, DraftOutcome::Ways(_)));
        let long = stage::length(&note).to_string();
        return view! {
            <p
                class="heist-note"
                aria-live="polite"
                data-possible=possible.then_some("")
                style:--n=long
            >
                {note}
            </p>
        }
        .into_any();
    }
    let queue = state.queue_text();
    if !queue.is_empty() {
        return view! { <p class="queue" dir="auto">{queue}</p> }.into_any();
    }
    let speaker = state.speaker.get();
    let since = speaker.and_then(|seat| {
        state
            .session
            .with(|game| news::words_since_last_action(game, seat))
    });
    since.map_or_else(nothing, |since| {
        let long = stage::length(&since).to_string();
        view! { <p class="soft" style:--n=long>{since}</p> }.into_any()
    })
}
