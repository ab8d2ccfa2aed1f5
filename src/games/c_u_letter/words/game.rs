//! C U Letter: its name, and what leads to it.

/// The game's name.
pub const C_U_LETTER: &str = super::table::LETTER;
/// What the game is, in a line.
pub const LETTER_SAYS: &str = "Cards of four colours on one board. Claim the words you make, break \
     those of others, and hide a card where it will hurt.";
/// Leads to a new game.
pub const PLAY_LETTER: &str = "Play C U Letter";
/// Leads to the rules.
pub const LETTER_RULES: &str = "How to play";
