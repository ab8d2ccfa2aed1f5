//! The account of a game: each seat's chance of winning from turn to turn, and what of it came by
//! its own choices, by what it was dealt or drew, and by the others.
//!
//! | file | what is in it |
//! |---|---|
//! | `odds` | the chance of winning, by a small table |
//! | `course` | how the chances went, turn by turn |
//! | `sum` | start, choices, cards, others, end |
//! | `moments` | three moments to remember |
//!
//! Rulings, where the rules of a game are silent:
//!
//! - Whoever had fewer turns is ahead by what a turn brings, so that a usual turn changes no chance.
//! - What of an own turn counts as choice is what it gave away, as the highest level judges it,
//!   against what a usual turn gives away. The rest of the turn is what was drawn, dealt or lay
//!   there for the taking. Turns of others are nobody's choice but theirs, and are named apart.
//! - An account never rises above 100 or falls below 0 on its way: of gains and losses that cancel
//!   each other as much is left out as that takes.
//! - Where everybody sees and may take the same (Word Heist), all that a seat does is its choice.
//! - Alone there is nobody to win against, and no account.

mod course;
mod moments;
mod odds;
mod sum;

pub use course::{Course, Part};
pub use moments::{Kind, Remembered, moments};
pub use odds::{ALL, KNOTS, Odds};
pub use sum::{Lost, Sum};

use std::cmp::Reverse;

use super::{Game, Match, SeatId, Viewer};
use base::sorting::sort_by_key;

/// A game whose accounts can be drawn up.
pub trait Accounted: Game {
    /// How its scores become chances.
    const ODDS: Odds;

    /// What each seat has, in points: what it scored, and what would be paid if the game ended.
    fn scores(state: &Self::State) -> Vec<i32>;

    /// How much of the game is over, in thousandths.
    fn progress(state: &Self::State) -> i32;

    /// Whose turn is played; nobody's in a game in which all act at once.
    fn turn(state: &Self::State) -> Option<SeatId>;

    /// What a seat sees, as practice poses it again: a text that says all of it. None where it
    /// cannot be told so.
    fn position(_view: &Self::View) -> Option<String> {
        None
    }
}

/// What a seat is to practise after a game: the position of its costliest miss, of those that
/// everyday words would have met and that [`Accounted::position`] can tell. What was given away
/// later in a turn counts for nothing here: its position asks for something else.
pub fn to_practise<G: Accounted>(game: &Match<G>, lost: &[Lost], seat: SeatId) -> Option<String> {
    let known = lost.iter().filter(|one| one.seat == seat && one.known);
    let there = |one: &Lost| one.by - one.later;
    let mut missed: Vec<&Lost> = known.filter(|one| there(one) > 0).collect();
    sort_by_key(&mut missed, |one| Reverse(there(one)));
    let seen = |one: &Lost| G::view(&game.at(one.step), Viewer::Seat(seat));
    missed.into_iter().find_map(|one| G::position(&seen(one)))
}

/// How things stand.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Stand {
    /// How far each seat is, in hundredths of a point, turns that it had more or less counted.
    pub ahead: Vec<i32>,
    /// How much of the game is over, in thousandths.
    pub progress: i32,
}
