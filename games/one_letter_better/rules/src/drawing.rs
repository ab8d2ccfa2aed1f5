//! Taking cards: from the deck, from the discard pile, and by a blue swap (O5, O13, O14).

use super::ruling::Ruling;
use super::{CardId, Colour, Event, Refusal};

/// Cards in a hand when a turn's word making begins, and at most when it ends (O5).
pub(super) const HAND: usize = 8;

/// O5: draws the turn's card from the deck, and more until the hand is full.
pub(super) fn draw(ruling: &mut Ruling) -> Result<(), Refusal> {
    may_take(ruling)?;
    if ruling.state.deck.is_empty() {
        return Err(Refusal::DeckEmpty);
    }
    let missing = HAND.saturating_sub(ruling.hand().len());
    ruling.draw(missing.max(1));
    Ok(())
}

/// O13: takes cards of the pile. The top card alone carries no duty, so the hand is filled at once.
/// With the deck empty the top card must be used too, as a deeper one must (O33).
pub(super) fn take(ruling: &mut Ruling, count: u8) -> Result<(), Refusal> {
    may_take(ruling)?;
    if count == 0 || usize::from(count) > ruling.state.table.pile.len() {
        return Err(Refusal::NotInThePile);
    }
    let duty = count > 1 || ruling.state.deck.is_empty();
    ruling.add(Event::Took { count, duty });
    if !duty {
        let missing = HAND.saturating_sub(ruling.hand().len());
        ruling.draw(missing);
    }
    Ok(())
}

fn may_take(ruling: &Ruling) -> Result<(), Refusal> {
    nothing_pending(ruling)?;
    match ruling.state.table.turn.drawn {
        true => Err(Refusal::DrawnAlready),
        false => Ok(()),
    }
}

/// A pick-up with a duty must be settled first (O13).
pub(super) fn nothing_pending(ruling: &Ruling) -> Result<(), Refusal> {
    let duty = ruling.state.table.turn.duty();
    duty.map_or(Ok(()), |card| Err(Refusal::UseOrPutBack(card)))
}

/// O13: puts the pick-up back in its old order.
pub(super) fn put_back(ruling: &mut Ruling) -> Result<(), Refusal> {
    if ruling.state.table.turn.pick_up.is_none() {
        return Err(Refusal::NothingToPutBack);
    }
    ruling.add(Event::PutBack);
    Ok(())
}

/// O14: swaps a blue card for any single card of the pile, but not while a pick-up can be put back
/// (O28). With the deck empty a discard may be taken only to be played at once (O33), so nothing is
/// swapped then.
pub(super) fn swap(ruling: &mut Ruling, blue: CardId, card: CardId) -> Result<(), Refusal> {
    if let Some(duty) = ruling.state.table.turn.duty() {
        return Err(Refusal::SwapWaits(duty));
    }
    if !ruling.hand().contains(&blue) {
        return Err(Refusal::NotInHand(blue));
    }
    if !ruling.state.table.options.is(blue, Colour::Blue) {
        return Err(Refusal::NotBlue(blue));
    }
    if ruling.state.deck.is_empty() {
        return Err(Refusal::DeckEmpty);
    }
    if !ruling.state.table.pile.contains(&card) {
        return Err(Refusal::NotInThePile);
    }
    ruling.add(Event::Swapped { blue, card });
    Ok(())
}
