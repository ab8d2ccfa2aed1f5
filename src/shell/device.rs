//! What the device says of keeping things: how much is used, and whether it is for good.

use std::cell::Cell;

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use super::browser_store::BrowserStore;
use super::dom;
use store::Store as _;

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

/// Whether the browser can tell which of its tabs does something.
pub fn has_locks() -> bool {
    let locks = Reflect::get(&window().navigator(), &"locks".into());
    locks.is_ok_and(|locks| locks.is_object())
}

/// Asks the browser, once, to keep everything until somebody clears it: there is a game now.
pub fn keep_for_good() {
    thread_local! {
        static ASKED: Cell<bool> = const { Cell::new(false) };
    }
    if !ASKED.replace(true) {
        spawn_local(async {
            if !for_good().await {
                // Whatever it answers, what can be kept is kept.
                ask("persist").await;
            }
        });
    }
}

/// Whether somebody wants this device to fetch little.
pub fn saves_data() -> bool {
    let get = |of: &JsValue, what: &str| Reflect::get(of, &what.into()).ok();
    let line = get(&window().navigator(), "connection");
    // Not every browser says anything of its line.
    let saves = line
        .filter(JsValue::is_object)
        .and_then(|line| get(&line, "saveData"));
    saves.is_some_and(|saves| saves.is_truthy())
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
