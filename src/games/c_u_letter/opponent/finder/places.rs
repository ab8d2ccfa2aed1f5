//! Every placing of a hand.

use crate::games::c_u_letter::rules::{
    CardId, Colour, Face, Heading, Placing, Square, SquareSet, Use, View,
};

/// Every placing of the own hand that the rules allow; of cards that are alike, of one.
pub(super) fn all(view: &View) -> Vec<Placing> {
    let mut faces: Vec<Face> = Vec::new();
    let mut all = Vec::new();
    for card in &view.hand {
        if !faces.contains(&card.face()) {
            faces.push(card.face());
            of(view, *card, &mut all);
        }
    }
    all
}

fn of(view: &View, card: CardId, all: &mut Vec<Placing>) {
    let board = &view.table.board;
    let colour = card.face().colour;
    let zones = board.zones().filter(|zone| zone.colour == colour);
    let zoned = zones.fold(SquareSet::NONE, |all, zone| all.and(zone.squares));
    let mut add = |at: Square, using: Use| {
        let placing = Placing { card, at, using };
        if view.may_place(&placing).is_ok() {
            all.push(placing);
        }
    };
    for at in Square::all().filter(|at| board.joins(*at)) {
        add(at, Use::Nothing);
    }
    for at in zoned.iter() {
        match colour {
            Colour::Blue => {
                let near = board.zone_at(at, colour);
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
