//! The glass, a viewport for the board being edited: zoom by pinch, buttons and keys; panning with
//! a finger.

use js_sys::Reflect;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{Element, KeyboardEvent};

use super::state::StudioState;
use paper_grid::screen::studio::zoom::{
    CELL_SIDES, larger_side, side_after_pinch, side_during_pinch, smaller_side,
};
use paper_grid::text::library as words;
use ui::dom;
use ui::draw::signal;
use ui::parts::Button;

const VIEWPORT_ID: &str = "studio-glass";

/// Width beside the cells, in CSS pixels: the rim (15) and the frame (4).
const FRAME_WIDTH: i32 = 19;

/// A pinch at its start: the distance between the fingers, the side of a cell, and the
/// point held.
type Pinch = StoredValue<Option<(u32, u32, ZoomAnchor)>>;

/// The point that stays in place while the cells change size: `place` is a share of the whole
/// board, `at` is in pixels within the glass.
#[derive(Clone, Copy)]
struct ZoomAnchor {
    place: [f64; 2],
    at: [f64; 2],
}

/// Returns the glass: the viewport in which the editor's board can be zoomed and panned.
pub(crate) fn viewport(state: StudioState, board: AnyView) -> AnyView {
    let glass = NodeRef::<html::Div>::new();
    let pinch: Pinch = StoredValue::new(None);
    let keys = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "+" | "=" => zoom_step(state, larger_side),
            "-" | "−" => zoom_step(state, smaller_side),
            _ => return,
        }
        event.prevent_default();
    };
    view! {
        <div
            id=VIEWPORT_ID
            class="glass"
            node_ref=glass
            data-zoomed=move || (state.side.get() > 0).then_some("")
            style:--side=move || format!("{}px", state.side.get())
            on:keydown=keys
            on:touchstart=move |event| {
                if let Some([apart, x, y]) = pinch_fingers(event.as_ref()) {
                    event.prevent_default();
                    let side = state.side.get_untracked().max(fitting_cell_size(state));
                    let held = dom::by_id(VIEWPORT_ID).map(|glass| zoom_anchor(&glass, point_within(&glass, x, y)));
                    pinch.set_value(held.map(|held| (apart, side, held)));
                }
            }
            on:touchmove=move |event| {
                let (began, glass) = (pinch.get_value(), dom::by_id(VIEWPORT_ID));
                if let (Some((before, side, held)), Some([now, x, y]), Some(glass))
                    = (began, pinch_fingers(event.as_ref()), glass)
                {
                    event.prevent_default();
                    let held = ZoomAnchor { at: point_within(&glass, x, y), ..held };
                    pinch.set_value(Some((before, side, held)));
                    zoom_to(state, side_during_pinch(fitting_cell_size(state), side, before, now), Some(held));
                }
            }
            on:touchend=move |_| {
                if let Some((_, from, held)) = pinch.try_update_value(Option::take).flatten() {
                    let side = state.side.get_untracked();
                    zoom_to(state, side_after_pinch(fitting_cell_size(state), from, side), Some(held));
                }
            }
        >
            {board}
        </div>
    }
    .into_any()
}

/// Returns the zoom buttons.
pub(crate) fn zoom_buttons(state: StudioState) -> AnyView {
    let [.., largest] = CELL_SIDES;
    let nearest = signal(move || state.side.get() >= largest);
    let whole = signal(move || state.side.get() == 0);
    let into = Callback::new(move |()| zoom_step(state, larger_side));
    let out = Callback::new(move |()| zoom_step(state, smaller_side));
    view! {
        <Button label=words::ZOOM_OUT off=whole on_press=out>
            "−"
        </Button>
        <Button label=words::ZOOM_IN off=nearest on_press=into>
            "+"
        </Button>
    }
    .into_any()
}

fn zoom_step(state: StudioState, next: fn(u32, u32) -> u32) {
    let side = state.side.get_untracked();
    zoom_to(state, next(fitting_cell_size(state), side), None);
}

/// Returns the side of a cell at which the whole board is visible.
fn fitting_cell_size(state: StudioState) -> u32 {
    let columns = state.board.with_untracked(|board| board.size().columns());
    let wide = dom::by_id(VIEWPORT_ID).map_or(0, |glass| glass.client_width() - FRAME_WIDTH);
    u32::try_from(wide).unwrap_or(0) / u32::try_from(columns).unwrap_or(1).max(1)
}

/// Draws cells with sides of this length. The held point stays in place, or else the centre of the
/// view.
fn zoom_to(state: StudioState, to: u32, holds: Option<ZoomAnchor>) {
    let Some(glass) = dom::by_id(VIEWPORT_ID) else {
        return;
    };
    let middle = || [glass.client_width(), glass.client_height()].map(|all| f64::from(all) / 2.0);
    let holds = holds.unwrap_or_else(|| zoom_anchor(&glass, middle()));
    state
        .side
        .set(if to > fitting_cell_size(state) { to } else { 0 });
    request_animation_frame(move || restore_anchor(&glass, holds));
}

/// Converts a point of the window to a point within the glass.
fn point_within(glass: &Element, x: u32, y: u32) -> [f64; 2] {
    let frame = glass.get_bounding_client_rect();
    [f64::from(x) - frame.left(), f64::from(y) - frame.top()]
}

/// Returns the point held by a zoom: a point of the glass, and the part of the board under it.
fn zoom_anchor(glass: &Element, at: [f64; 2]) -> ZoomAnchor {
    let [x, y] = at;
    let share =
        |scrolled: i32, at: f64, all: i32| (f64::from(scrolled) + at) / f64::from(all.max(1));
    let place = [
        share(glass.scroll_left(), x, glass.scroll_width()),
        share(glass.scroll_top(), y, glass.scroll_height()),
    ];
    ZoomAnchor { place, at }
}

/// Scrolls the board back to where the held point was before the zoom.
fn restore_anchor(glass: &Element, holds: ZoomAnchor) {
    let ([across, down], [x, y]) = (holds.place, holds.at);
    glass.set_scroll_left((across * f64::from(glass.scroll_width()) - x) as i32);
    glass.set_scroll_top((down * f64::from(glass.scroll_height()) - y) as i32);
}

/// Returns the distance between two fingers, and the point between them; `None` for any other
/// number of fingers.
fn pinch_fingers(event: &JsValue) -> Option<[u32; 3]> {
    let touches = get_property(event, &"touches".into())?;
    if get_property(&touches, &"length".into())?.as_f64()? != 2.0 {
        return None;
    }
    let place = |finger: u32, side: &str| {
        let touch = Reflect::get_u32(&touches, finger).ok()?;
        get_property(&touch, &side.into())?.as_f64()
    };
    let (x1, y1) = (place(0, "clientX")?, place(0, "clientY")?);
    let (x2, y2) = (place(1, "clientX")?, place(1, "clientY")?);
    let apart = ((x1 - x2).powi(2) + (y1 - y2).powi(2)).sqrt();
    Some([apart, (x1 + x2) / 2.0, (y1 + y2) / 2.0].map(|number| number as u32))
}

fn get_property(of: &JsValue, name: &JsValue) -> Option<JsValue> {
    Reflect::get(of, name).ok()
}
