//! Reveals face-down cards as the round ends (C34).

use super::ruling::Ruling;
use super::{Event, Lying, rounds};

/// Reveals the next face-down card in the order of placing, and ends the round after the last one
/// (C34). Covered cards stay face down (C26).
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
