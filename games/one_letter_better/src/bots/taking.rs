//! Taking cards by other means than the deck: from the pile, or with STL-1.

use game::SeatId;
use one_letter_better_rules::{Action, CardId, Face, Mode, PickUp, View};

/// Plays STL-1 as soon as the seat holds one, on the opponent with the most points among those who
/// hold cards.
pub(super) fn choose_steal_one(view: &View, seat: SeatId) -> Option<Action> {
    let table = &view.table;
    let face = |card: &CardId| table.options.deck.face(*card);
    let with = *view.hand.iter().find(|card| face(card) == Face::StealOne)?;
    if let Mode::Solo { .. } = table.options.mode {
        return Some(Action::StealOne { with, from: None });
    }
    let rich = seat
        .others_clockwise(table.seats)
        .filter(|other| view.hand_size(*other) > 0);
    let from = Some(rich.max_by_key(|other| table.score(*other))?);
    Some(Action::StealOne { with, from })
}

/// The view as it would be after taking this number of cards from the pile.
pub(super) fn view_after_taking(view: &View, count: usize) -> View {
    let mut view = view.clone();
    let left = view.table.pile.len().saturating_sub(count);
    let cards = view.table.pile.split_off(left);
    view.hand.extend(&cards);
    view.table.turn.drawn = true;
    if count > 1 || view.deck == 0 {
        view.table.turn.pick_up = Some(PickUp { cards, owed: 0 });
    }
    view
}
