//! The rooms: chunks for a single game, and for nearly every screen except home, fetched on demand.
//!
//! Home is in the page's main program. The build splits off what is behind [`bring`]
//! (`scripts/split`), so that players don't wait for games they don't play.

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;

use super::day::{self, Keeper};
use super::files::Files;
use super::shelf::your_games;
use super::within::unknown;
use super::{About, Checker, Parts, Players, SettingsScreen};
use crate::games;
use crate::shell::room::{Came, Screens, split_point};
use screen::{Room, Route};

thread_local! {
    /// The rooms that have loaded.
    static HERE: RefCell<Vec<(Room, Screens)>> = const { RefCell::new(Vec::new()) };
}

/// Fetches a room unless it has loaded already. Returns whether it is available.
pub async fn bring(room: Room) -> bool {
    if screens(room).is_some() {
        return true;
    }
    let came = match room {
        Room::Game(game) => match games::bring(game).await {
            Some(came) => came,
            None => return false,
        },
        Room::Annex(game) => match games::bring_annex(game).await {
            Some(came) => came,
            None => return false,
        },
        Room::Studio => games::bring_studio().await,
        Room::About => what_it_is().await,
        Room::Words => the_words().await,
        Room::Day => the_day().await,
        Room::Settings => the_settings().await,
        Room::Parts => the_parts().await,
    };
    if let Ok(screens) = came {
        HERE.with_borrow_mut(|here| here.push((room, screens)));
    }
    came.is_ok()
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

split_point! { about:
    /// The About screen.
    fn what_it_is() -> Came {
        Ok(|_| view! { <About /> }.into_any())
    }
}

split_point! { words:
    /// The word checker.
    fn the_words() -> Came {
        Ok(|route| {
            let within = match route {
                Route::WordsFor(game) => Some(game),
                _ => None,
            };
            view! { <Checker within /> }.into_any()
        })
    }
}

split_point! { day:
    /// The daily tasks and the players' results.
    fn the_day() -> Came {
        Ok(|_| day::the_day())
    }
}

/// Fetches the functions that keep players' results; `None` if they failed to load.
pub async fn keeper() -> Option<Keeper> {
    the_keeper().await.ok()
}

split_point! { day:
    /// A second entry point to the chunk `day`.
    fn the_keeper() -> Result<Keeper, SplitLoaderError> {
        Ok(Keeper::HERE)
    }
}

split_point! { settings:
    /// The settings, the players, and all games.
    fn the_settings() -> Came {
        Ok(|route| match route {
            Route::Games => your_games(),
            Route::Players => view! { <Players /> }.into_any(),
            _ => view! { <SettingsScreen /> }.into_any(),
        })
    }
}

/// Fetches the functions for files; `None` if they failed to load.
pub async fn files() -> Option<Files> {
    the_files().await.ok()
}

split_point! { settings:
    /// A second entry point to the chunk `settings`.
    fn the_files() -> Result<Files, SplitLoaderError> {
        Ok(Files::HERE)
    }
}

split_point! { parts:
    /// The page that shows all components.
    fn the_parts() -> Came {
        Ok(|_| view! { <Parts /> }.into_any())
    }
}
