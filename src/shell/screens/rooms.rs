//! The rooms: what belongs to one game alone, and nearly every screen but home, fetched by who goes
//! there.
//!
//! Home is in the program of the page. What stands behind [`bring`] is taken out of it as the page is
//! built (`scripts/split`), so that nobody waits for games they do not play.

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
    /// The rooms that came.
    static HERE: RefCell<Vec<(Room, Screens)>> = const { RefCell::new(Vec::new()) };
}

/// Fetches a room, unless it is here; says whether it came.
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

/// Whether everything that a route needs is here.
pub fn is_here(route: &Route) -> bool {
    route.room().is_none_or(|room| screens(room).is_some())
}

/// The screen of a route within a room that is here.
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
    /// What it is and whom it thanks.
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
    /// The day's tasks, and what one has done.
    fn the_day() -> Came {
        Ok(|_| day::the_day())
    }
}

/// What is kept of players, by whoever changes it; none if it did not come.
pub async fn keeper() -> Option<Keeper> {
    the_keeper().await.ok()
}

split_point! { day:
    /// The same room's other door.
    fn the_keeper() -> Result<Keeper, SplitLoaderError> {
        Ok(Keeper::HERE)
    }
}

split_point! { settings:
    /// Settings, the players, and all games.
    fn the_settings() -> Came {
        Ok(|route| match route {
            Route::Games => your_games(),
            Route::Players => view! { <Players /> }.into_any(),
            _ => view! { <SettingsScreen /> }.into_any(),
        })
    }
}

/// What is done with files, by whoever asks for it; none if it did not come.
pub async fn files() -> Option<Files> {
    the_files().await.ok()
}

split_point! { settings:
    /// The same room's other door.
    fn the_files() -> Result<Files, SplitLoaderError> {
        Ok(Files::HERE)
    }
}

split_point! { parts:
    /// The page of parts.
    fn the_parts() -> Came {
        Ok(|_| view! { <Parts /> }.into_any())
    }
}
