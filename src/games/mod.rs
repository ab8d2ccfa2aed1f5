//! The games, each in a room of its own; none knows another.

pub mod paper_grid;
