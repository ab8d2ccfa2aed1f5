//! What a seat does not see, and how it could lie.

use crate::games::one_letter_better::rules::{CardId, Deck, Face, View};
use game::{Chance, SeatId};

/// The cards that a seat does not see: in others' hands and in the deck.
pub(super) fn unseen(view: &View) -> Vec<CardId> {
    let table = &view.table;
    let lying = table.words.iter().flat_map(|word| &word.cards);
    let lying = lying.map(|laid| laid.card);
    let open = table.pile.iter().chain(&table.gone).chain(&view.hand);
    let mut seen = vec![false; table.options.deck.len()];
    for card in lying.chain(open.copied()) {
        if let Some(seen) = seen.get_mut(card.index()) {
            *seen = true;
        }
    }
    let hidden = |card: &CardId| !seen.get(card.index()).is_some_and(|seen| *seen);
    table.options.deck.cards().filter(hidden).collect()
}

/// Cards that look alike.
pub(super) struct Alike {
    pub(super) face: Face,
    pub(super) value: i32,
    pub(super) count: i32,
}

impl Alike {
    /// What stands on a card.
    pub(super) fn of(deck: &Deck, card: CardId) -> Alike {
        Alike {
            face: deck.face(card),
            value: deck.value(card),
            count: 1,
        }
    }
}

/// The unseen cards by what stands on them.
pub(super) fn by_face(view: &View, unseen: &[CardId]) -> Vec<Alike> {
    let deck = &view.table.options.deck;
    let mut all: Vec<Alike> = Vec::new();
    for card in unseen {
        let face = deck.face(*card);
        match all.iter_mut().find(|alike| alike.face == face) {
            Some(alike) => alike.count += 1,
            None => all.push(Alike::of(deck, *card)),
        }
    }
    all
}

/// What is hidden could be so.
pub(super) struct World {
    /// What each of the others holds now, in the order of their turns.
    pub(super) held: Vec<(SeatId, Vec<CardId>)>,
    /// The deck then; the last card is the top.
    pub(super) deck: Vec<CardId>,
}

/// A way in which the unseen cards could lie.
pub(super) fn world(view: &View, seat: SeatId, unseen: &[CardId], chance: &mut Chance) -> World {
    let mut cards = unseen.to_vec();
    chance.shuffle(&mut cards);
    let others = seat.others(view.table.seats);
    let held = others.map(|other| {
        let rest = cards.len().saturating_sub(view.held(other));
        (other, cards.split_off(rest))
    });
    World {
        held: held.collect(),
        deck: cards,
    }
}

/// A hand as it is when its turn's card has been taken from the deck (O5).
pub(super) fn filled(hand: &[CardId], deck: &[CardId]) -> Vec<CardId> {
    let drawn = deck.iter().rev().take(missing(hand));
    hand.iter().chain(drawn).copied().collect()
}

/// So many cards a hand draws as its turn begins.
pub(super) fn missing(hand: &[CardId]) -> usize {
    FULL.saturating_sub(hand.len()).max(1)
}

/// A hand is filled up to so many cards (O5).
pub(super) const FULL: usize = 8;
