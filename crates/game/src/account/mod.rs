//! A game's account: each seat's chance of winning from turn to turn, and how much of the change
//! is due to its own choices, to its cards or letters, and to the other seats.
//!
//! | file | what is in it |
//! |---|---|
//! | `odds` | the chance of winning, from a small table |
//! | `timeline` | how the chances changed, turn by turn |
//! | `breakdown` | start, choices, cards, others, end |
//! | `key_moments` | three moments to remember |
//!
//! Rulings, where the rules of a game are silent:
//!
//! - A seat that has had fewer turns is credited with an average turn's gain for each missing one,
//!   so an average turn changes no chance.
//! - In a seat's own turn, its choices account for what it gave away, as the strongest bot judges
//!   it, compared with what a usual turn gives away. The rest of the change is due to its cards:
//!   what was drawn, dealt or there for the taking. Turns of the other seats are counted
//!   separately.
//! - An account's running total never rises above 100 or falls below 0: where gains and losses
//!   cancel out, enough of both is left out to keep it in range.
//! - Where all seats see and may take the same things (Word Heist), everything that a seat does
//!   counts as its choice.
//! - A solo game has no opponent to beat and so no account.

mod breakdown;
mod key_moments;
mod odds;
mod timeline;

pub use breakdown::{ChanceBreakdown, DecisionLoss};
pub use key_moments::{KeyMoment, KeyMomentKind, key_moments};
pub use odds::{ODDS_KNOTS, Odds, WHOLE};
pub use timeline::{ChanceTimeline, TimelinePart};

use std::cmp::Reverse;

use super::{Game, Match, SeatId, Viewer};
use base::sorting::sort_by_key;

/// A game for which the seats' chances of winning, and what changed them, can be computed.
pub trait WinChances: Game {
    /// How the game's scores become chances of winning.
    const ODDS: Odds;

    /// Returns each seat's points: what it has scored, and what it would be paid if the game ended
    /// now.
    fn scores(state: &Self::State) -> Vec<i32>;

    /// Returns how much of the game is over, in thousandths.
    fn progress(state: &Self::State) -> i32;

    /// Returns whose turn it is, or `None` in a game in which all seats act at once.
    fn seat_to_move(state: &Self::State) -> Option<SeatId>;

    /// Returns a seat's view as a text that holds all of it, so that practice can set up the same
    /// position again; `None` where it can't be written down.
    fn practice_position(_view: &Self::View) -> Option<String> {
        None
    }
}

/// Picks a position for a player to practise after a game: that of the costliest miss which
/// everyday words would have avoided and which [`WinChances::practice_position`] can write down.
/// What was given away later in the same turn doesn't count, since the position doesn't ask for it.
pub fn pick_practice_position<G: WinChances>(
    game: &Match<G>,
    lost: &[DecisionLoss],
    seat: SeatId,
) -> Option<String> {
    let known = lost.iter().filter(|one| one.seat == seat && one.known);
    let there = |one: &DecisionLoss| one.by - one.later;
    let mut missed: Vec<&DecisionLoss> = known.filter(|one| there(one) > 0).collect();
    sort_by_key(&mut missed, |one| Reverse(there(one)));
    let seen = |one: &DecisionLoss| G::view(&game.state_after(one.step), Viewer::Seat(seat));
    missed
        .into_iter()
        .find_map(|one| G::practice_position(&seen(one)))
}

/// Scores and progress at one point of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ScoreSnapshot {
    /// Each seat's score in hundredths of a point, adjusted for having had more or fewer turns than
    /// the others.
    pub ahead: Vec<i32>,
    /// How much of the game is over, in thousandths.
    pub progress: i32,
}
