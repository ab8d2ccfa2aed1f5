//! When the next bot acts: after a pause that people choose, or at once if somebody taps.

use std::rc::Rc;
use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::desk::use_desk;
use super::dom;
use crate::shell::draw::effect;

/// What has a use of its own for the Space key.
const TAKES_SPACE: &str = "input, textarea, select, button, a, summary, [role=gridcell]";

/// How long is left until a bot acts, in milliseconds: none until somebody taps.
type Left = Rc<dyn Fn() -> Option<u64>>;

/// What a bot is about to do.
struct Next {
    left: Left,
    act: Box<dyn FnOnce()>,
    timer: Option<TimeoutHandle>,
    /// Whether a tap makes it happen at once.
    paced: bool,
}

/// The pace of a table's bots.
#[derive(Clone, Copy)]
pub struct Pacer {
    next: StoredValue<Option<Next>, LocalStorage>,
    /// Whether a bot thinks, and somebody has tapped since it began.
    thinks: StoredValue<Option<bool>>,
    /// When a bot acted last.
    acted: StoredValue<f64>,
    waits: RwSignal<bool>,
}

impl Pacer {
    /// For a table that is opened.
    pub(super) fn new() -> Pacer {
        Pacer {
            next: StoredValue::new_local(None),
            thinks: StoredValue::new(None),
            acted: StoredValue::new(dom::now()),
            waits: RwSignal::new(false),
        }
    }

    /// Lets the next bot act at once, at any pace, if it is one's to decide: a race is not.
    /// Whether there was anything to go on with.
    pub fn hurry(self) -> bool {
        let paced = |next: &Option<Next>| next.as_ref().is_some_and(|next| next.paced);
        if self.next.try_with_value(paced) == Some(true) {
            self.acts();
            return true;
        }
        let thinks = |thinks: &mut Option<bool>| thinks.as_mut().map(|tapped| *tapped = true);
        self.thinks.try_update_value(thinks).flatten().is_some()
    }

    /// Whether the next bot waits for a tap, so that a button to go on is drawn: followed.
    pub fn waits_for_tap(self) -> bool {
        self.waits.get()
    }

    /// How long it is since a bot acted, in milliseconds.
    pub(super) fn since(self) -> u64 {
        (dom::now() - self.acted.get_value()) as u64
    }

    /// A bot thinks.
    pub(super) fn thinks(self) {
        self.thinks.set_value(Some(false));
    }

    /// It acts as soon as nothing is `left` to wait for. `paced`: people say how fast.
    pub(super) fn will(
        self,
        paced: bool,
        left: impl Fn() -> Option<u64> + 'static,
        act: impl FnOnce() + 'static,
    ) {
        let tapped = self.thinks.try_update_value(Option::take).flatten();
        self.next.set_value(Some(Next {
            left: Rc::new(left),
            act: Box::new(act),
            timer: None,
            paced,
        }));
        match paced && tapped == Some(true) {
            true => self.acts(),
            false => self.look(),
        }
    }

    /// What was in mind is dropped.
    pub(super) fn wait(self) {
        // A table that is left has none any more.
        let _ = self.thinks.try_set_value(None);
        self.take();
    }

    fn take(self) -> Option<Next> {
        let next = self.next.try_update_value(Option::take).flatten();
        if let Some(timer) = next.as_ref().and_then(|next| next.timer) {
            timer.clear();
        }
        if self.waits.try_get_untracked() == Some(true) {
            self.waits.set(false);
        }
        next
    }

    fn acts(self) {
        if let Some(next) = self.take() {
            self.acted.set_value(dom::now());
            (next.act)();
        }
    }

    /// Acts, or looks again when there should be nothing left to wait for.
    fn look(self) {
        let left = |next: &Option<Next>| next.as_ref().map(|next| Rc::clone(&next.left));
        let Some(left) = self.next.try_with_value(left).flatten() else {
            return;
        };
        let left = left();
        if left == Some(0) {
            // Not within what follows the table.
            let timer = set_timeout_with_handle(move || self.acts(), Duration::ZERO);
            return self.rests(timer.ok(), false);
        }
        let timer = left.map(Duration::from_millis);
        let timer = timer.and_then(|left| set_timeout_with_handle(move || self.look(), left).ok());
        self.rests(timer, left.is_none());
    }

    fn rests(self, timer: Option<TimeoutHandle>, waits: bool) {
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

    /// Another pace counts at once, and the Space key is a tap.
    pub(super) fn listen(self) {
        let desk = use_desk();
        effect(move || {
            // Not by way of a memo: one that is never read follows nothing.
            desk.settings();
            self.look();
        });
        let keys = window_event_listener(ev::keydown, move |event| {
            let target = event.target().and_then(|on| on.dyn_into::<Element>().ok());
            let free = target.is_none_or(|on| matches!(on.closest(TAKES_SPACE), Ok(None)));
            if event.key() == " " && free && !event.default_prevented() && self.hurry() {
                event.prevent_default();
            }
        });
        on_cleanup(move || {
            keys.remove();
            self.wait();
        });
    }
}
