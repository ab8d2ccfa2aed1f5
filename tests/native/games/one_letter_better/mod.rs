//! One Letter Better: its plays and texts.

mod applied;
mod plays;
mod pose;
mod said;
/// A table on which to set up cases, from the tests of the rules.
#[allow(dead_code, reason = "the tests of the rules use all of it")]
#[path = "../../../../games/one_letter_better/rules/tests/rulings/table.rs"]
mod table;
