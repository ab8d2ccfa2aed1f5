//! Explanations of zones: what each colour's zone does, and for which cards of the viewer's hand
//! (C23 to C28).

use super::{Explainer, list_squares, list_your_cards};
use crate::text::play::{ability_name, colour_name};
use c_u_letter_rules::{AbilityColour, CardId, Square, Stage};
use screen::Explanation;
use screen::text::list::list_all;
use screen::text::phrase::sentence;

/// Says what a colour's zones do, for any of their squares.
fn general_zone_effect(of: AbilityColour) -> String {
    let does = match of {
        AbilityColour::Blue => "A blue card placed in the zone can swap with any card in it.",
        AbilityColour::Red => "A red card can cover any card in the zone.",
        AbilityColour::Green => "A green card can push any card in the zone.",
        AbilityColour::Grey => "A grey card can lie face down on its empty squares.",
    };
    format!("{}. {does}", zone_heading(of))
}

/// Says what a colour's zone does for one of its squares.
pub(super) fn zone_effect_on_square(of: AbilityColour, empty: bool) -> String {
    let does = match (of, empty) {
        (AbilityColour::Blue, true) => {
            "A blue card placed here can swap with any card in the zone."
        }
        (AbilityColour::Blue, false) => "A blue card placed in the zone can swap with this one.",
        (AbilityColour::Red, true) => "A red card can cover any card in the zone.",
        (AbilityColour::Red, false) => "A red card can cover this one.",
        (AbilityColour::Green, true) => "A green card can push any card in the zone.",
        (AbilityColour::Green, false) => "A green card can take this square and push this card on.",
        (AbilityColour::Grey, true) => "A grey card placed here can lie face down.",
        (AbilityColour::Grey, false) => "A grey card can lie face down on its empty squares.",
    };
    format!("{}. {does}", zone_heading(of))
}

fn zone_heading(of: AbilityColour) -> String {
    format!("{} zone: {}", sentence(colour_name(of)), ability_name(of))
}

/// Returns the rule of a colour's ability.
pub(super) const fn ability_rules(of: AbilityColour) -> &'static [&'static str] {
    match of {
        AbilityColour::Blue => &[
            "Place a blue card on an empty square of a blue zone. It can swap places with any \
             card in that zone.",
            "Face-down cards stay face down. Enchanters take their zones along.",
        ],
        AbilityColour::Red => &[
            "Place a red card on any card in a red zone. It can even cover an Enchanter or a \
             face-down card.",
            "It can’t cover the same letter. A covered Enchanter loses its zone.",
        ],
        AbilityColour::Green => &[
            "Place a green card on any card in a green zone. That card and those behind move 1 \
             square, up to the first gap.",
            "Nothing can be pushed off the board.",
        ],
        AbilityColour::Grey => &[
            "Place a grey card face down on an empty square of a grey zone.",
            "It breaks words that would run through it. When the round ends, it’s turned up. \
             Whoever hid it can claim words through it.",
        ],
    }
}

impl Explainer<'_> {
    pub(super) fn explain_zones(&self, square: Square) -> Option<Explanation> {
        let board = &self.shown;
        let covers = |of: &AbilityColour| !board.zone_at(square, *of).is_empty();
        let colours: Vec<AbilityColour> = AbilityColour::ALL.into_iter().filter(covers).collect();
        let title = match colours.as_slice() {
            [] => return None,
            [one] => zone_heading(*one),
            several => {
                let names: Vec<String> = several.iter().map(|of| colour_name(*of).into()).collect();
                format!("{} zones", sentence(&list_all(&names)))
            }
        };
        let facts = match colours.as_slice() {
            [one] => self.zone_facts(*one, square),
            several => several.iter().map(|of| general_zone_effect(*of)).collect(),
        };
        let can = colours
            .iter()
            .flat_map(|of| self.cards_in_zone(*of, square));
        let can = can.collect();
        Some(Explanation { title, facts, can })
    }

    /// Returns the facts about one zone, or several of the same colour.
    fn zone_facts(&self, of: AbilityColour, square: Square) -> Vec<String> {
        let board = &self.shown;
        let mut facts: Vec<String> = ability_rules(of)
            .iter()
            .map(|says| (*says).to_owned())
            .collect();
        let zones = board.zones();
        let zones = zones.filter(|zone| zone.colour == of && zone.squares.contains(square));
        let centres = zones.map(|zone| {
            let letter = board
                .letter_at(zone.centre)
                .map(|letter| letter.uppercase());
            format!("the {} on {}", letter.unwrap_or_default(), zone.centre)
        });
        let centres: Vec<String> = centres.collect();
        let makes = if centres.len() == 1 { "makes" } else { "make" };
        facts.push(format!("{} {makes} it.", sentence(&list_all(&centres))));
        facts.push("An Enchanter can’t use the zone it makes.".into());
        facts
    }

    /// Says what the viewer's cards of a colour could do in the zones that cover a square.
    fn cards_in_zone(&self, of: AbilityColour, square: Square) -> Vec<String> {
        let deals = matches!(self.view.table.stage, Stage::Placing | Stage::Claiming);
        if self.view.own.is_none() || !deals {
            return Vec::new();
        }
        let own = |card: &&CardId| card.face().colour == of;
        let cards: Vec<CardId> = self.view.hand.iter().filter(own).copied().collect();
        if cards.is_empty() {
            return vec![format!("You hold no {} card.", colour_name(of))];
        }
        let zone = self.view.table.board.zone_at(square, of);
        // Cards that can do the same share a sentence.
        let mut told: Vec<(String, Vec<CardId>)> = Vec::new();
        for card in cards {
            let squares = self.useful_squares(card).into_iter();
            let squares: Vec<Square> = squares.filter(|at| zone.contains(*at)).collect();
            let says = if squares.is_empty() {
                "can do nothing here now".to_owned()
            } else {
                format!("can {}", describe_ability_targets(of, &squares))
            };
            match told.iter_mut().find(|(other, _)| *other == says) {
                Some((_, cards)) => cards.push(card),
                None => told.push((says, vec![card])),
            }
        }
        let told = told.iter();
        told.map(|(says, cards)| sentence(&format!("{} {says}.", list_your_cards(cards))))
            .collect()
    }
}

/// Says what a card of a colour can do on these squares.
pub(super) fn describe_ability_targets(of: AbilityColour, squares: &[Square]) -> String {
    match of {
        AbilityColour::Blue => format!("swap from {}", list_squares(squares, "squares")),
        AbilityColour::Red => format!("cover {}", list_squares(squares, "cards")),
        AbilityColour::Green => format!("push {}", list_squares(squares, "cards")),
        AbilityColour::Grey => format!("lie face down on {}", list_squares(squares, "squares")),
    }
}
