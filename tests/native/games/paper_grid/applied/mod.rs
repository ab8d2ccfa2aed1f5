//! Rulings as hints and texts apply them.

mod announced;
mod hints;
mod transcript;
mod words;
