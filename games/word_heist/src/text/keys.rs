//! The keys on the table screen, and what each one does.

/// The keys of the table screen, each with what it does.
pub const KEYS: &[&str] = &[
    "A letter: add it to your word",
    "Backspace: take the last letter back",
    "Enter: make the word",
    "Esc: clear what you typed",
    "Space: flip a letter",
    "!: ask for a hint, where there are hints",
    "1, 2 and so on: a player’s buzzer, where there are buzzers",
];
