//! C U Letter: its plays and texts.

mod applied;
mod plays;
mod pose;
mod said;
/// A table on which to set up cases, from the tests of the rules.
#[allow(dead_code, reason = "the tests of the rules use all of it")]
#[path = "../../../../games/c_u_letter/rules/tests/rulings/table.rs"]
mod table;
