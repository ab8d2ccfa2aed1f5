//! C U Letter: its rules, plays and texts.

mod plays;
mod pose;
mod rules;
mod said;
