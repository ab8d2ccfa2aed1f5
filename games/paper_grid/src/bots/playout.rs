//! Plays a game on, each seat taking the best-looking action.

use super::habit;
use game::bots::{BotProfile, WorkMeter};
use game::{Actor, Chance, Game, Moment, SeatId};
use lexicon::{Level, Lexicon};
use paper_grid_rules::{Action, Event, Move, PaperGrid, Stage, State, moves_within};

/// Plays games on within a step limit, with the words that a bot knows and those that it assumes
/// others know.
pub(super) struct Playout<'a> {
    words: &'a Lexicon,
    seat: SeatId,
    own: Level,
    others: Level,
    meter: WorkMeter,
    most: u64,
}

impl<'a> Playout<'a> {
    /// Returns a playout for the bot in a seat.
    pub fn new(words: &'a Lexicon, mind: &BotProfile, seat: SeatId) -> Playout<'a> {
        let most = mind.judgement.work.saturating_sub(MAX_STEPS_BETWEEN_CHECKS);
        Playout {
            words,
            seat,
            own: mind.vocabulary,
            others: mind.judgement.others,
            meter: WorkMeter::new(most),
            most,
        }
    }

    /// Whether the step limit is reached.
    pub fn is_spent(&self) -> bool {
        self.meter.is_spent()
    }

    /// Returns a seat's plays, the best first: all of them, unless the step limit is reached.
    pub(crate) fn ranked_plays(&self, state: &State, seat: SeatId) -> Vec<Move> {
        // Where the table decides, only everyday words are shown to it (K16).
        let counts = state.options.judge.level().unwrap_or(Level::EVERYDAY);
        let knows = if seat == self.seat {
            self.own
        } else {
            self.others
        };
        let level = counts.min(knows);
        let left = self.most.saturating_sub(self.meter.used());
        moves_within(state, seat, self.words, level, left)
    }

    /// Applies an action; returns how many turns it starts, or `None` if it is refused.
    pub fn apply(&self, state: &mut State, seat: SeatId, action: &Action) -> Option<usize> {
        let at = Moment::START;
        let by = Actor { seat, at };
        let words = Some(self.words);
        let events = PaperGrid::decide(state, by, action, words, &mut Chance::new(0)).ok()?;
        for event in &events {
            PaperGrid::evolve(state, event, at);
        }
        let begin = |event: &&Event| matches!(event, Event::Turn { .. });
        Some(events.iter().filter(begin).count())
    }

    /// Plays on until this number of further turns have begun or the game is over. `None` if the
    /// step limit is reached before.
    pub fn play_on(&self, state: &mut State, mut turns: usize) -> Option<()> {
        while turns > 0 && !matches!(state.stage, Stage::Over(_)) {
            let seat = habit::seat_to_act(state);
            let action = self.habitual_action(state, seat);
            if self.is_spent() {
                return None;
            }
            turns = turns.saturating_sub(self.apply(state, seat, &action)?);
        }
        Some(())
    }

    /// Returns a seat's habitual action.
    fn habitual_action(&self, state: &State, seat: SeatId) -> Action {
        let best = || self.ranked_plays(state, seat).into_iter().next();
        habit::habitual_action(state, seat, &mut Chance::new(0), best)
    }
}

/// Upper bound on the steps between two checks of the meter: enough to look up the words of a
/// play twice, in both directions.
const MAX_STEPS_BETWEEN_CHECKS: u64 = 2_000;
