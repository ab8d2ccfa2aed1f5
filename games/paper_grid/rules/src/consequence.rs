//! What an action would begin or end (the endgame, the game), known before it is taken
//! (K24, K26).

use super::resolution::Resolution;
use super::{
    Action, Event, LaidLetters, PaperGrid, Placed, SpecialType, Stage, State, ending, play,
};
use game::{Actor, Chance, Game, Moment};

/// What an action would begin or end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Consequence {
    /// The endgame begins, at once or at the end of the turn (K24).
    Endgame,
    /// The game ends (K26).
    End,
}

impl State {
    /// Returns what an action of the seat to move would begin or end; `None` also for an action
    /// that the rules refuse. It doesn't look words up: it assumes that a play counts.
    pub fn consequence_of(&self, action: &Action) -> Option<Consequence> {
        let events = self.events_from(action)?;
        let has = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
        if has(|event| matches!(event, Event::Ended(_))) {
            return Some(Consequence::End);
        }
        let begins = match (action, &self.stage) {
            (Action::Play(placed), _) | (Action::Accept, Stage::Judging(placed)) => {
                self.would_begin_endgame(placed)
            }
            _ => has(|event| matches!(event, Event::Endgame(_))),
        };
        begins.then_some(Consequence::Endgame)
    }

    /// Whether an action would end the game at once (K26).
    pub fn would_end(&self, action: &Action) -> bool {
        self.consequence_of(action) == Some(Consequence::End)
    }

    /// Whether the endgame is sure to begin at the end of the turn in which these letters are
    /// played, or accepted by the table, whatever is asked and answered after it (K24). It isn't
    /// sure if a Destroyer under one of them could still cross out enough letters (K37).
    pub fn would_begin_endgame(&self, placed: &[Placed]) -> bool {
        let Some(resolution) = self.resolve_play(placed).filter(|_| !self.endgame) else {
            return false;
        };
        let after = resolution.state;
        let Stage::Acting(cells) = &after.stage else {
            return ending::endgame_cause(&after).is_some();
        };
        let destroyers = cells
            .iter()
            .filter(|(_, special)| *special == SpecialType::Destroyer);
        after.board.rim_letter_count() >= after.options.endgame_at + 2 * destroyers.count()
    }

    fn events_from(&self, action: &Action) -> Option<Vec<Event>> {
        if let Action::Play(placed) = action {
            return self
                .resolve_play(placed)
                .map(|resolution| resolution.events);
        }
        let seat = PaperGrid::waiting_for(self).seats().iter().next()?;
        let by = Actor {
            seat,
            at: Moment::START,
        };
        PaperGrid::decide(self, by, action, None, &mut Chance::new(0)).ok()
    }

    /// Plays these letters without looking words up; `None` if they don't fit together as a play.
    fn resolve_play(&self, placed: &[Placed]) -> Option<Resolution> {
        let laid = LaidLetters::new(self, self.turn.seat, placed).ok()?;
        let plays = matches!(self.stage, Stage::Playing | Stage::Judging(_));
        if !plays || laid.check_placement(self).is_err() {
            return None;
        }
        let mut resolution = Resolution::new(self, Moment::START);
        play::accept_play(&mut resolution, placed).ok()?;
        Some(resolution)
    }
}
