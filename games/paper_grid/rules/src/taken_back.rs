//! The plays that were taken back in a game in which the table judges words (K16).

use serde::{Deserialize, Serialize};

use super::{Event, LaidLetters, PaperGrid, Placed, Stage, State};
use game::{Match, SeatId};

/// The plays that the table took back in a game, so that bots don't try them again.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct TakenBackPlays {
    /// The words that each of the plays spelled.
    spelled: Vec<Vec<String>>,
    /// Number of plays taken back in the current turn.
    this_turn: usize,
}

impl TakenBackPlays {
    /// Collects all plays taken back, from the game's journal.
    pub fn from_game(game: &Match<PaperGrid>) -> TakenBackPlays {
        let mut all = TakenBackPlays::default();
        for (step, done) in game.journal().steps.iter().enumerate() {
            for event in &done.events {
                match event {
                    Event::Turn { .. } => all.this_turn = 0,
                    Event::TakenBack => all.add(&game.state_after(step)),
                    _ => {}
                }
            }
        }
        all
    }

    /// Adds the play that the table judges in this state.
    fn add(&mut self, state: &State) {
        if let Stage::Judging(placed) = &state.stage
            && let Ok(laid) = LaidLetters::new(state, state.turn.seat, placed)
        {
            self.spelled.push(laid.spellings());
            self.this_turn += 1;
        }
    }

    /// Whether a play spells every word of one that was taken back.
    pub fn contains_words_of(&self, state: &State, seat: SeatId, placed: &[Placed]) -> bool {
        if self.spelled.is_empty() {
            return false;
        }
        let laid = LaidLetters::new(state, seat, placed);
        let spells = laid.map_or_else(|_| Vec::new(), |laid| laid.spellings());
        let again = |before: &Vec<String>| before.iter().all(|word| spells.contains(word));
        self.spelled.iter().any(again)
    }

    /// Number of plays taken back in the current turn.
    pub fn count_this_turn(&self) -> usize {
        self.this_turn
    }
}
