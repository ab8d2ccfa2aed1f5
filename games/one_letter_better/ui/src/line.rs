//! The draft line: cards of the hand and words of the table, in a row.

use leptos::prelude::*;

use super::card;
use super::hand::tile_id;
use super::table_state::{Activity, TableState};
use one_letter_better::screen::{
    DraftOutcome, LineCard, LinePart, PointerTarget, ShownCard, TableThing, shown_line,
};
use one_letter_better::text::{play, table as words};
use one_letter_better_rules::CardId;
use ui::dom;
use ui::draw::{DrawLine, keyed_list, memo, nothing, show_when};
use ui::table_core::PROMPT_ID;

/// Draws the draft line.
pub fn line(state: TableState) -> AnyView {
    let cards = memo(move || {
        state
            .view
            .with(|view| state.draft.with(|draft| shown_line(view, draft)))
    });
    let faults = memo(move || state.faults());
    let list = move || {
        let each = cards.get().into_iter();
        each.map(|LineCard { shown, part }| {
            let key = format!("{} {} {}", shown.card.index(), shown.letters, part as u8);
            let draw: DrawLine = Box::new(move || placed_card(state, shown, part, faults));
            (key, draw)
        })
        .collect()
    };
    let over = move || matches!(state.aimed.get(), Some(PointerTarget::Line(_))).then_some("");
    let invites = move || state.activity() == Activity::Playing && cards.with(Vec::is_empty);
    let count = move || cards.with(Vec::len).max(1).to_string();
    // The points only; screen readers get the full sum elsewhere.
    let sum = move || match state.prospect.get() {
        DraftOutcome::Play(made) => {
            let loses = made.victim.filter(|_| made.loss != 0).map(|victim| {
                let who = state.session.player_name(victim);
                view! { <small>{format!("{who} {}", play::points(-made.loss))}</small> }.into_any()
            });
            view! { <span class="better-sum" aria-hidden="true">{play::points(made.gain)} {loses}</span> }
                .into_any()
        }
        _ => nothing(),
    };
    view! {
        <div
            class="better-line"
            role="group"
            aria-label=words::LINE
            data-thing=TableThing::Line.to_string()
            data-line=""
            data-holder="line"
            data-over=over
            data-empty=move || cards.with(Vec::is_empty).then_some("")
            style:--count=count
        >
            {keyed_list(list)}
            {move || sum()}
            {show_when(invites, || view! { <small>{play::BUILD_PROMPT}</small> }.into_any())}
        </div>
    }
    .into_any()
}

/// Draws a card in the draft line. A tap on a card of the hand takes it back.
fn placed_card(
    state: TableState,
    shown: ShownCard,
    part: LinePart,
    faults: Memo<Vec<CardId>>,
) -> AnyView {
    let id = shown.card;
    let drawn = card::face(&shown);
    let fault = move || faults.with(|faults| faults.contains(&id));
    match part {
        LinePart::Own => {}
        LinePart::Table => {
            return view! {
                <span
                    class="better-laid"
                    data-card=card::card_attribute(id)
                    data-table=""
                    data-fault=move || fault().then_some("")
                >
                    {drawn}
                </span>
            }
            .into_any();
        }
        LinePart::Replaced => {
            return view! {
                <span class="better-laid" data-replaced="" aria-hidden="true">{drawn}</span>
            }
            .into_any();
        }
    }
    let heard = state
        .view
        .with_untracked(|view| words::card_aria_label(&view.table.options.deck, &shown));
    let heard = words::take_back_label(&heard);
    let label = move || {
        if fault() {
            format!("{heard}, {}", words::AT_FAULT)
        } else {
            heard.clone()
        }
    };
    let letters = shown.letters.clone();
    view! {
        <button
            type="button"
            class="better-laid"
            data-card=card::card_attribute(id)
            data-held=move || state.drag.is_dragging(tile_id(id)).then_some("")
            data-moves=move || state.draft.with(|draft| draft.movable_card() == Some(id)).then_some("")
            data-fault=move || fault().then_some("")
            aria-label=label
            on:click=move |_| {
                if !state.drag.click_ends_drag() && !state.panel.was_long_press() {
                    state.edit_draft(|draft, view| draft.tap(id, view));
                    request_animation_frame(|| dom::restore_lost_focus(PROMPT_ID));
                }
            }
            on:pointerdown=move |event| state.drag.on_pointer_down(&event, tile_id(id), letters.clone())
            on:pointermove=move |event| state.drag.on_pointer_move(&event)
            on:pointerup=move |event| state.drag.on_pointer_up(&event)
            on:pointercancel=move |_| state.drag.cancel()
        >
            {drawn}
        </button>
    }
    .into_any()
}
