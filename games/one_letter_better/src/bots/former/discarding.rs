//! Which cards a hand can do without.

use base::sorting::sort;
use lexicon::letter_ease::letter_ease;
use one_letter_better_rules::{CardId, Colour, Face, View};

/// Cards with a usefulness below this are exchanged.
pub(super) const POOR: i32 = 6;

/// Usefulness of a card: wilds rank highest, then letters that make words easily; cards with
/// several letters rank slightly lower.
pub(super) fn use_of(view: &View, card: CardId) -> i32 {
    let Face::Letters(colour, letters) = view.table.options.deck.face(card) else {
        return 30;
    };
    let count = letters.len().max(1) as i32;
    let each = letters.letters().map(letter_ease).sum::<i32>() / count;
    let clumsy = 2 * (count - 1);
    let coloured = match colour {
        Colour::Plain => 0,
        Colour::Green => 1,
        Colour::Blue => 3,
        Colour::Red => -1,
    };
    each - clumsy + coloured
}

/// Returns this number of cards of the viewer's hand to discard, the least useful on top of the
/// pile. A second card of the same kind is less useful than the first.
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
