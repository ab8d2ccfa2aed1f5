//! Pointer input on the board: taps, drags over words, and long presses on one's face-down cards.

use std::time::Duration;

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::board::square_at;
use super::table_state::TableState;
use c_u_letter_rules::Square;
use ui::dom;

/// Press duration before a peek at a card.
const LONG_PRESS: Duration = Duration::from_millis(350);

/// A pointer that is down on the board.
#[derive(Clone, Copy)]
struct BoardPress {
    from: Square,
    over: Square,
}

/// The pointer handler of the board.
#[derive(Clone, Copy)]
pub struct PointerHandler {
    state: TableState,
    press: StoredValue<Option<BoardPress>>,
    hold: StoredValue<Option<TimeoutHandle>>,
    /// Whether the pointer has dragged or peeked since it went down, so the click that follows
    /// isn't a tap.
    done: StoredValue<bool>,
}

impl PointerHandler {
    /// Creates the handler with no pointer down.
    pub fn new(state: TableState) -> PointerHandler {
        let pointer = PointerHandler {
            state,
            press: StoredValue::new(None),
            hold: StoredValue::new(None),
            done: StoredValue::new(false),
        };
        on_cleanup(move || pointer.clear_hold_timer());
        pointer
    }

    /// Handles pointer down.
    pub(crate) fn on_down(self, event: &PointerEvent) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        self.done.set_value(false);
        let Some(from) = square_at(event.client_x(), event.client_y()) else {
            return;
        };
        let over = from;
        self.press.set_value(Some(BoardPress { from, over }));
        if self.state.can_peek(from) {
            let look = move || {
                self.done.set_value(true);
                self.state.peek.set(Some(from));
            };
            self.hold
                .set_value(set_timeout_with_handle(look, LONG_PRESS).ok());
        }
    }

    /// Handles pointer movement, which marks a word.
    pub(crate) fn on_move(self, event: &PointerEvent) {
        let Some(press) = self.press.get_value() else {
            return;
        };
        let Some(over) = square_at(event.client_x(), event.client_y()) else {
            return;
        };
        if over == press.over {
            return;
        }
        self.clear_hold_timer();
        self.press.set_value(Some(BoardPress { over, ..press }));
        if untrack(|| self.state.can_mark()) {
            self.done.set_value(true);
            self.state.mark_word(press.from, over);
        }
    }

    /// Handles pointer up, which claims the marked word.
    pub(crate) fn on_up(self) {
        self.clear_hold_timer();
        self.state.peek.set(None);
        let Some(press) = self.press.try_update_value(Option::take).flatten() else {
            return;
        };
        let span = self.state.draft.with_untracked(|draft| draft.span());
        let marked = self.done.get_value() && untrack(|| self.state.can_mark());
        if press.over != press.from && marked && span.is_some() {
            self.state.confirm();
        }
    }

    /// Handles a cancelled pointer: ends the press and any peek without claiming anything.
    pub(crate) fn on_cancel(self) {
        self.clear_hold_timer();
        self.state.peek.set(None);
        self.press.set_value(None);
    }

    fn clear_hold_timer(self) {
        if let Some(hold) = self.hold.try_update_value(Option::take).flatten() {
            hold.clear();
        }
    }

    /// Handles a tap.
    pub fn on_click(self, event: &MouseEvent) {
        let done = self.done.try_update_value(std::mem::take) == Some(true);
        if done || self.state.panel.was_long_press() {
            return;
        }
        // A screen reader's click has no coordinates.
        let at = match event.detail() {
            0 => event
                .target()
                .and_then(|on| dom::closest_attribute(&on, "data-square"))
                .and_then(|number| Square::try_from(number.parse::<u8>().ok()?).ok()),
            _ => square_at(event.client_x(), event.client_y()),
        };
        if let Some(square) = at {
            self.state.tap_square(square);
        }
    }
}
