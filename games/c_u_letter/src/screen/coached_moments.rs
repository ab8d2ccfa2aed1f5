//! The moments at which a new player gets an explanation and a suggestion.

use c_u_letter_rules::{Heading, Help, LetterBoard, Scramble, Square, Stage, View};
use game::SeatId;

/// A moment that is explained to a new player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CoachedMoment {
    /// A card has to be placed next to another.
    Place,
    /// Cards are side by side, so there may be words to claim.
    Claim,
    /// An Enchanter makes a zone.
    Zone,
    /// One of this seat's words was broken.
    Broken,
    /// A clock runs for placing and claiming.
    Clock,
    /// A hidden card was revealed next to others.
    Reveal,
    Last,
    /// Words are made of leftover cards (C40).
    Scramble,
    /// The first card has to be placed on an empty board.
    First,
    /// Scramble words must stand in lines (C40).
    Lines,
}

/// Returns the moments that apply to a seat now, the first to explain first.
pub fn coached_moments(view: &View, seat: SeatId) -> Vec<CoachedMoment> {
    let table = &view.table;
    if table.turn.seat != seat || !table.turn.ready || table.proposed.is_some() {
        return Vec::new();
    }
    let board = &table.board;
    let least = usize::from(table.options.least_letters);
    let runs = |square| run_length(board, square) >= least;
    let mut claims = table.ledger.claims().iter();
    let broken = claims.any(|claim| claim.owner == seat && claim.void);
    let places = table.stage == Stage::Placing;
    let claims = table.stage == Stage::Claiming && table.options.help(seat) != Help::ClaimsWords;
    let reveals = match table.stage {
        Stage::Revealing(card) => board.square_of(card).is_some_and(runs),
        _ => false,
    };
    let scrambles = matches!(&table.stage, Stage::Scramble(left) if left.floor);
    let lines = table.options.scramble == Scramble::InLines;
    let moments = [
        (scrambles && !lines, CoachedMoment::Scramble),
        (
            scrambles && lines && board.occupied_squares().any(runs),
            CoachedMoment::Lines,
        ),
        (reveals, CoachedMoment::Reveal),
        (places && broken, CoachedMoment::Broken),
        (places && board.has_no_cards(), CoachedMoment::First),
        (places && !board.has_no_cards(), CoachedMoment::Place),
        (
            claims && board.occupied_squares().any(runs),
            CoachedMoment::Claim,
        ),
        (
            places && board.zones().next().is_some(),
            CoachedMoment::Zone,
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

/// Length of the longest run of face-up cards through a square, in its row or column.
fn run_length(board: &LetterBoard, square: Square) -> usize {
    let up = |square: &Square| board.face_up_card(*square).is_some();
    // Both directions count the square itself.
    let towards = |heading| square.ray(heading).take_while(up).count();
    let row = towards(Heading::Left) + towards(Heading::Right);
    let column = towards(Heading::Up) + towards(Heading::Down);
    row.max(column).saturating_sub(1)
}
