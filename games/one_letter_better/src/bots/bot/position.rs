//! A table to try plays on: what a seat sees, and the cards that others might hold.

use crate::bots::FoundPlay;
use game::{Game, Moment, SeatId, Viewer};
use one_letter_better_rules::making::evaluate_line;
use one_letter_better_rules::{CardId, Event, LaidCard, OneLetterBetter, State, View};

/// A table, and the seat that plays on it.
#[derive(Debug, Clone)]
pub(super) struct Position {
    pub(super) state: State,
    pub(super) seat: SeatId,
}

impl Position {
    /// The position that a seat sees. The other hands are empty.
    pub(super) fn from_view(view: &View, seat: SeatId) -> Position {
        let mut position = Position {
            state: State {
                table: view.table.clone(),
                deck: Vec::new(),
                hands: vec![Vec::new(); view.table.seats.into()],
            },
            seat,
        };
        position.set_hand(seat, &view.hand);
        position
    }

    /// The same table seen by another seat, which holds these cards and begins its turn.
    pub(super) fn for_seat(&self, seat: SeatId, hand: &[CardId]) -> Position {
        let mut other = self.clone();
        let table = &mut other.state.table;
        table.turn.seat = seat;
        table.turn.pick_up = None;
        table.turn.plays.clear();
        other.seat = seat;
        other.set_hand(seat, hand);
        other
    }

    fn set_hand(&mut self, seat: SeatId, cards: &[CardId]) {
        if let Some(hand) = self.state.hands.get_mut(seat.index()) {
            hand.clear();
            hand.extend(cards);
        }
    }

    pub(super) fn hand(&self) -> &[CardId] {
        self.state.hand(self.seat)
    }

    pub(super) fn view(&self) -> View {
        self.state.seen_by(Viewer::Seat(self.seat))
    }

    /// The position after a play; `None` if the play isn't legal.
    pub(super) fn after_play(&self, find: &FoundPlay) -> Option<Position> {
        self.after_line(&find.line)
    }

    /// The position after laying a line of cards; `None` if that isn't legal.
    pub(super) fn after_line(&self, line: &[LaidCard]) -> Option<Position> {
        let mut after = self.clone();
        let table = &after.state.table;
        let made = evaluate_line(table, self.seat, self.hand(), line).ok()?;
        OneLetterBetter::evolve(&mut after.state, &Event::Made(made), Moment::START);
        Some(after)
    }
}
