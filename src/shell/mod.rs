//! The page, drawn with Leptos: the shell, the parts every game uses, and the screens.
//!
//! Nothing here decides a rule. A screen reads what [`screen`] computes, and
//! hands what a touch or a key means back to whoever asked.
//!
//! The page is one program. What belongs to one game alone is split off and fetched by who goes
//! there (`screens/rooms.rs`): the boot script asks the program to [`bring`] a room, and to
//! [`show`] what the address says once everything for it is here. Scripts see these by `main.rs`: what
//! a library offers to scripts would stand in each worker that is linked from it.

pub(crate) mod alarm;
mod beside;
mod browser_store;
pub(crate) mod card_flight;
pub(crate) mod coached;
pub(crate) mod desk;
pub(crate) mod device;
mod disk;
pub(crate) mod dom;
mod drafts;
pub(crate) mod drag;
pub(crate) mod draw;
pub(crate) mod file_text;
pub(crate) mod frame;
pub(crate) mod games;
pub mod guard;
pub(crate) mod helper;
pub(crate) mod hint;
pub(crate) mod job;
mod keeping;
pub(crate) mod later;
pub(crate) mod lesson;
pub(crate) mod opened;
pub(crate) mod pace;
pub(crate) mod parts;
pub(crate) mod rated;
pub(crate) mod rivals;
pub(crate) mod room;
pub(crate) mod roving_focus;
pub(crate) mod screens;
pub(crate) mod seated;
pub(crate) mod session;
pub(crate) mod sounds;
mod speaker;
pub(crate) mod stage;
mod tab_lock;
mod tabs;
pub(crate) mod thinker;
pub(crate) mod trying;
pub(crate) mod verbs;
mod who;
mod word_shelf;
pub(crate) mod words;
mod worn;

use std::any::Any;
use std::cell::{Cell, RefCell};

use js_sys::Function;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use screen::Route;

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

/// Draws the page, once everything for its address is here: the disk as well, the age in force
/// and its heads, if the browser has a disk; whether there is a rest of them.
pub fn enter(disk: JsValue, age: Option<String>, rows: JsValue, rest: Option<bool>) {
    let Some(place) = dom::by_id("app") else {
        return;
    };
    let found = disk::Found::of(disk, &age.unwrap_or_default(), &rows, rest == Some(true));
    let page = mount_to(dom::html(place), move || {
        let route = RwSignal::new(crate::games::route(&dom::hash()));
        ROUTE.set(Some(route));
        view! { <frame::App route found /> }
    });
    PAGE.set(Some(Box::new(page)));
}

/// Shows what the address says, if everything for it is here.
pub fn show() {
    if let Some(route) = ROUTE.get() {
        frame::follow(route);
    }
}

/// Fetches the room that is called so in addresses, and tells `done` whether it came. The page
/// may not be drawn yet, so nothing of Leptos can wait for it.
pub fn bring(room: &str, done: Function) {
    let room = crate::games::room(room);
    spawn_local(async move {
        let came = match room {
            Some(room) => screens::rooms::bring(room).await,
            None => true,
        };
        // It is the boot script's own, and does not throw.
        let _ = done.call1(&JsValue::NULL, &came.into());
    });
}
