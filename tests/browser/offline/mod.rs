//! Without a network, and from one version to the next.
//!
//! - `builds`: the next build, made of this one
//! - `ferry`: everything works after one visit
//! - `updates`: new builds, halves of them, and broken ones
//! - `around`: one tab plays, Back asks, the screen stays awake
//! - `kept`: installed, and kept for good where a browser promises it

mod around;
mod builds;
mod ferry;
mod kept;
mod updates;

use serde_json::json;

use crate::harness::Setup;
use crate::page::Page;
use crate::sitting::begins;

/// A visit to a page that may be kept.
fn visit() -> Setup {
    Setup::new().kept()
}

/// Home, with everything kept for no network.
pub fn open_and_keep(page: &Page) {
    page.open("#/");
    is_kept(page);
}

/// A worker has kept everything and answers for this page. It may take as long as it likes, as
/// long as something comes.
fn is_kept(page: &Page) {
    let html = page.css("html");
    // They come first.
    page.wait("the words are there", || {
        html.ask("return part.dataset.words === ''") == json!(true)
    });
    let mut laid = json!(0);
    while laid != json!("all") {
        let before = laid.clone();
        page.wait("everything is kept", || {
            laid = html.ask(LAID);
            laid != before
        });
    }
}

/// How many files are on the page's shelf, or that all are.
const LAID: &str = "if (navigator.serviceWorker.controller) return 'all';\
    return caches.keys()\
      .then((names) => names.find((name) => name.startsWith('lettercase-page')))\
      .then((name) => name ? caches.open(name).then((shelf) => shelf.keys()) : [])\
      .then((files) => files.length)";

/// Begins a game of Paper Grid.
fn a_game(page: &Page) -> String {
    page.open("#/players");
    for name in ["Ada", "Gran"] {
        page.fill("A new player’s name", name);
        page.press("Add");
        page.part("button", &format!("Edit {name}")).appears();
    }
    page.open("#/paper-grid/new");
    page.press("Start");
    begins(page, "paper-grid");
    page.css("[role=grid]").appears();
    page.route()
}
