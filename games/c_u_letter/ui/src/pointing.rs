//! Pointer input on the board: taps, drags over words, and long presses on one's face-down cards.

use std::time::Duration;

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::bench::Bench;
use super::board::square_at;
use c_u_letter_rules::Square;
use ui::dom;

/// Press duration before a peek at a card.
const HOLD: Duration = Duration::from_millis(350);

/// A pointer that is down on the board.
#[derive(Clone, Copy)]
struct Press {
    from: Square,
    over: Square,
}

/// The pointer handler of the board.
#[derive(Clone, Copy)]
pub struct Pointing {
    bench: Bench,
    press: StoredValue<Option<Press>>,
    hold: StoredValue<Option<TimeoutHandle>>,
    /// Whether the pointer has dragged or peeked since it went down, so the click that follows
    /// isn't a tap.
    done: StoredValue<bool>,
}

impl Pointing {
    /// Creates the handler with no pointer down.
    pub fn new(bench: Bench) -> Pointing {
        let pointing = Pointing {
            bench,
            press: StoredValue::new(None),
            hold: StoredValue::new(None),
            done: StoredValue::new(false),
        };
        on_cleanup(move || pointing.release_hold());
        pointing
    }

    /// Handles pointer down.
    pub fn down(self, event: &PointerEvent) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        self.done.set_value(false);
        let Some(from) = square_at(event.client_x(), event.client_y()) else {
            return;
        };
        let over = from;
        self.press.set_value(Some(Press { from, over }));
        if self.bench.may_peek(from) {
            let look = move || {
                self.done.set_value(true);
                self.bench.peek.set(Some(from));
            };
            self.hold
                .set_value(set_timeout_with_handle(look, HOLD).ok());
        }
    }

    /// Handles pointer movement, which marks a word.
    pub fn moves(self, event: &PointerEvent) {
        let Some(press) = self.press.get_value() else {
            return;
        };
        let Some(over) = square_at(event.client_x(), event.client_y()) else {
            return;
        };
        if over == press.over {
            return;
        }
        self.release_hold();
        self.press.set_value(Some(Press { over, ..press }));
        if untrack(|| self.bench.marks()) {
            self.done.set_value(true);
            self.bench.mark(press.from, over);
        }
    }

    /// Handles pointer up, which claims the marked word.
    pub fn up(self) {
        self.release_hold();
        self.bench.peek.set(None);
        let Some(press) = self.press.try_update_value(Option::take).flatten() else {
            return;
        };
        let span = self.bench.draft.with_untracked(|draft| draft.span());
        let marked = self.done.get_value() && untrack(|| self.bench.marks());
        if press.over != press.from && marked && span.is_some() {
            self.bench.do_it();
        }
    }

    /// Handles a cancelled pointer: ends the press and any peek without claiming anything.
    pub fn cancel(self) {
        self.release_hold();
        self.bench.peek.set(None);
        self.press.set_value(None);
    }

    fn release_hold(self) {
        if let Some(hold) = self.hold.try_update_value(Option::take).flatten() {
            hold.clear();
        }
    }

    /// Handles a tap.
    pub fn click(self, event: &MouseEvent) {
        let done = self.done.try_update_value(std::mem::take) == Some(true);
        if done || self.bench.panel.was_held() {
            return;
        }
        // A screen reader's click has no coordinates.
        let at = match event.detail() {
            0 => event
                .target()
                .and_then(|on| dom::attribute_of(&on, "data-square"))
                .and_then(|number| Square::try_from(number.parse::<u8>().ok()?).ok()),
            _ => square_at(event.client_x(), event.client_y()),
        };
        if let Some(square) = at {
            self.bench.tap_square(square);
        }
    }
}
