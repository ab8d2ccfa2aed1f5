//! The rooms: chunks for a single game, and for nearly every screen except home, fetched on demand.
//!
//! Home is in the page's main program. The build splits off what is behind the program's loaders
//! (`src/loaders`, `scripts/split`), so that players don't wait for games they don't play. The
//! functions from [`about`] on draw the screens of each room that belongs to no game.

use std::cell::RefCell;

use leptos::prelude::*;

use super::day::Keeper;
use super::files::Files;
use super::shelf::your_games;
use super::within::unknown;
use super::{About, Checker, Parts, Players, SettingsScreen};
use crate::registry::program;
use crate::room::Screens;
use screen::{Room, Route};

pub use super::day::the_day as day;

thread_local! {
    /// The rooms that have loaded.
    static HERE: RefCell<Vec<(Room, Screens)>> = const { RefCell::new(Vec::new()) };
}

/// Fetches a room unless it has loaded already. Returns whether it is available.
pub async fn bring(room: Room) -> bool {
    if screens(room).is_some() {
        return true;
    }
    let Some(program) = program() else {
        return false;
    };
    let Some(Ok(screens)) = (program.room)(room).await else {
        return false;
    };
    HERE.with_borrow_mut(|here| here.push((room, screens)));
    true
}

/// Whether everything that a route needs has loaded.
pub fn is_here(route: &Route) -> bool {
    route.room().is_none_or(|room| screens(room).is_some())
}

/// Draws the screen of a route whose room has loaded.
pub fn screen(route: Route) -> AnyView {
    match route.room().and_then(screens) {
        Some(screens) => screens(route),
        None => unknown(route),
    }
}

fn screens(room: Room) -> Option<Screens> {
    let find = |here: &Vec<(Room, Screens)>| {
        let found = here.iter().find(|(one, _)| *one == room)?;
        Some(found.1)
    };
    HERE.with_borrow(find)
}

/// Fetches the functions that keep players' results; `None` if they failed to load.
pub async fn keeper() -> Option<Keeper> {
    (program()?.keeper)().await.ok()
}

/// Fetches the functions for files; `None` if they failed to load.
pub async fn files() -> Option<Files> {
    (program()?.files)().await.ok()
}

/// The About screen.
pub fn about(_: Route) -> AnyView {
    view! { <About /> }.into_any()
}

/// The word checker.
pub fn checker(route: Route) -> AnyView {
    let within = match route {
        Route::WordsFor(game) => Some(game),
        _ => None,
    };
    view! { <Checker within /> }.into_any()
}

/// The settings, the players, and all games.
pub fn settings(route: Route) -> AnyView {
    match route {
        Route::Games => your_games(),
        Route::Players => view! { <Players /> }.into_any(),
        _ => view! { <SettingsScreen /> }.into_any(),
    }
}

/// The page that shows all components.
pub fn parts(_: Route) -> AnyView {
    view! { <Parts /> }.into_any()
}
