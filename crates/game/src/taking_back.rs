//! Undo: the player who acted last takes back the steps of their own turn, one by one.

use super::{Game, Match, SeatId, Step};

/// What undo needs to know about a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Trace {
    /// The seat that acted; `None` where a clock ran out or the game began.
    by: Option<SeatId>,
    /// Whether a bot acted.
    program: bool,
    /// Whether the step showed something hidden.
    reveals: bool,
    /// Whether a turn started with the step.
    hands_on: bool,
}

/// What a player can undo: their own last step along with all that bots did after it, and then
/// earlier steps of the same turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Own {
    /// Number of steps that the first undo removes.
    first: usize,
    /// Number of further steps that can be undone one by one.
    more: usize,
}

/// Works out what can be undone, given the steps from the last one backwards.
fn own(mut back: impl Iterator<Item = Trace>) -> Own {
    let mut first = 0;
    let seat = loop {
        first += 1;
        match back.next() {
            Some(step) if step.reveals => return Own::default(),
            Some(step) if step.program => {}
            Some(Trace { by: Some(seat), .. }) => break seat,
            _ => return Own::default(),
        }
    };
    let same = |step: &Trace| step.by == Some(seat) && !step.reveals && !step.hands_on;
    let more = back.take_while(same).count();
    Own { first, more }
}

impl<G: Game> Match<G> {
    /// Returns the number of steps that remain if the player who acted last undoes as much of
    /// their turn as they can: back to where something hidden was shown or the turn was handed on.
    /// What bots did after the player's last step goes with it.
    pub fn undo_floor(&self) -> usize {
        let Own { first, more } = own(self.back());
        self.journal().steps.len() - first - more
    }

    /// Undoes a person's last step along with what bots did after it. Returns whether it could:
    /// the steps must show nothing hidden and must not be among the first `floor`.
    pub fn undo_own(&mut self, floor: usize) -> bool {
        let Own { first, .. } = own(self.back());
        let may = first > 0 && self.journal().steps.len() >= floor + first;
        may && (0..first).all(|_| self.undo().is_ok())
    }

    /// Returns the steps from the last one back to the second; the first one is the game's
    /// opening.
    fn back(&self) -> impl Iterator<Item = Trace> {
        let journal = self.journal();
        let steps = journal.steps.iter().skip(1).rev();
        steps.map(|step: &Step<G::Event>| {
            let seat = step.by.and_then(|seat| journal.seats.get(seat.index()));
            Trace {
                by: step.by,
                program: seat.is_some_and(|seat| seat.by.program().is_some()),
                reveals: (step.events.iter()).any(|event| G::reveals_among(event, &journal.seats)),
                hands_on: step.events.iter().any(G::begins_turn),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: SeatId = SeatId::FIRST;
    const BO: SeatId = SeatId::new(1);

    fn by(seat: SeatId) -> Trace {
        Trace {
            by: Some(seat),
            program: false,
            reveals: false,
            hands_on: false,
        }
    }

    fn bot() -> Trace {
        Trace {
            program: true,
            ..by(SeatId::new(2))
        }
    }

    /// Works out what can be undone after these steps, given in the order in which they were done.
    fn of(steps: &[Trace]) -> (usize, usize) {
        let Own { first, more } = own(steps.iter().rev().copied());
        (first, more)
    }

    #[test]
    fn every_step_of_the_current_turn_can_be_undone_one_by_one() {
        assert_eq!(of(&[by(BO), by(ADA), by(ADA), by(ADA)]), (1, 2));
        assert_eq!(of(&[by(ADA)]), (1, 0));
        assert_eq!(of(&[]), (0, 0));
    }

    #[test]
    fn undo_stops_at_a_step_that_showed_something_hidden() {
        let shown = Trace {
            reveals: true,
            ..by(ADA)
        };
        assert_eq!(of(&[by(ADA), shown, by(ADA), by(ADA)]), (1, 1));
        assert_eq!(of(&[by(ADA), shown]), (0, 0));
    }

    #[test]
    fn undo_stops_where_a_turn_started() {
        let hands_on = Trace {
            hands_on: true,
            ..by(ADA)
        };
        assert_eq!(of(&[by(ADA), hands_on]), (1, 1));
        // In a solo game one turn follows the other.
        assert_eq!(of(&[by(ADA), hands_on, by(ADA)]), (1, 0));
    }

    #[test]
    fn undo_takes_back_what_bots_did_after_the_players_last_step() {
        assert_eq!(of(&[by(ADA), by(ADA), bot(), bot()]), (3, 1));
        assert_eq!(of(&[by(ADA), bot(), by(ADA)]), (1, 0), "stops at the bot");
        let shown = Trace {
            reveals: true,
            ..bot()
        };
        assert_eq!(of(&[by(ADA), shown, bot()]), (0, 0));
        assert_eq!(of(&[bot(), bot()]), (0, 0), "bots alone, no person's step");
    }

    #[test]
    fn undo_stops_where_a_clock_ran_out() {
        let time = Trace {
            by: None,
            ..by(ADA)
        };
        assert_eq!(of(&[by(ADA), time]), (0, 0));
        assert_eq!(of(&[by(ADA), time, by(ADA)]), (1, 0));
    }
}
