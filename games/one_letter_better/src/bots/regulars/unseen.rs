//! The cards a seat doesn't see, and how they could be dealt.

use game::{Chance, SeatId};
use one_letter_better_rules::{CardId, Deck, Face, View};

/// The cards that a seat doesn't see: those in other hands and in the deck.
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

/// Cards with the same face.
pub(super) struct Alike {
    pub(super) face: Face,
    pub(super) value: i32,
    pub(super) count: i32,
}

impl Alike {
    /// The face and value of a single card.
    pub(super) fn of(deck: &Deck, card: CardId) -> Alike {
        Alike {
            face: deck.face(card),
            value: deck.value(card),
            count: 1,
        }
    }
}

/// The unseen cards grouped by face.
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

/// A possible deal of the hidden cards.
pub(super) struct World {
    /// The hand of each other seat, in turn order.
    pub(super) held: Vec<(SeatId, Vec<CardId>)>,
    /// The deck; the last card is the top.
    pub(super) deck: Vec<CardId>,
}

/// A random deal of the unseen cards.
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

/// A hand after its turn's cards have been drawn from the deck (O5).
pub(super) fn filled(hand: &[CardId], deck: &[CardId]) -> Vec<CardId> {
    let drawn = deck.iter().rev().take(missing(hand));
    hand.iter().chain(drawn).copied().collect()
}

/// Number of cards a hand draws at the start of its turn.
pub(super) fn missing(hand: &[CardId]) -> usize {
    FULL.saturating_sub(hand.len()).max(1)
}

/// Number of cards that a hand is filled up to (O5).
pub(super) const FULL: usize = 8;
