//! Paper Grid.

mod board;
mod rules;
