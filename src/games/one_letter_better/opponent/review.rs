//! The review of a round: what would clearly have been better in each turn, by the highest level.
//! Whole turns are compared, since who makes three good words has missed none.

use serde::{Deserialize, Serialize};

use super::{Find, LiesOpen, regulars};
use crate::games::one_letter_better::rules::{Event, Laid, OneLetterBetter, Stage, State, View};
use game::account::Lost;
use game::{Game, Match, SeatId, Viewer};
use lexicon::{Family, Level, Lexicon, Word};

/// A turn as its seat saw it when it could begin to play, and what it made of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// After how many steps of the journal that was.
    pub step: usize,
    /// Whose turn.
    pub seat: SeatId,
    /// What the seat saw.
    pub view: View,
    /// What it made. What a challenge took back is not among it.
    pub made: Vec<MadeInTurn>,
}

/// A play of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MadeInTurn {
    /// The word.
    pub word: Word,
    /// Its cards.
    pub line: Vec<Laid>,
    /// What it scored.
    pub gain: i32,
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
    /// What all of that together scored.
    pub total: i32,
    /// A turn that would have been better beyond doubt.
    pub better: Option<Better>,
}

/// A better turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Better {
    /// What is played in it; nothing where the cards are worth more in the hand.
    pub plays: Vec<Find>,
    /// By so many hundredths of a point, as the round could have gone on.
    pub by: i32,
    /// Whether all its words are everyday ones.
    pub known: bool,
    /// The word that what was played left open, where that is why.
    pub open: Option<LiesOpen>,
}

impl TurnReview {
    /// What it gave away.
    pub fn lost(&self) -> Lost {
        let better = self.better.as_ref();
        Lost {
            step: self.step,
            seat: self.seat,
            by: better.map_or(0, |better| better.by),
            later: 0,
            known: better.is_some_and(|better| better.known),
        }
    }
}

/// The turns of all rounds that are over.
pub fn spots_of_all(game: &Match<OneLetterBetter>) -> Vec<Spot> {
    let rounds = 0..game.state().table.results.len();
    rounds.flat_map(|round| spots(game, round)).collect()
}

/// The turns of a round that is over, counted from 0. Reviewing one takes as long as the finder
/// does, so whoever asks goes turn by turn.
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
    // A turn that is not over yet, or is doubted, has made this so far.
    if let Some(spot) = spots.last_mut().filter(|_| seen) {
        spot.made = made(&state);
    }
    spots
}

/// Whether the turn's seat has its card, picked up perhaps, and has played none.
fn can_play(state: &State) -> bool {
    let turn = &state.table.turn;
    let ready = turn.drawn || state.deck.is_empty();
    state.table.stage == Stage::Playing && ready && turn.plays.is_empty()
}

fn made(state: &State) -> Vec<MadeInTurn> {
    let plays = state.table.turn.plays.iter();
    let made = plays.map(|played| MadeInTurn {
        word: played.made.word(),
        line: played.made.line.clone(),
        gain: played.made.gain,
    });
    made.collect()
}

impl Spot {
    /// What the turn could have been: the whole turn, by how the round could have gone on. What
    /// only looked better at once is not told, nor what wavers with what is hidden.
    pub fn review(&self, words: &Lexicon, family: &Family) -> TurnReview {
        let laid: Vec<Vec<Laid>> = self.made.iter().map(|made| made.line.clone()).collect();
        let better = regulars::better(&self.view, self.seat, &laid, words, family);
        let total = self.made.iter().map(|made| made.gain);
        TurnReview {
            step: self.step,
            seat: self.seat,
            made: self.made.iter().map(|made| made.word).collect(),
            total: total.fold(0, i32::saturating_add),
            better: better.map(|(plays, by, open)| Better {
                open,
                known: plays
                    .iter()
                    .all(|play| words.contains_at(play.word, Level::EVERYDAY)),
                plays,
                by,
            }),
        }
    }
}
