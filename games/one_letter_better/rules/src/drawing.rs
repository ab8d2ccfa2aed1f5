//! Taking cards: from the deck, from the discard pile, and by a blue swap (O5, O13, O14).

use super::resolution::Resolution;
use super::{CardId, Colour, Event, Refusal, View};

/// Number of cards that a hand is filled up to before words are made, and the most it may hold at
/// the end of a turn (O5).
pub(super) const HAND_SIZE: usize = 8;

/// O5: the number of cards that a hand of this size draws from the deck as the turn's cards, if the
/// deck has them.
fn wanted_cards(held: usize) -> usize {
    HAND_SIZE.saturating_sub(held).max(1)
}

impl View {
    /// The number of cards that the turn's seat would draw from the deck now (O5, O8).
    pub fn cards_to_draw(&self) -> usize {
        let held = self.hand_size(self.table.turn.seat);
        wanted_cards(held).min(self.deck.into())
    }
}

/// O5: draws the turn's card from the deck, and more until the hand is full.
pub(super) fn draw(resolution: &mut Resolution) -> Result<(), Refusal> {
    check_can_take(resolution)?;
    if resolution.state.deck.is_empty() {
        return Err(Refusal::DeckEmpty);
    }
    let wanted = wanted_cards(resolution.hand().len());
    resolution.draw(wanted);
    Ok(())
}

/// O13: takes cards of the pile. If only the top card is taken, it needn't be used, so the hand is
/// filled at once. If the deck is empty, the top card must be used too, as a deeper one always must
/// (O33).
pub(super) fn take(resolution: &mut Resolution, count: u8) -> Result<(), Refusal> {
    check_can_take(resolution)?;
    if count == 0 || usize::from(count) > resolution.state.table.pile.len() {
        return Err(Refusal::NotInThePile);
    }
    let duty = count > 1 || resolution.state.deck.is_empty();
    resolution.add(Event::Took { count, duty });
    if !duty {
        let missing = HAND_SIZE.saturating_sub(resolution.hand().len());
        resolution.draw(missing);
    }
    Ok(())
}

fn check_can_take(resolution: &Resolution) -> Result<(), Refusal> {
    check_nothing_pending(resolution)?;
    if resolution.state.table.turn.drawn {
        Err(Refusal::DrawnAlready)
    } else {
        Ok(())
    }
}

/// O13: refuses if a pick-up must first be used or put back.
pub(super) fn check_nothing_pending(resolution: &Resolution) -> Result<(), Refusal> {
    let duty = resolution.state.table.turn.duty_card();
    duty.map_or(Ok(()), |card| Err(Refusal::UseOrPutBack(card)))
}

/// O13: puts the pick-up back in its old order.
pub(super) fn put_back(resolution: &mut Resolution) -> Result<(), Refusal> {
    if resolution.state.table.turn.pick_up.is_none() {
        return Err(Refusal::NothingToPutBack);
    }
    resolution.add(Event::PutBack);
    Ok(())
}

/// O14: swaps a blue card for any single card of the pile, but not while a pick-up can be put back
/// (O28). With the deck empty a discard may be taken only to be played at once (O33), so nothing is
/// swapped then.
pub(super) fn swap(resolution: &mut Resolution, blue: CardId, card: CardId) -> Result<(), Refusal> {
    if let Some(duty) = resolution.state.table.turn.duty_card() {
        return Err(Refusal::SwapWaits(duty));
    }
    if !resolution.hand().contains(&blue) {
        return Err(Refusal::NotInHand(blue));
    }
    if !resolution
        .state
        .table
        .options
        .has_colour(blue, Colour::Blue)
    {
        return Err(Refusal::NotBlue(blue));
    }
    if resolution.state.deck.is_empty() {
        return Err(Refusal::DeckEmpty);
    }
    if !resolution.state.table.pile.contains(&card) {
        return Err(Refusal::NotInThePile);
    }
    resolution.add(Event::Swapped { blue, card });
    Ok(())
}
