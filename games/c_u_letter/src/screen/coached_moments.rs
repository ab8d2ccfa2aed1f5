//! The moments at which a new player gets an explanation and a suggestion.

use c_u_letter_rules::{
    AbilityColour, CardId, CardKind, ClaimStatus, Help, Placing, Scramble, Square, Stage, Table,
    Use, View,
};
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
    /// The seat holds an Enchanter (C23).
    Enchanter,
    /// A blue card can swap places with another (C25).
    Swap,
    /// A grey card can go face down (C28).
    FaceDown,
    /// One of this seat's words sleeps behind a longer one (C14).
    Asleep,
    /// There may be words to claim that read leftwards or upwards (C9).
    Ways,
}

impl CoachedMoment {
    /// All moments, in the order of their numbers.
    pub const ALL: [CoachedMoment; 15] = [
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
        CoachedMoment::Enchanter,
        CoachedMoment::Swap,
        CoachedMoment::FaceDown,
        CoachedMoment::Asleep,
        CoachedMoment::Ways,
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
    let held = |kind: CardKind| view.hand.iter().any(|card| card.face().kind == kind);
    let may = |card: CardId, at: Square, using: Use| {
        view.check_placing(&Placing { card, at, using }).is_ok()
    };
    let of = |colour: AbilityColour| {
        let cards = view.hand.iter().copied();
        cards.filter(move |card| card.face().colour == colour)
    };
    let swaps = |card: CardId| {
        let with = |at: Square| {
            let mut others = board.zone_at(at, AbilityColour::Blue).iter();
            others.any(|other| may(card, at, Use::Swap(other)))
        };
        Square::all().any(with)
    };
    let hides = |card: CardId| Square::all().any(|at| may(card, at, Use::Hide));
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
        (claims && table.has_claimable_span(), CoachedMoment::Ways),
        (
            (places || claims) && has_word_asleep(table, seat),
            CoachedMoment::Asleep,
        ),
        (places && view.hand.iter().any(zone), CoachedMoment::Zone),
        (
            places && of(AbilityColour::Blue).any(swaps),
            CoachedMoment::Swap,
        ),
        (
            places && of(AbilityColour::Grey).any(hides),
            CoachedMoment::FaceDown,
        ),
        (
            places && held(CardKind::Enchanter),
            CoachedMoment::Enchanter,
        ),
        (places && table.last, CoachedMoment::Last),
        (
            places && table.turn.clock.deadline().is_some(),
            CoachedMoment::Clock,
        ),
    ];
    let there = moments.into_iter().filter(|(is, _)| *is);
    there.map(|(_, moment)| moment).collect()
}

/// Whether one of a seat's words sleeps behind a longer one (C14).
fn has_word_asleep(table: &Table, seat: SeatId) -> bool {
    let ownership = table.ownership();
    let mut own = table.ledger.claims().iter();
    own.any(|claim| {
        let ClaimStatus::Dormant { behind, .. } = ownership.status_of(claim.id) else {
            return false;
        };
        let longer = table.ledger.claim(behind);
        claim.owner == seat && longer.is_some_and(|one| one.cards.len() > claim.cards.len())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use c_u_letter_rules::{Options, State};
    use game::Viewer;

    fn moments(hand: &str, board: &str, claims: &[(SeatId, &str, &str)]) -> Vec<CoachedMoment> {
        let mut state = State::set_out(&Options::default(), &[hand, "E"], board).unwrap();
        for (seat, from, to) in claims {
            state = state.with_claim(*seat, from, to).unwrap();
        }
        state.table.turn.ready = true;
        coached_moments(&state.seen_by(Viewer::Seat(SeatId::FIRST)), SeatId::FIRST)
    }

    #[test]
    fn what_cards_can_do_is_explained_only_where_they_can() {
        let explains =
            |hand: &str, board: &str, moment| moments(hand, board, &[]).contains(&moment);
        for (hand, board, moment, is) in [
            ("bM", "C A bT*", CoachedMoment::Swap, true),
            ("rJ", "C A bT*", CoachedMoment::Swap, false),
            ("bM", "C A rI*", CoachedMoment::Swap, false),
            ("yE", "C A yI*", CoachedMoment::FaceDown, true),
            ("yE", "C A T", CoachedMoment::FaceDown, false),
            ("yI*", "C A T", CoachedMoment::Enchanter, true),
            ("yE", "C A yI*", CoachedMoment::Enchanter, false),
        ] {
            assert_eq!(explains(hand, board, moment), is, "{hand} on {board}");
        }
    }

    #[test]
    fn c9_reading_in_all_directions_is_explained_after_claiming() {
        let mut state = State::set_out(&Options::default(), &["S", "E"], "T A C").unwrap();
        state.table.turn.ready = true;
        let now = |state: &State| {
            coached_moments(&state.seen_by(Viewer::Seat(SeatId::FIRST)), SeatId::FIRST)
        };
        assert!(!now(&state).contains(&CoachedMoment::Ways));
        state.table.stage = Stage::Claiming;
        assert_eq!(now(&state), [CoachedMoment::Claim, CoachedMoment::Ways]);
    }

    #[test]
    fn c14_a_word_that_sleeps_behind_a_longer_one_is_explained() {
        let bo = SeatId::new(1);
        let own = (SeatId::FIRST, "a1", "c1");
        let asleep =
            |claims: &[_]| moments("S", "C A T S", claims).contains(&CoachedMoment::Asleep);
        assert!(asleep(&[own, (bo, "a1", "d1")]));
        assert!(!asleep(&[own]));
        assert!(!asleep(&[(bo, "a1", "c1"), (bo, "a1", "d1")]));
        // A word of the same length that came later is no longer one.
        assert!(!asleep(&[own, (bo, "b1", "d1")]));
    }

    #[test]
    fn every_tip_fits_its_line_and_keeps_its_number() {
        for (number, moment) in (0..).zip(CoachedMoment::ALL) {
            let (kept, says) = moment.tip();
            assert!(says.chars().count() <= 48, "{says}");
            let shared = moment == CoachedMoment::Lines;
            assert_eq!(kept == number, !shared, "{says}");
        }
    }
}
