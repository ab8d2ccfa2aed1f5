//! Whether words may be looked up on this device at present (O29).

use game::GameId;
use store::{GameShelf, MatchCard, Store};

/// Whether a game in progress forbids look-ups, given the game's name and its journal.
pub type ForbidsLookUps = fn(&str, &str) -> bool;

/// Returns the games in progress that block look-ups because words can be challenged in them (O29),
/// the one last played first. Empty when the checker is opened from a game in progress without
/// challenges (`within`), where the word list itself judges every word.
pub fn game_blocking_look_ups<S: Store>(
    shelf: &GameShelf<'_, S>,
    within: Option<&GameId>,
    bars: ForbidsLookUps,
) -> Vec<(GameId, MatchCard)> {
    let barring = shelf.unfinished(bars);
    let goes_on = |id: &&GameId| shelf.card(id).is_ok_and(|card| card.outcome.is_none());
    let free = |id: &GameId| barring.iter().all(|(other, _)| other != id);
    if within.filter(goes_on).is_some_and(free) {
        Vec::new()
    } else {
        barring
    }
}
