//! Undo: the player who acted last takes back the steps of their own turn, one by one.

use super::{Game, Match, SeatId, Step};

/// What undo needs to know about a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct StepTrace {
    /// The seat that acted; `None` where a clock ran out or the game began.
    by: Option<SeatId>,
    /// Whether a bot acted.
    program: bool,
    /// Whether the step showed something hidden.
    reveals: bool,
    /// Whether a turn started with the step.
    starts_turn: bool,
}

/// What a player can undo: their own last step along with all that bots did after it, and then
/// earlier steps of the same turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct UndoableSteps {
    /// Number of steps that the first undo removes.
    first: usize,
    /// Number of further steps that can be undone one by one.
    more: usize,
}

/// Works out what can be undone, given the steps from the last one backwards.
fn undoable_steps(mut steps_backwards: impl Iterator<Item = StepTrace>) -> UndoableSteps {
    let mut first = 0;
    let seat = loop {
        first += 1;
        match steps_backwards.next() {
            Some(step) if step.reveals => return UndoableSteps::default(),
            Some(step) if step.program => {}
            Some(StepTrace { by: Some(seat), .. }) => break seat,
            _ => return UndoableSteps::default(),
        }
    };
    let same = |step: &StepTrace| step.by == Some(seat) && !step.reveals && !step.starts_turn;
    let more = steps_backwards.take_while(same).count();
    UndoableSteps { first, more }
}

impl<G: Game> Match<G> {
    /// Returns the number of steps that remain if the player who acted last undoes as much of their
    /// turn as they can: back to where something hidden was shown or the turn was handed on. What
    /// bots did after the player's last step is undone with it.
    pub fn undo_floor(&self) -> usize {
        let UndoableSteps { first, more } = undoable_steps(self.steps_backwards());
        self.journal().steps.len() - first - more
    }

    /// Undoes a person's last step along with what bots did after it. Returns whether it could:
    /// the steps must show nothing hidden and must not be among the first `floor`.
    ///
    /// ```
    /// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/nim.rs")); }
    /// use game::{Chance, Game, Match, Moment, PlayedBy, SeatId};
    /// use nim::{Nim, table};
    ///
    /// let mut seats = table(&["Ada", "Owl"]);
    /// seats[1].by = PlayedBy::Bot(Nim::BOTS[1]);
    /// let mut game = Match::<Nim>::start(9, seats, Chance::new(7))?;
    /// game.act(SeatId::FIRST, &2, Moment(1_000), None).unwrap();
    /// game.act(SeatId::new(1), &3, Moment(2_000), None).unwrap();
    /// // Undoes Ada's step together with the bot's answer. Only the opening is left.
    /// assert_eq!(game.undo_floor(), 1);
    /// assert!(game.undo_own_step(game.undo_floor()));
    /// assert_eq!(game.state().sticks, 9);
    /// # Ok::<(), game::SeatCountError>(())
    /// ```
    pub fn undo_own_step(&mut self, floor: usize) -> bool {
        let UndoableSteps { first, .. } = undoable_steps(self.steps_backwards());
        let may = first > 0 && self.journal().steps.len() >= floor + first;
        may && (0..first).all(|_| self.undo().is_ok())
    }

    /// Returns the steps from the last one back to the second; the first one is the game's
    /// opening.
    fn steps_backwards(&self) -> impl Iterator<Item = StepTrace> {
        let journal = self.journal();
        let steps = journal.steps.iter().skip(1).rev();
        steps.map(|step: &Step<G::Event>| {
            let seat = step.by.and_then(|seat| journal.seats.get(seat.index()));
            StepTrace {
                by: step.by,
                program: seat.is_some_and(|seat| seat.by.bot_id().is_some()),
                reveals: (step.events.iter()).any(|event| G::blocks_undo(event, &journal.seats)),
                starts_turn: step.events.iter().any(G::starts_turn),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: SeatId = SeatId::FIRST;
    const BO: SeatId = SeatId::new(1);

    fn by(seat: SeatId) -> StepTrace {
        StepTrace {
            by: Some(seat),
            program: false,
            reveals: false,
            starts_turn: false,
        }
    }

    fn bot() -> StepTrace {
        StepTrace {
            program: true,
            ..by(SeatId::new(2))
        }
    }

    /// Works out what can be undone after these steps, given in the order in which they were done.
    fn undoable(steps: &[StepTrace]) -> (usize, usize) {
        let UndoableSteps { first, more } = undoable_steps(steps.iter().rev().copied());
        (first, more)
    }

    #[test]
    fn every_step_of_the_current_turn_can_be_undone_one_by_one() {
        assert_eq!(undoable(&[by(BO), by(ADA), by(ADA), by(ADA)]), (1, 2));
        assert_eq!(undoable(&[by(ADA)]), (1, 0));
        assert_eq!(undoable(&[]), (0, 0));
    }

    #[test]
    fn undo_stops_at_a_step_that_showed_something_hidden() {
        let shown = StepTrace {
            reveals: true,
            ..by(ADA)
        };
        assert_eq!(undoable(&[by(ADA), shown, by(ADA), by(ADA)]), (1, 1));
        assert_eq!(undoable(&[by(ADA), shown]), (0, 0));
    }

    #[test]
    fn undo_stops_where_a_turn_started() {
        let starts_turn = StepTrace {
            starts_turn: true,
            ..by(ADA)
        };
        assert_eq!(undoable(&[by(ADA), starts_turn]), (1, 1));
        // In a solo game, turns of the same player follow each other.
        assert_eq!(undoable(&[by(ADA), starts_turn, by(ADA)]), (1, 0));
    }

    #[test]
    fn undo_takes_back_what_bots_did_after_the_players_last_step() {
        assert_eq!(undoable(&[by(ADA), by(ADA), bot(), bot()]), (3, 1));
        assert_eq!(
            undoable(&[by(ADA), bot(), by(ADA)]),
            (1, 0),
            "stops at the bot"
        );
        let shown = StepTrace {
            reveals: true,
            ..bot()
        };
        assert_eq!(undoable(&[by(ADA), shown, bot()]), (0, 0));
        assert_eq!(
            undoable(&[bot(), bot()]),
            (0, 0),
            "bots alone, no person's step"
        );
    }

    #[test]
    fn undo_stops_where_a_clock_ran_out() {
        let time = StepTrace {
            by: None,
            ..by(ADA)
        };
        assert_eq!(undoable(&[by(ADA), time]), (0, 0));
        assert_eq!(undoable(&[by(ADA), time, by(ADA)]), (1, 0));
    }
}
