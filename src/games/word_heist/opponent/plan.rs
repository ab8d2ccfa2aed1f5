//! What an opponent does next, and what it does by habit where it sees nothing.

use serde::{Deserialize, Serialize};

use crate::games::word_heist::rules::{Action, Table};
use game::SeatId;

/// How long an opponent looks before it flips, where others may see something too.
const FLIPS: u64 = 8_000;
/// How long alone, where what lies there stays there: in ten minutes all letters turn up.
const ALONE: u64 = 4_000;
/// How long it looks once every letter is up, before it is done.
const LAST_LOOK: u64 = 30_000;
/// How long it takes for what needs no looking.
pub(super) const NOD: u64 = 800;
/// Nobody types longer than this: the shortest window has five seconds.
pub(super) const TYPES: u64 = 4_500;

/// What an opponent does next.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// After so many milliseconds, counted from when the table last changed, and only if
    /// nothing changes before.
    pub after: u64,
    /// The action.
    pub action: Action,
}

/// What it does where all may act and it sees nothing: it is done with the last letter, or
/// flips if that is for it to do (A12) and no letter turns up by itself.
pub(super) fn rest(view: &Table, seat: SeatId) -> Option<Plan> {
    let all_up = view.face_down == 0;
    if view.offers_done() && !view.done.contains(seat) && (all_up || alone_not_done(view, seat)) {
        let look = if view.centre.is_empty() {
            NOD
        } else {
            LAST_LOOK
        };
        return Some(plan(look, Action::Done(seat)));
    }
    let by_itself = view.options.auto_flip.is_some();
    let flips = !by_itself && view.flipper == seat && view.may_flip(seat).is_ok();
    let look = if view.seats == 1 { ALONE } else { FLIPS };
    flips.then_some(plan(look, Action::Flip))
}

/// Whether everybody else is done: then it stops with them.
pub(super) fn alone_not_done(view: &Table, seat: SeatId) -> bool {
    let mut waiting = view
        .present
        .iter()
        .filter(|other| !view.done.contains(*other));
    waiting.next() == Some(seat) && waiting.next().is_none() && view.present.len() > 1
}

pub(super) fn plan(after: u64, action: Action) -> Plan {
    Plan { after, action }
}
