//! Random decks for tests.

use super::{Choices, Deck, DeckKind};
use game::Chance;

pub(super) fn random_deck(rules: &mut Choices, chance: &mut Chance) {
    let standard = Deck::standard();
    if chance.below(2) == 0 {
        rules.deck = standard;
        return;
    }
    let fewer = |kind: &DeckKind| DeckKind {
        count: kind.count.min(1 + chance.below(3) as u8),
        ..*kind
    };
    let kinds = standard.kinds().iter().map(fewer).collect();
    rules.deck = Deck::new(kinds).unwrap_or(standard);
}
