//! The words that the other seats have claimed, which are public.

use c_u_letter_rules::{CULetter, Event};
use game::{Match, SeatId};
use lexicon::Word;

/// Returns the words that all other seats claimed, in every round.
pub fn made_by_others(game: &Match<CULetter>, seat: SeatId) -> Vec<Word> {
    let events = game.journal().steps.iter().flat_map(|step| &step.events);
    let claims = events.filter_map(|event| match event {
        Event::Claimed(claim) => Some(claim),
        _ => None,
    });
    let others = claims.filter(|claim| claim.owner != seat);
    others.map(|claim| claim.word).collect()
}
