//! Word Heist: its rules, steals and texts.

mod rules;
mod said;
mod steals;
