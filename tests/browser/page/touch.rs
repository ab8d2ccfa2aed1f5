//! Touch and mouse input: taps and drags by pointer events.

use serde_json::{Value, json};

use super::{Page, Part};
use crate::harness::{Engine, device};

/// Kind of pointer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pointer {
    /// A finger.
    Touch,
    /// A mouse with its first button.
    Mouse,
}

/// Number of intermediate points of a drag.
const STEPS: u32 = 4;

impl Page {
    /// Taps the part with this name with a finger.
    #[track_caller]
    pub fn tap(&self, name: &str) {
        self.part("pressable", name).tap();
    }

    #[track_caller]
    fn point(&self, pointer: Pointer, actions: Vec<Value>) {
        let kind = match pointer {
            Pointer::Touch => "touch",
            Pointer::Mouse => "mouse",
        };
        let actions = device("pointer", kind, json!({ "pointerType": kind }), actions);
        if let Err(error) = self.driver.perform(actions) {
            panic!("the {kind} does not work: {error}");
        }
    }
}

impl Part<'_> {
    /// Taps the middle of the part with a finger.
    #[track_caller]
    pub fn tap(&self) {
        self.tap_at(0.5, 0.5);
    }

    /// Taps a point of the part: `(0.9, 0.5)` is near its right edge.
    #[track_caller]
    pub fn tap_at(&self, across: f64, down_it: f64) {
        let (x, y) = self.aimed_to_tap(across, down_it);
        self.page
            .point(self.page.finger(), vec![go(x, y, 0), down(), up()]);
    }

    /// Double-taps the middle of the part, quickly.
    #[track_caller]
    pub fn tap_twice(&self) {
        let (x, y) = self.aimed_to_tap(0.5, 0.5);
        let rests = json!({ "type": "pause", "duration": 120 });
        let twice = vec![go(x, y, 0), down(), up(), rests, down(), up()];
        self.page.point(self.page.finger(), twice);
    }

    /// Long-presses the middle of the part, which asks for its explanation.
    #[track_caller]
    pub fn hold(&self) {
        let (x, y) = self.aimed_at(0.5, 0.5);
        let rests = json!({ "type": "pause", "duration": 900 });
        let held = vec![go(x, y, 0), down(), rests, up()];
        self.page.point(self.page.finger(), held);
    }

    /// Taps the middle of the part while the machine is so busy that the finger is lifted late.
    #[track_caller]
    pub fn tap_late(&self) {
        let (x, y) = self.aimed_to_tap(0.5, 0.5);
        let late = json!({ "type": "pause", "duration": 900 });
        let actions = vec![go(x, y, 0), down(), late, up()];
        self.page.point(self.page.finger(), actions);
    }

    /// Asks for the part's explanation with a long press. WebKitGTK's driver has no touch, so there
    /// the keyboard asks, which needs a part that can have the focus; returns whether it could.
    #[track_caller]
    pub fn is_asked_about(&self) -> bool {
        if self.page.engine() != Engine::WebKit {
            self.hold();
            return true;
        }
        let focused = self.ask("part.focus(); return document.activeElement === part");
        if focused == json!(true) {
            self.page.keys("?");
        }
        focused == json!(true)
    }

    /// Drags the part onto another one and drops it there.
    #[track_caller]
    pub fn drag_to(&self, target: &Part<'_>, pointer: Pointer) {
        let from = self.aimed_at(0.5, 0.5);
        let [left, top, width, height] = target.place();
        let to = (left + width / 2.0, top + height / 2.0);
        let mut actions = vec![go(from.0, from.1, 0), down()];
        for step in 1..=STEPS {
            let part = f64::from(step) / f64::from(STEPS);
            let x = from.0 + (to.0 - from.0) * part;
            let y = from.1 + (to.1 - from.1) * part;
            actions.push(go(x, y, 20));
        }
        // Rests before lifting: a drop in motion would swallow the next tap.
        actions.push(go(to.0, to.1, 60));
        actions.push(up());
        let pointer = match pointer {
            Pointer::Touch => self.page.finger(),
            Pointer::Mouse => Pointer::Mouse,
        };
        self.page.point(pointer, actions);
    }
}

impl Page {
    /// The pointer for taps: WebKitGTK's driver has no touch, so there a mouse taps.
    fn finger(&self) -> Pointer {
        match self.engine() {
            Engine::Chromium | Engine::Firefox => Pointer::Touch,
            Engine::WebKit => Pointer::Mouse,
        }
    }
}

fn go(x: f64, y: f64, duration: u32) -> Value {
    json!({ "type": "pointerMove", "duration": duration, "x": x.floor() as i64, "y": y.floor() as i64 })
}

fn down() -> Value {
    json!({ "type": "pointerDown", "button": 0 })
}

fn up() -> Value {
    json!({ "type": "pointerUp", "button": 0 })
}
