//! A web worker with its event listeners.

use js_sys::Array;
use leptos::prelude::set_timeout;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker};

use super::dom;

/// A running web worker, and the listeners that live as long as it does.
pub struct Program {
    worker: Worker,
    hears: Closure<dyn Fn(MessageEvent)>,
    trips: Closure<dyn Fn(Event)>,
}

impl Program {
    /// Starts the worker that the page's head lists under this name. Returns `None` if it can't be
    /// started; `trips` is called if it fails later.
    pub fn start(
        name: &str,
        hears: impl Fn(Array) + 'static,
        trips: impl Fn() + 'static,
    ) -> Option<Program> {
        let worker = Worker::new(&dom::named(name)?).ok()?;
        let hears = Closure::new(move |message: MessageEvent| {
            hears(message.data().unchecked_into());
        });
        let trips = Closure::new(move |event: Event| {
            // The sender handles the failure, so it isn't an uncaught error.
            event.prevent_default();
            trips();
        });
        worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
        worker.set_onerror(Some(trips.as_ref().unchecked_ref()));
        Some(Program {
            worker,
            hears,
            trips,
        })
    }

    /// Sends the worker a message. The buffers in `handed` are transferred, not copied.
    pub fn say(&self, message: &Array, handed: &Array) {
        // Posting texts and bytes can't fail.
        let _ = self.worker.post_message_with_transfer(message, handed);
    }

    /// Terminates the worker at once; no further message arrives. The listeners are dropped later,
    /// when none of them can be running.
    pub fn end(self) {
        let Program {
            worker,
            hears,
            trips,
        } = self;
        worker.set_onmessage(None);
        worker.set_onerror(None);
        worker.terminate();
        set_timeout(move || drop((hears, trips)), std::time::Duration::ZERO);
    }
}
