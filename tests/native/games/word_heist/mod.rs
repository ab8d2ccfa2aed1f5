//! Word Heist.

mod rules;
mod said;
mod steals;
