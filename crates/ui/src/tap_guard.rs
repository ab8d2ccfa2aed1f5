//! Blocks presses that don't count according to [`screen::guard`], while a table is open. Opening a
//! table is guarded as well, because the second tap on the link that led to it isn't meant for the
//! table.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, PointerEvent};

use super::dom;
use screen::guard::{PRESS_GUARD_MS, Press, PressGuard};

/// Attribute that is set on the root element while a place is guarded against a second press. Its
/// value is the place's position as `x y`, or `key` if a key was pressed.
const GUARD_ATTRIBUTE: &str = "data-guard";

/// Buzzer pads, which handle each finger separately, and which all players may press at once.
const BUZZER_PADS: &str = ".pad";

/// Number of pointers remembered until their clicks arrive.
const MAX_POINTERS: usize = 8;

/// The guard, and the recent presses that it judges.
#[derive(Default)]
struct TapGuard {
    guard: PressGuard,
    /// The number of open tables; without a table every press counts.
    tables: u32,
    /// Pointers by id, most recent last: a click comes after its press.
    pointers: Vec<(i32, Press)>,
    /// The key that went down last.
    key: Option<(String, Press)>,
    /// Number of times that a table has begun to ask for something else or another player.
    changes: u32,
}

thread_local! {
    static TAP_GUARD: RefCell<TapGuard> = RefCell::default();
    /// Whether the listeners are installed.
    static IS_LISTENING: Cell<bool> = const { Cell::new(false) };
}

/// Guards the table that is opening, until it closes.
pub(crate) fn guard_table() {
    install_listeners();
    TAP_GUARD.with_borrow_mut(|hands| hands.tables += 1);
    prompt_changed();
    on_cleanup(|| {
        TAP_GUARD.with_borrow_mut(|hands| hands.tables -= 1);
        dom::remove_root_attribute(GUARD_ATTRIBUTE);
    });
}

/// Starts recording presses, including those that lead to a table.
pub(crate) fn install_listeners() {
    if IS_LISTENING.replace(true) {
        return;
    }
    let hear = Closure::<dyn Fn(Event)>::new(|event: Event| {
        let swallows = |hands: &mut TapGuard| hands.should_block(&event);
        if TAP_GUARD.with_borrow_mut(swallows) == Some(true) {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    });
    let hear = hear.into_js_value();
    for name in ["pointerdown", "pointerup", "click", "keydown"] {
        let hear = hear.unchecked_ref();
        // Installing these listeners can't fail.
        let _ = window().add_event_listener_with_callback_and_bool(name, hear, true);
    }
}

/// Notes that the table now asks for something else, or asks another player.
pub fn prompt_changed() {
    let (changes, guarded) = TAP_GUARD.with_borrow_mut(TapGuard::record_change);
    match guarded {
        Some(Press { place, .. }) => {
            let place = place.map(|(x, y)| format!("{x} {y}"));
            dom::set_root_attribute(GUARD_ATTRIBUTE, place.as_deref().unwrap_or("key"));
        }
        None => return dom::remove_root_attribute(GUARD_ATTRIBUTE),
    }
    let still = move |hands: &TapGuard| hands.changes == changes;
    let over = move || {
        if TAP_GUARD.with_borrow(still) {
            dom::remove_root_attribute(GUARD_ATTRIBUTE);
        }
    };
    // The guard's time begins when the change is visible. A hidden page doesn't draw.
    request_animation_frame(move || {
        if TAP_GUARD.with_borrow(still) {
            TAP_GUARD.with_borrow_mut(|hands| hands.guard.shown(now()));
            set_timeout(over, Duration::from_millis(PRESS_GUARD_MS));
        }
    });
}

impl TapGuard {
    /// Records that the table asks for something else. Returns the number of such changes so far,
    /// and the press whose place is guarded from now on.
    fn record_change(&mut self) -> (u32, Option<Press>) {
        self.guard.changed(now());
        self.changes += 1;
        (self.changes, self.guard.guarded())
    }

    /// Whether to block an event; `None` if the guard doesn't handle this event.
    fn should_block(&mut self, event: &Event) -> Option<bool> {
        match event.type_().as_str() {
            "keydown" => self.should_block_key(event.dyn_ref()?),
            "pointerdown" => {
                let pointer: &PointerEvent = event.dyn_ref()?;
                let press = press_of(pointer, event_time(event));
                self.pointers.push((pointer.pointer_id(), press));
                if self.pointers.len() > MAX_POINTERS {
                    self.pointers.remove(0);
                }
                let counts = self.is_accepted(event, press);
                if counts {
                    self.guard.pressed(press);
                }
                Some(!counts)
            }
            // Releasing a pointer may perform an action, and a click does. A click made by a key
            // has no pointer.
            kind => {
                let mouse: &MouseEvent = event.dyn_ref()?;
                let click = kind == "click";
                if click && mouse.detail() == 0 {
                    return None;
                }
                let counts = self.is_accepted(event, self.press_for(event)?);
                if counts {
                    self.guard.pressed(press_of(mouse, now()));
                }
                Some(click && !counts)
            }
        }
    }

    /// The press to which a click or a released pointer belongs.
    fn press_for(&self, event: &Event) -> Option<Press> {
        let pointer = event
            .dyn_ref::<PointerEvent>()
            .map(PointerEvent::pointer_id);
        let same = |(number, _): &&(i32, Press)| Some(*number) == pointer;
        let found = self.pointers.iter().rev().find(same);
        found.or(self.pointers.last()).map(|(_, press)| *press)
    }

    fn is_accepted(&self, event: &Event, press: Press) -> bool {
        if self.tables == 0 {
            return true;
        }
        let target = event.target().and_then(|on| on.dyn_into::<Element>().ok());
        let pad = target.is_some_and(|on| matches!(on.closest(BUZZER_PADS), Ok(Some(_))));
        if pad {
            self.guard.accepts_simultaneous(press)
        } else {
            self.guard.counts(press)
        }
    }

    /// Whether to block a key event. The repeats of a held key count as pressed when it went down.
    fn should_block_key(&mut self, event: &KeyboardEvent) -> Option<bool> {
        let key = event.key();
        let (at, place) = (event_time(event), None);
        let before = self.key.take().filter(|(held, _)| *held == key);
        let press = match before {
            Some((_, press)) if event.repeat() => press,
            _ => Press { at, place },
        };
        let acts = event.repeat() || matches!(key.as_str(), "Enter" | " ");
        self.key = Some((key, press));
        let counts = !acts || self.tables == 0 || self.guard.counts(press);
        if counts {
            self.guard.pressed(Press { at, place });
        }
        Some(!counts)
    }
}

/// When an event happened; falls back to now if its time stamp is invalid.
fn event_time(event: &Event) -> u64 {
    let (now, stamp) = (now(), event.time_stamp());
    if stamp > 0.0 {
        now.min(stamp as u64)
    } else {
        now
    }
}

/// The current time on the clock that stamps events; unlike the system clock it can't be adjusted.
fn now() -> u64 {
    Event::new("now").map_or(0, |event| event.time_stamp() as u64)
}

fn press_of(event: &MouseEvent, at: u64) -> Press {
    Press {
        at,
        place: Some((event.client_x(), event.client_y())),
    }
}
