//! The moments at which somebody new is told what they are, and what one might do.

use crate::games::c_u_letter::rules::{Board, Heading, Help, Scramble, Square, Stage, View};
use game::SeatId;

/// A moment of which somebody new is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coached {
    /// Put a card next to another.
    Place,
    /// Cards lie side by side, so there may be words to claim.
    Claim,
    /// An Enchanter makes a zone.
    Zone,
    /// A word of this seat was broken.
    Broken,
    /// A clock runs for placing and claiming.
    Clock,
    /// A hidden card was turned up beside others.
    Reveal,
    /// The deck is empty.
    Last,
    /// Words are made of what is left.
    Scramble,
    /// Put the first card on an empty board.
    First,
    /// Words of what is left must stand in lines (C40).
    Lines,
}

/// The moments that there are for a seat now, the one to be told first first.
pub fn coached(view: &View, seat: SeatId) -> Vec<Coached> {
    let table = &view.table;
    if table.turn.seat != seat || !table.turn.ready || table.proposed.is_some() {
        return Vec::new();
    }
    let board = &table.board;
    let least = usize::from(table.options.least_letters);
    let runs = |square| run(board, square) >= least;
    let mut claims = table.ledger.claims().iter();
    let broken = claims.any(|claim| claim.owner == seat && claim.void);
    let places = table.stage == Stage::Placing;
    let claims = table.stage == Stage::Claiming && table.options.help(seat) != Help::ClaimsWords;
    let reveals = match table.stage {
        Stage::Revealing(card) => board.place_of(card).is_some_and(runs),
        _ => false,
    };
    let scrambles = matches!(&table.stage, Stage::Scramble(left) if left.floor);
    let lines = table.options.scramble == Scramble::InLines;
    let moments = [
        (scrambles && !lines, Coached::Scramble),
        (
            scrambles && lines && board.taken().any(runs),
            Coached::Lines,
        ),
        (reveals, Coached::Reveal),
        (places && broken, Coached::Broken),
        (places && board.is_bare(), Coached::First),
        (places && !board.is_bare(), Coached::Place),
        (claims && board.taken().any(runs), Coached::Claim),
        (places && board.zones().next().is_some(), Coached::Zone),
        (places && table.last, Coached::Last),
        (places && table.turn.clock.ends().is_some(), Coached::Clock),
    ];
    let there = moments.into_iter().filter(|(is, _)| *is);
    there.map(|(_, moment)| moment).collect()
}

/// How many face-up cards lie in one run through a square, in its row or its column.
fn run(board: &Board, square: Square) -> usize {
    let up = |square: &Square| board.up(*square).is_some();
    // Both ways begin with the square itself.
    let towards = |heading| square.ray(heading).take_while(up).count();
    let row = towards(Heading::Left) + towards(Heading::Right);
    let column = towards(Heading::Up) + towards(Heading::Down);
    row.max(column).saturating_sub(1)
}
