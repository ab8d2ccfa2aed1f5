//! Fingers and mice: taps and drags by pointer events.

use serde_json::{Value, json};

use super::{Page, Part};
use crate::harness::{Engine, device};

/// What moves over the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pointer {
    /// A finger.
    Touch,
    /// A mouse with its first button.
    Mouse,
}

/// A drag passes through so many places between its ends.
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
    /// Taps its middle with a finger.
    #[track_caller]
    pub fn tap(&self) {
        self.tap_at(0.5, 0.5);
    }

    /// Taps a place in it: `(0.9, 0.5)` is near its right edge.
    #[track_caller]
    pub fn tap_at(&self, across: f64, down_it: f64) {
        let (x, y) = self.aimed_at(across, down_it);
        self.page
            .point(self.page.finger(), vec![go(x, y, 0), down(), up()]);
    }

    /// Taps its middle twice, as fast as fingers are that mean it once.
    #[track_caller]
    pub fn tap_twice(&self) {
        let (x, y) = self.aimed_at(0.5, 0.5);
        let rests = json!({ "type": "pause", "duration": 120 });
        let twice = vec![go(x, y, 0), down(), up(), rests, down(), up()];
        self.page.point(self.page.finger(), twice);
    }

    /// Rests on its middle, as fingers do that ask what something is.
    #[track_caller]
    pub fn hold(&self) {
        let (x, y) = self.aimed_at(0.5, 0.5);
        let rests = json!({ "type": "pause", "duration": 900 });
        let held = vec![go(x, y, 0), down(), rests, up()];
        self.page.point(self.page.finger(), held);
    }

    /// Asks what it is, as a finger does. WebKitGTK's driver has no fingers: there keys ask about
    /// what can have the focus, and whether it can is told.
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

    /// Drags it onto another part and lets go there.
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
        // It rests before it is lifted: who throws what they hold has the next tap swallowed.
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
    /// WebKitGTK's driver has no fingers; there a mouse does the tapping.
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
