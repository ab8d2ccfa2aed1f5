//! Queries about stored data: how much space it uses, and whether the browser keeps it permanently.

use std::cell::Cell;

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use super::browser_store::BrowserStore;
use super::dom;
use store::Store as _;

/// The time of the last save file, in milliseconds since the epoch.
const LAST_SAVE_KEY: &str = "lettercase-saved";
const DAY_MS: u64 = 86_400_000;

/// The number of bytes that the page uses on the device, including its offline copy.
pub async fn bytes_used() -> Option<f64> {
    let estimate = call_storage_manager("estimate").await?;
    Reflect::get(&estimate, &"usage".into()).ok()?.as_f64()
}

/// Whether the browser keeps all data until the user clears it. A browser that doesn't say may
/// delete it.
pub async fn is_storage_persistent() -> bool {
    call_storage_manager("persisted")
        .await
        .and_then(|kept| kept.as_bool())
        == Some(true)
}

/// Whether the browser has the Web Locks API, by which tabs agree on who plays a game.
pub(crate) fn has_locks() -> bool {
    let locks = Reflect::get(&window().navigator(), &"locks".into());
    locks.is_ok_and(|locks| locks.is_object())
}

/// Asks the browser, once, to keep all data permanently. Called when there is a game to lose.
pub(crate) fn request_persistent_storage() {
    thread_local! {
        static REQUESTED: Cell<bool> = const { Cell::new(false) };
    }
    if !REQUESTED.replace(true) {
        spawn_local(async {
            if !is_storage_persistent().await {
                // Data is saved whether or not the browser agrees.
                call_storage_manager("persist").await;
            }
        });
    }
}

/// Whether the user has asked this device to use less data.
pub(crate) fn is_data_saver_on() -> bool {
    let get = |of: &JsValue, what: &str| Reflect::get(of, &what.into()).ok();
    let line = get(&window().navigator(), "connection");
    // Not every browser describes its connection.
    let saves = line
        .filter(JsValue::is_object)
        .and_then(|line| get(&line, "saveData"));
    saves.is_some_and(|saves| saves.is_truthy())
}

async fn call_storage_manager(what: &str) -> Option<JsValue> {
    let storage = Reflect::get(&window().navigator(), &"storage".into()).ok()?;
    let method: Function = Reflect::get(&storage, &what.into()).ok()?.dyn_into().ok()?;
    let promise = Promise::resolve(&method.call0(&storage).ok()?);
    JsFuture::from(promise).await.ok()
}

/// Records that a save file was made now.
pub(crate) fn record_save_file() {
    // Without this record the reminder merely comes sooner.
    let _ = BrowserStore.set(LAST_SAVE_KEY, &dom::unix_time_ms().to_string());
}

/// Whether a save file was made within the last 30 days.
pub(crate) fn has_recent_save_file() -> bool {
    let saved = BrowserStore.get(LAST_SAVE_KEY).ok().flatten();
    let saved: Option<u64> = saved.and_then(|at| at.parse().ok());
    saved.is_some_and(|at| dom::unix_time_ms().saturating_sub(at) < 30 * DAY_MS)
}
