//! Chunks for a single game, and for nearly every screen except home, fetched on demand.
//!
//! Home is in the page's main program. The build splits off the code behind the program's loaders
//! (`src/loaders`, `scripts/split`), so that players don't wait for games they don't play. The
//! functions from [`about`] on draw the screens of each chunk that belongs to no game.

use std::cell::RefCell;

use leptos::prelude::*;

use super::common::unknown_screen;
use super::day::PlayerResultFns;
use super::files::FileFns;
use super::shelf::your_games;
use super::{About, Checker, Parts, Players, SettingsScreen};
use crate::chunk::DrawScreen;
use crate::registry::registry;
use screen::{Chunk, Route};

pub use super::day::day_screen as day;

thread_local! {
    /// The chunks that have loaded.
    static LOADED: RefCell<Vec<(Chunk, DrawScreen)>> = const { RefCell::new(Vec::new()) };
}

/// Fetches a chunk unless it has loaded already. Returns whether it is available.
pub async fn load(room: Chunk) -> bool {
    if loaded_screens(room).is_some() {
        return true;
    }
    let Some(program) = registry() else {
        return false;
    };
    let Some(Ok(screens)) = (program.chunk)(room).await else {
        return false;
    };
    LOADED.with_borrow_mut(|here| here.push((room, screens)));
    true
}

/// Whether everything that a route needs has loaded.
pub(crate) fn is_loaded(route: &Route) -> bool {
    route
        .room()
        .is_none_or(|room| loaded_screens(room).is_some())
}

/// Draws the screen of a route whose chunk has loaded.
pub fn screen(route: Route) -> AnyView {
    match route.room().and_then(loaded_screens) {
        Some(screens) => screens(route),
        None => unknown_screen(route),
    }
}

fn loaded_screens(room: Chunk) -> Option<DrawScreen> {
    let find = |here: &Vec<(Chunk, DrawScreen)>| {
        let found = here.iter().find(|(one, _)| *one == room)?;
        Some(found.1)
    };
    LOADED.with_borrow(find)
}

/// Fetches the functions that keep players' results; `None` if they failed to load.
pub async fn fetch_player_result_fns() -> Option<PlayerResultFns> {
    (registry()?.player_result_fns)().await.ok()
}

/// Fetches the functions for files; `None` if they failed to load.
pub async fn fetch_file_fns() -> Option<FileFns> {
    (registry()?.file_fns)().await.ok()
}

/// Draws the About screen.
pub fn about(_: Route) -> AnyView {
    view! { <About /> }.into_any()
}

/// Draws the word checker.
pub fn checker(route: Route) -> AnyView {
    let within = match route {
        Route::WordsFor(game) => Some(game),
        _ => None,
    };
    view! { <Checker within /> }.into_any()
}

/// Draws the settings, the players, or all games, depending on the route.
pub fn settings(route: Route) -> AnyView {
    match route {
        Route::Games => your_games(),
        Route::Players => view! { <Players /> }.into_any(),
        _ => view! { <SettingsScreen /> }.into_any(),
    }
}

/// Draws the page that shows all components.
pub fn parts(_: Route) -> AnyView {
    view! { <Parts /> }.into_any()
}
