//! Paper Grid.

mod board;
mod explain;
mod may_go;
mod rules;
mod said;
mod sum;
