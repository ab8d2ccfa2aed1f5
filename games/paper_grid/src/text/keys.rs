//! Descriptions of the keyboard shortcuts at the table.

/// Descriptions of Paper Grid's own shortcuts.
pub const KEYS: &[&str] = &[
    "Arrows: move around the board",
    "A letter: lay it and move on, or ask for it",
    "Space: put the cursor here, or turn it",
    "Backspace: take the last one back",
    "Enter: play your word, or ask",
    "Esc: take everything back",
    "Shift and an arrow: choose a wall on that side, again to place it",
];
