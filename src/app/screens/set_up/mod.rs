//! Setting up a game of Paper Grid.

use leptos::prelude::*;

use super::Heading;
use crate::screen::{Route, text};

/// The screen. `board` is the end of a board's address.
pub fn set_up(board: Option<String>) -> AnyView {
    view! { <Heading words=text::heading(&Route::SetUp(board)) /> }.into_any()
}
