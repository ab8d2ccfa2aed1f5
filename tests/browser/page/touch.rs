//! Touch and mouse input: taps and drags by pointer events.

use serde_json::{Value, json};

use super::{Page, Part};
use crate::harness::{Engine, device_actions};

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
    fn send_pointer_actions(&self, pointer: Pointer, actions: Vec<Value>) {
        let kind = match pointer {
            Pointer::Touch => "touch",
            Pointer::Mouse => "mouse",
        };
        let actions = device_actions("pointer", kind, json!({ "pointerType": kind }), actions);
        if let Err(error) = self.driver.perform_actions(actions) {
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
        let (x, y) = self.aim_for_tap(across, down_it);
        self.page.send_pointer_actions(
            self.page.tap_pointer(),
            vec![pointer_move(x, y, 0), pointer_down(), pointer_up()],
        );
    }

    /// Double-taps the middle of the part, quickly.
    #[track_caller]
    pub fn tap_twice(&self) {
        let (x, y) = self.aim_for_tap(0.5, 0.5);
        let rests = json!({ "type": "pause", "duration": 120 });
        let twice = vec![
            pointer_move(x, y, 0),
            pointer_down(),
            pointer_up(),
            rests,
            pointer_down(),
            pointer_up(),
        ];
        self.page
            .send_pointer_actions(self.page.tap_pointer(), twice);
    }

    /// Long-presses the middle of the part, which asks for its explanation.
    #[track_caller]
    pub fn long_press(&self) {
        let (x, y) = self.aim_at(0.5, 0.5);
        let rests = json!({ "type": "pause", "duration": 900 });
        let held = vec![pointer_move(x, y, 0), pointer_down(), rests, pointer_up()];
        self.page
            .send_pointer_actions(self.page.tap_pointer(), held);
    }

    /// Taps the middle of the part while the machine is so busy that the finger is lifted late.
    #[track_caller]
    pub fn tap_slowly(&self) {
        let (x, y) = self.aim_for_tap(0.5, 0.5);
        let late = json!({ "type": "pause", "duration": 900 });
        let actions = vec![pointer_move(x, y, 0), pointer_down(), late, pointer_up()];
        self.page
            .send_pointer_actions(self.page.tap_pointer(), actions);
    }

    /// Asks for the part's explanation with a long press. WebKitGTK's driver has no touch, so there
    /// the keyboard asks, which needs a part that can have the focus; returns whether it could.
    #[track_caller]
    pub fn request_explanation(&self) -> bool {
        if self.page.engine() != Engine::WebKit {
            self.long_press();
            return true;
        }
        let focused = self.eval("part.focus(); return document.activeElement === part");
        if focused == json!(true) {
            self.page.press_keys("?");
        }
        focused == json!(true)
    }

    /// Drags the part onto another one and drops it there.
    #[track_caller]
    pub fn drag_to(&self, target: &Part<'_>, pointer: Pointer) {
        self.drag_from((0.5, 0.5), target, pointer);
    }

    /// Drags from a point of the part, which may be outside it, onto another one and drops there.
    #[track_caller]
    pub fn drag_from(&self, (across, down): (f64, f64), target: &Part<'_>, pointer: Pointer) {
        let from = self.aim_at(across, down);
        let [left, top, width, height] = target.bounding_box();
        let to = (left + width / 2.0, top + height / 2.0);
        let mut actions = vec![pointer_move(from.0, from.1, 0), pointer_down()];
        for step in 1..=STEPS {
            let part = f64::from(step) / f64::from(STEPS);
            let x = from.0 + (to.0 - from.0) * part;
            let y = from.1 + (to.1 - from.1) * part;
            actions.push(pointer_move(x, y, 20));
        }
        // Rests before lifting: a drop in motion would swallow the next tap.
        actions.push(pointer_move(to.0, to.1, 60));
        actions.push(pointer_up());
        let pointer = match pointer {
            Pointer::Touch => self.page.tap_pointer(),
            Pointer::Mouse => Pointer::Mouse,
        };
        self.page.send_pointer_actions(pointer, actions);
    }
}

impl Page {
    /// The pointer for taps: WebKitGTK's driver has no touch, so there a mouse taps.
    fn tap_pointer(&self) -> Pointer {
        match self.engine() {
            Engine::Chromium | Engine::Firefox => Pointer::Touch,
            Engine::WebKit => Pointer::Mouse,
        }
    }
}

fn pointer_move(x: f64, y: f64, duration: u32) -> Value {
    json!({ "type": "pointerMove", "duration": duration, "x": x.floor() as i64, "y": y.floor() as i64 })
}

fn pointer_down() -> Value {
    json!({ "type": "pointerDown", "button": 0 })
}

fn pointer_up() -> Value {
    json!({ "type": "pointerUp", "button": 0 })
}
