//! What has happened since a seat could last see for itself.

use crate::games::c_u_letter::rules::{CULetter, Event};
use crate::table::{Match, SeatId};

/// From which step on a seat has not seen what happened: after its last turn.
#[must_use]
pub fn unseen(game: &Match<CULetter>, seat: SeatId) -> usize {
    let mut plays = None;
    let mut unseen = 0;
    for (number, step) in game.journal().steps.iter().enumerate() {
        for event in &step.events {
            if plays == Some(seat) {
                unseen = number + 1;
            }
            match event {
                Event::Dealt(dealt) => plays = Some(dealt.starter),
                Event::RoundBegan { starter, .. } => plays = Some(*starter),
                Event::Turn(next) => plays = Some(*next),
                Event::RoundEnded(_) => plays = None,
                _ => {}
            }
        }
    }
    unseen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::c_u_letter::rules::{Action, Options, Placing, Square, Use};
    use crate::table::{Chance, Moment, PlayedBy, Roster, Seat};

    #[test]
    fn a_seat_has_seen_its_own_turn() {
        let mut roster = Roster::default();
        roster.add("Ada").unwrap();
        roster.add("Bo").unwrap();
        let by = PlayedBy::Person;
        let seats = roster.players().iter().cloned();
        let seats = seats.map(|player| Seat { player, by }).collect();
        let mut game = Match::<CULetter>::begin(Options::default(), seats, Chance::new(1)).unwrap();
        let first = game.state().table.turn.seat;
        let second = first.left(2);
        assert_eq!((unseen(&game, first), unseen(&game, second)), (0, 0));
        let card = game.state().hand(first)[0];
        let at = Square::named("e5").unwrap();
        let using = Use::Nothing;
        let place = Action::Place(Placing { card, at, using });
        for action in [Action::Ready, place, Action::Done] {
            game.act(first, &action, Moment(0), None).unwrap();
        }
        assert_eq!((unseen(&game, first), unseen(&game, second)), (4, 0));
        game.act(second, &Action::Ready, Moment(0), None).unwrap();
        assert_eq!((unseen(&game, first), unseen(&game, second)), (4, 5));
    }
}
