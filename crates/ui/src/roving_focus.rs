//! Roving focus: a group of buttons is one tab stop, and arrow keys move between the buttons.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, KeyboardEvent};

use super::dom::to_html_element;

/// Remembers which button of a group is its tab stop: the one that had the focus last, or the
/// first.
pub struct RovingFocus<T: Send + Sync + 'static> {
    at: RwSignal<Option<T>>,
}

impl<T: Send + Sync + 'static> Clone for RovingFocus<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for RovingFocus<T> {}

impl<T: Copy + PartialEq + Send + Sync + 'static> RovingFocus<T> {
    /// Starts with the first button as the tab stop.
    pub fn new() -> RovingFocus<T> {
        RovingFocus {
            at: RwSignal::new(None),
        }
    }

    /// Notes that this button has received the focus.
    pub fn on_focus(self, button: T) {
        self.at.set(Some(button));
    }

    /// The `tabindex` of a button in its group, tracked.
    pub fn tabindex(self, button: T, group: &[T]) -> &'static str {
        let at = self.at.get().filter(|at| group.contains(at));
        let stop = at.or(group.first().copied());
        if stop == Some(button) { "0" } else { "-1" }
    }
}

/// Handles a key pressed within a group of buttons.
pub fn on_key(event: KeyboardEvent) {
    let element = |target: Option<EventTarget>| target?.dyn_into::<Element>().ok();
    let on = element(event.target());
    let Some((group, on)) = element(event.current_target()).zip(on) else {
        return;
    };
    let next = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => on.next_element_sibling(),
        "ArrowLeft" | "ArrowUp" => on.previous_element_sibling(),
        "Home" => group.first_element_child(),
        "End" => group.last_element_child(),
        _ => return,
    };
    event.prevent_default();
    if let Some(next) = next {
        // At the end of the group the focus stays where it is.
        let _ = to_html_element(next).focus();
    }
}
