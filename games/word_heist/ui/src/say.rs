//! The lines of text at the table: the last action, what to do now, the prospects of the typed
//! word or why it was refused, and the queue.

use leptos::prelude::*;

use super::bench::Bench;
use game::SeatColour;
use screen::news::Did;
use screen::text::stage::looking_back;
use ui::draw::{nothing, signal};
use ui::stage;
use word_heist::screen::{Entry, may_learn_to_steal};
use word_heist::text::{news, table as words};

/// Draws the lines of text.
pub fn say(bench: Bench) -> AnyView {
    let did = signal(move || did(bench));
    let now = signal(move || now(bench));
    let would = view! { {move || would(bench)} }.into_any();
    stage::say(did, now, would, bench.sheet, bench.pace, bench.tips)
}

/// The last action, with its player's colour. Tracked.
pub fn did(bench: Bench) -> Option<(Did, Option<SeatColour>)> {
    let did = bench.session.with(news::did)?;
    let colour = did.actor.and_then(|seat| bench.colour.run(seat));
    Some((did, colour))
}

/// The prompt for the next action. Tracked.
pub fn now(bench: Bench) -> String {
    if let Some(steps) = bench.past.get() {
        let rows = bench.rows.get();
        let at = rows.iter().filter(|row| row.step < steps).count();
        return looking_back(at, rows.len());
    }
    if bench.over() {
        return bench.won();
    }
    let speaker = bench.speaker.get();
    let begins = bench.entry.with(Entry::is_empty);
    let learns = speaker.filter(|seat| begins && bench.helps(*seat));
    bench.table.with(|table| {
        let learns = learns.is_some_and(|seat| may_learn_to_steal(table, seat));
        bench.with_seats(|seats| words::prompt(table, bench.people, speaker, learns, seats))
    })
}

/// Draws the line below the prompt: a refusal, the prospects of the typed word, a hint, the queue,
/// or the words that others have made since. Tracked.
pub fn would(bench: Bench) -> AnyView {
    if bench.past.with(Option::is_some) {
        return nothing();
    }
    let refusal = bench.refusal.get();
    if !refusal.is_empty() {
        return view! { <p class="refusal" role="alert">{refusal}</p> }.into_any();
    }
    let (hint, first) = bench.hint.with(|hint| (hint.says.clone(), hint.first));
    let note = match first && !hint.is_empty() {
        true => hint,
        false => Some(bench.note())
            .filter(|note| !note.is_empty())
            .unwrap_or(hint),
    };
    if !note.is_empty() {
        return view! { <p class="heist-note" aria-live="polite">{note}</p> }.into_any();
    }
    let queue = bench.queue();
    if !queue.is_empty() {
        return view! { <p class="queue" dir="auto">{queue}</p> }.into_any();
    }
    let speaker = bench.speaker.get();
    let since = speaker.and_then(|seat| bench.session.with(|game| news::since(game, seat)));
    since.map_or_else(nothing, |since| {
        view! { <p class="soft">{since}</p> }.into_any()
    })
}
