//! What a bot does next, and its habits when it sees no word.

use serde::{Deserialize, Serialize};

use game::SeatId;
use word_heist_rules::{Action, Table};

/// How long a bot looks before it flips when other players may still see a word, in milliseconds.
const FLIP_DELAY_MS: u64 = 8_000;
/// How long a bot that plays alone looks before it flips, in milliseconds. Letters in the centre
/// stay there, and in ten minutes all letters turn up.
const SOLO_FLIP_DELAY_MS: u64 = 4_000;
/// How long a bot looks once every letter is up before it is done, in milliseconds.
const LAST_LOOK_MS: u64 = 30_000;
/// Delay of an action for which a bot needn't look at the table, in milliseconds.
pub(super) const QUICK_DELAY_MS: u64 = 800;
/// Longest typing time, in milliseconds: the shortest typing window is five seconds.
pub(super) const MAX_TYPING_MS: u64 = 4_500;

/// A bot's next action, and its delay.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DelayedAction {
    /// Milliseconds from the last change of the table. The plan holds only if nothing changes
    /// before.
    pub after: u64,
    /// The action to take.
    pub action: Action,
}

/// What a bot does when every seat may act and it sees no word: it is done after the last letter,
/// or flips if it is the flipper (A12) and no letter turns up by itself.
pub(super) fn plan_without_word(view: &Table, seat: SeatId) -> Option<DelayedAction> {
    let all_up = view.face_down == 0;
    if view.offers_done() && !view.done.contains(seat) && (all_up || is_last_not_done(view, seat)) {
        let look = if view.centre.is_empty() {
            QUICK_DELAY_MS
        } else {
            LAST_LOOK_MS
        };
        return Some(delayed(look, Action::Done(seat)));
    }
    let by_itself = view.options.auto_flip.is_some();
    let flips = !by_itself && view.flipper == seat && view.check_flip(seat).is_ok();
    let look = if view.seats == 1 {
        SOLO_FLIP_DELAY_MS
    } else {
        FLIP_DELAY_MS
    };
    flips.then_some(delayed(look, Action::Flip))
}

/// Whether all other seats are done. Then the bot stops with them.
pub(super) fn is_last_not_done(view: &Table, seat: SeatId) -> bool {
    let mut waiting = view
        .present
        .iter()
        .filter(|other| !view.done.contains(*other));
    waiting.next() == Some(seat) && waiting.next().is_none() && view.present.len() > 1
}

pub(super) fn delayed(after: u64, action: Action) -> DelayedAction {
    DelayedAction { after, action }
}
