//! The keys of the table, by what they do.

use crate::desk::Explained;

/// All of them.
#[must_use]
pub fn keys() -> Explained {
    Explained {
        title: "Keys".into(),
        facts: Vec::new(),
        can: [
            "Arrows: go over the board",
            "A letter: lay it and go on, or call it",
            "Backspace: take the last one back",
            "Enter: play what is laid, or ask",
            "Esc: take all of it back",
            "Shift and an arrow: a wall on that side, twice to place it",
            "?: what the focus is on",
        ]
        .map(String::from)
        .into(),
    }
}
