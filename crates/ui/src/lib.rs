//! The web page, drawn with Leptos: its frame, the parts that every game uses, and the screens.
//!
//! This module decides no rules. A screen reads what `screen` computes, and passes the meaning of
//! a touch or key to its caller.
//!
//! The page is one program. Code for one game alone is split off into chunks called rooms, which
//! are fetched when that game is opened (`screens/rooms.rs`). The boot script asks the program to
//! `bring` a room, and to `show` the current address once everything for it has loaded.
//! `main.rs` exports these functions to scripts: a library's exports would end up in every worker
//! that links it.

#![cfg(target_family = "wasm")]
#![allow(
    clippy::new_without_default,
    reason = "`new` registers with its owner or a browser, which no default value should do"
)]

pub mod alarm;
mod beside;
mod browser_store;
pub mod card_flight;
pub mod coached;
pub mod desk;
pub mod device;
mod disk;
pub mod dom;
mod drafts;
pub mod drag;
pub mod draw;
pub mod file_text;
pub mod frame;
pub mod games;
pub mod guard;
pub mod helper;
pub mod hint;
pub mod job;
mod keeping;
pub mod later;
pub mod lesson;
pub mod opened;
pub mod pace;
pub mod parts;
pub mod rated;
pub mod registry;
pub mod rivals;
pub mod room;
pub mod roving_focus;
pub mod screens;
pub mod seated;
pub mod session;
pub mod sounds;
mod speaker;
pub mod stage;
mod tab_lock;
mod tabs;
pub mod thinker;
pub mod trying;
pub mod verbs;
mod who;
mod word_shelf;
pub mod words;
mod worn;

use std::any::Any;
use std::cell::{Cell, RefCell};

use js_sys::Function;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use screen::Route;

thread_local! {
    /// The mounted page; dropping the handle would unmount it.
    static PAGE: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
    /// The current screen.
    static ROUTE: Cell<Option<RwSignal<Route>>> = const { Cell::new(None) };
}

/// Runs when the program is loaded.
pub fn program() {
    std::panic::set_hook(Box::new(|panic| {
        // From here on nothing is saved, because the page's data may be wrong.
        dom::stop();
        console_error_panic_hook::hook(panic);
    }));
}

/// Draws the page once everything for its address has loaded. If the browser has a disk, `disk` is
/// that disk, `age` the current generation, `rows` the heads of its records, and `rest` whether
/// more heads are still to be read.
pub fn enter(disk: JsValue, age: Option<String>, rows: JsValue, rest: Option<bool>) {
    let Some(place) = dom::by_id("app") else {
        return;
    };
    let found = disk::Found::of(disk, &age.unwrap_or_default(), &rows, rest == Some(true));
    let page = mount_to(dom::html(place), move || {
        let route = RwSignal::new(registry::route(&dom::hash()));
        ROUTE.set(Some(route));
        view! { <frame::App route found /> }
    });
    PAGE.set(Some(Box::new(page)));
}

/// Shows the screen for the current address, if its room has loaded.
pub fn show() {
    if let Some(route) = ROUTE.get() {
        frame::follow(route);
    }
}

/// Fetches the room that has this name in addresses, and reports to `done` whether it loaded. The
/// page may not be mounted yet, so this can't use Leptos.
pub fn bring(room: &str, done: Function) {
    let room = registry::room(room);
    spawn_local(async move {
        let came = match room {
            Some(room) => screens::rooms::bring(room).await,
            None => true,
        };
        // The callback belongs to the boot script and doesn't throw.
        let _ = done.call1(&JsValue::NULL, &came.into());
    });
}
