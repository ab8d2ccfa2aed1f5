//! STL-1: takes a card from an opponent's hand (O28).

use super::resolution::Resolution;
use super::{CardId, Event, Face, Mode, Refusal, Stage, StealOneRule, Turn, View};
use game::{Chance, SeatId};

/// O28: plays STL-1. A card taken blind is chosen at random, so the order in which a player holds
/// the cards gives nothing away.
pub(super) fn play_steal_one(
    resolution: &mut Resolution,
    with: CardId,
    from: Option<SeatId>,
    chance: &mut Chance,
) -> Result<(), Refusal> {
    let table = &resolution.state.table;
    if let Some(waits) = table.turn.steal_one_refusal() {
        return Err(waits);
    }
    if !resolution.hand().contains(&with) {
        return Err(Refusal::NotInHand(with));
    }
    if table.options.deck.face(with) != Face::StealOne {
        return Err(Refusal::NotStealOne(with));
    }
    if let Mode::Solo { .. } = table.options.mode {
        if from.is_some() {
            return Err(Refusal::NoOpponent);
        }
        let card = resolution.state.deck.last().copied();
        resolution.add(Event::DrawsOne { with, card });
        return Ok(());
    }
    let there = |from: &SeatId| from.index() < table.seats.into() && *from != table.turn.seat;
    let from = from.filter(there).ok_or(Refusal::NoOpponent)?;
    let hand = resolution.state.hand(from);
    let card = *chance.pick(hand).ok_or(Refusal::EmptyHand(from))?;
    resolution.add(match table.options.picking {
        StealOneRule::Blind => Event::Stole { with, from, card },
        StealOneRule::Shown => Event::Shown { with, from },
    });
    Ok(())
}

/// O28: takes a card of the hand that is shown.
pub(super) fn pick_card(resolution: &mut Resolution, card: CardId) -> Result<(), Refusal> {
    let Stage::Picking { from, with } = resolution.state.table.stage else {
        return Err(Refusal::NotNow);
    };
    if !resolution.state.hand(from).contains(&card) {
        return Err(Refusal::NotInHand(card));
    }
    resolution.add(Event::Stole { with, from, card });
    Ok(())
}

impl Turn {
    /// O28: STL-1 can show a card of an opponent's hand, so it waits while a pick-up can be put
    /// back.
    fn steal_one_refusal(&self) -> Option<Refusal> {
        self.duty_card().map(Refusal::StealOneWaits)
    }
}

impl View {
    /// Why STL-1 can't be played right now, if it has to wait (O28).
    pub fn steal_one_refusal(&self) -> Option<Refusal> {
        self.table.turn.steal_one_refusal()
    }
}
