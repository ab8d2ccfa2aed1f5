//! Reveals face-down cards as the round ends (C34).

use super::resolution::Resolution;
use super::{BoardCard, Event, rounds};

/// Reveals the next face-down card in the order of placing, and ends the round after the last one
/// (C34). Covered cards stay face down (C26).
pub(super) fn reveal_next(resolution: &mut Resolution) {
    let state = &resolution.state;
    let secrets = state.table.board.secrets();
    let next = secrets.first().and_then(|(square, secret)| {
        let card = state.resolve_card(BoardCard::Down(*secret))?;
        Some((*square, card))
    });
    match next {
        Some((square, card)) => resolution.add(Event::Revealed { square, card }),
        None => rounds::end(resolution),
    }
}
