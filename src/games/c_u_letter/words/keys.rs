//! The keys of the table, by what they do.

use crate::desk::Explained;

/// All of them.
#[must_use]
pub fn keys() -> Explained {
    Explained {
        title: "Keys".into(),
        facts: Vec::new(),
        can: [
            "A letter: choose a card that has it",
            "Arrows: go over the board",
            "Enter: lay the card there, and again to place it",
            "Shift and an arrow: mark a word, then Enter to claim it",
            "Space, held: peek at your own hidden card",
            "Backspace or Esc: take it back",
            "?: what the focus is on",
        ]
        .map(String::from)
        .into(),
    }
}
