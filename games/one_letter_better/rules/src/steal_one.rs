//! STL-1: takes a card from an opponent's hand (O28).

use super::ruling::Ruling;
use super::{CardId, Event, Face, Mode, Picking, Refusal, Stage, Turn, View};
use game::{Chance, SeatId};

/// O28: plays STL-1. A card taken blind is chosen at random, so the order in which a player holds
/// the cards gives nothing away.
pub(super) fn steal_one(
    ruling: &mut Ruling,
    with: CardId,
    from: Option<SeatId>,
    chance: &mut Chance,
) -> Result<(), Refusal> {
    let table = &ruling.state.table;
    if let Some(waits) = table.turn.steal_one_waits() {
        return Err(waits);
    }
    if !ruling.hand().contains(&with) {
        return Err(Refusal::NotInHand(with));
    }
    if table.options.deck.face(with) != Face::StealOne {
        return Err(Refusal::NotStealOne(with));
    }
    if let Mode::Solo { .. } = table.options.mode {
        if from.is_some() {
            return Err(Refusal::NoOpponent);
        }
        let card = ruling.state.deck.last().copied();
        ruling.add(Event::DrawsOne { with, card });
        return Ok(());
    }
    let there = |from: &SeatId| from.index() < table.seats.into() && *from != table.turn.seat;
    let from = from.filter(there).ok_or(Refusal::NoOpponent)?;
    let hand = ruling.state.hand(from);
    let card = *chance.pick(hand).ok_or(Refusal::EmptyHand(from))?;
    ruling.add(match table.options.picking {
        Picking::Blind => Event::Stole { with, from, card },
        Picking::Shown => Event::Shown { with, from },
    });
    Ok(())
}

/// O28: takes a card of the hand that is shown.
pub(super) fn pick(ruling: &mut Ruling, card: CardId) -> Result<(), Refusal> {
    let Stage::Picking { from, with } = ruling.state.table.stage else {
        return Err(Refusal::NotNow);
    };
    if !ruling.state.hand(from).contains(&card) {
        return Err(Refusal::NotInHand(card));
    }
    ruling.add(Event::Stole { with, from, card });
    Ok(())
}

impl Turn {
    /// O28: STL-1 can show a card of an opponent's hand, so it waits while a pick-up can be put
    /// back.
    fn steal_one_waits(&self) -> Option<Refusal> {
        self.duty().map(Refusal::StealOneWaits)
    }
}

impl View {
    /// Why STL-1 can't be played right now, if it has to wait (O28).
    pub fn steal_one_waits(&self) -> Option<Refusal> {
        self.table.turn.steal_one_waits()
    }
}
