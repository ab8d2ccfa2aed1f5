//! Undo: whoever played last takes back the steps of their own turn, one by one.

use super::{Game, Match, SeatId, Step};

/// Who did a step, and what undo must know of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Trace {
    /// Who did it; nobody where time ran out or the game began.
    by: Option<SeatId>,
    /// Whether a program did it.
    program: bool,
    /// Whether it showed something hidden.
    reveals: bool,
    /// Whether a turn began with it.
    hands_on: bool,
}

/// What undo takes: the last own step with all that programs did after it, and how many steps
/// before it are of the same turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Own {
    /// What goes at once.
    first: usize,
    /// What can go after that, one by one.
    more: usize,
}

/// What undo can take, from the last step backwards.
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
    /// How many steps stay, if whoever acted last takes back all that they can of their turn:
    /// until something hidden was shown, or the turn was handed on. What programs did after
    /// the last own step goes with it.
    pub fn undo_floor(&self) -> usize {
        let Own { first, more } = own(self.back());
        self.journal().steps.len() - first - more
    }

    /// Takes back the last step of a person, with what programs did after it. Whether it could
    /// be: it shows nothing hidden, and is not one of the first `floor` steps.
    pub fn undo_own(&mut self, floor: usize) -> bool {
        let Own { first, .. } = own(self.back());
        let may = first > 0 && self.journal().steps.len() >= floor + first;
        may && (0..first).all(|_| self.undo().is_ok())
    }

    /// The steps from the last one back to the second: the first is how the game began.
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

    /// Of steps in the order in which they were done.
    fn of(steps: &[Trace]) -> (usize, usize) {
        let Own { first, more } = own(steps.iter().rev().copied());
        (first, more)
    }

    #[test]
    fn every_step_of_the_own_turn_goes_one_by_one() {
        assert_eq!(of(&[by(BO), by(ADA), by(ADA), by(ADA)]), (1, 2));
        assert_eq!(of(&[by(ADA)]), (1, 0));
        assert_eq!(of(&[]), (0, 0));
    }

    #[test]
    fn what_was_shown_stays_shown() {
        let shown = Trace {
            reveals: true,
            ..by(ADA)
        };
        assert_eq!(of(&[by(ADA), shown, by(ADA), by(ADA)]), (1, 1));
        assert_eq!(of(&[by(ADA), shown]), (0, 0));
    }

    #[test]
    fn a_turn_that_was_handed_on_is_taken_back_by_its_last_step_alone() {
        let hands_on = Trace {
            hands_on: true,
            ..by(ADA)
        };
        assert_eq!(of(&[by(ADA), hands_on]), (1, 1));
        // Alone at the table one turn follows the other.
        assert_eq!(of(&[by(ADA), hands_on, by(ADA)]), (1, 0));
    }

    #[test]
    fn what_programs_did_since_goes_with_the_last_own_step() {
        assert_eq!(of(&[by(ADA), by(ADA), bot(), bot()]), (3, 1));
        assert_eq!(of(&[by(ADA), bot(), by(ADA)]), (1, 0), "no further");
        let shown = Trace {
            reveals: true,
            ..bot()
        };
        assert_eq!(of(&[by(ADA), shown, bot()]), (0, 0));
        assert_eq!(of(&[bot(), bot()]), (0, 0), "nobody's own");
    }

    #[test]
    fn time_that_ran_out_is_nobodys_step() {
        let time = Trace {
            by: None,
            ..by(ADA)
        };
        assert_eq!(of(&[by(ADA), time]), (0, 0));
        assert_eq!(of(&[by(ADA), time, by(ADA)]), (1, 0));
    }
}
