//! A web worker with its event listeners.

use js_sys::Array;
use leptos::prelude::set_timeout;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker};

use super::dom;

/// A running web worker, and the listeners that live as long as it does.
pub struct BackgroundWorker {
    worker: Worker,
    on_message: Closure<dyn Fn(MessageEvent)>,
    on_error: Closure<dyn Fn(Event)>,
}

impl BackgroundWorker {
    /// Starts the worker that the page's head lists under this name. Returns `None` if it can't be
    /// started; `on_error` is called if it fails later.
    pub fn start(
        name: &str,
        on_message: impl Fn(Array) + 'static,
        on_error: impl Fn() + 'static,
    ) -> Option<BackgroundWorker> {
        let worker = Worker::new(&dom::asset_url(name)?).ok()?;
        let on_message = Closure::new(move |message: MessageEvent| {
            on_message(message.data().unchecked_into());
        });
        let on_error = Closure::new(move |event: Event| {
            // The sender handles the failure, so it isn't an uncaught error.
            event.prevent_default();
            on_error();
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(BackgroundWorker {
            worker,
            on_message,
            on_error,
        })
    }

    /// Sends the worker a message. The buffers in `handed` are transferred, not copied.
    pub fn post_message(&self, message: &Array, handed: &Array) {
        // Posting texts and bytes can't fail.
        let _ = self.worker.post_message_with_transfer(message, handed);
    }

    /// Terminates the worker at once; no further message arrives. The listeners are dropped later,
    /// when none of them can be running.
    pub fn terminate(self) {
        let BackgroundWorker {
            worker,
            on_message,
            on_error,
        } = self;
        worker.set_onmessage(None);
        worker.set_onerror(None);
        worker.terminate();
        set_timeout(
            move || drop((on_message, on_error)),
            std::time::Duration::ZERO,
        );
    }
}
