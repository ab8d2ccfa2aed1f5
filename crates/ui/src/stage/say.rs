//! What is said at the table: what happened last, what to do now, and what it would score. It has a
//! fixed place, so nothing moves when a line changes.

use leptos::prelude::*;

use super::sheet::{Leaf, Sheet};
use crate::coached::Tips;
use crate::draw::{nothing, show_when};
use crate::lesson::coach;
use crate::pace::Pacer;
use crate::parts::{Icon, Mark, Picture, WithWords, seat_word};
use crate::seated::PROMPT;
use game::SeatColour;
use screen::news::{Did, Row};
use screen::text::stage as words;

/// Draws the lines that say what happened and what to do now. `did` is the last action with its
/// actor's colour; a coached player's tip takes its place. `would` says what the action being
/// prepared would score.
pub fn say(
    did: Signal<Option<(Did, Option<SeatColour>)>>,
    now: Signal<String>,
    would: AnyView,
    sheet: Sheet,
    pace: Pacer,
    tips: Tips,
) -> AnyView {
    let now = coach().map_or(now, |coach| coach.says);
    let did = move || match did.get() {
        _ if tips.says.with(Option::is_some) => {
            view! { <span class="tip">{tips.says.get()}</span> }.into_any()
        }
        None => nothing(),
        Some((did, colour)) => {
            let mark = colour.map(|colour| view! { <Mark colour /> }.into_any());
            view! {
                <span data-seat=colour.map(seat_word)>
                    {mark}
                </span>
                {did.says}
            }
            .into_any()
        }
    };
    view! {
        <section
            class="say"
            aria-label=words::SAY
            id=PROMPT
            tabindex="-1"
            on:click=move |_| {
                // A tap on a bot's action makes the next one follow at once.
                pace.hurry();
            }
        >
            <p class="did">{move || did()}</p>
            <p class="now prompt" role="status">{now}</p>
            <div class="would">{would}</div>
            {show_when(
                move || tips.says.with(Option::is_none),
                move || handle(sheet),
            )}
            {show_when(move || tips.says.with(Option::is_some), move || hushes(tips))}
        </section>
    }
    .into_any()
}

/// The kind of sentence about a half-built move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// A fact about the table.
    Told,
    /// A hint for the half-built move.
    Hinted,
    /// A refusal of the half-built move.
    Refused,
}

/// Draws the sentence about a half-built move, and the word list's progress while it is awaited.
pub fn would(how: Signal<How>, says: AnyView, waits: Signal<bool>) -> AnyView {
    let refused = move || how.get() == How::Refused;
    let soft = move || how.get() == How::Hinted;
    view! {
        <p aria-live="polite" class:refusal=refused class:soft=soft>
            {says}
        </p>
        {show_when(move || waits.get(), || {
            view! { <WithWords draw=Callback::new(|_| nothing()) /> }.into_any()
        })}
    }
    .into_any()
}

/// The prompt while an earlier step is viewed: its row number and the number of rows.
pub fn looks_back(steps: usize, rows: &[Row]) -> String {
    let at = rows.iter().filter(|row| row.step < steps).count();
    words::looking_back(at, rows.len())
}

/// Draws the button that turns tips off.
fn hushes(tips: Tips) -> AnyView {
    view! {
        <button
            type="button"
            class="handle hush"
            aria-label=move || tips.ends.get().unwrap_or(words::NO_TIPS)
            on:click=move |_| tips.off.set(true)
        >
            <Icon picture=Picture::Close />
        </button>
    }
    .into_any()
}

fn handle(sheet: Sheet) -> AnyView {
    view! {
        <button
            type="button"
            class="handle"
            aria-label=words::HISTORY
            aria-expanded=move || (sheet.open() == Some(Leaf::History)).to_string()
            on:click=move |_| sheet.turn(Leaf::History)
        >
            <Icon picture=Picture::List />
        </button>
    }
    .into_any()
}
