//! The rack on screen: tiles to pick, drag and rearrange by touch, mouse and keyboard.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::TileFace;
use crate::dom;
use crate::drag::{Drag, DraggedTile};
use crate::draw::{DrawLine, keyed_list, memo, nothing, show_when};
use screen::{Rack, RackAction, Tile, TileId, text};

const RACK_ID: &str = "rack";

fn tile_dom_id(tile: TileId) -> String {
    format!("rack-tile-{}", tile.0)
}

/// A rack. Arrow keys move along it; with Shift they move the tile as well. Tiles with the `hinted`
/// letter are lit.
#[component]
pub fn RackRow(
    #[prop(into)] label: String,
    #[prop(into)] rack: Signal<Rack>,
    #[prop(optional)] hinted: Option<Signal<Option<char>>>,
    drag: Drag,
    on_act: Callback<RackAction>,
) -> impl IntoView {
    let cursor = RwSignal::new(0usize);
    let tiles = memo(move || rack.with(|rack| rack.tiles().to_vec()));
    let stop = memo(move || {
        let last = tiles.with(Vec::len).saturating_sub(1);
        let at = cursor.get().min(last);
        tiles.with(|tiles| tiles.get(at).map(|tile| tile.id))
    });
    let on_key = move |event: KeyboardEvent| {
        let tiles = tiles.get_untracked();
        let Some(last) = tiles.len().checked_sub(1) else {
            return;
        };
        let now = cursor.get_untracked().min(last);
        let next = match event.key().as_str() {
            "ArrowLeft" => now.saturating_sub(1),
            "ArrowRight" => (now + 1).min(last),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        let (Some(tile), Some(beyond)) = (tiles.get(now), tiles.get(next)) else {
            return;
        };
        cursor.set(next);
        if event.shift_key() {
            on_act.run(RackAction::Arrange(tile.id, next));
            let id = tile_dom_id(tile.id);
            // The tile gets the focus once the row has been redrawn.
            request_animation_frame(move || dom::focus(&id));
        } else {
            dom::focus(&tile_dom_id(beyond.id));
        }
    };
    // A letter that a press laid on the board is gone, and its focus goes to the next one or, with
    // none left, to the rack.
    let focus_place = move |place: usize| {
        let next = tiles.with_untracked(|tiles| {
            let next = tiles.get(place).or(tiles.last());
            next.map_or_else(|| RACK_ID.to_owned(), |tile| tile_dom_id(tile.id))
        });
        request_animation_frame(move || dom::restore_lost_focus(&next));
    };
    let tile_button = move |tile: Tile| {
        let id = tile.id;
        let letters = StoredValue::new(tile.letters.clone());
        let long = (tile.letters.chars().count() > 1).then_some("");
        let blank = tile.letters.is_empty();
        let blank =
            blank.then(|| view! { <span class="only-heard">{text::BLANK}</span> }.into_any());
        let value = tile.value.map(|value| {
            view! {
                <span class="only-heard">{text::WORTH}</span>
                <span class="value">{value.to_string()}</span>
            }
            .into_any()
        });
        let is_hinted = move || {
            let hinted = hinted.and_then(|hinted| hinted.get());
            hinted.is_some_and(|hinted| letters.with_value(|own| own.starts_with(hinted)))
        };
        let place = move || tiles.with(|all| all.iter().position(|tile| tile.id == id));
        view! {
            <button
                type="button"
                class="tile"
                id=tile_dom_id(id)
                data-thing=format!("tile {}", id.0)
                aria-pressed=move || rack.with(|rack| rack.picked() == Some(id)).to_string()
                tabindex=move || if stop.get() == Some(id) { "0" } else { "-1" }
                data-place=move || place().map(|place| place.to_string())
                data-long=long
                data-held=move || drag.is_dragging(id).then_some("")
                data-hinted=move || is_hinted().then_some("")
                on:focus=move |_| cursor.set(place().unwrap_or_default())
                on:click=move |_| {
                    if !drag.click_ends_drag() {
                        let was = untrack(place);
                        on_act.run(RackAction::Pick(id));
                        if let Some(was) = was && untrack(place).is_none() {
                            focus_place(was);
                        }
                    }
                }
                on:pointerdown=move |event| drag.on_pointer_down(&event, id, letters.get_value())
                on:pointermove=move |event| drag.on_pointer_move(&event)
                on:pointerup=move |event| drag.on_pointer_up(&event)
                on:pointercancel=move |_| drag.cancel()
            >
                {blank}
                {tile.letters}
                {value}
            </button>
        }
        .into_any()
    };
    let lines = move || {
        let tiles = tiles.get().into_iter();
        tiles
            .map(|tile| {
                // A tile with a different face needs a new button.
                let key = format!("{} {} {:?}", tile.id.0, tile.letters, tile.value);
                let draw: DrawLine = Box::new(move || tile_button(tile));
                (key, draw)
            })
            .collect()
    };
    view! {
        <div class="rack" id=RACK_ID tabindex="-1" role="group" aria-label=label on:keydown=on_key>
            {keyed_list(lines)}
            {show_when(
                move || tiles.with(Vec::is_empty),
                || view! { <span class="nothing">{text::NO_TILES}</span> }.into_any(),
            )}
        </div>
        {move || drag.dragged_tile().map_or_else(nothing, drag_ghost)}
    }
}

/// Draws the dragged tile under the pointer.
fn drag_ghost(held: DraggedTile) -> AnyView {
    let (x, y) = held.at;
    view! {
        <div class="held-tile" style:--x=format!("{x}px") style:--y=format!("{y}px")>
            <TileFace letters=held.letters />
        </div>
    }
    .into_any()
}
