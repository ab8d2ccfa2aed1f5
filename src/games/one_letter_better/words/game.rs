//! One Letter Better: its name, and what leads to it.

/// The game's name.
pub const NAME: &str = "One Letter Better";
/// What the game is, in a line.
pub const SAYS: &str = "A rummy of letter cards. Lay words, add a card to somebody’s word \
     to make it yours, and doubt what looks doubtful.";
/// Leads to a new game.
pub const PLAY: &str = "Play One Letter Better";
/// Leads to the rules.
pub const HOW_TO_PLAY: &str = "How to play";
/// Leads to the cards of the deck.
pub const CHANGE_DECK: &str = "Change the cards";
