//! Dragging a tile by mouse, pen or finger.
//!
//! A press that moves becomes a drag; a press that doesn't is a tap, and both lead to the same
//! action. The drop target is read from the element under the pointer: the `data-cell` of a board,
//! the `data-place` of a rack, or whatever the screen's own function finds.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::dom;
use screen::{DropTarget, GridCellId, TileId};

/// How far a press moves before it becomes a drag, in pixels.
const DRAG_THRESHOLD: i32 = 7;

/// A tile that is being dragged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DraggedTile {
    pub tile: TileId,
    /// The letters on the tile.
    pub letters: String,
    /// The pointer's position in the window.
    pub at: (i32, i32),
}

#[derive(Debug, Clone)]
struct DragPress {
    pointer: i32,
    tile: TileId,
    letters: String,
    from: (i32, i32),
}

/// Finds the drop target at a point in the window.
type FindTarget<T> = fn(i32, i32) -> Option<T>;

/// The state of dragging on a screen; one tile at a time.
#[derive(Clone, Copy)]
pub struct Drag<T: 'static = DropTarget> {
    press: StoredValue<Option<DragPress>>,
    held: RwSignal<Option<DraggedTile>>,
    /// Set when a drag has just ended: the click that follows is not a tap.
    just_dropped: StoredValue<bool>,
    on_drop: Callback<(TileId, T)>,
    find: FindTarget<T>,
}

impl Drag {
    /// Creates a drag for boards and racks. `on_drop` receives the tile and its target.
    pub fn new(on_drop: Callback<(TileId, DropTarget)>) -> Drag {
        Drag::with_target_finder(target_at, on_drop)
    }
}

impl<T: 'static> Drag<T> {
    /// Creates a drag for a screen with its own drop targets.
    pub fn with_target_finder(find: FindTarget<T>, on_drop: Callback<(TileId, T)>) -> Drag<T> {
        Drag {
            press: StoredValue::new(None),
            held: RwSignal::new(None),
            just_dropped: StoredValue::new(false),
            on_drop,
            find,
        }
    }

    /// The target under the dragged tile, tracked.
    pub fn hovered_target(self) -> Option<T> {
        let (x, y) = self.held.with(|held| held.as_ref().map(|held| held.at))?;
        (self.find)(x, y)
    }

    /// The dragged tile, tracked.
    pub fn dragged_tile(self) -> Option<DraggedTile> {
        self.held.get()
    }

    /// Whether this tile is being dragged, tracked.
    pub fn is_dragging(self, tile: TileId) -> bool {
        self.held
            .with(|held| held.as_ref().is_some_and(|held| held.tile == tile))
    }

    /// Handles a pointer going down on a tile in a group. The group's element tracks the pointer,
    /// so that a tap still reaches the tile.
    pub fn on_group_pointer_down(self, event: &PointerEvent, tile: TileId, letters: String) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        self.just_dropped.set_value(false);
        self.press.set_value(Some(DragPress {
            pointer: event.pointer_id(),
            tile,
            letters,
            from: (event.client_x(), event.client_y()),
        }));
    }

    /// Handles a pointer going down on a tile.
    pub fn on_pointer_down(self, event: &PointerEvent, tile: TileId, letters: String) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        if let Some(tile) = event
            .current_target()
            .and_then(|tile| tile.dyn_into::<Element>().ok())
        {
            // Captures the pointer, because a fast one leaves the tile before its first move event.
            let _ = tile.set_pointer_capture(event.pointer_id());
        }
        self.on_group_pointer_down(event, tile, letters);
    }

    /// Handles the pointer moving.
    pub fn on_pointer_move(self, event: &PointerEvent) {
        let Some(press) = self.press.get_value() else {
            return;
        };
        if press.pointer != event.pointer_id() {
            return;
        }
        let at = (event.client_x(), event.client_y());
        let moved = (at.0 - press.from.0).abs().max((at.1 - press.from.1).abs());
        let holding = self.held.with_untracked(Option::is_some);
        if !holding && moved < DRAG_THRESHOLD {
            return;
        }
        event.prevent_default();
        let DragPress { tile, letters, .. } = press;
        self.held.set(Some(DraggedTile { tile, letters, at }));
    }

    /// Handles the pointer going up.
    pub fn on_pointer_up(self, event: &PointerEvent) {
        self.press.set_value(None);
        let Some(held) = self.held.try_update(Option::take).flatten() else {
            return;
        };
        self.just_dropped.set_value(true);
        let (x, y) = (event.client_x(), event.client_y());
        if let Some(target) = (self.find)(x, y) {
            self.on_drop.run((held.tile, target));
        }
    }

    /// Handles a cancelled pointer or the Escape key: ends the drag without a drop.
    pub fn cancel(self) {
        self.press.set_value(None);
        if self.held.with_untracked(Option::is_some) {
            self.held.set(None);
        }
    }

    /// Whether the click being handled only ends a drag.
    pub fn click_ends_drag(self) -> bool {
        self.just_dropped.try_update_value(std::mem::take) == Some(true)
    }
}

fn target_at(x: i32, y: i32) -> Option<DropTarget> {
    let number = |attribute| {
        dom::element_with_attribute_at(x, y, attribute)?
            .1
            .parse()
            .ok()
    };
    let cell = number("data-cell").map(|id| DropTarget::Cell(GridCellId(id)));
    cell.or_else(|| number("data-place").map(DropTarget::Place))
}
