//! The few things asked of the browser directly.

use leptos::prelude::{document, window};
use rand::TryRng;
use rand::rngs::SysRng;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, Element, HtmlAnchorElement, HtmlElement, Url};

use screen::Route;

/// Every screen's heading: where the focus goes when the screen changes.
pub const HEADING: &str = "heading";

/// Set on the root element once the app has tripped.
const STOPPED: &str = "data-stopped";

/// The element with this id.
pub fn by_id(id: &str) -> Option<Element> {
    document().get_element_by_id(id)
}

/// Every element within another that a selector finds, in order.
pub fn all_within(within: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = within.query_selector_all(selector) else {
        return Vec::new();
    };
    let one = |at| found.item(at)?.dyn_into().ok();
    (0..found.length()).filter_map(one).collect()
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

/// Puts the focus on an element if nothing has it: what had it is gone.
pub fn catch_focus(id: &str) {
    if focus_is_lost() {
        focus(id);
    }
}

/// Whether nothing has the focus.
pub fn focus_is_lost() -> bool {
    let has = document().active_element();
    has.is_none_or(|has| has.tag_name() == "BODY")
}

/// A key that nothing on the page has a use for: pressed outside of fields, boards and
/// buttons, and with no other key.
pub fn stray_key(event: &web_sys::KeyboardEvent) -> Option<String> {
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

/// A button that a key was pressed on lets the focus go. Tab goes on from there.
pub fn let_go(event: &web_sys::KeyboardEvent) {
    let on = event
        .target()
        .and_then(|on| on.dyn_into::<HtmlElement>().ok());
    if let Some(button) = on.filter(|on| on.tag_name() == "BUTTON") {
        let _ = button.blur();
    }
}

/// Sets an attribute of the page's root element.
pub fn set_root(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // The names are ours and well formed.
        let _ = root.set_attribute(name, value);
    }
}

/// Takes an attribute of the page's root element away.
pub fn take_root(name: &str) {
    if let Some(root) = document().document_element() {
        // The names are ours and well formed.
        let _ = root.remove_attribute(name);
    }
}

/// Whether something is not kept for good.
pub fn unsaved() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.has_attribute(UNSAVED))
}

/// On the root element while something is not kept for good.
pub const UNSAVED: &str = "data-unsaved";

const GAME: &str = "data-game";
const LIVE: &str = "live";

/// Says on the page whether there is a game on the screen, and whether it is over.
pub fn set_game(over: Option<bool>) {
    match over {
        Some(over) => set_root(GAME, if over { "over" } else { LIVE }),
        None => take_root(GAME),
    }
}

/// Whether a game on the screen is going on.
pub fn game_goes_on() -> bool {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute(GAME)).as_deref() == Some(LIVE)
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

/// Whether the browser is built on WebKit. What keeps the page (public/sw.js) asks the same of
/// the same words, since it must keep the program that this page will send for.
pub fn is_webkit() -> bool {
    let agent = window().navigator().user_agent().unwrap_or_default();
    agent.contains("AppleWebKit") && !agent.contains("Chrome/") && !agent.contains("Chromium/")
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

/// The value of an attribute of what an event happened on, or of what that is within.
pub fn attribute_of(on: &web_sys::EventTarget, attribute: &str) -> Option<String> {
    let on: &Element = on.dyn_ref()?;
    let found = on.closest(&format!("[{attribute}]")).ok()??;
    found.get_attribute(attribute)
}

/// Whether things move here: the style sheet knows what the device and the settings say.
pub fn moves() -> bool {
    root_says("--slow").is_some_and(|slow| !slow.trim().starts_with("0s"))
}

/// Whether the device is one for fingers, as the style sheet of a room that asks knows.
pub fn by_touch() -> bool {
    root_says("--by-touch").is_some_and(|touch| touch.trim() == "1")
}

/// What the style sheet says under a name.
fn root_says(name: &str) -> Option<String> {
    let root = document().document_element()?;
    let style = window().get_computed_style(&root).ok()??;
    style.get_property_value(name).ok()
}

/// Hands the person a text as a file.
pub fn download(name: &str, text: &str) -> Result<(), JsValue> {
    download_bytes(name, "text/plain;charset=utf-8", text.as_bytes())
}

/// Whether somebody has just pressed something, so that the browser hands out a file.
pub fn was_just_pressed() -> bool {
    let activation = js_sys::Reflect::get(&window().navigator(), &"userActivation".into());
    let active = activation.and_then(|all| js_sys::Reflect::get(&all, &"isActive".into()));
    // A browser that does not tell hands it out.
    active
        .ok()
        .and_then(|active| active.as_bool())
        .unwrap_or(true)
}

/// Hands the person a file.
pub fn download_bytes(name: &str, kind: &str, bytes: &[u8]) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes).into());
    let properties = BlobPropertyBag::new();
    properties.set_type(kind);
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &properties)?;
    download_blob(name, &blob)
}

/// Hands the person a file that the browser has.
pub fn download_blob(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
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

/// A drawing as the address of an image.
pub fn svg_address(svg: &str) -> String {
    let svg = js_sys::encode_uri_component(svg);
    format!("data:image/svg+xml,{svg}")
}

/// The address of the page, without its part after `#`.
pub fn base() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// Loads the page again.
pub fn reload() {
    // A browser that would not is reloaded by hand.
    let _ = window().location().reload();
}

/// Writes another part after `#` into the address, without a step of the history.
pub fn replace_hash(hash: &str) {
    if let Ok(history) = window().history() {
        // Without it the old address stays, and opens the same once more on a reload.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(hash));
    }
}

/// A number that nobody foresees, for seeds.
pub fn random() -> u64 {
    // Every browser that runs us has a source. Without one the clock is at least another each time.
    SysRng.try_next_u64().unwrap_or_else(|_| today_ms())
}

/// The text in Unicode's composed form, so that é is one sign however it was typed.
pub fn composed(text: &str) -> String {
    String::from(js_sys::JsString::from(text).normalize("NFC"))
}

/// Waits, in milliseconds.
pub async fn sleep(time: i32) {
    let wake = js_sys::Promise::new(&mut |woken, _| {
        // Without a clock nobody waits.
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&woken, time);
    });
    let _ = wasm_bindgen_futures::JsFuture::from(wake).await;
}

/// Lets the device shake: so long, still so long, and again, in milliseconds. Many cannot.
pub fn shake(pattern: &[u32]) {
    let navigator = window().navigator();
    if let Ok(shakes) = method(&navigator, "vibrate") {
        let pattern: js_sys::Array = pattern.iter().map(|time| JsValue::from(*time)).collect();
        // A device that is told to be still stays so.
        let _ = shakes.call1(&navigator, &pattern);
    }
}

/// Puts a text on the clipboard.
pub async fn copy(text: &str) -> Result<(), JsValue> {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into())?;
    let write = method(&clipboard, "writeText")?;
    let promise = js_sys::Promise::resolve(&write.call1(&clipboard, &text.into())?);
    wasm_bindgen_futures::JsFuture::from(promise)
        .await
        .map(drop)
}

/// Whether the device has a sheet of its own to share by.
pub fn can_share() -> bool {
    method(&window().navigator(), "share").is_ok()
}

/// Opens the device's own sheet to share an address.
pub async fn share(title: &str, address: &str) -> Result<(), JsValue> {
    shared(&[("title", title), ("url", address)]).await
}

/// The same to share a text.
pub async fn share_text(text: &str) -> Result<(), JsValue> {
    shared(&[("text", text)]).await
}

async fn shared(parts: &[(&str, &str)]) -> Result<(), JsValue> {
    let what = js_sys::Object::new();
    for (name, part) in parts {
        js_sys::Reflect::set(&what, &(*name).into(), &(*part).into())?;
    }
    let navigator = window().navigator();
    let promise = method(&navigator, "share")?.call1(&navigator, &what)?;
    let promise = js_sys::Promise::resolve(&promise);
    wasm_bindgen_futures::JsFuture::from(promise)
        .await
        .map(drop)
}

/// A method that not every browser has.
fn method(of: &JsValue, name: &str) -> Result<js_sys::Function, JsValue> {
    js_sys::Reflect::get(of, &name.into())?.dyn_into()
}

/// Milliseconds that the page has been open.
pub fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// This moment, in milliseconds of the calendar.
pub fn today_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// Goes to another place in the app.
pub fn go(route: &Route) {
    // An address of our own can always be set.
    let _ = window().location().set_hash(&route.hash());
}

/// Goes to another place that stands in the history in the place of this one: from within a
/// dialog, whose step it was, Back leads to where the dialog was opened.
pub fn go_instead(route: &Route) {
    let _ = window().location().replace(&route.hash());
}

/// What is kept for this tab alone, where that is allowed.
pub fn kept_in_tab() -> Option<web_sys::Storage> {
    window().session_storage().ok().flatten()
}

/// Today, as `2026-11-21`.
pub fn today() -> String {
    let now = js_sys::Date::new_0();
    let (year, month, day) = (now.get_full_year(), now.get_month() + 1, now.get_date());
    format!("{year}-{month:02}-{day:02}")
}
