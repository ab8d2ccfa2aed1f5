//! Paper Grid in the registry.

use super::rules::PaperGrid;
use super::words;
use crate::desk::{GameCard, Route, Workshop};
use crate::table::Game;
use crate::words::shelf::AGAIN;

/// What every screen outside the game knows of it.
pub static CARD: GameCard = GameCard {
    id: PaperGrid::ID,
    name: words::NAME,
    short: "Paper Grid",
    says: words::SAYS,
    play: words::PLAY,
    new: "New Paper Grid game",
    rules: "Rules of Paper Grid",
    learn: "Learn Paper Grid",
    again: AGAIN,
    bars_look_ups: |_| false,
    seats: "1 to 6 players",
    mini: "   U  / P A P E R/ G    / R I D  ",
    others: &[],
    workshop: Some(&STUDIO),
};

/// Where its boards are made.
pub static STUDIO: Workshop = Workshop {
    route: Route::Studio(None),
    name: words::studio::STUDIO,
    says: words::studio::STUDIO_SAYS,
};
