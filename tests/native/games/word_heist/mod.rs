//! Word Heist.

mod rules;
mod steals;
