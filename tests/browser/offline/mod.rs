//! Offline use, and updates from one version to the next.
//!
//! - `builds`: the next build, derived from this one
//! - `ferry`: everything works after one visit
//! - `updates`: new builds, partial ones, and broken ones
//! - `around`: only one tab plays, Back asks first, the screen stays awake
//! - `kept`: installing the page, and persistent storage

mod around;
mod builds;
mod ferry;
mod kept;
mod updates;

use serde_json::json;

use crate::harness::Setup;
use crate::page::Page;
use crate::sitting::wait_for_game;

/// A set-up that allows the service worker.
fn offline_setup() -> Setup {
    Setup::new().with_service_worker()
}

/// Opens home and waits until everything is cached for offline use.
pub fn open_and_cache(page: &Page) {
    page.open("#/");
    wait_until_cached(page);
}

/// Waits until a service worker has cached everything and controls this page, for as long as the
/// number of files grows.
fn wait_until_cached(page: &Page) {
    let html = page.css("html");
    // Waits for the word list first.
    page.wait("the words are there", || {
        html.eval("return part.dataset.words === ''") == json!(true)
    });
    let mut laid = json!(0);
    while laid != json!("all") {
        let before = laid.clone();
        page.wait("everything is kept", || {
            laid = html.eval(LAID);
            laid != before
        });
    }
}

/// Script that returns the number of files in the page's cache, or `'all'` once a service worker
/// controls the page.
const LAID: &str = "if (navigator.serviceWorker.controller) return 'all';\
    return caches.keys()\
      .then((names) => names.find((name) => name.startsWith('lettercase-page')))\
      .then((name) => name ? caches.open(name).then((shelf) => shelf.keys()) : [])\
      .then((files) => files.length)";

/// Begins a game of Paper Grid.
fn begin_game(page: &Page) -> String {
    page.open("#/players");
    for name in ["Ada", "Gran"] {
        page.fill("A new player’s name", name);
        page.press("Add");
        page.part("button", &format!("Edit {name}")).appears();
    }
    page.open("#/paper-grid/new");
    page.press("Start");
    wait_for_game(page, "paper-grid");
    page.css("[role=grid]").appears();
    page.route()
}
