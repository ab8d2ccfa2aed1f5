//! The glass, a viewport for the board being edited: zoom by pinch, buttons and keys; panning with
//! a finger.

use js_sys::Reflect;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{Element, KeyboardEvent};

use super::bench::Bench;
use paper_grid::screen::studio::zoom::{SIDES, away, closer, pinched, settled};
use paper_grid::text::library as words;
use ui::dom;
use ui::draw::signal;
use ui::parts::Button;

const GLASS: &str = "studio-glass";

/// Width beside the cells, in CSS pixels: the rim (15) and the frame (4).
const BESIDE: i32 = 19;

/// A pinch at its start: the distance between the fingers, the side of a cell, and the
/// point held.
type Pinch = StoredValue<Option<(u32, u32, Held)>>;

/// The point that stays in place while the cells change size: `place` is a share of the whole
/// board, `at` is in pixels within the glass.
#[derive(Clone, Copy)]
struct Held {
    place: [f64; 2],
    at: [f64; 2],
}

/// Returns the glass: the viewport in which the editor's board can be zoomed and panned.
pub fn glass(bench: Bench, board: AnyView) -> AnyView {
    let glass = NodeRef::<html::Div>::new();
    let pinch: Pinch = StoredValue::new(None);
    let keys = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "+" | "=" => step(bench, closer),
            "-" | "−" => step(bench, away),
            _ => return,
        }
        event.prevent_default();
    };
    view! {
        <div
            id=GLASS
            class="glass"
            node_ref=glass
            data-zoomed=move || (bench.side.get() > 0).then_some("")
            style:--side=move || format!("{}px", bench.side.get())
            on:keydown=keys
            on:touchstart=move |event| {
                if let Some([apart, x, y]) = fingers(event.as_ref()) {
                    event.prevent_default();
                    let side = bench.side.get_untracked().max(fit(bench));
                    let held = dom::by_id(GLASS).map(|glass| held(&glass, within(&glass, x, y)));
                    pinch.set_value(held.map(|held| (apart, side, held)));
                }
            }
            on:touchmove=move |event| {
                let (began, glass) = (pinch.get_value(), dom::by_id(GLASS));
                if let (Some((before, side, held)), Some([now, x, y]), Some(glass))
                    = (began, fingers(event.as_ref()), glass)
                {
                    event.prevent_default();
                    let held = Held { at: within(&glass, x, y), ..held };
                    pinch.set_value(Some((before, side, held)));
                    zoom(bench, pinched(fit(bench), side, before, now), Some(held));
                }
            }
            on:touchend=move |_| {
                if let Some((_, from, held)) = pinch.try_update_value(Option::take).flatten() {
                    let side = bench.side.get_untracked();
                    zoom(bench, settled(fit(bench), from, side), Some(held));
                }
            }
        >
            {board}
        </div>
    }
    .into_any()
}

/// Returns the zoom buttons.
pub fn buttons(bench: Bench) -> AnyView {
    let [.., largest] = SIDES;
    let nearest = signal(move || bench.side.get() >= largest);
    let whole = signal(move || bench.side.get() == 0);
    let into = Callback::new(move |()| step(bench, closer));
    let out = Callback::new(move |()| step(bench, away));
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

fn step(bench: Bench, next: fn(u32, u32) -> u32) {
    let side = bench.side.get_untracked();
    zoom(bench, next(fit(bench), side), None);
}

/// Returns the side of a cell at which the whole board is visible.
fn fit(bench: Bench) -> u32 {
    let columns = bench.board.with_untracked(|board| board.size().columns());
    let wide = dom::by_id(GLASS).map_or(0, |glass| glass.client_width() - BESIDE);
    u32::try_from(wide).unwrap_or(0) / u32::try_from(columns).unwrap_or(1).max(1)
}

/// Draws cells with sides of this length. The held point stays in place, or else the centre of the
/// view.
fn zoom(bench: Bench, to: u32, holds: Option<Held>) {
    let Some(glass) = dom::by_id(GLASS) else {
        return;
    };
    let middle = || [glass.client_width(), glass.client_height()].map(|all| f64::from(all) / 2.0);
    let holds = holds.unwrap_or_else(|| held(&glass, middle()));
    bench.side.set(if to > fit(bench) { to } else { 0 });
    request_animation_frame(move || stay(&glass, holds));
}

/// Converts a point of the window to a point within the glass.
fn within(glass: &Element, x: u32, y: u32) -> [f64; 2] {
    let frame = glass.get_bounding_client_rect();
    [f64::from(x) - frame.left(), f64::from(y) - frame.top()]
}

/// Returns the point held by a zoom: a point of the glass, and the part of the board under it.
fn held(glass: &Element, at: [f64; 2]) -> Held {
    let [x, y] = at;
    let share =
        |scrolled: i32, at: f64, all: i32| (f64::from(scrolled) + at) / f64::from(all.max(1));
    let place = [
        share(glass.scroll_left(), x, glass.scroll_width()),
        share(glass.scroll_top(), y, glass.scroll_height()),
    ];
    Held { place, at }
}

/// Scrolls the board back to where the held point was before the zoom.
fn stay(glass: &Element, holds: Held) {
    let ([across, down], [x, y]) = (holds.place, holds.at);
    glass.set_scroll_left((across * f64::from(glass.scroll_width()) - x) as i32);
    glass.set_scroll_top((down * f64::from(glass.scroll_height()) - y) as i32);
}

/// Returns the distance between two fingers, and the point between them; `None` for any other
/// number of fingers.
fn fingers(event: &JsValue) -> Option<[u32; 3]> {
    let touches = get(event, &"touches".into())?;
    if get(&touches, &"length".into())?.as_f64()? != 2.0 {
        return None;
    }
    let place = |finger: u32, side: &str| {
        let touch = Reflect::get_u32(&touches, finger).ok()?;
        get(&touch, &side.into())?.as_f64()
    };
    let (x1, y1) = (place(0, "clientX")?, place(0, "clientY")?);
    let (x2, y2) = (place(1, "clientX")?, place(1, "clientY")?);
    let apart = ((x1 - x2).powi(2) + (y1 - y2).powi(2)).sqrt();
    Some([apart, (x1 + x2) / 2.0, (y1 + y2) / 2.0].map(|number| number as u32))
}

fn get(of: &JsValue, name: &JsValue) -> Option<JsValue> {
    Reflect::get(of, name).ok()
}
