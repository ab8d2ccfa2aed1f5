//! Word Heist: its steals and texts.

mod said;
mod steals;
