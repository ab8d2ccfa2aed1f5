//! A game that was begun: its screen, by the game's name. One line registers a game here.

use leptos::prelude::*;

use super::{Unknown, paper_grid, word_heist};
use crate::app::desk::use_desk;
use crate::games::paper_grid::PaperGrid;
use crate::games::word_heist::WordHeist;
use crate::screen::Route;
use crate::table::{Game, GameId};

/// The game of that name.
pub fn game(id: &str) -> AnyView {
    let nowhere = || {
        let path = Route::Game(id.to_owned()).hash();
        view! { <Unknown path /> }.into_any()
    };
    let Ok(id) = id.parse::<GameId>() else {
        return nowhere();
    };
    let card = use_desk().with_shelf(|shelf| shelf.card(&id));
    match card {
        Some(Ok(card)) if card.game == PaperGrid::ID => paper_grid::table(&id),
        Some(Ok(card)) if card.game == WordHeist::ID => word_heist::table(&id),
        _ => nowhere(),
    }
}
