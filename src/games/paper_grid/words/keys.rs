//! The keys of the table, by what they do.

/// All of its own.
pub const KEYS: &[&str] = &[
    "Arrows: go over the board",
    "A letter: lay it and go on, or call it",
    "Backspace: take the last one back",
    "Enter: play what is laid, or ask",
    "Esc: take all of it back",
    "Shift and an arrow: a wall on that side, twice to place it",
];
