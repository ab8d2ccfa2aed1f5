//! The player's own cards: tapped, dragged, and chosen for discarding.

use leptos::prelude::*;

use super::table_state::{Activity, TableState};
use super::{card, hints};
use one_letter_better::screen::{Draft, HintLights, ShownCard, TableThing, face_up};
use one_letter_better::text::table as words;
use one_letter_better_rules::CardId;
use screen::TileId;
use screen::text::table::hinted_label;
use ui::dom;
use ui::drag::DraggedTile;
use ui::draw::{DrawLine, keyed_list, memo, nothing, show_when};
use ui::roving_focus::{RovingFocus, on_key};

/// Draws the hand.
pub fn hand(state: TableState) -> AnyView {
    // Cards in the line keep their place here, so that nothing moves under a quick finger.
    let cards = memo(move || state.hand());
    let ids = memo(move || {
        let hand = cards.get().into_iter();
        state.draft.with(|draft| {
            hand.filter(|card| !draft.holds(*card))
                .collect::<Vec<CardId>>()
        })
    });
    let rove = RovingFocus::new();
    let lights = hints::hint_lights(state);
    let list = move || {
        let each = cards.get().into_iter();
        each.map(|card| {
            let key = card.index().to_string();
            let draw: DrawLine = Box::new(move || hand_card(state, card, rove, ids, lights));
            (key, draw)
        })
        .collect()
    };
    let none = move || cards.with(Vec::is_empty);
    // A hand of nine fits in one row on a phone, or in two where the column is narrow; larger hands
    // take two rows.
    let count = move || state.view.with(|view| view.hand.len()).max(9);
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
            data-hinted=move || lights.with(|lights| lights.hand).then_some("")
            data-holder="hand"
            data-many=move || (count() > 10).then_some("")
            style:--count=move || row().to_string()
            style:--half=move || count().div_ceil(2).to_string()
            on:keydown=on_key
        >
            {keyed_list(list)}
            {show_when(none, || view! { <small>{words::HAND_EMPTY}</small> }.into_any())}
        </div>
    }
    .into_any()
}

fn hand_card(
    state: TableState,
    id: CardId,
    rove: RovingFocus<CardId>,
    ids: Memo<Vec<CardId>>,
    lights: Memo<HintLights>,
) -> AnyView {
    let shown: ShownCard = state
        .view
        .with_untracked(|view| face_up(&view.table.options.deck, id));
    let number = move || {
        let gone = |draft: &Draft| draft.discards().iter().position(|card| *card == id);
        state.draft.with(gone)
    };
    let new = move || state.chosen.with(|chosen| chosen.new.contains(&id));
    let must = move || {
        state
            .shown
            .with(|shown| shown.picked_up.first() == Some(&id))
    };
    let along = move || state.shown.with(|shown| shown.picked_up.contains(&id));
    let hinted = move || lights.with(|lights| lights.cards.contains(&id));
    let heard = state
        .view
        .with_untracked(|view| words::card_aria_label(&view.table.options.deck, &shown));
    let says = move || match number() {
        Some(number) => words::discard_label(&heard, number + 1),
        None if must() => format!("{heard}, {}", words::MUST_BE_PLAYED),
        None if along() => format!("{heard}, {}", words::FROM_THE_PILE),
        None if new() => format!("{heard}, {}", words::NEW_CARD),
        None => heard.clone(),
    };
    let label = move || hinted_label(says(), hinted());
    let letters = shown.letters.clone();
    view! {
        <button
            type="button"
            class="better-held"
            data-card=card::card_attribute(id)
            data-thing=TableThing::Held(id).to_string()
            data-goes=move || number().map(|number| (number + 1).to_string())
            data-new=move || new().then_some("")
            data-hinted=move || hinted().then_some("")
            data-laid=move || state.draft.with(|draft| draft.holds(id)).then_some("")
            data-must=move || must().then_some("")
            data-along=move || along().then_some("")
            data-held=move || state.drag.is_dragging(tile_id(id)).then_some("")
            aria-label=label
            aria-pressed=move || number().is_some().to_string()
            tabindex=move || ids.with(|ids| rove.tabindex(id, ids))
            on:focus=move |_| rove.on_focus(id)
            on:keydown=move |event| {
                // With Shift the arrow keys move the card, not the focus.
                let step = match (event.shift_key(), event.key().as_str()) {
                    (true, "ArrowLeft") => -1,
                    (true, "ArrowRight") => 1,
                    _ => return,
                };
                event.prevent_default();
                event.stop_propagation();
                state.move_card_by(id, step);
            }
            id=dom_id(id)
            on:click=move |event| {
                if state.drag.click_ends_drag() || state.panel.was_long_press() {
                    return;
                }
                let next = ids.with_untracked(|ids| neighbour(ids, id));
                state.tap_card(id);
                // After a keyboard press the focus moves to the card next to the one that left.
                if let (0, Some(next)) = (event.detail(), next) {
                    request_animation_frame(move || dom::restore_lost_focus(&dom_id(next)));
                }
            }
            on:pointerdown=move |event| {
                let builds = matches!(state.activity_untracked(), Activity::Taking | Activity::Playing);
                if builds {
                    state.drag.on_pointer_down(&event, tile_id(id), letters.clone());
                }
            }
            on:pointermove=move |event| state.drag.on_pointer_move(&event)
            on:pointerup=move |event| state.drag.on_pointer_up(&event)
            on:pointercancel=move |_| state.drag.cancel()
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
fn neighbour(ids: &[CardId], card: CardId) -> Option<CardId> {
    let at = ids.iter().position(|id| *id == card)?;
    let next = ids.get(at + 1);
    next.or(ids.get(at.checked_sub(1)?)).copied()
}

/// The id of a card as a draggable tile.
pub fn tile_id(card: CardId) -> TileId {
    TileId(card.index() as u32)
}

/// Draws the dragged card under the pointer.
pub fn dragged_card(state: TableState) -> AnyView {
    let drawn = move || {
        let Some(DraggedTile { tile, at, .. }) = state.drag.dragged_tile() else {
            return nothing();
        };
        let (x, y) = at;
        let card = state
            .view
            .with_untracked(|view| card::face_up_card(view, CardId::new(tile.0 as u8)));
        view! {
            <div class="held-tile" style:--x=format!("{x}px") style:--y=format!("{y}px")>
                {card}
            </div>
        }
        .into_any()
    };
    view! { {drawn} }.into_any()
}
