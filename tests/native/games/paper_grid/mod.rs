//! Paper Grid.

mod board;
mod rules;
mod said;
