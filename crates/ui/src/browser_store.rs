//! The browser's `localStorage`, as a [`Store`].

use gloo_storage::{LocalStorage, Storage as _};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomException, Storage};

use super::dom;
use store::{Store, StoreError};

/// The browser's `localStorage`. Any call may be refused; none panics.
#[derive(Debug, Clone, Copy)]
pub struct BrowserStore;

/// gloo-storage's handle without its JSON layer, because the texts are stored as they are. `raw()`
/// panics if the browser refuses storage, so the window is asked first.
fn local_storage() -> Result<Storage, StoreError> {
    // `Err` if the browser blocks storage, `None` if it has none.
    match leptos::prelude::window().local_storage() {
        Ok(Some(_)) => Ok(LocalStorage::raw()),
        _ => Err(StoreError::Blocked),
    }
}

fn refusal(error: &JsValue) -> StoreError {
    let name = error.dyn_ref::<DomException>().map(DomException::name);
    match name.as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => StoreError::Full,
        _ => StoreError::Blocked,
    }
}

impl Store for BrowserStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        local_storage()?
            .get_item(key)
            .map_err(|error| refusal(&error))
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StoreError> {
        if dom::is_stopped() {
            return Err(StoreError::Blocked);
        }
        local_storage()?
            .set_item(key, text)
            .map_err(|error| refusal(&error))
    }

    fn remove(&mut self, key: &str) -> Result<(), StoreError> {
        local_storage()?
            .remove_item(key)
            .map_err(|error| refusal(&error))
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let area = local_storage()?;
        let count = area.length().map_err(|error| refusal(&error))?;
        let keys = (0..count).filter_map(|at| area.key(at).ok().flatten());
        Ok(keys.collect())
    }
}
