//! Lists every placing of a hand.

use c_u_letter_rules::placing::may_place_in;
use c_u_letter_rules::{
    Board, CardId, Colour, Face, Heading, Hiding, Placing, Square, SquareSet, Use, Zone,
};

/// Returns every legal placing of a hand; identical cards are listed once.
pub(super) fn all(board: &Board, hiding: Hiding, hand: &[CardId]) -> Vec<Placing> {
    let mut faces: Vec<Face> = Vec::new();
    let mut all = Vec::new();
    for card in hand {
        if !faces.contains(&card.face()) {
            faces.push(card.face());
            of(board, hiding, *card, &mut all);
        }
    }
    all
}

fn of(board: &Board, hiding: Hiding, card: CardId, all: &mut Vec<Placing>) {
    let face = card.face();
    let colour = face.colour;
    let zones: Vec<Zone> = board.zones().filter(|zone| zone.colour == colour).collect();
    let all_of = |zones: &mut dyn Iterator<Item = &Zone>| {
        zones.fold(SquareSet::NONE, |all, zone| all.and(zone.squares))
    };
    let zoned = all_of(&mut zones.iter());
    let zone_at = |at: Square| all_of(&mut zones.iter().filter(|zone| zone.squares.contains(at)));
    let mut add = |at: Square, using: Use| {
        if may_place_in(board, zone_at(at), hiding, face, at, using).is_ok() {
            all.push(Placing { card, at, using });
        }
    };
    for at in Square::all().filter(|at| board.joins(*at)) {
        add(at, Use::Nothing);
    }
    for at in zoned.iter() {
        match colour {
            Colour::Blue => {
                let near = zone_at(at);
                near.iter().for_each(|other| add(at, Use::Swap(other)));
            }
            Colour::Red => add(at, Use::Overwrite),
            Colour::Green => Heading::ALL
                .into_iter()
                .for_each(|heading| add(at, Use::Insert(heading))),
            Colour::Grey => add(at, Use::Hide),
        }
    }
}
