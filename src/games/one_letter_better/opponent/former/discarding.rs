//! Which cards a hand can do without.

use crate::games::one_letter_better::rules::{CardId, Colour, Face, View};
use base::sorting::sort;
use lexicon::ease::ease;

/// A card of less use than this is exchanged.
pub(super) const POOR: i32 = 6;

/// Of how much use a card is: wilds most, then letters that make words easily, cards of several
/// letters a little less.
pub(super) fn use_of(view: &View, card: CardId) -> i32 {
    let Face::Letters(colour, letters) = view.table.options.deck.face(card) else {
        return 30;
    };
    let count = letters.len().max(1) as i32;
    let each = letters.letters().map(ease).sum::<i32>() / count;
    let clumsy = 2 * (count - 1);
    let coloured = match colour {
        Colour::Plain => 0,
        Colour::Green => 1,
        Colour::Blue => 3,
        Colour::Red => -1,
    };
    each - clumsy + coloured
}

/// So many cards of the own hand, the least useful ones on top of the pile: of what is alike a
/// second one is of less use than the first.
pub(super) fn discards(view: &View, count: usize) -> Vec<CardId> {
    let face = |card: CardId| view.table.options.deck.face(card);
    let each = view.hand.iter().enumerate().map(|(place, card)| {
        let before = view.hand.iter().take(place);
        let copies = before.filter(|other| face(**other) == face(*card)).count() as i32;
        (use_of(view, *card) - 4 * copies, *card)
    });
    let mut each: Vec<(i32, CardId)> = each.collect();
    sort(&mut each);
    each.truncate(count);
    each.into_iter().rev().map(|(_, card)| card).collect()
}
