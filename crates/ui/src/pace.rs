//! Decides when the next bot acts: after a pause that the players choose, or at once after a tap.

use std::rc::Rc;
use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::app_state::use_app;
use super::dom;
use crate::draw::effect;

/// Elements that use the Space key themselves.
const SPACE_KEY_USERS: &str = "input, textarea, select, button, a, summary, [role=gridcell]";

/// Returns the milliseconds left until a bot acts; `None` waits for a tap.
type RemainingTime = Rc<dyn Fn() -> Option<u64>>;

/// A bot's pending action.
struct PendingAction {
    left: RemainingTime,
    act: Box<dyn FnOnce()>,
    timer: Option<TimeoutHandle>,
    /// Whether a tap makes the bot act at once.
    paced: bool,
}

/// The pace of a table's bots.
#[derive(Clone, Copy)]
pub struct Pacer {
    next: StoredValue<Option<PendingAction>, LocalStorage>,
    /// `Some` while a bot thinks; `true` if a player has tapped since it began.
    thinks: StoredValue<Option<bool>>,
    /// When a bot last acted.
    acted: StoredValue<f64>,
    waits: RwSignal<bool>,
}

impl Pacer {
    /// Creates the pacer of a table that is opening.
    pub(super) fn new() -> Pacer {
        Pacer {
            next: StoredValue::new_local(None),
            thinks: StoredValue::new(None),
            acted: StoredValue::new(dom::now()),
            waits: RwSignal::new(false),
        }
    }

    /// Makes the next bot act at once, unless it is in a race, where players don't choose the pace.
    /// Returns whether there was anything to speed up.
    pub fn skip_wait(self) -> bool {
        let paced = |next: &Option<PendingAction>| next.as_ref().is_some_and(|next| next.paced);
        if self.next.try_with_value(paced) == Some(true) {
            self.perform_pending();
            return true;
        }
        let thinks = |thinks: &mut Option<bool>| thinks.as_mut().map(|tapped| *tapped = true);
        self.thinks.try_update_value(thinks).flatten().is_some()
    }

    /// Whether the next bot waits for a tap, so that a continue button is drawn; tracked.
    pub fn is_waiting_for_tap(self) -> bool {
        self.waits.get()
    }

    /// Milliseconds since a bot last acted.
    pub(super) fn since_last_action(self) -> u64 {
        (dom::now() - self.acted.get_value()) as u64
    }

    /// Notes that a bot has started to think.
    pub(super) fn start_thinking(self) {
        self.thinks.set_value(Some(false));
    }

    /// Schedules a bot's action for when `left` reaches zero. `paced` is whether the players choose
    /// the pace.
    pub(super) fn schedule(
        self,
        paced: bool,
        left: impl Fn() -> Option<u64> + 'static,
        act: impl FnOnce() + 'static,
    ) {
        let tapped = self.thinks.try_update_value(Option::take).flatten();
        self.next.set_value(Some(PendingAction {
            left: Rc::new(left),
            act: Box::new(act),
            timer: None,
            paced,
        }));
        if paced && tapped == Some(true) {
            self.perform_pending()
        } else {
            self.perform_when_due()
        }
    }

    /// Drops the bot's pending action.
    pub(super) fn cancel_pending(self) {
        // When the table has been left, the value is already gone.
        let _ = self.thinks.try_set_value(None);
        self.take_pending();
    }

    fn take_pending(self) -> Option<PendingAction> {
        let next = self.next.try_update_value(Option::take).flatten();
        if let Some(timer) = next.as_ref().and_then(|next| next.timer) {
            timer.clear();
        }
        if self.waits.try_get_untracked() == Some(true) {
            self.waits.set(false);
        }
        next
    }

    fn perform_pending(self) {
        if let Some(next) = self.take_pending() {
            self.acted.set_value(dom::now());
            (next.act)();
        }
    }

    /// Performs the pending action if its time has come, or checks again after the remaining time.
    fn perform_when_due(self) {
        let left = |next: &Option<PendingAction>| next.as_ref().map(|next| Rc::clone(&next.left));
        let Some(left) = self.next.try_with_value(left).flatten() else {
            return;
        };
        let left = left();
        if left == Some(0) {
            // Deferred, so that the action doesn't run inside an effect that tracks the table.
            let timer = set_timeout_with_handle(move || self.perform_pending(), Duration::ZERO);
            return self.set_timer(timer.ok(), false);
        }
        let timer = left.map(Duration::from_millis);
        let timer = timer
            .and_then(|left| set_timeout_with_handle(move || self.perform_when_due(), left).ok());
        self.set_timer(timer, left.is_none());
    }

    fn set_timer(self, timer: Option<TimeoutHandle>, waits: bool) {
        self.next.update_value(|next| {
            if let Some(old) = next
                .as_mut()
                .and_then(|next| std::mem::replace(&mut next.timer, timer))
            {
                old.clear();
            }
        });
        if self.waits.get_untracked() != waits {
            self.waits.set(waits);
        }
    }

    /// Applies a changed pace at once, and makes the Space key act like a tap.
    pub(super) fn listen(self) {
        let app = use_app();
        effect(move || {
            // Read directly, because a memo that is never read doesn't track anything.
            app.settings();
            self.perform_when_due();
        });
        let keys = window_event_listener(ev::keydown, move |event| {
            let target = event.target().and_then(|on| on.dyn_into::<Element>().ok());
            let free = target.is_none_or(|on| matches!(on.closest(SPACE_KEY_USERS), Ok(None)));
            if event.key() == " " && free && !event.default_prevented() && self.skip_wait() {
                event.prevent_default();
            }
        });
        on_cleanup(move || {
            keys.remove();
            self.cancel_pending();
        });
    }
}
