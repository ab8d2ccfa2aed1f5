//! What the device says of keeping things: how much is used, and whether it is for good.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use super::browser_store::BrowserStore;
use super::dom;
use crate::storage::Store as _;

/// When a save file was made last, in milliseconds of the calendar.
const SAVED: &str = "lettercase-saved";
const DAY: u64 = 86_400_000;

/// The bytes that the page takes on the device, with all it keeps for no network.
pub async fn used() -> Option<f64> {
    let estimate = ask("estimate").await?;
    Reflect::get(&estimate, &"usage".into()).ok()?.as_f64()
}

/// Whether the browser keeps everything until somebody clears it. Where it does not say, it
/// may not.
pub async fn for_good() -> bool {
    ask("persisted").await.and_then(|kept| kept.as_bool()) == Some(true)
}

async fn ask(what: &str) -> Option<JsValue> {
    let storage = Reflect::get(&window().navigator(), &"storage".into()).ok()?;
    let method: Function = Reflect::get(&storage, &what.into()).ok()?.dyn_into().ok()?;
    let promise = Promise::resolve(&method.call0(&storage).ok()?);
    JsFuture::from(promise).await.ok()
}

/// A save file was made just now.
pub fn saved_a_file() {
    // Without the note the reminder comes sooner, and no more.
    let _ = BrowserStore.set(SAVED, &dom::today_ms().to_string());
}

/// Whether there is a save file of the last month.
pub fn has_a_file() -> bool {
    let saved = BrowserStore.get(SAVED).ok().flatten();
    let saved: Option<u64> = saved.and_then(|at| at.parse().ok());
    saved.is_some_and(|at| dom::today_ms().saturating_sub(at) < 30 * DAY)
}
