//! Wrappers for the few browser APIs that are called directly.

use leptos::prelude::{document, window};
use rand::TryRng;
use rand::rngs::SysRng;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, Element, HtmlAnchorElement, HtmlElement, Url};

use screen::Route;

/// The id of every screen's heading, which gets the focus when the screen changes.
pub(crate) const HEADING_ID: &str = "heading";

/// Attribute that is set on the root element once the app has crashed.
const STOPPED_ATTRIBUTE: &str = "data-stopped";

/// The element with this id.
pub fn by_id(id: &str) -> Option<Element> {
    document().get_element_by_id(id)
}

/// All elements inside another that match a selector, in document order.
pub fn query_all(within: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = within.query_selector_all(selector) else {
        return Vec::new();
    };
    let one = |at| found.item(at)?.dyn_into().ok();
    (0..found.length()).filter_map(one).collect()
}

/// Casts an element to an HTML element, which has styles and can take the focus.
pub(crate) fn to_html_element(element: Element) -> HtmlElement {
    element.unchecked_into()
}

/// Focuses the element with this id.
pub fn focus(id: &str) {
    if let Some(element) = by_id(id) {
        // If the element can't have the focus, the focus stays where it is.
        let _ = to_html_element(element).focus();
    }
}

/// Focuses an element if the focus is lost because the focused element was removed.
pub fn restore_lost_focus(id: &str) {
    if is_focus_lost() {
        focus(id);
    }
}

/// Whether no element has the focus.
pub(crate) fn is_focus_lost() -> bool {
    let has = document().active_element();
    has.is_none_or(|has| has.tag_name() == "BODY")
}

/// Returns the key that was pressed if no control uses it: outside fields and boards (for Enter
/// also buttons and links), and without modifiers.
pub fn unhandled_key(event: &web_sys::KeyboardEvent) -> Option<String> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented() {
        return None;
    }
    let key = event.key();
    let on = event.target()?.dyn_into::<Element>().ok()?;
    let taken = match key.as_str() {
        "Enter" => "input, textarea, select, button, a, summary, [role=gridcell]",
        _ => "input, textarea, select, [role=gridcell]",
    };
    let free = on.closest(taken).ok()?.is_none();
    free.then_some(key)
}

/// Takes the focus off the button on which a key was pressed. Tab continues from there.
pub fn blur_target(event: &web_sys::KeyboardEvent) {
    let on = event
        .target()
        .and_then(|on| on.dyn_into::<HtmlElement>().ok());
    if let Some(button) = on.filter(|on| on.tag_name() == "BUTTON") {
        let _ = button.blur();
    }
}

/// Sets an attribute of the page's root element.
pub(crate) fn set_root_attribute(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // The attribute names are constants and valid.
        let _ = root.set_attribute(name, value);
    }
}

/// Removes an attribute of the page's root element.
pub(crate) fn remove_root_attribute(name: &str) {
    if let Some(root) = document().document_element() {
        // The attribute names are constants and valid.
        let _ = root.remove_attribute(name);
    }
}

/// Whether some change is not saved permanently.
pub(crate) fn has_unsaved_changes() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.has_attribute(UNSAVED_ATTRIBUTE))
}

/// Attribute that is set on the root element while some change is not saved permanently.
pub(crate) const UNSAVED_ATTRIBUTE: &str = "data-unsaved";

const GAME_ATTRIBUTE: &str = "data-game";
const GAME_IN_PROGRESS: &str = "live";

/// Marks on the root element whether the screen shows a game, and whether that game is over.
pub(crate) fn mark_game(over: Option<bool>) {
    match over {
        Some(over) => {
            set_root_attribute(GAME_ATTRIBUTE, if over { "over" } else { GAME_IN_PROGRESS })
        }
        None => remove_root_attribute(GAME_ATTRIBUTE),
    }
}

/// Whether the screen shows a game in progress.
pub(crate) fn is_game_in_progress() -> bool {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute(GAME_ATTRIBUTE))
        .as_deref()
        == Some(GAME_IN_PROGRESS)
}

/// Shows the reload screen, and stops saving.
pub(crate) fn stop_app() {
    set_root_attribute(STOPPED_ATTRIBUTE, "");
}

/// Whether the app has crashed.
pub(crate) fn is_stopped() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.has_attribute(STOPPED_ATTRIBUTE))
}

/// The URL that the build wrote into the page's head under this name.
pub(crate) fn asset_url(name: &str) -> Option<String> {
    let meta = document()
        .query_selector(&format!("meta[name={name}]"))
        .ok()??;
    let path = meta
        .get_attribute("content")
        .filter(|path| !path.is_empty())?;
    let base = document().base_uri().ok()??;
    Some(Url::new_with_base(&path, &base).ok()?.href())
}

/// Whether the browser is built on WebKit. The service worker (`public/sw.js`) applies the same
/// test to the same user agent, since it must keep the program that this page will fetch.
pub(crate) fn is_webkit() -> bool {
    let agent = window().navigator().user_agent().unwrap_or_default();
    agent.contains("AppleWebKit") && !agent.contains("Chrome/") && !agent.contains("Chromium/")
}

/// Calls a function once the browser is idle.
pub(crate) fn when_idle(act: impl FnOnce() + 'static) {
    let act = Closure::once_into_js(act);
    let idle = js_sys::Reflect::get(&window(), &"requestIdleCallback".into());
    let asked = idle
        .ok()
        .and_then(|idle| idle.dyn_into::<js_sys::Function>().ok());
    let asked = asked.map(|idle| idle.call1(&window(), &act).is_ok());
    if asked != Some(true) {
        // Without `requestIdleCallback`: after the first frame.
        let act = act.unchecked_ref();
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(act, 300);
    }
}

/// The address's part after `#`, including the `#`.
pub fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// The element at a point in the window, or its closest ancestor, that has this attribute; with the
/// attribute's value.
pub fn element_with_attribute_at(x: i32, y: i32, attribute: &str) -> Option<(Element, String)> {
    let under = document().element_from_point(x as f32, y as f32)?;
    let found = under.closest(&format!("[{attribute}]")).ok()??;
    let value = found.get_attribute(attribute)?;
    Some((found, value))
}

/// The value of an attribute on an event's target or its closest ancestor that has it.
pub fn closest_attribute(on: &web_sys::EventTarget, attribute: &str) -> Option<String> {
    let on: &Element = on.dyn_ref()?;
    let found = on.closest(&format!("[{attribute}]")).ok()??;
    found.get_attribute(attribute)
}

/// Whether animations are on. The style sheet combines the device's preference and the settings.
pub fn are_animations_on() -> bool {
    root_css_property("--slow").is_some_and(|slow| !slow.trim().starts_with("0s"))
}

/// Whether the device is used by touch, according to the style sheet of a chunk that defines
/// `--by-touch`.
pub fn is_touch_device() -> bool {
    root_css_property("--by-touch").is_some_and(|touch| touch.trim() == "1")
}

/// The value of a CSS custom property on the root element.
fn root_css_property(name: &str) -> Option<String> {
    let root = document().document_element()?;
    let style = window().get_computed_style(&root).ok()??;
    style.get_property_value(name).ok()
}

/// Offers the user a text as a file download.
pub fn download(name: &str, text: &str) -> Result<(), JsValue> {
    download_bytes(name, "text/plain;charset=utf-8", text.as_bytes())
}

/// Whether the user has just pressed something, so that the browser allows a download.
pub(crate) fn has_user_activation() -> bool {
    let activation = js_sys::Reflect::get(&window().navigator(), &"userActivation".into());
    let active = activation.and_then(|all| js_sys::Reflect::get(&all, &"isActive".into()));
    // A browser without this API doesn't require a recent press.
    active
        .ok()
        .and_then(|active| active.as_bool())
        .unwrap_or(true)
}

/// Offers the user bytes as a file download.
pub fn download_bytes(name: &str, kind: &str, bytes: &[u8]) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes).into());
    let properties = BlobPropertyBag::new();
    properties.set_type(kind);
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &properties)?;
    download_blob(name, &blob)
}

/// Offers the user a blob as a file download.
pub(crate) fn download_blob(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // By then the browser has taken the file; keeping the URL would keep the file in memory.
    leptos::prelude::set_timeout(
        move || {
            let _ = Url::revoke_object_url(&address);
        },
        std::time::Duration::from_secs(60),
    );
    Ok(())
}

/// An SVG drawing as a data URL for an image.
pub fn svg_data_url(svg: &str) -> String {
    let svg = js_sys::encode_uri_component(svg);
    format!("data:image/svg+xml,{svg}")
}

/// The page's address without the `#` and what follows it.
pub fn base_url() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

pub fn reload() {
    // If the browser refuses, the user can reload by hand.
    let _ = window().location().reload();
}

/// Replaces the part of the address after `#`, without adding to the history.
pub fn replace_hash(hash: &str) {
    if let Ok(history) = window().history() {
        // If this fails, the old address stays, and a reload opens that address.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(hash));
    }
}

/// An unpredictable number, for seeds.
pub fn random() -> u64 {
    // Every supported browser has a random source. The clock at least differs each time.
    SysRng.try_next_u64().unwrap_or_else(|_| unix_time_ms())
}

/// Normalises a text to Unicode's composed form (NFC), so that é is one character however it was
/// typed.
pub(crate) fn to_nfc(text: &str) -> String {
    String::from(js_sys::JsString::from(text).normalize("NFC"))
}

/// Waits for this number of milliseconds.
pub async fn sleep(time: i32) {
    let wake = js_sys::Promise::new(&mut |woken, _| {
        // Without a timer there is no wait.
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&woken, time);
    });
    let _ = wasm_bindgen_futures::JsFuture::from(wake).await;
}

/// Vibrates the device (on, off, on … in milliseconds). Not supported everywhere.
pub(crate) fn vibrate(pattern: &[u32]) {
    let navigator = window().navigator();
    if let Ok(shakes) = optional_method(&navigator, "vibrate") {
        let pattern: js_sys::Array = pattern.iter().map(|time| JsValue::from(*time)).collect();
        // A device set not to vibrate ignores the call.
        let _ = shakes.call1(&navigator, &pattern);
    }
}

/// Copies a text to the clipboard.
pub async fn copy_to_clipboard(text: &str) -> Result<(), JsValue> {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into())?;
    let write = optional_method(&clipboard, "writeText")?;
    let promise = js_sys::Promise::resolve(&write.call1(&clipboard, &text.into())?);
    wasm_bindgen_futures::JsFuture::from(promise)
        .await
        .map(drop)
}

/// Whether the device has a share sheet.
pub fn can_share() -> bool {
    optional_method(&window().navigator(), "share").is_ok()
}

/// Shares an address with the device's share sheet.
pub async fn share_url(title: &str, address: &str) -> Result<(), JsValue> {
    share_parts(&[("title", title), ("url", address)]).await
}

/// Shares a text with the device's share sheet.
pub async fn share_text(text: &str) -> Result<(), JsValue> {
    share_parts(&[("text", text)]).await
}

async fn share_parts(parts: &[(&str, &str)]) -> Result<(), JsValue> {
    let what = js_sys::Object::new();
    for (name, part) in parts {
        js_sys::Reflect::set(&what, &(*name).into(), &(*part).into())?;
    }
    let navigator = window().navigator();
    let promise = optional_method(&navigator, "share")?.call1(&navigator, &what)?;
    let promise = js_sys::Promise::resolve(&promise);
    wasm_bindgen_futures::JsFuture::from(promise)
        .await
        .map(drop)
}

/// Returns a method that not every browser has.
fn optional_method(of: &JsValue, name: &str) -> Result<js_sys::Function, JsValue> {
    js_sys::Reflect::get(of, &name.into())?.dyn_into()
}

/// Milliseconds since the page was opened.
pub fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// The current time, in milliseconds since the epoch.
pub fn unix_time_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// Navigates to a route.
pub fn navigate(route: &Route) {
    // Setting the app's own address can't fail.
    let _ = window().location().set_hash(&route.hash());
}

/// Navigates to a route, replacing the current history entry. From a dialog, which has its own
/// entry, Back then leads to where the dialog was opened.
pub(crate) fn navigate_replacing(route: &Route) {
    let _ = window().location().replace(&route.hash());
}

/// The storage for this tab alone, if the browser allows it.
pub fn session_storage() -> Option<web_sys::Storage> {
    window().session_storage().ok().flatten()
}

/// Today's date, for example `2026-11-21`.
pub fn today() -> String {
    let now = js_sys::Date::new_0();
    let (year, month, day) = (now.get_full_year(), now.get_month() + 1, now.get_date());
    format!("{year}-{month:02}-{day:02}")
}
