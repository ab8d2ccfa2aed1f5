//! Paper Grid in the registry.

use super::rules::PaperGrid;
use super::words;
use crate::desk::GameCard;
use crate::table::Game;
use crate::words::shelf::AGAIN;

/// What every screen outside the game knows of it.
pub static CARD: GameCard = GameCard {
    id: PaperGrid::ID,
    name: words::NAME,
    short: "Paper Grid",
    says: words::SAYS,
    play: words::PLAY,
    new: "A new Paper Grid",
    rules: "Rules of Paper Grid",
    again: AGAIN,
    bars_look_ups: |_| false,
    lid: "WORD ",
    others: &[],
};
