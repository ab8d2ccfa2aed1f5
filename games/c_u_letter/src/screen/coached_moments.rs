//! The moments at which a new player gets an explanation and a suggestion.

use c_u_letter_rules::{CardId, Help, Scramble, Square, Stage, View};
use game::SeatId;

/// A moment that is explained to a new player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CoachedMoment {
    /// A card has to be placed next to another.
    Place,
    /// Cards are side by side and unclaimed, so there may be words to claim.
    Claim,
    /// The seat holds a card in the colour of a zone.
    Zone,
    /// One of this seat's words was broken.
    Broken,
    /// A clock runs for placing and claiming.
    Clock,
    /// A hidden card was revealed, and there may be words to claim through it.
    Reveal,
    /// No more cards are drawn.
    Last,
    /// Words are made of leftover cards (C40).
    Scramble,
    /// The first card has to be placed on an empty board.
    First,
    /// Scramble words must stand in lines (C40).
    Lines,
}

impl CoachedMoment {
    /// All moments, in the order of their numbers.
    pub const ALL: [CoachedMoment; 10] = [
        CoachedMoment::Place,
        CoachedMoment::Claim,
        CoachedMoment::Zone,
        CoachedMoment::Broken,
        CoachedMoment::Clock,
        CoachedMoment::Reveal,
        CoachedMoment::Last,
        CoachedMoment::Scramble,
        CoachedMoment::First,
        CoachedMoment::Lines,
    ];
}

/// Returns the moments that apply to a seat now, the first to explain first.
pub fn coached_moments(view: &View, seat: SeatId) -> Vec<CoachedMoment> {
    let table = &view.table;
    if table.turn.seat != seat || !table.turn.ready || table.proposed.is_some() {
        return Vec::new();
    }
    let board = &table.board;
    let up = |square: Square| board.face_up_card(square).is_some();
    let pair = |square: Square| up(square) && square.neighbours().any(up);
    let mut claims = table.ledger.claims().iter();
    let broken = claims.any(|claim| claim.owner == seat && claim.void);
    let places = table.stage == Stage::Placing;
    let by_hand = table.options.help(seat) != Help::ClaimsWords;
    let claims = table.stage == Stage::Claiming && by_hand;
    let reveals = matches!(table.stage, Stage::Revealing(_)) && by_hand;
    let scrambles = matches!(&table.stage, Stage::Scramble(left) if left.floor);
    let lines = table.options.scramble == Scramble::InLines;
    let zone = |card: &CardId| board.zones().any(|zone| zone.colour == card.face().colour);
    let moments = [
        (
            scrambles && !lines && table.loose.len() > 1,
            CoachedMoment::Scramble,
        ),
        (
            scrambles && lines && board.occupied_squares().any(pair),
            CoachedMoment::Lines,
        ),
        (reveals && table.has_claimable_span(), CoachedMoment::Reveal),
        (places && broken, CoachedMoment::Broken),
        (places && board.has_no_cards(), CoachedMoment::First),
        (places && !board.has_no_cards(), CoachedMoment::Place),
        (claims && table.has_claimable_span(), CoachedMoment::Claim),
        (places && view.hand.iter().any(zone), CoachedMoment::Zone),
        (places && table.last, CoachedMoment::Last),
        (
            places && table.turn.clock.deadline().is_some(),
            CoachedMoment::Clock,
        ),
    ];
    let there = moments.into_iter().filter(|(is, _)| *is);
    there.map(|(_, moment)| moment).collect()
}
