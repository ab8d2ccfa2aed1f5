//! Explanations of zones: what each colour's zone does, and for which cards of the viewer's hand
//! (C23 to C28).

use super::{Explaining, some, yours};
use crate::text::play::{ability, colour};
use c_u_letter_rules::{CardId, Colour, Square, Stage};
use screen::Explained;
use screen::text::list::all_of;
use screen::text::phrase::sentence;

/// Says what a colour's zones do, for any of their squares.
fn of_any(of: Colour) -> String {
    let does = match of {
        Colour::Blue => "A blue card placed in the zone can swap with any card in it.",
        Colour::Red => "A red card can cover any card in the zone.",
        Colour::Green => "A green card can push any card in the zone.",
        Colour::Grey => "A grey card can lie face down on its empty squares.",
    };
    format!("{}. {does}", headed(of))
}

/// Says what a colour's zone does for one of its squares.
pub(super) fn of_square(of: Colour, empty: bool) -> String {
    let does = match (of, empty) {
        (Colour::Blue, true) => "A blue card placed here can swap with any card in the zone.",
        (Colour::Blue, false) => "A blue card placed in the zone can swap with this one.",
        (Colour::Red, true) => "A red card can cover any card in the zone.",
        (Colour::Red, false) => "A red card can cover this one.",
        (Colour::Green, true) => "A green card can push any card in the zone.",
        (Colour::Green, false) => "A green card can take this square and push this card on.",
        (Colour::Grey, true) => "A grey card placed here can lie face down.",
        (Colour::Grey, false) => "A grey card can lie face down on its empty squares.",
    };
    format!("{}. {does}", headed(of))
}

fn headed(of: Colour) -> String {
    format!("{} zone: {}", sentence(colour(of)), ability(of))
}

/// Returns the rule of a colour's ability.
pub(super) const fn rule(of: Colour) -> &'static [&'static str] {
    match of {
        Colour::Blue => &[
            "Place a blue card on an empty square of a blue zone. It can swap places with any \
             card in that zone.",
            "Face-down cards stay face down. Enchanters take their zones along.",
        ],
        Colour::Red => &[
            "Place a red card on any card in a red zone. It can even cover an Enchanter or a \
             face-down card.",
            "It can’t cover the same letter. A covered Enchanter loses its zone.",
        ],
        Colour::Green => &[
            "Place a green card on any card in a green zone. That card and those behind move 1 \
             square, up to the first gap.",
            "Nothing can be pushed off the board.",
        ],
        Colour::Grey => &[
            "Place a grey card face down on an empty square of a grey zone.",
            "It breaks words that would run through it. When the round ends, it’s turned up. \
             Whoever hid it can claim words through it.",
        ],
    }
}

impl Explaining<'_> {
    pub(super) fn zones(&self, square: Square) -> Option<Explained> {
        let board = &self.shown;
        let covers = |of: &Colour| !board.zone_at(square, *of).is_empty();
        let colours: Vec<Colour> = Colour::ALL.into_iter().filter(covers).collect();
        let title = match colours.as_slice() {
            [] => return None,
            [one] => headed(*one),
            several => {
                let names: Vec<String> = several.iter().map(|of| colour(*of).into()).collect();
                format!("{} zones", sentence(&all_of(&names)))
            }
        };
        let facts = match colours.as_slice() {
            [one] => self.of_one(*one, square),
            several => several.iter().map(|of| of_any(*of)).collect(),
        };
        let can = colours.iter().flat_map(|of| self.in_zone(*of, square));
        let can = can.collect();
        Some(Explained { title, facts, can })
    }

    /// Returns the facts about one zone, or several of the same colour.
    fn of_one(&self, of: Colour, square: Square) -> Vec<String> {
        let board = &self.shown;
        let mut facts: Vec<String> = rule(of).iter().map(|says| (*says).to_owned()).collect();
        let zones = board.zones();
        let zones = zones.filter(|zone| zone.colour == of && zone.squares.contains(square));
        let centres = zones.map(|zone| {
            let letter = board.letter(zone.centre).map(|letter| letter.capital());
            format!("the {} on {}", letter.unwrap_or_default(), zone.centre)
        });
        let centres: Vec<String> = centres.collect();
        let makes = if centres.len() == 1 { "makes" } else { "make" };
        facts.push(format!("{} {makes} it.", sentence(&all_of(&centres))));
        facts.push("An Enchanter can’t use the zone it makes.".into());
        facts
    }

    /// Says what the viewer's cards of a colour could do in the zones that cover a square.
    fn in_zone(&self, of: Colour, square: Square) -> Vec<String> {
        let deals = matches!(self.view.table.stage, Stage::Placing | Stage::Claiming);
        if self.view.own.is_none() || !deals {
            return Vec::new();
        }
        let own = |card: &&CardId| card.face().colour == of;
        let cards: Vec<CardId> = self.view.hand.iter().filter(own).copied().collect();
        if cards.is_empty() {
            return vec![format!("You hold no {} card.", colour(of))];
        }
        let zone = self.view.table.board.zone_at(square, of);
        // Cards that can do the same share a sentence.
        let mut told: Vec<(String, Vec<CardId>)> = Vec::new();
        for card in cards {
            let squares = self.serves(card).into_iter();
            let squares: Vec<Square> = squares.filter(|at| zone.contains(*at)).collect();
            let says = match squares.is_empty() {
                true => "can do nothing here now".to_owned(),
                false => format!("can {}", serves(of, &squares)),
            };
            match told.iter_mut().find(|(other, _)| *other == says) {
                Some((_, cards)) => cards.push(card),
                None => told.push((says, vec![card])),
            }
        }
        let told = told.iter();
        told.map(|(says, cards)| sentence(&format!("{} {says}.", yours(cards))))
            .collect()
    }
}

/// Says what a card of a colour can do on these squares.
pub(super) fn serves(of: Colour, squares: &[Square]) -> String {
    match of {
        Colour::Blue => format!("swap from {}", some(squares, "squares")),
        Colour::Red => format!("cover {}", some(squares, "cards")),
        Colour::Green => format!("push {}", some(squares, "cards")),
        Colour::Grey => format!("lie face down on {}", some(squares, "squares")),
    }
}
