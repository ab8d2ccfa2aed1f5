//! The keys of the table, by what they do.

/// All of its own.
pub const KEYS: &[&str] = &[
    "A letter: choose a card that has it",
    "Arrows: go over the board",
    "Enter: lay the card there, and again to place it",
    "Shift and an arrow: mark a word, then Enter to claim it",
    "Space, held: peek at your own hidden card",
    "Backspace or Esc: take it back",
];
