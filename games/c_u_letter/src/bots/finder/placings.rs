//! Lists every placing of a hand.

use c_u_letter_rules::placing::check_placing_in_zone;
use c_u_letter_rules::{
    AbilityColour, CardId, Heading, Hiding, LetterBoard, LetterFace, Placing, Square, SquareSet,
    Use, Zone,
};

/// Returns every legal placing of a hand; identical cards are listed once.
pub(super) fn all_placings(board: &LetterBoard, hiding: Hiding, hand: &[CardId]) -> Vec<Placing> {
    let mut faces: Vec<LetterFace> = Vec::new();
    let mut all = Vec::new();
    for card in hand {
        if !faces.contains(&card.face()) {
            faces.push(card.face());
            add_placings(board, hiding, *card, &mut all);
        }
    }
    all
}

fn add_placings(board: &LetterBoard, hiding: Hiding, card: CardId, all: &mut Vec<Placing>) {
    let face = card.face();
    let colour = face.colour;
    let zones: Vec<Zone> = board.zones().filter(|zone| zone.colour == colour).collect();
    let list_all = |zones: &mut dyn Iterator<Item = &Zone>| {
        zones.fold(SquareSet::EMPTY, |all, zone| all.union(zone.squares))
    };
    let zoned = list_all(&mut zones.iter());
    let zone_at = |at: Square| list_all(&mut zones.iter().filter(|zone| zone.squares.contains(at)));
    let mut add = |at: Square, using: Use| {
        if check_placing_in_zone(board, zone_at(at), hiding, face, at, using).is_ok() {
            all.push(Placing { card, at, using });
        }
    };
    for at in Square::all().filter(|at| board.can_place_at(*at)) {
        add(at, Use::Nothing);
    }
    for at in zoned.iter() {
        match colour {
            AbilityColour::Blue => {
                let near = zone_at(at);
                near.iter().for_each(|other| add(at, Use::Swap(other)));
            }
            AbilityColour::Red => add(at, Use::Overwrite),
            AbilityColour::Green => Heading::ALL
                .into_iter()
                .for_each(|heading| add(at, Use::Insert(heading))),
            AbilityColour::Grey => add(at, Use::Hide),
        }
    }
}
