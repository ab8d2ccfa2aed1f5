//! Helpers for the screens of a chunk.

use leptos::prelude::*;

use super::Unknown;
use super::one_tab::table_in_one_tab;
use crate::loaded_game::FetchGameReader;
use crate::parts::below_word_list_trouble;
use game::GameId;
use screen::Route;
use store::GameOpenError;

/// Draws the screen of a game with this id. `reader` fetches the functions that read saved games.
pub fn game_screen(
    route: &Route,
    id: &str,
    reader: FetchGameReader,
    table: fn(&GameId) -> Result<AnyView, GameOpenError>,
) -> AnyView {
    match id.parse() {
        Ok(id) => table_in_one_tab(id, reader, move |id| below_word_list_trouble(|| table(id))),
        Err(_) => unknown_screen(route.clone()),
    }
}

/// Draws the screen for an unknown address.
pub fn unknown_screen(route: Route) -> AnyView {
    let path = route.hash();
    view! { <Unknown path /> }.into_any()
}
