//! Paper Grid.

mod board;
mod explain;
mod rules;
mod said;
mod sum;
