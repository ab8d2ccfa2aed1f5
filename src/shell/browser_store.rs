//! The browser's storage, as a [`Store`].

use gloo_storage::{LocalStorage, Storage as _};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomException, Storage};

use super::dom;
use store::{Refused, Store};

/// `localStorage`. Every call may be refused, and none of them panics.
#[derive(Debug, Clone, Copy)]
pub struct BrowserStore;

/// gloo-storage's handle, without its JSON layer: the texts are sealed and read as they are. It
/// panics where the browser refuses, so the window is asked first.
fn area() -> Result<Storage, Refused> {
    // `Err` where the browser blocks it, `None` where it has none.
    match leptos::prelude::window().local_storage() {
        Ok(Some(_)) => Ok(LocalStorage::raw()),
        _ => Err(Refused::Blocked),
    }
}

fn refusal(error: &JsValue) -> Refused {
    let name = error.dyn_ref::<DomException>().map(DomException::name);
    match name.as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => Refused::Full,
        _ => Refused::Blocked,
    }
}

impl Store for BrowserStore {
    fn get(&self, key: &str) -> Result<Option<String>, Refused> {
        area()?.get_item(key).map_err(|error| refusal(&error))
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), Refused> {
        if dom::stopped() {
            return Err(Refused::Blocked);
        }
        area()?.set_item(key, text).map_err(|error| refusal(&error))
    }

    fn remove(&mut self, key: &str) -> Result<(), Refused> {
        area()?.remove_item(key).map_err(|error| refusal(&error))
    }

    fn keys(&self) -> Result<Vec<String>, Refused> {
        let area = area()?;
        let count = area.length().map_err(|error| refusal(&error))?;
        let keys = (0..count).filter_map(|at| area.key(at).ok().flatten());
        Ok(keys.collect())
    }
}
