//! The web page, drawn with Leptos: its frame, the parts that every game uses, and the screens.
//!
//! This module decides no rules. A screen reads what `screen` computes, and passes the meaning of
//! a touch or key to its caller.
//!
//! The page is one program. Code for one game alone is split off into chunks, which are
//! fetched when that game is opened (`screens/chunks.rs`). The boot script asks the program to
//! `bring` (load) a chunk, and to `show` the current address once everything for it has loaded.
//! `main.rs` exports these functions to scripts: a library's exports would end up in every worker
//! that links it.

#![cfg(target_family = "wasm")]
#![allow(
    clippy::new_without_default,
    reason = "`new` registers with its owner or a browser, which no default value should do"
)]

pub mod app_state;
mod audio;
mod background_worker;
pub mod bot_driver;
pub mod bot_worker;
mod browser_store;
pub mod bulk_ops;
pub mod card_flight;
pub mod chunk;
pub mod deferred;
pub mod device;
mod disk;
pub mod dom;
mod drafts;
pub mod drag;
pub mod draw;
pub mod file_text;
pub mod frame;
pub mod hint;
pub mod job;
pub mod lesson;
pub mod loaded_game;
pub mod pace;
pub mod parts;
mod persistence;
pub mod ratings;
pub mod registry;
pub mod retry;
pub mod roving_focus;
pub mod saved_games;
pub mod screens;
mod seat_colours;
mod selected_player;
pub mod session;
pub mod sounds;
pub mod stage;
mod tab_lock;
mod tab_messages;
pub mod table_core;
pub mod tap_guard;
pub mod timer;
pub mod tips;
pub mod wordlist;
mod wordlist_cache;
pub mod workers;

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
pub fn start() {
    std::panic::set_hook(Box::new(|panic| {
        // From here on nothing is saved, because the page's data may be wrong.
        dom::stop_app();
        console_error_panic_hook::hook(panic);
    }));
}

/// Draws the page once everything for its address has loaded. If the browser has a disk, `disk` is
/// that disk, `age` the current generation, `rows` the heads of its records, and `rest` whether
/// more heads are still to be read.
pub fn mount_page(disk: JsValue, age: Option<String>, rows: JsValue, rest: Option<bool>) {
    let Some(place) = dom::by_id("app") else {
        return;
    };
    let found =
        disk::StartupData::from_boot(disk, &age.unwrap_or_default(), &rows, rest == Some(true));
    let page = mount_to(dom::to_html_element(place), move || {
        let route = RwSignal::new(registry::parse_route(&dom::hash()));
        ROUTE.set(Some(route));
        view! { <frame::App route found /> }
    });
    PAGE.set(Some(Box::new(page)));
}

/// Shows the screen for the current address, if its chunk has loaded.
pub fn show_current_screen() {
    if let Some(route) = ROUTE.get() {
        frame::follow_address(route);
    }
}

/// Fetches the chunk that has this name in addresses, and reports to `done` whether it loaded. The
/// page may not be mounted yet, so this can't use Leptos.
pub fn load_chunk(room: &str, done: Function) {
    let room = registry::parse_chunk(room);
    spawn_local(async move {
        let came = match room {
            Some(room) => screens::chunks::load(room).await,
            None => true,
        };
        // The callback belongs to the boot script and doesn't throw.
        let _ = done.call1(&JsValue::NULL, &came.into());
    });
}
