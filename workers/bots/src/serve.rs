//! The thinker's message loop.

use std::cell::RefCell;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;

use super::Mind;
use base::line::{hear, post};
use game::bots::Said;

/// Serves the page's errands until the page closes.
pub fn serve() {
    let mind = RefCell::new(Mind::default());
    hear(move |message| {
        // Each message is handled completely before the next one arrives.
        let mut mind = mind.borrow_mut();
        let bytes = |at| Uint8Array::from(message.get(at)).to_vec();
        if message.length() > 2 {
            mind.learn(&bytes(2), &bytes(3));
        }
        let said = match message.get(1).as_string() {
            Some(errand) => mind.begin(&errand),
            None => mind.go_on(),
        };
        let (report, last) = match said {
            Some(Said::SoFar(report)) => (report, false),
            Some(Said::Last(report)) => (report, true),
            None => return post(&Array::new(), &Array::new()),
        };
        let answer = Array::of3(&message.get(0), &report.into(), &JsValue::from(last));
        post(&answer, &Array::new());
    });
}
