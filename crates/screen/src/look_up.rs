//! Whether words may be looked up on this device just now (O29).

use game::GameId;
use store::{Card, Shelf, Store};

/// Whether nobody may look words up while a game of that name with this journal goes on.
pub type Bars = fn(&str, &str) -> bool;

/// The games that looking words up has to wait for, the one last played first: those that go on
/// and in which words can be challenged (O29). There are none to wait for at the table of
/// another game: from `within` one that goes on and has no challenges, the list answers.
pub fn look_ups_wait_for<S: Store>(
    shelf: &Shelf<'_, S>,
    within: Option<&GameId>,
    bars: Bars,
) -> Vec<(GameId, Card)> {
    let barring = shelf.going_on(bars);
    let goes_on = |id: &&GameId| shelf.card(id).is_ok_and(|card| card.outcome.is_none());
    let free = |id: &GameId| barring.iter().all(|(other, _)| other != id);
    match within.filter(goes_on).is_some_and(free) {
        true => Vec::new(),
        false => barring,
    }
}
