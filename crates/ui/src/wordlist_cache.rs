//! Stores the word list's file on the device, for the next visit and for offline use.

use js_sys::{Array, Reflect, Uint8Array};
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Cache, CacheStorage, Request, Response};

use words_worker::WORD_CACHE;

/// Stores an intact word list and removes older ones. If the device is full nothing is stored, but
/// the list can still be used.
pub(crate) fn cache_word_list(address: String, file: Vec<u8>) {
    spawn_local(async move {
        // A failure does no harm: the next visit fetches the list again.
        let _ = replace_cached_list(&address, &file).await;
    });
}

async fn replace_cached_list(address: &str, file: &[u8]) -> Result<(), JsValue> {
    let caches: CacheStorage = Reflect::get(&js_sys::global(), &"caches".into())?.dyn_into()?;
    let shelf: Cache = JsFuture::from(caches.open(WORD_CACHE)).await?.dyn_into()?;
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
