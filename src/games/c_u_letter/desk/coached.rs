//! The moments at which somebody new is told what they are, and what one might do.

use crate::games::c_u_letter::rules::{Stage, View};
use crate::table::{Allowance, SeatId};

/// A moment of which somebody new is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coached {
    /// A card is to be placed.
    Place,
    /// Words can be claimed.
    Claim,
    /// An Enchanter makes a zone.
    Zone,
    /// A word of this seat was broken.
    Broken,
    /// A clock runs.
    Clock,
    /// A hidden card was turned up.
    Reveal,
    /// The deck is empty.
    Last,
    /// Words are made of what is left.
    Scramble,
}

/// The moments that there are for a seat now, the one to be told first first.
#[must_use]
pub fn coached(view: &View, seat: SeatId) -> Vec<Coached> {
    let table = &view.table;
    if table.turn.seat != seat || !table.turn.ready {
        return Vec::new();
    }
    let mut claims = table.ledger.claims().iter();
    let broken = claims.any(|claim| claim.owner == seat && claim.void);
    let places = table.stage == Stage::Placing;
    let moments = [
        (matches!(table.stage, Stage::Scramble(_)), Coached::Scramble),
        (matches!(table.stage, Stage::Revealing(_)), Coached::Reveal),
        (places && broken, Coached::Broken),
        (places, Coached::Place),
        (table.stage == Stage::Claiming, Coached::Claim),
        (
            places && table.board.zones().next().is_some(),
            Coached::Zone,
        ),
        (places && table.last, Coached::Last),
        (table.time() != Allowance::Untimed, Coached::Clock),
    ];
    let there = moments.into_iter().filter(|(is, _)| *is);
    there.map(|(_, moment)| moment).collect()
}
