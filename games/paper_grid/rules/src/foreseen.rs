//! What an action would begin or end (the endgame, the game), known before it is taken
//! (K24, K26).

use super::ruling::Ruling;
use super::{Action, Event, Laid, PaperGrid, Placed, Special, Stage, State, ending, play};
use game::{By, Chance, Game, Moment};

/// What an action would begin or end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ahead {
    /// The endgame begins, at once or at the end of the turn (K24).
    Endgame,
    /// The game ends (K26).
    End,
}

impl State {
    /// Returns what an action of the seat to move would begin or end; `None` also for an action
    /// that the rules refuse. It doesn't look words up: it assumes that a play counts.
    pub fn ahead(&self, action: &Action) -> Option<Ahead> {
        let events = self.events_of(action)?;
        let has = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
        if has(|event| matches!(event, Event::Ended(_))) {
            return Some(Ahead::End);
        }
        let begins = match (action, &self.stage) {
            (Action::Play(placed), _) | (Action::Accept, Stage::Judging(placed)) => {
                self.would_begin_endgame(placed)
            }
            _ => has(|event| matches!(event, Event::Endgame(_))),
        };
        begins.then_some(Ahead::Endgame)
    }

    /// Whether an action would end the game at once (K26).
    pub fn would_end(&self, action: &Action) -> bool {
        self.ahead(action) == Some(Ahead::End)
    }

    /// Whether the endgame is sure to begin at the end of the turn in which these letters are
    /// played, or accepted by the table, whatever is asked and answered after it (K24). It isn't
    /// sure if a Destroyer under one of them could still cross out enough letters (K37).
    pub fn would_begin_endgame(&self, placed: &[Placed]) -> bool {
        let Some(ruling) = self.played(placed).filter(|_| !self.endgame) else {
            return false;
        };
        let after = ruling.state;
        let Stage::Acting(cells) = &after.stage else {
            return ending::endgame_begins(&after).is_some();
        };
        let destroyers = cells
            .iter()
            .filter(|(_, special)| *special == Special::Destroyer);
        after.board.rim_letters() >= after.options.endgame_at + 2 * destroyers.count()
    }

    fn events_of(&self, action: &Action) -> Option<Vec<Event>> {
        if let Action::Play(placed) = action {
            return self.played(placed).map(|ruling| ruling.events);
        }
        let seat = PaperGrid::waiting_for(self).seats().iter().next()?;
        let by = By {
            seat,
            at: Moment::START,
        };
        PaperGrid::decide(self, by, action, None, &mut Chance::new(0)).ok()
    }

    /// Plays these letters without looking words up; `None` if they don't fit together as a play.
    fn played(&self, placed: &[Placed]) -> Option<Ruling> {
        let laid = Laid::new(self, self.turn.seat, placed).ok()?;
        let plays = matches!(self.stage, Stage::Playing | Stage::Judging(_));
        if !plays || laid.lies_well(self).is_err() {
            return None;
        }
        let mut ruling = Ruling::new(self, Moment::START);
        play::accept(&mut ruling, placed).ok()?;
        Some(ruling)
    }
}
