//! The end of a turn: exchanges and discards (O5, O7).

use std::ops::RangeInclusive;

use super::drawing::{HAND_SIZE, check_nothing_pending};
use super::resolution::Resolution;
use super::{
    CardId, CheckingRule, Event, ExchangeRule, Refusal, Stage, State, Table, View, rounds,
};

/// Most cards in one exchange (O7).
const MAX_EXCHANGED: usize = 4;

/// O5, O7: ends a turn, with an exchange or by discarding the cards above eight.
pub(super) fn end_turn(resolution: &mut Resolution, cards: &[CardId]) -> Result<(), Refusal> {
    check_nothing_pending(resolution)?;
    let State { table, deck, .. } = &resolution.state;
    if !table.turn.drawn && !deck.is_empty() {
        return Err(Refusal::DrawFirst);
    }
    let held = resolution.hand().len();
    let made = !table.turn.plays.is_empty();
    let most = *table.allowed_discards(held, deck.len()).end();
    discard(resolution, cards, table.allowed_discards(held, deck.len()))?;
    // If no word was made, the hand is filled again; otherwise as many cards are drawn as were
    // exchanged.
    let left = held.saturating_sub(cards.len());
    let above = held.saturating_sub(HAND_SIZE);
    let exchanges = most > above;
    if exchanges {
        resolution.draw(if made {
            cards.len().saturating_sub(above)
        } else {
            HAND_SIZE.saturating_sub(left)
        });
    }
    let asks = resolution.state.table.options.checking == CheckingRule::Challenge;
    if asks && made {
        resolution.add(Event::Window)
    } else {
        rounds::next_turn(resolution)
    }
    Ok(())
}

/// Discards cards from the hand of the turn's seat.
pub(super) fn discard(
    resolution: &mut Resolution,
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
        if !resolution.hand().contains(card) {
            return Err(Refusal::NotInHand(*card));
        }
        if cards.iter().take(place).any(|other| other == card) {
            return Err(Refusal::Twice(*card));
        }
    }
    if !cards.is_empty() {
        resolution.add(Event::Discarded(cards.to_vec()));
    }
    Ok(())
}

impl Table {
    /// The number of cards that a hand of this size may discard to end the turn: the cards above
    /// eight, or one to four in exchange while the deck has cards and no word was made (O5, O7,
    /// O33). After a lost challenge nothing is exchanged (O32).
    fn allowed_discards(&self, held: usize, deck: usize) -> RangeInclusive<usize> {
        let above = held.saturating_sub(HAND_SIZE);
        let made = !self.turn.plays.is_empty();
        let more = above.max(MAX_EXCHANGED.min(held));
        match (made, self.options.exchange) {
            _ if deck == 0 || matches!(self.stage, Stage::Penance { .. }) => above..=above,
            (false, _) => above.max(1).min(held)..=more,
            (true, ExchangeRule::AfterPlayingToo) => above..=more,
            (true, ExchangeRule::InsteadOfAWord) => above..=above,
        }
    }
}

impl View {
    /// The number of cards the viewer may discard to end the turn now (O5, O7).
    pub fn allowed_discards(&self) -> RangeInclusive<usize> {
        self.table
            .allowed_discards(self.hand.len(), self.deck.into())
    }

    /// The number of cards above eight in the viewer's hand (O5).
    pub fn excess_cards(&self) -> usize {
        self.hand.len().saturating_sub(HAND_SIZE)
    }
}
