//! What a bot does next, and its habits when it sees no word.

use serde::{Deserialize, Serialize};

use game::SeatId;
use word_heist_rules::{Action, Table};

/// How long a bot looks before it flips when other players may still see a word, in milliseconds.
const FLIPS: u64 = 8_000;
/// How long a bot that plays alone looks before it flips, in milliseconds. Letters in the centre
/// stay there, and in ten minutes all letters turn up.
const ALONE: u64 = 4_000;
/// How long a bot looks once every letter is up before it is done, in milliseconds.
const LAST_LOOK: u64 = 30_000;
/// Delay of an action for which a bot needn't look at the table, in milliseconds.
pub(super) const NOD: u64 = 800;
/// Longest typing time, in milliseconds: the shortest typing window is five seconds.
pub(super) const TYPES: u64 = 4_500;

/// A bot's next action, and its delay.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// Milliseconds from the last change of the table. The plan holds only if nothing changes
    /// before.
    pub after: u64,
    /// The action to take.
    pub action: Action,
}

/// What a bot does when every seat may act and it sees no word: it is done after the last letter,
/// or flips if it is the flipper (A12) and no letter turns up by itself.
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

/// Whether all other seats are done. Then the bot stops with them.
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
