//! One Letter Better: its name, and what leads to it.

/// The game's name.
pub const NAME: &str = "One Letter Better";
/// What the game is, in a line.
pub const SAYS: &str = "Add a card to someone’s word and it’s yours.";
/// Leads to a new game.
pub const PLAY: &str = "Play One Letter Better";
/// Leads to the cards of the deck.
pub const CHANGE_DECK: &str = "Change the cards";
