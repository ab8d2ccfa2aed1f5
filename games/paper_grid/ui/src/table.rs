//! The board on the stage. A large board has a lens on a phone: the whole board stays visible as
//! a map, and below it a part is shown large enough for a finger. Both react to taps.

use leptos::ev::PointerEvent;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::table_state::TableState;
use paper_grid::text::table as words;
use paper_grid_rules::Size;
use screen::{BoardAction, CellFace, GridCellId};
use ui::dom;
use ui::draw::{effect, memo, nothing};
use ui::parts::Board;

/// Returns the board, with a lens if it is large.
pub fn table(table: TableState) -> AnyView {
    let act = Callback::new(move |act: BoardAction| {
        if !table.panel.was_long_press() {
            table.on_board_act(act);
        }
    });
    let enter = Callback::new(move |cell: GridCellId| table.on_enter(cell));
    let large = table.state.with_untracked(|state| state.board.size()) == Size::Large;
    let lens = if large { lens(table, act) } else { nothing() };
    view! {
        <div
            class="boards"
            data-past=move || table.past.with(Option::is_some).then_some("")
            on:pointerdown=move |event| start_drag(table, &event)
            on:pointermove=move |event| table.drag.on_pointer_move(&event)
            on:pointerup=move |event| table.drag.on_pointer_up(&event)
            on:pointercancel=move |_| table.drag.cancel()
        >
            <Board
                id="board"
                label=words::BOARD
                grid=table.grid
                walling=table.walling
                on_act=act
                on_enter=enter
            />
            {lens}
        </div>
        <span class="only-heard" aria-live="polite">{move || table.cursor_news.get()}</span>
        {table.ribbon.draw()}
    }
    .into_any()
}

/// Starts dragging a letter that was just laid, when a pointer goes down on it.
fn start_drag(table: TableState, event: &PointerEvent) {
    let cell = event
        .target()
        .and_then(|on| dom::closest_attribute(&on, "data-cell"))
        .and_then(|cell| cell.parse().ok())
        .map(GridCellId);
    let tile = cell.and_then(|cell| {
        let state = table.state.get_untracked();
        table
            .draft
            .with_untracked(|draft| draft.laid_at(cell, &state))
    });
    if let Some(tile) = tile
        && table.past.with_untracked(Option::is_none)
        && !untrack(|| table.is_bot())
    {
        table
            .drag
            .on_group_pointer_down(event, tile.id, tile.letters);
    }
}

/// Returns the lens, which shows a part of the board, with its frame on the map.
fn lens(table: TableState, act: Callback<BoardAction>) -> AnyView {
    let glass = NodeRef::<html::Div>::new();
    // Position of the lens, in hundredths of a per cent of the whole: left, top, width, height.
    let at = RwSignal::new([0_i32; 4]);
    // By the next frame the table may be closed.
    let here = move || glass.try_get_untracked().flatten();
    let look = move || {
        let Some(glass) = here() else {
            return;
        };
        let part = |of: i32, all: i32| of * 10_000 / all.max(1);
        let (wide, high) = (glass.scroll_width(), glass.scroll_height());
        at.set([
            part(glass.scroll_left(), wide),
            part(glass.scroll_top(), high),
            part(glass.client_width(), wide),
            part(glass.client_height(), high),
        ]);
    };
    let show = move |cell: usize| {
        let shown = here().and_then(|glass| {
            let cell = glass.query_selector(&format!("#lens-{cell}")).ok()??;
            Some((glass, cell))
        });
        if let Some((glass, cell)) = shown {
            centre_on(&glass, &cell);
        }
    };
    // The lens moves to where a letter is laid, and to what other players did; after a reload,
    // first to where it was.
    let newest = memo(move || table.newest_cell());
    let left = StoredValue::new(saved_position(table));
    effect(move || {
        let newest = newest.get();
        let left = left.try_update_value(Option::take).flatten();
        request_animation_frame(move || match (left, newest, here()) {
            (Some((left, top)), _, Some(glass)) => {
                glass.set_scroll_left(left * glass.scroll_width() / 10_000);
                glass.set_scroll_top(top * glass.scroll_height() / 10_000);
            }
            (_, Some(cell), _) => show(cell.0),
            _ => {}
        });
    });
    effect(move || {
        let there = glass.get().is_some();
        request_animation_frame(move || {
            if there {
                look();
            }
        });
    });
    let turned = window_event_listener(leptos::ev::resize, move |_| {
        if let Some(cell) = newest.get_untracked() {
            show(cell.0);
        }
        look();
    });
    on_cleanup(move || turned.remove());
    // A tap on the map moves the lens there.
    let map = window_event_listener(leptos::ev::click, move |event| {
        let on = event.target().and_then(|on| on.dyn_into::<Element>().ok());
        let on = on.and_then(|on| on.closest("#app .boards > .board [data-cell]").ok()?);
        let cell = on.and_then(|on| on.get_attribute("data-cell")?.parse().ok());
        if let Some(cell) = cell {
            show(cell);
        }
    });
    on_cleanup(move || map.remove());
    // Keyboard focus moves the lens. Focus by touch doesn't: if the cell scrolled away under the
    // finger, the tap would miss it.
    let focused = window_event_listener(leptos::ev::focusin, move |event| {
        let on = event.target();
        let by_keys = on
            .as_ref()
            .and_then(|on| on.dyn_ref::<Element>()?.matches(":focus-visible").ok())
            .unwrap_or(false);
        let cell = on
            .filter(|_| by_keys)
            .and_then(|on| dom::closest_attribute(&on, "data-cell"));
        if let Some(cell) = cell.and_then(|cell| cell.parse().ok()) {
            show(cell);
        }
    });
    on_cleanup(move || focused.remove());
    let share = move |edge: usize| {
        let part = at.with(|at| at.get(edge).copied()).unwrap_or(0);
        format!("{}.{:02}%", part / 100, part % 100)
    };
    view! {
        <div
            class="lens-frame"
            aria-hidden="true"
            style:--x=move || share(0)
            style:--y=move || share(1)
            style:--w=move || share(2)
            style:--h=move || share(3)
        ></div>
        <div class="lens" aria-hidden="true" node_ref=glass on:scroll=move |_| {
            look();
            save_position(table, at.get_untracked());
        }>
            <Board
                id="lens"
                label=words::LENS
                grid=table.grid
                walling=table.walling
                on_act=act
                copy=true
            />
        </div>
    }
    .into_any()
}

/// Key under which the lens's position is kept for this tab.
const LENS_KEY: &str = "lens";

/// Saves the lens's position.
fn save_position(table: TableState, [left, top, ..]: [i32; 4]) {
    if let Some(tab) = dom::session_storage() {
        let _ = tab.set_item(LENS_KEY, &format!("{} {left} {top}", table.session.id()));
    }
}

/// Returns the lens's saved position for this game in this tab: left and top, in hundredths of a
/// per cent of the whole.
fn saved_position(table: TableState) -> Option<(i32, i32)> {
    let kept = dom::session_storage()?.get_item(LENS_KEY).ok()??;
    let place = kept.strip_prefix(&format!("{} ", table.session.id()))?;
    let (left, top) = place.split_once(' ')?;
    Some((left.parse().ok()?, top.parse().ok()?))
}

/// Scrolls the lens so that a cell is in its middle.
fn centre_on(glass: &web_sys::HtmlDivElement, cell: &Element) {
    let (frame, place) = (
        glass.get_bounding_client_rect(),
        cell.get_bounding_client_rect(),
    );
    let across = place.left() + place.width() / 2.0 - frame.left() - frame.width() / 2.0;
    let down = place.top() + place.height() / 2.0 - frame.top() - frame.height() / 2.0;
    glass.set_scroll_left(glass.scroll_left() + across as i32);
    glass.set_scroll_top(glass.scroll_top() + down as i32);
}

impl TableState {
    /// Handles Enter on the board: lays the picked letter, or plays the laid ones.
    fn on_enter(self, cell: GridCellId) {
        let picked = self.draft.with_untracked(|draft| {
            draft.rack().picked().is_some() || draft.special_to_make().is_some()
        });
        let laid = self
            .draft
            .with_untracked(|draft| !draft.placed().is_empty());
        if laid && !picked {
            self.play_draft()
        } else {
            self.on_board_act(BoardAction::Choose(cell))
        }
    }

    /// Returns the cell that changed last: a letter being laid, or a cell of the last action.
    fn newest_cell(self) -> Option<GridCellId> {
        self.grid.with(|grid| {
            let fresh = |at: &GridCellId| {
                grid.cell(*at)
                    .is_some_and(|cell| matches!(cell.face, CellFace::Letter { fresh: true, .. }))
            };
            let last = |at: &GridCellId| grid.cell(*at).is_some_and(|cell| cell.last.is_some());
            grid.ids()
                .filter(fresh)
                .last()
                .or_else(|| grid.ids().filter(last).last())
        })
    }
}
