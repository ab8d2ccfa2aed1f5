//! The review of a round: the best play that was missed in each turn. It is measured against
//! all that the turn made, since who makes three good words has missed none.

use serde::{Deserialize, Serialize};

use super::{Find, Finder};
use crate::games::one_letter_better::rules::{Event, OneLetterBetter, Stage, State, View};
use crate::lexicon::{Family, Lexicon, Word};
use crate::table::{Game, Match, SeatId, Viewer};

/// A turn as its seat saw it when it could begin to play, and what it made of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// After how many steps of the journal that was.
    pub step: usize,
    /// Whose turn.
    pub seat: SeatId,
    /// What the seat saw.
    pub view: View,
    /// What it made, and by how much each gained on the others. What a challenge took back is
    /// not among it.
    pub made: Vec<(Word, i32)>,
}

/// What a turn could have been.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnReview {
    /// After how many steps of the journal it was to be seen.
    pub step: usize,
    /// Whose turn.
    pub seat: SeatId,
    /// What was made.
    pub made: Vec<Word>,
    /// By how much all of that together gained on the others.
    pub total: i32,
    /// The best play that there was, if there was any.
    pub best: Option<Find>,
    /// By how much it beats the whole turn; nothing if none was missed.
    pub missed: i32,
}

/// The turns of a round that is over, counted from 0. Reviewing one takes as long as the finder
/// does, so whoever asks goes turn by turn.
#[must_use]
pub fn spots(game: &Match<OneLetterBetter>, round: usize) -> Vec<Spot> {
    let mut state = game.at(0);
    let mut spots: Vec<Spot> = Vec::new();
    // Whether the turn that is played has its spot already.
    let mut seen = false;
    for (number, step) in game.journal().steps.iter().enumerate() {
        for event in &step.events {
            let over = state.table.results.len();
            if over == round && matches!(event, Event::Turn(_) | Event::RoundEnded(_)) {
                if let Some(spot) = spots.last_mut().filter(|_| seen) {
                    spot.made = made(&state);
                }
                seen = false;
            }
            if *event == Event::PutBack && seen {
                // It had looked at cards that it did not take.
                spots.pop();
                seen = false;
            }
            OneLetterBetter::evolve(&mut state, event, step.at);
        }
        if state.table.results.len() == round && !seen && can_play(&state) {
            let seat = state.table.turn.seat;
            seen = true;
            spots.push(Spot {
                step: number + 1,
                seat,
                view: state.seen_by(Viewer::Seat(seat)),
                made: Vec::new(),
            });
        }
    }
    spots
}

/// Whether the turn's seat has its card, picked up perhaps, and has played none.
fn can_play(state: &State) -> bool {
    let turn = &state.table.turn;
    let ready = turn.drawn || state.deck.is_empty();
    state.table.stage == Stage::Playing && ready && turn.plays.is_empty()
}

fn made(state: &State) -> Vec<(Word, i32)> {
    let plays = state.table.turn.plays.iter();
    plays
        .map(|played| (played.made.word(), played.made.swing()))
        .collect()
}

impl Spot {
    /// What the turn could have been.
    #[must_use]
    pub fn review(&self, words: &Lexicon, family: &Family) -> TurnReview {
        let best = best(&self.view, words, family);
        let total = self.made.iter().map(|(_, swing)| *swing);
        let total = total.fold(0, i32::saturating_add);
        let missed = best.as_ref().map_or(0, |find| find.swing() - total);
        TurnReview {
            step: self.step,
            seat: self.seat,
            made: self.made.iter().map(|(word, _)| *word).collect(),
            total,
            best,
            missed: missed.max(0),
        }
    }
}

/// The best play that gains anything, of words that may be told.
fn best(view: &View, words: &Lexicon, family: &Family) -> Option<Find> {
    let finds = Finder::at(view).find(words).into_iter();
    let mut told = finds.filter(|find| !family.hides(find.id));
    told.find(|find| find.swing() > 0)
}
