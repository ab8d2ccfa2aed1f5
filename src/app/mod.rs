//! The page, drawn with Leptos: the shell, the parts every game uses, and the screens.
//!
//! Nothing here decides a rule. A screen reads what [`crate::screen`] computes, and
//! hands what a touch or a key means back to whoever asked.
//!
//! The page is one program. What belongs to one game alone is split off and fetched by who goes
//! there (`screens/rooms.rs`): the boot script asks the program to [`bring`] a room, and to
//! [`show`] what the address says once everything for it is here.

mod alarm;
mod browser_store;
mod desk;
mod device;
mod dom;
mod drag;
mod draw;
mod games;
mod helper;
mod parts;
mod rivals;
mod rove;
mod screens;
mod session;
mod shell;
mod sole;
mod travel;
mod word_shelf;
mod words;

use std::any::Any;
use std::cell::{Cell, RefCell};

use js_sys::Function;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::screen::{Room, Route};

thread_local! {
    /// The page: it goes with the handle.
    static PAGE: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
    /// Which screen is on it.
    static ROUTE: Cell<Option<RwSignal<Route>>> = const { Cell::new(None) };
}

/// What the program does as it is loaded.
pub fn program() {
    std::panic::set_hook(Box::new(|panic| {
        // From here on nothing is saved: what this page believes may be wrong.
        dom::stop();
        console_error_panic_hook::hook(panic);
    }));
}

/// Draws the page, once everything for its address is here.
#[wasm_bindgen]
pub fn enter() {
    let Some(place) = dom::by_id("app") else {
        return;
    };
    let page = mount_to(dom::html(place), || {
        let route = RwSignal::new(Route::parse(&dom::hash()));
        ROUTE.set(Some(route));
        view! { <shell::App route /> }
    });
    PAGE.set(Some(Box::new(page)));
}

/// Shows what the address says, if everything for it is here.
#[wasm_bindgen]
pub fn show() {
    if let Some(route) = ROUTE.get() {
        shell::follow(route);
    }
}

/// Fetches the room that is called so in addresses, and tells `done` whether it came. The page
/// may not be drawn yet, so nothing of Leptos can wait for it.
#[wasm_bindgen]
pub fn bring(room: &str, done: Function) {
    let room = Room::parse(room);
    spawn_local(async move {
        let came = match room {
            Some(room) => screens::rooms::bring(room).await,
            None => true,
        };
        // It is the boot script's own, and does not throw.
        let _ = done.call1(&JsValue::NULL, &came.into());
    });
}
