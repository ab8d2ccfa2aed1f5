//! Paper Grid.

mod board;
mod explain;
mod rules;
mod sum;
