//! C U Letter: its name, and what leads to it.

/// The game's name.
pub const NAME: &str = "C U Letter";
/// What the game is, in a line.
pub const SAYS: &str = "Cards of four colours on one board. Claim the words you make, break \
     those of others, and hide a card where it will hurt.";
/// Leads to a new game.
pub const PLAY: &str = "Play C U Letter";
/// Leads to the rules.
pub const HOW_TO_PLAY: &str = "How to play";
