//! A board on screen: a grid with a single tab stop, cells to choose, and edges for walls.

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::html;
use leptos::prelude::*;
use web_sys::{Event, KeyboardEvent};

use super::{Icon, IconKind, SeatMark, TileFace, colour_class};
use crate::dom;
use crate::draw::{effect, join_views, memo};
use game::SeatColour;
use screen::{
    BoardAction, CellFace, CursorMove, EdgeSide, Grid, GridCell, GridCellId, GridEdge, text,
};

/// A board. While `walling` is true, a tap selects the nearest edge instead of a cell.
#[component]
pub fn Board(
    /// Prefix of the cells' ids, unique on the screen.
    id: &'static str,
    #[prop(into)] label: String,
    #[prop(into)] grid: Signal<Grid>,
    #[prop(optional, into)] walling: Signal<bool>,
    on_act: Callback<BoardAction>,
    /// Called when Enter ends typing. Without this callback, Enter chooses the cell.
    #[prop(optional)]
    on_enter: Option<Callback<GridCellId>>,
    /// Whether this is a second copy of the board: only pointers can reach it, not the keyboard or
    /// a screen reader.
    #[prop(optional)]
    copy: bool,
) -> impl IntoView {
    // The cell with the tab stop: the one where the keyboard was last, or that of the cursor.
    let stop = RwSignal::new(GridCellId(0));
    let cursor = memo(move || grid.with(|grid| grid.cursor));
    effect(move || {
        if let Some(cursor) = cursor.get() {
            stop.set(cursor.cell);
        }
    });
    let cells = NodeRef::<html::Div>::new();
    let maybe = RwSignal::new(None::<GridEdge>);
    let size = memo(move || grid.with(|grid| (grid.columns(), grid.rows())));
    let cell_dom_id = move |cell: GridCellId| format!("{id}-{}", cell.0);

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
                on_act.run(BoardAction::Wall(edge));
            }
        } else if let Some(cell) = event_cell(&event) {
            stop.set(cell);
            on_act.run(BoardAction::Choose(cell));
        }
    };
    let on_point = move |event: PointerEvent| {
        let edge = edge_at(event.client_x(), event.client_y());
        if walling.get_untracked() && maybe.get_untracked() != edge {
            maybe.set(edge);
        }
    };
    let go = move |there: GridCellId| {
        stop.set(there);
        dom::focus(&cell_dom_id(there));
    };
    let laid = move |at: GridCellId| grid.with_untracked(|grid| grid.cell(at).is_some_and(is_laid));
    let on_key = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let here = event_cell(&event).unwrap_or_else(|| stop.get_untracked());
        let key = event.key();
        if let Some(step) = CursorMove::from_key(&key) {
            event.prevent_default();
            if event.shift_key() {
                let edge = grid.with_untracked(|grid| grid.edge_towards(here, step));
                if let Some(edge) = edge {
                    on_act.run(BoardAction::Wall(edge));
                }
                return;
            }
            let there = grid.with_untracked(|grid| grid.step(here, step));
            go(there);
            on_act.run(BoardAction::Go(there, step));
            return;
        }
        let act = match key.as_str() {
            "Enter" if on_enter.is_some() => {
                event.prevent_default();
                if let Some(enter) = on_enter {
                    enter.run(here);
                }
                return;
            }
            "Enter" | " " => BoardAction::Choose(here),
            "Backspace" => BoardAction::Back(here),
            "Delete" => BoardAction::Clear(here),
            key => match typed_letter(key) {
                Some(letter) => BoardAction::Type(here, letter),
                None => return,
            },
        };
        event.prevent_default();
        let before = cursor.get_untracked();
        on_act.run(act);
        // The focus goes where the cursor goes.
        let after = cursor.get_untracked();
        if let Some(next) = after
            && !matches!(act, BoardAction::Choose(_))
            && (after != before || laid(here))
        {
            go(next.cell);
        }
    };
    let cell = move |at: GridCellId| {
        let cell = memo(move || grid.with(|grid| grid.cell(at).cloned().unwrap_or_default()));
        // Besides the cell's content, the label names the walls around it.
        let words = memo(move || grid.with(|grid| text::cell(grid, at)));
        // Whether the cursor is here, and moves down.
        let pointed = memo(move || cursor.get().filter(|on| on.cell == at).map(|on| on.down));
        view! {
            <div
                role="gridcell"
                class="cell"
                id=cell_dom_id(at)
                data-cell=at.0.to_string()
                data-thing=format!("cell {}", at.0)
                aria-label=move || words.get()
                tabindex=move || if stop.get() == at && !copy { "0" } else { "-1" }
                data-laid=move || cell.with(is_laid).then_some("")
                data-last=move || cell.with(|cell| cell.last.map(colour_class))
                data-seat=move || cell.with(|cell| cell.last.map(colour_class))
                data-may=move || cell.with(|cell| cell.may).then_some("")
                data-marked=move || cell.with(|cell| cell.marked).then_some("")
                data-full=move || cell.with(|cell| cell.face != CellFace::Empty).then_some("")
            >
                {move || draw_cell(&cell.get())}
                {move || pointed.get().map(draw_caret)}
            </div>
        }
        .into_any()
    };
    let row = move |row: usize| {
        let (columns, _) = size.get_untracked();
        let row = (0..columns).map(|column| cell(GridCellId(row * columns + column)));
        view! { <div role="row">{join_views(row)}</div> }.into_any()
    };
    view! {
        <div
            class="board"
            style:--columns=move || size.get().0.to_string()
            style:--rows=move || size.get().1.to_string()
            aria-hidden=copy.then_some("true")
            data-open=""
            data-walling=move || walling.get().then_some("")
            on:click=on_click
            on:pointermove=on_point
            on:pointerdown=on_point
            on:pointerleave=move |_| maybe.set(None)
            on:keydown=on_key
        >
            <div class="cells" role="grid" aria-label=label node_ref=cells>
                {move || join_views((0..size.get().1).map(row))}
            </div>
            <svg
                class="walls"
                viewBox=move || grid.with(walls_view_box)
                preserveAspectRatio="none"
                aria-hidden="true"
            >
                {move || grid.with(draw_walls)}
                {move || {
                    let edge = maybe.get().filter(|_| walling.get());
                    edge.map(|edge| grid.with_untracked(|grid| draw_wall(grid, edge, "maybe", None)))
                }}
            </svg>
        </div>
    }
}

/// The view box of the walls' drawing: ten units per cell.
fn walls_view_box(grid: &Grid) -> String {
    format!("0 0 {} {}", grid.columns() * 10, grid.rows() * 10)
}

/// Draws the walls over the cells.
fn draw_walls(grid: &Grid) -> AnyView {
    // A light rim under each wall separates it from the letters beside it.
    let all_walls = || grid.walls.iter().copied();
    let last = |edge: GridEdge| {
        let mut last = grid.last_walls.iter();
        last.find(|(one, _)| *one == edge)
            .map(|(_, colour)| *colour)
    };
    let rims = all_walls().map(|edge| draw_wall(grid, edge, "rim", None));
    let walls = all_walls().map(|edge| draw_wall(grid, edge, "wall", last(edge)));
    let considered = grid
        .considered
        .map(|edge| draw_wall(grid, edge, "considered", None));
    join_views(rims.chain(walls).chain(considered))
}

fn draw_wall(
    grid: &Grid,
    edge: GridEdge,
    class: &'static str,
    whose: Option<SeatColour>,
) -> AnyView {
    let (column, row) = grid.place(edge.cell);
    let (x, y) = (column * 10, row * 10);
    let [x1, y1, x2, y2] = match edge.side {
        EdgeSide::Right => [x + 10, y + 1, x + 10, y + 9],
        EdgeSide::Below => [x + 1, y + 10, x + 9, y + 10],
    }
    .map(|place| place.to_string());
    view! { <line class=class data-seat=whose.map(colour_class) x1=x1 y1=y1 x2=x2 y2=y2 /> }
        .into_any()
}

fn is_laid(cell: &GridCell) -> bool {
    matches!(cell.face, CellFace::Letter { fresh: true, .. })
}

/// Draws the content of a cell.
fn draw_cell(cell: &GridCell) -> AnyView {
    let special = cell.special.map(|special| {
        // Drawn from an attribute, because the cell's label describes it in full.
        view! { <span class="special" data-mark=special.mark></span> }.into_any()
    });
    let face = match &cell.face {
        CellFace::Empty => None,
        CellFace::Letter {
            letters,
            owner,
            value,
            fresh,
        } => Some(
            view! { <TileFace letters=letters.clone() owner=*owner value=*value fresh=*fresh /> }
                .into_any(),
        ),
        &CellFace::Area(colour) => Some(
            view! {
                <span class="area" data-seat=colour_class(colour)>
                    <SeatMark colour />
                </span>
            }
            .into_any(),
        ),
        CellFace::Crossed => Some(
            view! {
                <span class="crossed">
                    <Icon picture=IconKind::Close />
                </span>
            }
            .into_any(),
        ),
    };
    let star = || view! { <span class="star"><Icon picture=IconKind::Star /></span> }.into_any();
    let star = cell.star.then(star);
    join_views(special.into_iter().chain(face).chain(star))
}

/// Draws the cursor: an arrow in the direction in which it moves on.
fn draw_caret(down: bool) -> AnyView {
    view! {
        <span class="caret" data-down=down.then_some("")>
            <Icon picture=IconKind::Up />
        </span>
    }
    .into_any()
}

/// The cell on which a click or key press was made.
fn event_cell(event: &Event) -> Option<GridCellId> {
    let cell = dom::closest_attribute(&event.target()?, "data-cell")?;
    cell.parse().ok().map(GridCellId)
}

/// The capital letter that a key types, if it types a single letter.
fn typed_letter(key: &str) -> Option<char> {
    let mut letters = key.chars();
    let letter = letters.next().filter(char::is_ascii_alphabetic)?;
    letters
        .next()
        .is_none()
        .then(|| letter.to_ascii_uppercase())
}
