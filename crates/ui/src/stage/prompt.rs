//! The messages at the table: the last action, what to do now, and what the prepared action would
//! score. They have a fixed place, so nothing moves when a line changes.

use leptos::prelude::*;

use super::side_sheet::{SheetTab, SideSheet};
use crate::draw::{nothing, sentence, show_when};
use crate::hint::{HintSlip, draw_hint_slip};
use crate::lesson::current_coach;
use crate::pace::Pacer;
use crate::parts::{Icon, IconKind, SeatMark, WithWordList, colour_class};
use crate::table_core::PROMPT_ID;
use crate::tips::Tips;
use game::SeatColour;
use screen::drawn_length;
use screen::news::{ActSentence, HistoryRow};
use screen::text::stage as words;

/// Draws the lines that say what happened and what to do now. `did` is the last action with its
/// actor's colour. `preview` says what the action being prepared would score. A hint takes the
/// prompt's place. A coached player's tip has a line of its own at the end: it never replaces what
/// happened.
pub fn prompt_region(
    did: Signal<Option<(ActSentence, Option<SeatColour>)>>,
    prompt: Signal<String>,
    preview: AnyView,
    hint: Signal<Option<HintSlip>>,
    sheet: SideSheet,
    pace: Pacer,
    tips: Tips,
) -> AnyView {
    let prompt = current_coach().map_or(prompt, |coach| coach.says);
    let did_length = move || {
        did.with(|did| {
            let did = did.as_ref();
            did.map_or(1, |(did, _)| drawn_length(&did.says, &did.signs))
        })
    };
    let did = move || match did.get() {
        None => nothing(),
        Some((did, colour)) => {
            let mark = colour.map(|colour| view! { <SeatMark colour /> }.into_any());
            view! {
                <span data-seat=colour.map(colour_class)>
                    {mark}
                </span>
                {sentence(&did.says, &did.signs)}
            }
            .into_any()
        }
    };
    let tip = move || {
        let says = tips.says.get();
        says.map(|says| view! { <span class="tip">{says}</span> })
    };
    tips.hint.set(Some(hint));
    view! {
        <section
            class="say"
            aria-label=words::SAY
            id=PROMPT_ID
            tabindex="-1"
            on:click=move |_| {
                // A tap on a bot's action makes the next one follow at once.
                pace.skip_wait();
            }
        >
            <p class="did" style:--n=move || did_length().to_string()>{move || did()}</p>
            {draw_hint_slip(hint)}
            <p
                class="now prompt"
                role="status"
                style:--n=move || prompt.with(|says| length(says)).to_string()
            >
                {prompt}
            </p>
            <div class="would">{preview}</div>
            {show_when(
                move || tips.reserved.get() || tips.says.with(Option::is_some),
                move || view! { <p class="coach">{move || tip()}</p> }.into_any(),
            )}
            {show_when(
                move || tips.says.with(Option::is_none),
                move || sheet_handle(sheet),
            )}
            {show_when(move || tips.says.with(Option::is_some), move || tips_off_button(tips))}
        </section>
    }
    .into_any()
}

/// The number of characters by which the styles fit a text into its line, at least 1.
pub fn length(text: &str) -> usize {
    text.chars().count().max(1)
}

/// The kind of sentence about a half-built move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PreviewKind {
    /// A fact about the table.
    Told,
    /// A hint for the half-built move.
    Hinted,
    /// A refusal of the half-built move.
    Refused,
}

/// Draws the sentence about a half-built move, with its length, and, while the word list is awaited,
/// its progress.
pub fn preview_line(
    kind: Signal<PreviewKind>,
    says: AnyView,
    length: Signal<usize>,
    waits: Signal<bool>,
) -> AnyView {
    let refused = move || kind.get() == PreviewKind::Refused;
    let soft = move || kind.get() == PreviewKind::Hinted;
    view! {
        <p
            aria-live="polite"
            class:refusal=refused
            class:soft=soft
            style:--n=move || length.get().to_string()
        >
            {says}
        </p>
        {show_when(move || waits.get(), || {
            view! { <WithWordList draw=Callback::new(|_| nothing()) /> }.into_any()
        })}
    }
    .into_any()
}

/// The prompt while an earlier step is viewed: its row number and the number of rows.
pub fn past_step_prompt(steps: usize, rows: &[HistoryRow]) -> String {
    let at = rows.iter().filter(|row| row.step < steps).count();
    words::looking_back(at, rows.len())
}

/// Draws the button that turns tips off.
fn tips_off_button(tips: Tips) -> AnyView {
    view! {
        <button
            type="button"
            class="handle hush"
            aria-label=move || tips.ends.get().unwrap_or(words::NO_TIPS)
            on:click=move |_| tips.off.set(true)
        >
            <Icon picture=IconKind::Close />
        </button>
    }
    .into_any()
}

fn sheet_handle(sheet: SideSheet) -> AnyView {
    view! {
        <button
            type="button"
            class="handle"
            aria-label=words::HISTORY
            aria-expanded=move || (sheet.open_tab() == Some(SheetTab::History)).to_string()
            on:click=move |_| sheet.toggle(SheetTab::History)
        >
            <Icon picture=IconKind::List />
        </button>
    }
    .into_any()
}
