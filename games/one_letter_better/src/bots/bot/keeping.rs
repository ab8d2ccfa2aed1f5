//! The worth of keeping a card in the hand, in hundredths of a point, compared with a random card
//! of the deck.

use lexicon::letter_ease::letter_ease;
use one_letter_better_rules::{CardId, Colour, Deck, Face};

/// Worth of keeping a card in the hand, in hundredths of a point.
pub(super) fn keeping_value(deck: &Deck, card: CardId) -> i32 {
    let (colour, letters) = match deck.face(card) {
        Face::Letters(colour, letters) => (colour, letters),
        Face::Wild => return WILD_VALUE,
        Face::DoubleWild => return DOUBLE_WILD_VALUE,
        Face::StealOne => return STEAL_ONE_VALUE,
    };
    let count = i32::try_from(letters.len().max(1)).unwrap_or(1);
    let each = letters.letters().map(letter_ease).sum::<i32>() / count;
    let coloured = match colour {
        Colour::Plain => 0,
        Colour::Green => 60,
        Colour::Blue => 120,
        Colour::Red => -60,
    };
    (each - 7) * 40 + (deck.value(card) - 3) * 20 - 60 * (count - 1) + coloured
}

const WILD_VALUE: i32 = 900;
const DOUBLE_WILD_VALUE: i32 = 1_000;
const STEAL_ONE_VALUE: i32 = 400;

/// Worth of the cards of a hand together. A second card of the same kind is worth less.
pub(super) fn hand_keeping_value(deck: &Deck, hand: &[CardId]) -> i32 {
    let each = hand.iter().enumerate().map(|(place, card)| {
        let before = hand.iter().take(place);
        let copies = before
            .filter(|other| same_letters(deck, **other, *card))
            .count();
        keeping_value(deck, *card) - REPEAT_PENALTY * i32::try_from(copies).unwrap_or_default()
    });
    each.sum()
}

/// How much less a second card of the same kind is worth, in hundredths of a point.
pub(super) const REPEAT_PENALTY: i32 = 100;

/// Whether two cards have the same letters.
fn same_letters(deck: &Deck, one: CardId, other: CardId) -> bool {
    match (deck.face(one), deck.face(other)) {
        (Face::Letters(_, one), Face::Letters(_, other)) => one == other,
        _ => false,
    }
}
