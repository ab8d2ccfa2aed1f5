//! How a bot votes on a proposal.

use game::SeatId;
use lexicon::{Level, Lexicon};
use word_heist_rules::{Action, Motion, MotionKind, Table};

/// Returns the vote of the bot on a seat, or `None` if it has voted already.
pub(super) fn vote(view: &Table, seat: SeatId, motion: &Motion, words: &Lexicon) -> Option<Action> {
    let asked = !motion.agreed.contains(seat);
    asked.then(|| {
        if consents(view, seat, motion, words) {
            Action::Agree
        } else {
            Action::Decline
        }
    })
}

/// Whether the bot on a seat consents.
///
/// - It accepts any word in the Full list, whatever list the table plays with (A18).
/// - It never takes back a word of its own: it made no slip (A18).
/// - It always agrees to stop (A16).
fn consents(view: &Table, seat: SeatId, motion: &Motion, words: &Lexicon) -> bool {
    match &motion.matter {
        MotionKind::Stop => true,
        MotionKind::TakeBack => {
            let last = view.last.as_ref().and_then(|last| view.word(last.word));
            last.is_none_or(|made| made.owner != seat)
        }
        MotionKind::Count(making) => words.contains_up_to(making.word, Level::FULL),
    }
}
