//! The few things asked of the browser directly.

use leptos::prelude::{document, window};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, Element, HtmlAnchorElement, HtmlElement, Url};

/// Set on the root element once the app has tripped.
const STOPPED: &str = "data-stopped";

/// The element with this id.
pub fn by_id(id: &str) -> Option<Element> {
    document().get_element_by_id(id)
}

/// The element as one that can be focused.
pub fn html(element: Element) -> HtmlElement {
    element.unchecked_into()
}

/// Puts the keyboard's focus on the element with this id.
pub fn focus(id: &str) {
    if let Some(element) = by_id(id) {
        // An element that cannot take the focus leaves it where it is.
        let _ = html(element).focus();
    }
}

/// Sets an attribute of the page's root element.
pub fn set_root(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // The names are ours and well formed.
        let _ = root.set_attribute(name, value);
    }
}

/// Shows the reload screen, and stops saving.
pub fn stop() {
    set_root(STOPPED, "");
}

/// Whether the app has tripped.
pub fn stopped() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.has_attribute(STOPPED))
}

/// What the page's head says under a name: the addresses that the build wrote there.
pub fn named(name: &str) -> Option<String> {
    let meta = document()
        .query_selector(&format!("meta[name={name}]"))
        .ok()??;
    let path = meta
        .get_attribute("content")
        .filter(|path| !path.is_empty())?;
    let base = document().base_uri().ok()??;
    Some(Url::new_with_base(&path, &base).ok()?.href())
}

/// Does something once the browser has nothing better to do.
pub fn when_idle(act: impl FnOnce() + 'static) {
    let act = Closure::once_into_js(act);
    let idle = js_sys::Reflect::get(&window(), &"requestIdleCallback".into());
    let asked = idle
        .ok()
        .and_then(|idle| idle.dyn_into::<js_sys::Function>().ok());
    let asked = asked.map(|idle| idle.call1(&window(), &act).is_ok());
    if asked != Some(true) {
        // A browser without it: after the first picture.
        let act = act.unchecked_ref();
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(act, 300);
    }
}

/// The address's part after `#`, with the sign.
pub fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// The element under a point of the window that carries this attribute, with its value.
pub fn marked_at(x: i32, y: i32, attribute: &str) -> Option<(Element, String)> {
    let under = document().element_from_point(x as f32, y as f32)?;
    let found = under.closest(&format!("[{attribute}]")).ok()??;
    let value = found.get_attribute(attribute)?;
    Some((found, value))
}

/// Hands the person a file.
pub fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&text.into());
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser has taken the file by then; the address would keep it in memory.
    leptos::prelude::set_timeout(
        move || {
            let _ = Url::revoke_object_url(&address);
        },
        std::time::Duration::from_secs(60),
    );
    Ok(())
}

/// Today, as `2026-11-21`.
pub fn today() -> String {
    let now = js_sys::Date::new_0();
    let (year, month, day) = (now.get_full_year(), now.get_month() + 1, now.get_date());
    format!("{year}-{month:02}-{day:02}")
}
