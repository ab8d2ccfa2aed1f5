//! The player's own cards: tapped, dragged, and chosen for discarding.

use leptos::prelude::*;

use super::bench::{Bench, Doing};
use super::card;
use one_letter_better::screen::{Draft, ShownCard, Thing, face_up};
use one_letter_better::text::table as words;
use one_letter_better_rules::CardId;
use screen::TileId;
use ui::dom;
use ui::drag::Held;
use ui::draw::{Draw, keyed, memo, nothing, show_when};
use ui::roving_focus::{Rove, on_key};

/// Draws the hand.
pub fn hand(bench: Bench) -> AnyView {
    // Cards in the line keep their place here, so that nothing moves under a quick finger.
    let cards = memo(move || bench.hand());
    let ids = memo(move || {
        let hand = cards.get().into_iter();
        bench.draft.with(|draft| {
            hand.filter(|card| !draft.holds(*card))
                .collect::<Vec<CardId>>()
        })
    });
    let rove = Rove::new();
    let list = move || {
        let each = cards.get().into_iter();
        each.map(|card| {
            let key = card.index().to_string();
            let draw: Draw = Box::new(move || held(bench, card, rove, ids));
            (key, draw)
        })
        .collect()
    };
    let none = move || cards.with(Vec::is_empty);
    // A hand of nine fits in one row on a phone, or in two where the column is narrow; larger hands
    // take two rows.
    let count = move || bench.view.with(|view| view.hand.len()).max(9);
    let row = move || match count() {
        many if many > 10 => many.div_ceil(2),
        few => few,
    };
    view! {
        <div
            class="better-hand"
            role="group"
            aria-label=words::HAND
            data-hand=""
            data-holder="hand"
            data-many=move || (count() > 10).then_some("")
            style:--count=move || row().to_string()
            style:--half=move || count().div_ceil(2).to_string()
            on:keydown=on_key
        >
            {keyed(list)}
            {show_when(none, || view! { <small>{words::HAND_EMPTY}</small> }.into_any())}
        </div>
    }
    .into_any()
}

fn held(bench: Bench, id: CardId, rove: Rove<CardId>, ids: Memo<Vec<CardId>>) -> AnyView {
    let shown: ShownCard = bench
        .view
        .with_untracked(|view| face_up(&view.table.options.deck, id));
    let number = move || {
        let gone = |draft: &Draft| draft.discards().iter().position(|card| *card == id);
        bench.draft.with(gone)
    };
    let new = move || bench.chosen.with(|chosen| chosen.new.contains(&id));
    let must = move || {
        bench
            .shown
            .with(|shown| shown.picked_up.first() == Some(&id))
    };
    let along = move || bench.shown.with(|shown| shown.picked_up.contains(&id));
    let heard = bench
        .view
        .with_untracked(|view| words::card_heard(&view.table.options.deck, &shown));
    let label = move || match number() {
        Some(number) => words::discarded(&heard, number + 1),
        None if must() => format!("{heard}, {}", words::MUST),
        None if along() => format!("{heard}, {}", words::CAME_ALONG),
        None if new() => format!("{heard}, {}", words::NEW),
        None => heard.clone(),
    };
    let letters = shown.letters.clone();
    view! {
        <button
            type="button"
            class="better-held"
            data-card=card::id_of(id)
            data-thing=Thing::Held(id).to_string()
            data-goes=move || number().map(|number| (number + 1).to_string())
            data-new=move || new().then_some("")
            data-laid=move || bench.draft.with(|draft| draft.holds(id)).then_some("")
            data-must=move || must().then_some("")
            data-along=move || along().then_some("")
            data-held=move || bench.drag.holds(tile(id)).then_some("")
            aria-label=label
            aria-pressed=move || number().is_some().to_string()
            tabindex=move || ids.with(|ids| rove.stop(id, ids))
            on:focus=move |_| rove.take(id)
            on:keydown=move |event| {
                // With Shift the arrow keys move the card, not the focus.
                let step = match (event.shift_key(), event.key().as_str()) {
                    (true, "ArrowLeft") => -1,
                    (true, "ArrowRight") => 1,
                    _ => return,
                };
                event.prevent_default();
                event.stop_propagation();
                bench.step(id, step);
            }
            id=dom_id(id)
            on:click=move |event| {
                if bench.drag.ends_in_click() || bench.panel.was_held() {
                    return;
                }
                let next = ids.with_untracked(|ids| beyond(ids, id));
                bench.touch_card(id);
                // After a keyboard press the focus moves to the card next to the one that left.
                if let (0, Some(next)) = (event.detail(), next) {
                    request_animation_frame(move || dom::catch_focus(&dom_id(next)));
                }
            }
            on:pointerdown=move |event| {
                let builds = matches!(bench.doing_now(), Doing::Taking | Doing::Playing);
                if builds {
                    bench.drag.press(&event, tile(id), letters.clone());
                }
            }
            on:pointermove=move |event| bench.drag.follow(&event)
            on:pointerup=move |event| bench.drag.release(&event)
            on:pointercancel=move |_| bench.drag.cancel()
        >
            {card::face(&shown)}
        </button>
    }
    .into_any()
}

/// The DOM id of a card of the hand.
pub fn dom_id(card: CardId) -> String {
    format!("held-{}", card.index())
}

/// The card after this one in the hand, or the one before it if this is the last.
fn beyond(ids: &[CardId], card: CardId) -> Option<CardId> {
    let at = ids.iter().position(|id| *id == card)?;
    let next = ids.get(at + 1);
    next.or(ids.get(at.checked_sub(1)?)).copied()
}

/// The id of a card as a draggable tile.
pub fn tile(card: CardId) -> TileId {
    TileId(card.index() as u32)
}

/// Draws the dragged card under the pointer.
pub fn ghost(bench: Bench) -> AnyView {
    let drawn = move || {
        let Some(Held { tile, at, .. }) = bench.drag.held() else {
            return nothing();
        };
        let (x, y) = at;
        let card = bench
            .view
            .with_untracked(|view| card::up(view, CardId::new(tile.0 as u8)));
        view! {
            <div class="held-tile" style:--x=format!("{x}px") style:--y=format!("{y}px")>
                {card}
            </div>
        }
        .into_any()
    };
    view! { {drawn} }.into_any()
}
