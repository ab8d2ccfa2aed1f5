//! The keyboard shortcuts of the table.

/// All keys that are specific to this game.
pub const KEYS: &[&str] = &[
    "A letter: add a card that has it",
    "Left and right: move the card you added last",
    "Backspace: take the last card back",
    "Enter: draw or take, play your word, or discard what you chose",
    "Esc: take all of it back",
];
