//! The possible uses of the viewer's cards on a square.

use super::Explainer;
use c_u_letter_rules::{AbilityColour, CardId, Heading, Square, Use};

/// Cards of the hand, grouped by what they could do on a square.
#[derive(Default)]
pub(super) struct PossibleUses {
    /// Cards that could be placed on the square face up.
    pub(super) lie: Vec<CardId>,
    /// Cards that could be placed on the square face down (C28).
    pub(super) hide: Vec<CardId>,
    /// Cards that could cover the card on the square (C26).
    pub(super) cover: Vec<CardId>,
    /// Cards that could push the card on the square (C27).
    pub(super) push: Vec<CardId>,
    /// The directions in which the card on the square can be pushed.
    pub(super) ways: Vec<Heading>,
    /// Cards that could be placed on the square and swap with a card elsewhere (C25).
    pub(super) swap_from: Vec<CardId>,
    /// Cards that could be placed elsewhere and swap with the card on the square (C25).
    pub(super) swap_with: Vec<CardId>,
}

impl Explainer<'_> {
    /// Returns what some cards of the hand could do on a square.
    pub(super) fn possible_uses(&self, cards: &[CardId], at: Square) -> PossibleUses {
        let mut could = PossibleUses::default();
        for card in cards {
            let may = |using: Use| self.may_place(*card, at, using);
            let mut add = |to: fn(&mut PossibleUses) -> &mut Vec<CardId>, yes: bool| {
                if yes {
                    to(&mut could).push(*card);
                }
            };
            add(|could| &mut could.lie, may(Use::Nothing));
            add(|could| &mut could.hide, may(Use::Hide));
            add(|could| &mut could.cover, may(Use::Overwrite));
            add(
                |could| &mut could.swap_from,
                !self.swap_partners(*card, at).is_empty(),
            );
            add(|could| &mut could.swap_with, self.can_swap_with(*card, at));
            let ways = Heading::ALL
                .into_iter()
                .filter(|way| may(Use::Insert(*way)));
            let ways: Vec<Heading> = ways.collect();
            if !ways.is_empty() {
                could.push.push(*card);
                // The directions are the same for every card.
                could.ways = ways;
            }
        }
        could
    }

    /// Returns the squares whose cards a blue card could swap with from a square (C25).
    pub(super) fn swap_partners(&self, card: CardId, at: Square) -> Vec<Square> {
        let blue = card.face().colour == AbilityColour::Blue;
        let with = |other: &Square| blue && self.may_place(card, at, Use::Swap(*other));
        Square::all().filter(with).collect()
    }

    /// Whether a blue card could be placed and swap with the card here. If the card already has a
    /// square, only that one counts.
    fn can_swap_with(&self, card: CardId, here: Square) -> bool {
        let blue = card.face().colour == AbilityColour::Blue;
        let own = self.draft.card() == Some(card);
        let placed = self
            .draft
            .square()
            .filter(|_| own && self.placing.is_some());
        let from = |at: Square| self.may_place(card, at, Use::Swap(here));
        blue && placed.map_or_else(|| Square::all().any(from), from)
    }

    /// Returns the squares where a card's ability could be used.
    pub(super) fn useful_squares(&self, card: CardId) -> Vec<Square> {
        let serves = |at: &Square| {
            let may = |using: Use| self.may_place(card, *at, using);
            match card.face().colour {
                AbilityColour::Blue => !self.swap_partners(card, *at).is_empty(),
                AbilityColour::Red => may(Use::Overwrite),
                AbilityColour::Green => Heading::ALL.into_iter().any(|way| may(Use::Insert(way))),
                AbilityColour::Grey => may(Use::Hide),
            }
        };
        Square::all().filter(serves).collect()
    }
}
