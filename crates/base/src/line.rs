//! The program's end of the line to the page.

use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Response};

use crate::work::{AWAKE, read, write};

/// Takes messages from the page until the page is gone.
pub fn hear(run: impl Fn(Array) + 'static) {
    console_error_panic_hook::set_once();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        run(message.data().unchecked_into());
    });
    scope().set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // The program listens as long as it lives.
    heard.forget();
    post(&Array::of1(&AWAKE.into()), &Array::new());
}

/// Takes errands from the page, each the first of its message.
pub fn listen<E: DeserializeOwned + 'static>(run: fn(E)) {
    hear(move |message| {
        let errand = message.get(0).as_string();
        if let Some(errand) = errand.as_deref().and_then(read) {
            run(errand);
        }
    });
}

/// Where the program lives.
pub fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// What lies at an address beside the program; none if it does not come.
pub async fn fetched(address: &str) -> Option<Vec<u8>> {
    let fetch: Function = Reflect::get(&scope(), &"fetch".into())
        .ok()?
        .unchecked_into();
    let answer: Promise = fetch
        .call1(&scope(), &address.into())
        .ok()?
        .unchecked_into();
    let answer: Response = JsFuture::from(answer).await.ok()?.unchecked_into();
    let bytes = answer.ok().then(|| answer.array_buffer().ok())??;
    let bytes = JsFuture::from(bytes).await.ok()?;
    Some(Uint8Array::new(&bytes).to_vec())
}

/// Sends a report, with what travels beside it.
pub fn say(report: &impl Serialize, beside: &[&[u8]]) {
    let message = Array::of1(&write(report).into());
    let handed = Array::new();
    for bytes in beside {
        let bytes = Uint8Array::from(*bytes);
        handed.push(&bytes.buffer());
        message.push(&bytes);
    }
    post(&message, &handed);
}

/// Sends a message; these bytes of it are handed over, not copied.
pub fn post(message: &Array, handed: &Array) {
    // A page that is gone hears nothing, and needs nothing.
    let _ = scope().post_message_with_transfer(message, handed);
}
