//! Helpers for the screens of a room.

use leptos::prelude::*;

use super::Unknown;
use super::one_tab::in_one_tab;
use crate::opened::Reader;
use crate::parts::below_words_trouble;
use game::GameId;
use screen::Route;
use store::Unreadable;

/// Draws the screen of a game with this id. `reader` fetches the functions that read saved games.
pub fn game(
    route: &Route,
    id: &str,
    reader: Reader,
    table: fn(&GameId) -> Result<AnyView, Unreadable>,
) -> AnyView {
    match id.parse() {
        Ok(id) => in_one_tab(id, reader, move |id| below_words_trouble(|| table(id))),
        Err(_) => unknown(route.clone()),
    }
}

/// Draws the screen for an unknown address.
pub fn unknown(route: Route) -> AnyView {
    let path = route.hash();
    view! { <Unknown path /> }.into_any()
}
