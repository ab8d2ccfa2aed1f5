//! How an opponent votes on what the table is asked.

use crate::games::word_heist::rules::{Action, Matter, Motion, Table};
use game::SeatId;
use lexicon::{Level, Lexicon};

/// What an opponent on a seat says, if it has said nothing yet.
pub(super) fn vote(view: &Table, seat: SeatId, motion: &Motion, words: &Lexicon) -> Option<Action> {
    let asked = !motion.agreed.contains(seat);
    asked.then(|| match consents(view, seat, motion, words) {
        true => Action::Agree,
        false => Action::Decline,
    })
}

/// Whether an opponent on a seat consents.
///
/// - A word counts if the Full list has it, whatever list the table plays with (A18).
/// - A word that it made itself was no slip, least of all a steal: it keeps it (A18).
/// - Whoever wants to stop may (A16).
fn consents(view: &Table, seat: SeatId, motion: &Motion, words: &Lexicon) -> bool {
    match &motion.matter {
        Matter::Stop => true,
        Matter::TakeBack => {
            let last = view.last.as_ref().and_then(|last| view.word(last.word));
            last.is_none_or(|made| made.owner != seat)
        }
        Matter::Count(making) => words.contains_at(making.word, Level::FULL),
    }
}
