//! The effect of the last act on the table. Until the next act, the placed card has an edge and the
//! changed words are highlighted.

use super::{ClaimChanges, changes_from_claims, changes_from_placing};
use c_u_letter_rules::{CULetter, Event, Placing, Square, Use};
use game::{Match, SeatId};

/// The last act that changed the table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LastAct {
    /// The last card placed in this round: its seat and final square.
    pub laid: Option<(SeatId, Square)>,
    /// The changes that the last act made to the claims.
    pub changes: ClaimChanges,
}

/// Returns the last act among the first `steps` steps.
pub fn last_act(game: &Match<CULetter>, steps: usize) -> LastAct {
    let mut last = LastAct::default();
    let all = game.journal().steps.iter().enumerate().take(steps);
    let mut acts = None;
    for (number, step) in all {
        for event in &step.events {
            match event {
                Event::Placed(placing) => {
                    last.laid = step.by.map(|by| (by, final_square(placing)));
                    acts = step.by.map(|by| (number, Some((by, *placing))));
                }
                Event::Claimed(_) => acts = Some((number, None)),
                Event::Dealt(_)
                | Event::RoundBegan { .. }
                | Event::RoundEnded(_)
                | Event::ScrambleBegan(_) => {
                    last.laid = None;
                    acts = None;
                }
                _ => {}
            }
        }
    }
    if let Some((number, placed)) = acts {
        let before = game.state_after(number).table;
        last.changes = match placed {
            Some((by, placing)) => changes_from_placing(&before, &placing, by),
            None => changes_from_claims(&before, &game.state_after(number + 1).table),
        };
    }
    last
}

/// The square on which a placed card ends up.
const fn final_square(placing: &Placing) -> Square {
    match placing.using {
        Use::Swap(other) => other,
        _ => placing.at,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use c_u_letter_rules::{Action, Options};
    use game::{Chance, Moment, PlayedBy, Roster, Seat};

    #[test]
    fn the_last_card_is_highlighted_until_the_next_one() {
        let mut roster = Roster::default();
        roster.add("Ada").unwrap();
        roster.add("Bo").unwrap();
        let by = PlayedBy::Person;
        let seats = roster.players().iter().cloned();
        let seats = seats.map(|player| Seat { player, by }).collect();
        let mut game = Match::<CULetter>::start(Options::default(), seats, Chance::new(1)).unwrap();
        let laid = |game: &Match<CULetter>| last_act(game, usize::MAX).laid;
        assert_eq!(laid(&game), None);
        let first = game.state().table.turn.seat;
        let at = Square::from_name("e5").unwrap();
        let placing = Placing {
            card: game.state().hand(first)[0],
            at,
            using: Use::Nothing,
        };
        for action in [Action::Ready, Action::Place(placing), Action::Done] {
            game.act(first, &action, Moment(0), None).unwrap();
        }
        assert_eq!(laid(&game), Some((first, at)));
        // After the first two steps, no card had been placed yet.
        assert_eq!(last_act(&game, 2).laid, None);
    }

    #[test]
    fn c25_a_swapped_card_is_highlighted_on_its_new_square() {
        let square = |name: &str| Square::from_name(name).unwrap();
        let placing = Placing {
            card: c_u_letter_rules::CardId::all().next().unwrap(),
            at: square("e3"),
            using: Use::Swap(square("e4")),
        };
        assert_eq!(final_square(&placing), square("e4"));
    }
}
