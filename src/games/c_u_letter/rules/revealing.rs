//! Face-down cards are revealed as the round ends (C34).

use super::ruling::Ruling;
use super::{Event, Lying, rounds};

/// C34: the next face-down card is revealed, in the order of placing; after the last one the
/// round is over. Covered ones stay what they are (C26).
pub(super) fn go_on(ruling: &mut Ruling) {
    let state = &ruling.state;
    let secrets = state.table.board.secrets();
    let next = secrets.first().and_then(|(square, secret)| {
        let card = state.card(Lying::Down(*secret))?;
        Some((*square, card))
    });
    match next {
        Some((square, card)) => ruling.add(Event::Revealed { square, card }),
        None => rounds::end(ruling),
    }
}
