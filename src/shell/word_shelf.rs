//! Keeping the word list's file on the device, for the next time and for no network.

use js_sys::{Array, Reflect, Uint8Array};
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Cache, CacheStorage, Request, Response};

use crate::worker::fetcher::WORD_SHELF;

/// Keeps a good list, and no other beside it. A full device keeps nothing; the list is
/// here all the same.
pub fn keep(address: String, file: Vec<u8>) {
    spawn_local(async move {
        // Nothing depends on it now; the next opening fetches it again.
        let _ = lay(&address, &file).await;
    });
}

async fn lay(address: &str, file: &[u8]) -> Result<(), JsValue> {
    let caches: CacheStorage = Reflect::get(&js_sys::global(), &"caches".into())?.dyn_into()?;
    let shelf: Cache = JsFuture::from(caches.open(WORD_SHELF)).await?.dyn_into()?;
    let file = Response::new_with_opt_js_u8_array(Some(&Uint8Array::from(file)))?;
    JsFuture::from(shelf.put_with_str(address, &file)).await?;
    for request in Array::from(&JsFuture::from(shelf.keys()).await?) {
        let request: Request = request.dyn_into()?;
        if !request.url().ends_with(address.trim_start_matches("./")) {
            JsFuture::from(shelf.delete_with_request(&request)).await?;
        }
    }
    Ok(())
}
