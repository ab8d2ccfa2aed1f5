//! Paper Grid: its plays and texts.

mod applied;
mod board;
mod bots;
mod explain;
mod first_turns;
mod hand_capacity;
mod measuring;
mod playable_cells;
mod pose;
mod prompt;
mod review;
mod said;
mod sum;
/// A table on which to set up cases, from the tests of the rules.
#[allow(dead_code, reason = "the tests of the rules use all of it")]
#[path = "../../../../games/paper_grid/rules/tests/rulings/table.rs"]
mod table;
mod taps;
