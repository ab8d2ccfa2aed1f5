//! A program beside the page, and the ears that listen to it.

use js_sys::Array;
use leptos::prelude::set_timeout;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker};

use super::dom;

/// A program that was started, and the ears that listen to it as long as it lives.
pub struct Program {
    worker: Worker,
    hears: Closure<dyn Fn(MessageEvent)>,
    trips: Closure<dyn Fn(Event)>,
}

impl Program {
    /// Starts the program that the page's head calls so. None, if it cannot be started; `trips`
    /// says whether it comes to nothing later.
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
            // Who sent it does something about it: that is no error nobody caught.
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

    /// Sends it a message; these bytes of it are handed over, not copied.
    pub fn say(&self, message: &Array, handed: &Array) {
        // Texts and bytes can always be sent.
        let _ = self.worker.post_message_with_transfer(message, handed);
    }

    /// Ends it, whatever it is doing: nothing of it is heard any more. Its ears are let go when
    /// nothing can be within them.
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
