//! The draft line: cards of the hand and words of the table, in a row.

use leptos::prelude::*;

use super::bench::{Bench, Doing};
use super::card;
use super::hand::tile;
use one_letter_better::screen::{Aim, Prospect, ShownCard, Thing, line as shown_line};
use one_letter_better::text::{play, table as words};
use ui::dom;
use ui::draw::{Draw, keyed, memo, nothing, show_when};
use ui::seated::PROMPT;

/// Draws the draft line.
pub fn line(bench: Bench) -> AnyView {
    let cards = memo(move || {
        bench.view.with(|view| {
            bench.draft.with(|draft| {
                let own = draft.line().iter().map(|placed| placed.from.is_none());
                let shown = shown_line(view, draft).into_iter();
                shown.zip(own).collect::<Vec<(ShownCard, bool)>>()
            })
        })
    });
    let list = move || {
        let each = cards.get().into_iter();
        each.map(|(shown, own)| {
            let key = format!("{} {}", shown.card.index(), shown.letters);
            let draw: Draw = Box::new(move || placed(bench, shown, own));
            (key, draw)
        })
        .collect()
    };
    let over = move || matches!(bench.aimed.get(), Some(Aim::Line(_))).then_some("");
    let invites = move || bench.doing() == Doing::Playing && cards.with(Vec::is_empty);
    let count = move || cards.with(Vec::len).max(1).to_string();
    // The points only; screen readers get the full sum elsewhere.
    let sum = move || match bench.prospect.get() {
        Prospect::Play(made) => {
            let loses = made.victim.filter(|_| made.loss != 0).map(|victim| {
                let who = bench.session.name(victim);
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
            data-thing=Thing::Line.to_string()
            data-line=""
            data-holder="line"
            data-over=over
            data-empty=move || cards.with(Vec::is_empty).then_some("")
            style:--count=count
        >
            {keyed(list)}
            {move || sum()}
            {show_when(invites, || view! { <small>{play::BUILD}</small> }.into_any())}
        </div>
    }
    .into_any()
}

/// Draws a card in the draft line. A tap on a card of the hand takes it back.
fn placed(bench: Bench, shown: ShownCard, own: bool) -> AnyView {
    let id = shown.card;
    let drawn = card::face(&shown);
    if !own {
        return view! {
            <span class="better-laid" data-card=card::id_of(id) data-table="">{drawn}</span>
        }
        .into_any();
    }
    let heard = bench
        .view
        .with_untracked(|view| words::card_heard(&view.table.options.deck, &shown));
    let letters = shown.letters.clone();
    view! {
        <button
            type="button"
            class="better-laid"
            data-card=card::id_of(id)
            data-held=move || bench.drag.holds(tile(id)).then_some("")
            data-moves=move || bench.draft.with(|draft| draft.moves() == Some(id)).then_some("")
            aria-label=words::take_back(&heard)
            on:click=move |_| {
                if !bench.drag.ends_in_click() && !bench.panel.was_held() {
                    bench.build(|draft, view| draft.tap(id, view));
                    request_animation_frame(|| dom::catch_focus(PROMPT));
                }
            }
            on:pointerdown=move |event| bench.drag.press(&event, tile(id), letters.clone())
            on:pointermove=move |event| bench.drag.follow(&event)
            on:pointerup=move |event| bench.drag.release(&event)
            on:pointercancel=move |_| bench.drag.cancel()
        >
            {drawn}
        </button>
    }
    .into_any()
}
