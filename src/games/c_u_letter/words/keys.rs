//! The keys of the table, by what they do.

/// All of its own.
pub const KEYS: &[&str] = &[
    "A letter: choose a card with it",
    "Arrows: move around the board",
    "Enter: put the card there, again to place it",
    "Shift and an arrow: mark a word, then Enter to claim it",
    "Hold Space: peek at your own hidden card",
    "Backspace or Esc: take it back",
];
