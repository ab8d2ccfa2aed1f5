//! C U Letter: its name, and what leads to it.

/// The game's name.
pub const NAME: &str = "C U Letter";
/// What the game is, in a line.
pub const SAYS: &str = "Claim words, break words, and hide a card where it hurts.";
/// Leads to a new game.
pub const PLAY: &str = "Play C U Letter";
/// Leads to practice.
pub const PRACTISE: &str = "Practise alone";
