//! Dragging a tile by mouse, pen or finger.
//!
//! A press that moves becomes a drag; a press that doesn't is a tap, and both lead to the same
//! action. The drop target is read from the element under the pointer: the `data-cell` of a board,
//! the `data-place` of a rack, or whatever the screen's own function finds.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::dom;
use screen::{CellId, Target, TileId};

/// How far a press moves before it becomes a drag, in pixels.
const SLACK: i32 = 7;

/// A tile that is being dragged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Held {
    pub tile: TileId,
    /// The letters on the tile.
    pub letters: String,
    /// The pointer's position in the window.
    pub at: (i32, i32),
}

#[derive(Debug, Clone)]
struct Press {
    pointer: i32,
    tile: TileId,
    letters: String,
    from: (i32, i32),
}

/// Finds the drop target at a point in the window.
type Find<T> = fn(i32, i32) -> Option<T>;

/// The state of dragging on a screen; one tile at a time.
#[derive(Clone, Copy)]
pub struct Drag<T: 'static = Target> {
    press: StoredValue<Option<Press>>,
    held: RwSignal<Option<Held>>,
    /// Set when a drag has just ended: the click that follows is not a tap.
    just_dropped: StoredValue<bool>,
    on_drop: Callback<(TileId, T)>,
    find: Find<T>,
}

impl Drag {
    /// Creates a drag for boards and racks. `on_drop` receives the tile and its target.
    pub fn new(on_drop: Callback<(TileId, Target)>) -> Drag {
        Drag::finding(target_at, on_drop)
    }
}

impl<T: 'static> Drag<T> {
    /// Creates a drag for a screen with its own drop targets.
    pub fn finding(find: Find<T>, on_drop: Callback<(TileId, T)>) -> Drag<T> {
        Drag {
            press: StoredValue::new(None),
            held: RwSignal::new(None),
            just_dropped: StoredValue::new(false),
            on_drop,
            find,
        }
    }

    /// The target under the dragged tile, tracked.
    pub fn over(self) -> Option<T> {
        let (x, y) = self.held.with(|held| held.as_ref().map(|held| held.at))?;
        (self.find)(x, y)
    }

    /// The dragged tile, tracked.
    pub fn held(self) -> Option<Held> {
        self.held.get()
    }

    /// Whether this tile is being dragged, tracked.
    pub fn holds(self, tile: TileId) -> bool {
        self.held
            .with(|held| held.as_ref().is_some_and(|held| held.tile == tile))
    }

    /// Handles a pointer going down on a tile in a group. The group's element tracks the pointer,
    /// so that a tap still reaches the tile.
    pub fn touch(self, event: &PointerEvent, tile: TileId, letters: String) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        self.just_dropped.set_value(false);
        self.press.set_value(Some(Press {
            pointer: event.pointer_id(),
            tile,
            letters,
            from: (event.client_x(), event.client_y()),
        }));
    }

    /// Handles a pointer going down on a tile.
    pub fn press(self, event: &PointerEvent, tile: TileId, letters: String) {
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
        self.touch(event, tile, letters);
    }

    /// Handles the pointer moving.
    pub fn follow(self, event: &PointerEvent) {
        let Some(press) = self.press.get_value() else {
            return;
        };
        if press.pointer != event.pointer_id() {
            return;
        }
        let at = (event.client_x(), event.client_y());
        let moved = (at.0 - press.from.0).abs().max((at.1 - press.from.1).abs());
        let holding = self.held.with_untracked(Option::is_some);
        if !holding && moved < SLACK {
            return;
        }
        event.prevent_default();
        let Press { tile, letters, .. } = press;
        self.held.set(Some(Held { tile, letters, at }));
    }

    /// Handles the pointer going up.
    pub fn release(self, event: &PointerEvent) {
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
    pub fn ends_in_click(self) -> bool {
        self.just_dropped.try_update_value(std::mem::take) == Some(true)
    }
}

fn target_at(x: i32, y: i32) -> Option<Target> {
    let number = |attribute| dom::marked_at(x, y, attribute)?.1.parse().ok();
    let cell = number("data-cell").map(|id| Target::Cell(CellId(id)));
    cell.or_else(|| number("data-place").map(Target::Place))
}
