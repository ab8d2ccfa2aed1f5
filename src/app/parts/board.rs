//! A board on screen: a grid with one tab stop, cells to choose and edges for walls.

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::{Icon, Mark, Picture, TileFace, seat_word};
use crate::app::dom;
use crate::screen::{BoardAct, Cell, CellFace, CellId, Edge, Grid, Side, Step, text};

/// A board. While `walling`, a tap means the nearest edge instead of a cell.
#[component]
pub fn Board(
    /// Names the cells' elements; one of a kind on a screen.
    id: &'static str,
    #[prop(into)] label: String,
    #[prop(into)] grid: Signal<Grid>,
    #[prop(optional, into)] walling: Signal<bool>,
    on_act: Callback<BoardAct>,
) -> impl IntoView {
    let cursor = RwSignal::new(CellId(0));
    let cells = NodeRef::<html::Div>::new();
    let maybe = RwSignal::new(None::<Edge>);
    let size = Memo::new(move |_| grid.with(|grid| (grid.columns(), grid.rows())));
    let cell_dom_id = move |cell: CellId| format!("{id}-{}", cell.0);

    let edge_at = move |x: i32, y: i32| {
        let bounds = cells.get_untracked()?.get_bounding_client_rect();
        let (columns, rows) = size.get_untracked();
        let across = (f64::from(x) - bounds.left()) / bounds.width() * columns as f64;
        let down = (f64::from(y) - bounds.top()) / bounds.height() * rows as f64;
        grid.with_untracked(|grid| grid.nearest_edge(across, down))
    };
    let on_click = move |event: MouseEvent| {
        if walling.get_untracked() {
            if let Some(edge) = edge_at(event.client_x(), event.client_y()) {
                on_act.run(BoardAct::Wall(edge));
            }
        } else if let Some(cell) = cell_of(&event) {
            cursor.set(cell);
            on_act.run(BoardAct::Choose(cell));
        }
    };
    let on_point = move |event: PointerEvent| {
        let edge = edge_at(event.client_x(), event.client_y());
        if walling.get_untracked() && maybe.get_untracked() != edge {
            maybe.set(edge);
        }
    };
    let on_key = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let here = cursor.get_untracked();
        let key = event.key();
        if let Some(step) = Step::of_key(&key) {
            event.prevent_default();
            if event.shift_key() {
                let edge = grid.with_untracked(|grid| grid.edge_towards(here, step));
                if let Some(edge) = edge {
                    on_act.run(BoardAct::Wall(edge));
                }
                return;
            }
            let there = grid.with_untracked(|grid| grid.step(here, step));
            cursor.set(there);
            dom::focus(&cell_dom_id(there));
            return;
        }
        let act = match key.as_str() {
            "Enter" | " " => BoardAct::Choose(here),
            "Delete" | "Backspace" => BoardAct::Clear(here),
            key => match letter_of(key) {
                Some(letter) => BoardAct::Type(here, letter),
                None => return,
            },
        };
        event.prevent_default();
        on_act.run(act);
    };
    let cell = move |at: CellId| {
        let cell = Memo::new(move |_| grid.with(|grid| grid.cell(at).cloned().unwrap_or_default()));
        // Beside the cell's own content the label names the walls round it.
        let words = Memo::new(move |_| grid.with(|grid| text::cell(grid, at)));
        view! {
            <div
                role="gridcell"
                class="cell"
                id=cell_dom_id(at)
                data-cell=at.0
                aria-label=move || words.get()
                tabindex=move || if cursor.get() == at { "0" } else { "-1" }
                data-marked=move || cell.with(|cell| cell.marked).then_some("")
                data-full=move || cell.with(|cell| cell.face != CellFace::Empty).then_some("")
            >
                {move || face(&cell.get())}
            </div>
        }
    };
    let rows = move || {
        let (columns, rows) = size.get();
        let row = move |row: usize| {
            let row = (0..columns).map(|column| cell(CellId(row * columns + column)));
            view! { <div role="row">{row.collect_view()}</div> }
        };
        (0..rows).map(row).collect_view()
    };
    view! {
        <div
            class="board"
            style:--columns=move || size.get().0.to_string()
            data-open=""
            data-walling=move || walling.get().then_some("")
            on:click=on_click
            on:pointermove=on_point
            on:pointerdown=on_point
            on:pointerleave=move |_| maybe.set(None)
            on:keydown=on_key
        >
            <div class="cells" role="grid" aria-label=label node_ref=cells>
                {rows}
            </div>
            <Walls grid maybe=Signal::derive(move || maybe.get().filter(|_| walling.get())) />
        </div>
    }
}

/// The walls, over the cells; `maybe` is the edge under the finger.
#[component]
fn Walls(grid: Signal<Grid>, maybe: Signal<Option<Edge>>) -> impl IntoView {
    let line = move |edge: Edge, class: &'static str| {
        let (column, row) = grid.with_untracked(|grid| grid.place(edge.cell));
        let (x, y) = (column as f64, row as f64);
        let [x1, y1, x2, y2] = match edge.side {
            Side::Right => [x + 1.0, y + 0.1, x + 1.0, y + 0.9],
            Side::Below => [x + 0.1, y + 1.0, x + 0.9, y + 1.0],
        };
        view! { <line class=class x1=x1 y1=y1 x2=x2 y2=y2 /> }
    };
    let walls = move || {
        let walls = grid.with(|grid| grid.walls.clone());
        // A light rim under each keeps it apart from the letters beside it.
        let rims = walls.iter().map(|&edge| line(edge, "rim")).collect_view();
        (
            rims,
            walls.iter().map(|&edge| line(edge, "wall")).collect_view(),
        )
    };
    let frame = move || grid.with(|grid| format!("0 0 {} {}", grid.columns(), grid.rows()));
    view! {
        <svg class="walls" viewBox=frame preserveAspectRatio="none" aria-hidden="true">
            {walls}
            {move || maybe.get().map(|edge| line(edge, "maybe"))}
        </svg>
    }
}

fn face(cell: &Cell) -> impl IntoView + use<> {
    let special = cell.special.map(|special| {
        view! {
            // Drawn from an attribute, since the cell's label says it in full.
            <span class="special" data-mark=special.mark></span>
        }
    });
    let face = match &cell.face {
        CellFace::Empty => ().into_any(),
        CellFace::Letter {
            letters,
            owner,
            fresh,
        } => view! { <TileFace letters=letters.clone() owner=*owner fresh=*fresh /> }.into_any(),
        &CellFace::Area(colour) => view! {
            <span class="area" data-seat=seat_word(colour)>
                <Mark colour />
            </span>
        }
        .into_any(),
        CellFace::Crossed => view! {
            <span class="crossed">
                <Icon picture=Picture::Close />
            </span>
        }
        .into_any(),
    };
    (special, face)
}

fn cell_of(event: &MouseEvent) -> Option<CellId> {
    let touched = event.target()?.dyn_into::<Element>().ok()?;
    let cell = touched.closest("[data-cell]").ok()??;
    cell.get_attribute("data-cell")?.parse().ok().map(CellId)
}

/// A key that types one letter, as the capital.
fn letter_of(key: &str) -> Option<char> {
    let mut letters = key.chars();
    let letter = letters.next().filter(char::is_ascii_alphabetic)?;
    letters
        .next()
        .is_none()
        .then(|| letter.to_ascii_uppercase())
}
