//! The keyboard keys of the table, and what they do.

/// The keys specific to this game.
pub const KEYS: &[&str] = &[
    "A letter: choose a card with it",
    "Arrows: move around the board",
    "Enter: put the card there, again to place it",
    "Shift and an arrow: mark a word, then Enter to claim it",
    "Hold Space: peek at your own hidden card",
    "Backspace or Esc: take it back",
];
