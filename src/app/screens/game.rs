//! A game that was begun.

use leptos::prelude::*;

use super::Unknown;
use crate::screen::Route;

/// The game of that name.
pub fn game(id: &str) -> AnyView {
    let path = Route::Game(id.to_owned()).hash();
    view! { <Unknown path /> }.into_any()
}
