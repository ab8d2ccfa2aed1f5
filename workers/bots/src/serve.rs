//! The bot worker's message loop.

use std::cell::RefCell;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;

use super::ErrandRunner;
use base::page_connection::{on_message, post_message};
use game::bots::StepReport;

/// Serves the page's errands until the page closes.
pub fn serve() {
    let worker = RefCell::new(ErrandRunner::default());
    on_message(move |message| {
        // Each message is handled completely before the next one arrives.
        let mut worker = worker.borrow_mut();
        let bytes = |at| Uint8Array::from(message.get(at)).to_vec();
        if message.length() > 2 {
            worker.set_word_list(&bytes(2), &bytes(3));
        }
        let said = match message.get(1).as_string() {
            Some(errand) => worker.begin(&errand),
            None => worker.run_step(),
        };
        let (report, last) = match said {
            Some(StepReport::SoFar(report)) => (report, false),
            Some(StepReport::Last(report)) => (report, true),
            None => return post_message(&Array::new(), &Array::new()),
        };
        let answer = Array::of3(&message.get(0), &report.into(), &JsValue::from(last));
        post_message(&answer, &Array::new());
    });
}
