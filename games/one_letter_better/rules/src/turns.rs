//! The end of a turn: exchanges and discards (O5, O7).

use std::ops::RangeInclusive;

use super::drawing::{HAND, nothing_pending};
use super::ruling::Ruling;
use super::{CardId, Checking, Event, Exchange, Refusal, Stage, State, Table, View, rounds};

/// Most cards in one exchange (O7).
const EXCHANGED: usize = 4;

/// O5, O7: ends a turn, with an exchange or by discarding the cards above eight.
pub(super) fn end(ruling: &mut Ruling, cards: &[CardId]) -> Result<(), Refusal> {
    nothing_pending(ruling)?;
    let State { table, deck, .. } = &ruling.state;
    if !table.turn.drawn && !deck.is_empty() {
        return Err(Refusal::DrawFirst);
    }
    let held = ruling.hand().len();
    let made = !table.turn.plays.is_empty();
    let most = *table.discards(held, deck.len()).end();
    discard(ruling, cards, table.discards(held, deck.len()))?;
    // If no word was made, the hand is filled again; otherwise as many cards are drawn as were
    // exchanged.
    let left = held.saturating_sub(cards.len());
    let above = held.saturating_sub(HAND);
    let exchanges = most > above;
    if exchanges {
        ruling.draw(match made {
            true => cards.len().saturating_sub(above),
            false => HAND.saturating_sub(left),
        });
    }
    let asks = ruling.state.table.options.checking == Checking::Challenge;
    match asks && made {
        true => ruling.add(Event::Window),
        false => rounds::next_turn(ruling),
    }
    Ok(())
}

/// Discards cards from the hand of the turn's seat.
pub(super) fn discard(
    ruling: &mut Ruling,
    cards: &[CardId],
    allowed: RangeInclusive<usize>,
) -> Result<(), Refusal> {
    if !allowed.contains(&cards.len()) {
        return Err(Refusal::Discards {
            least: *allowed.start() as u8,
            most: *allowed.end() as u8,
        });
    }
    for (place, card) in cards.iter().enumerate() {
        if !ruling.hand().contains(card) {
            return Err(Refusal::NotInHand(*card));
        }
        if cards.iter().take(place).any(|other| other == card) {
            return Err(Refusal::Twice(*card));
        }
    }
    if !cards.is_empty() {
        ruling.add(Event::Discarded(cards.to_vec()));
    }
    Ok(())
}

impl Table {
    /// The number of cards that a hand of this size may discard to end the turn: the cards above
    /// eight, or one to four in exchange while the deck has cards and no word was made (O5, O7,
    /// O33). After a lost challenge nothing is exchanged (O32).
    fn discards(&self, held: usize, deck: usize) -> RangeInclusive<usize> {
        let above = held.saturating_sub(HAND);
        let made = !self.turn.plays.is_empty();
        let more = above.max(EXCHANGED.min(held));
        match (made, self.options.exchange) {
            _ if deck == 0 || matches!(self.stage, Stage::Penance { .. }) => above..=above,
            (false, _) => above.max(1).min(held)..=more,
            (true, Exchange::AfterPlayingToo) => above..=more,
            (true, Exchange::InsteadOfAWord) => above..=above,
        }
    }
}

impl View {
    /// The number of cards the viewer may discard to end the turn now (O5, O7).
    pub fn discards(&self) -> RangeInclusive<usize> {
        self.table.discards(self.hand.len(), self.deck.into())
    }

    /// The number of cards above eight in the viewer's hand (O5).
    pub fn above(&self) -> usize {
        self.hand.len().saturating_sub(HAND)
    }
}
