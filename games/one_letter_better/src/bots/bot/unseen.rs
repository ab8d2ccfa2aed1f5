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
pub(super) struct CardGroup {
    pub(super) face: Face,
    pub(super) value: i32,
    pub(super) count: i32,
}

impl CardGroup {
    /// The face and value of a single card.
    pub(super) fn single(deck: &Deck, card: CardId) -> CardGroup {
        CardGroup {
            face: deck.face(card),
            value: deck.value(card),
            count: 1,
        }
    }
}

/// The unseen cards grouped by face.
pub(super) fn group_by_face(view: &View, unseen: &[CardId]) -> Vec<CardGroup> {
    let deck = &view.table.options.deck;
    let mut all: Vec<CardGroup> = Vec::new();
    for card in unseen {
        let face = deck.face(*card);
        match all.iter_mut().find(|alike| alike.face == face) {
            Some(alike) => alike.count += 1,
            None => all.push(CardGroup::single(deck, *card)),
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
pub(super) fn random_world(
    view: &View,
    seat: SeatId,
    unseen: &[CardId],
    chance: &mut Chance,
) -> World {
    let mut cards = unseen.to_vec();
    chance.shuffle(&mut cards);
    let others = seat.others_clockwise(view.table.seats);
    let held = others.map(|other| {
        let rest = cards.len().saturating_sub(view.hand_size(other));
        (other, cards.split_off(rest))
    });
    World {
        held: held.collect(),
        deck: cards,
    }
}

/// A hand after its turn's cards have been drawn from the deck (O5).
pub(super) fn fill_hand(hand: &[CardId], deck: &[CardId]) -> Vec<CardId> {
    let drawn = deck.iter().rev().take(draw_count(hand));
    hand.iter().chain(drawn).copied().collect()
}

/// Number of cards a hand draws at the start of its turn.
pub(super) fn draw_count(hand: &[CardId]) -> usize {
    FULL_HAND.saturating_sub(hand.len()).max(1)
}

/// Number of cards that a hand is filled up to (O5).
pub(super) const FULL_HAND: usize = 8;
