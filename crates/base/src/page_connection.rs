//! A worker's connection to the page.

use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Response};

use crate::messages::{READY, read, write};

/// Runs a function for each message from the page, until the page is gone.
pub fn on_message(run: impl Fn(Array) + 'static) {
    console_error_panic_hook::set_once();
    let on_event = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        run(message.data().unchecked_into());
    });
    worker_scope().set_onmessage(Some(on_event.as_ref().unchecked_ref()));
    // Never dropped: the worker listens as long as it exists.
    on_event.forget();
    post_message(&Array::of1(&READY.into()), &Array::new());
}

/// Runs a function for each request from the page, which is the first part of its message.
pub fn on_request<E: DeserializeOwned + 'static>(run: fn(E)) {
    on_message(move |message| {
        let errand = message.get(0).as_string();
        if let Some(errand) = errand.as_deref().and_then(read) {
            run(errand);
        }
    });
}

/// Returns the worker's global scope.
pub fn worker_scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Fetches a file next to the program, or returns `None` if that fails.
pub async fn fetch_bytes(address: &str) -> Option<Vec<u8>> {
    let fetch: Function = Reflect::get(&worker_scope(), &"fetch".into())
        .ok()?
        .unchecked_into();
    let answer: Promise = fetch
        .call1(&worker_scope(), &address.into())
        .ok()?
        .unchecked_into();
    let answer: Response = JsFuture::from(answer).await.ok()?.unchecked_into();
    let bytes = answer.ok().then(|| answer.array_buffer().ok())??;
    let bytes = JsFuture::from(bytes).await.ok()?;
    Some(Uint8Array::new(&bytes).to_vec())
}

/// Sends a report to the page, along with some bytes.
pub fn send_report(report: &impl Serialize, beside: &[&[u8]]) {
    let message = Array::of1(&write(report).into());
    let handed = Array::new();
    for bytes in beside {
        let bytes = Uint8Array::from(*bytes);
        handed.push(&bytes.buffer());
        message.push(&bytes);
    }
    post_message(&message, &handed);
}

/// Sends a message. The bytes in `handed` are transferred, not copied.
pub fn post_message(message: &Array, handed: &Array) {
    // If the page is gone, the message isn't needed any more.
    let _ = worker_scope().post_message_with_transfer(message, handed);
}
