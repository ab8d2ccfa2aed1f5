//! What `desk/guard` says does not count is kept from the page, as long as a table is there. A
//! table that comes is a change too: the second tap on what led to it is not meant for it.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, PointerEvent};

use super::dom;
use screen::guard::{Guard, HOLD, Press};

/// On the root element while a place is guarded: where, as `x y`, or `key`.
const GUARDED: &str = "data-guard";

/// What hears every finger for itself, and where all may press at once.
const PADS: &str = ".pad";

/// So many pointers are remembered until their clicks come.
const POINTERS: usize = 8;

/// What was pressed.
#[derive(Default)]
struct Hands {
    guard: Guard,
    /// How many tables are there; where none is, everything counts.
    tables: u32,
    /// Pointers by their numbers, the last one last: a click follows its press.
    pointers: Vec<(i32, Press)>,
    /// The key that went down last.
    key: Option<(String, Press)>,
    /// How many changes there were.
    changes: u32,
}

thread_local! {
    static HANDS: RefCell<Hands> = RefCell::default();
    /// Whether the page listens already.
    static LISTENS: Cell<bool> = const { Cell::new(false) };
}

/// Guards the table that is opened, until it is left.
pub fn watch() {
    listen();
    HANDS.with_borrow_mut(|hands| hands.tables += 1);
    changed();
    on_cleanup(|| {
        HANDS.with_borrow_mut(|hands| hands.tables -= 1);
        dom::take_root(GUARDED);
    });
}

/// Remembers presses from now on: of what leads to a table, too.
pub fn listen() {
    if LISTENS.replace(true) {
        return;
    }
    let hear = Closure::<dyn Fn(Event)>::new(|event: Event| {
        let swallows = |hands: &mut Hands| hands.swallows(&event);
        if HANDS.with_borrow_mut(swallows) == Some(true) {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    });
    let hear = hear.into_js_value();
    for name in ["pointerdown", "pointerup", "click", "keydown"] {
        let hear = hear.unchecked_ref();
        // The window listens to any of them.
        let _ = window().add_event_listener_with_callback_and_bool(name, hear, true);
    }
}

/// The table asks for something else now, or somebody else.
pub fn changed() {
    let (changes, guarded) = HANDS.with_borrow_mut(Hands::changed);
    match guarded {
        Some(Press { place, .. }) => {
            let place = place.map(|(x, y)| format!("{x} {y}"));
            dom::set_root(GUARDED, place.as_deref().unwrap_or("key"));
        }
        None => return dom::take_root(GUARDED),
    }
    let still = move |hands: &Hands| hands.changes == changes;
    let over = move || {
        if HANDS.with_borrow(still) {
            dom::take_root(GUARDED);
        }
    };
    // It counts from when it is seen. A page that nobody sees draws nothing.
    request_animation_frame(move || {
        if HANDS.with_borrow(still) {
            HANDS.with_borrow_mut(|hands| hands.guard.shown(now()));
            set_timeout(over, Duration::from_millis(HOLD));
        }
    });
}

impl Hands {
    /// How many changes there were, and what is guarded since.
    fn changed(&mut self) -> (u32, Option<Press>) {
        self.guard.changed(now());
        self.changes += 1;
        (self.changes, self.guard.guarded())
    }

    /// Whether what happened is to be kept from the page. None if it is nothing of ours.
    fn swallows(&mut self, event: &Event) -> Option<bool> {
        match event.type_().as_str() {
            "keydown" => self.swallows_key(event.dyn_ref()?),
            "pointerdown" => {
                let pointer: &PointerEvent = event.dyn_ref()?;
                let press = press(pointer, began(event));
                self.pointers.push((pointer.pointer_id(), press));
                if self.pointers.len() > POINTERS {
                    self.pointers.remove(0);
                }
                let counts = self.counts(event, press);
                if counts {
                    self.guard.pressed(press);
                }
                Some(!counts)
            }
            // Letting go may act, and a click does; a key's click has no pointer.
            kind => {
                let mouse: &MouseEvent = event.dyn_ref()?;
                let click = kind == "click";
                if click && mouse.detail() == 0 {
                    return None;
                }
                let counts = self.counts(event, self.of(event)?);
                if counts {
                    self.guard.pressed(press(mouse, now()));
                }
                Some(click && !counts)
            }
        }
    }

    /// The press that a click, or a pointer that goes up, belongs to.
    fn of(&self, event: &Event) -> Option<Press> {
        let pointer = event
            .dyn_ref::<PointerEvent>()
            .map(PointerEvent::pointer_id);
        let same = |(number, _): &&(i32, Press)| Some(*number) == pointer;
        let found = self.pointers.iter().rev().find(same);
        found.or(self.pointers.last()).map(|(_, press)| *press)
    }

    fn counts(&self, event: &Event, press: Press) -> bool {
        if self.tables == 0 {
            return true;
        }
        let target = event.target().and_then(|on| on.dyn_into::<Element>().ok());
        let pad = target.is_some_and(|on| matches!(on.closest(PADS), Ok(Some(_))));
        match pad {
            true => self.guard.counts_at_once(press),
            false => self.guard.counts(press),
        }
    }

    /// A key that is held is the press of when it went down.
    fn swallows_key(&mut self, event: &KeyboardEvent) -> Option<bool> {
        let key = event.key();
        let (at, place) = (began(event), None);
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

/// When an event happened. A stamp that cannot be is none.
fn began(event: &Event) -> u64 {
    let (now, stamp) = (now(), event.time_stamp());
    match stamp > 0.0 {
        true => now.min(stamp as u64),
        false => now,
    }
}

/// The moment on the clock that stamps events, which nobody stops or puts forward.
fn now() -> u64 {
    Event::new("now").map_or(0, |event| event.time_stamp() as u64)
}

fn press(event: &MouseEvent, at: u64) -> Press {
    Press {
        at,
        place: Some((event.client_x(), event.client_y())),
    }
}
