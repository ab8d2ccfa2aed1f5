//! The review of a round: what would clearly have been better in each turn, according to the
//! highest level. Whole turns are compared, since a player who makes three good words has missed
//! none of them.

use serde::{Deserialize, Serialize};

use super::{ExposedWord, FoundPlay, bot};
use game::account::DecisionLoss;
use game::{Game, Match, SeatId, Viewer};
use lexicon::{FamilyFilter, Level, Lexicon, Word};
use one_letter_better_rules::{Event, LaidCard, OneLetterBetter, Stage, State, View};

/// A turn as its seat saw it when it could begin to play, and what it played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewPoint {
    /// Number of journal steps before the moment when the seat could begin to play.
    pub step: usize,
    /// The seat whose turn it was.
    pub seat: SeatId,
    /// What the seat saw.
    pub view: View,
    /// The plays of the turn, without those undone by a challenge.
    pub made: Vec<PlayedWord>,
}

/// A play of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedWord {
    pub word: Word,
    /// The word's cards.
    pub line: Vec<LaidCard>,
    /// The points that the word scored.
    pub gain: i32,
}

/// The review of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnReview {
    /// Number of journal steps before the moment when the seat could begin to play.
    pub step: usize,
    /// The seat whose turn it was.
    pub seat: SeatId,
    /// The words made.
    pub made: Vec<Word>,
    /// The points of all the words together.
    pub total: i32,
    /// A turn that would clearly have been better.
    pub better: Option<BetterTurn>,
}

/// A turn that would have been better than the one played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BetterTurn {
    /// The plays of the better turn; none if the cards are worth more in the hand.
    pub plays: Vec<FoundPlay>,
    /// The advantage of the better turn in hundredths of a point, judged by how the round could
    /// have gone on.
    pub by: i32,
    /// Whether all words of the better turn are everyday words.
    pub known: bool,
    /// The word that the actual turn left open to steals, if that made it worse.
    pub open: Option<ExposedWord>,
}

impl TurnReview {
    /// How much the turn lost compared with the better one.
    pub fn lost(&self) -> DecisionLoss {
        let better = self.better.as_ref();
        DecisionLoss {
            step: self.step,
            seat: self.seat,
            by: better.map_or(0, |better| better.by),
            later: 0,
            known: better.is_some_and(|better| better.known),
        }
    }
}

/// The turns of all finished rounds.
pub fn all_review_points(game: &Match<OneLetterBetter>) -> Vec<ReviewPoint> {
    let rounds = 0..game.state().table.results.len();
    rounds
        .flat_map(|round| review_points(game, round))
        .collect()
}

/// The turns of a finished round, counted from 0. Reviewing one takes as long as the finder does,
/// so callers go turn by turn.
pub fn review_points(game: &Match<OneLetterBetter>, round: usize) -> Vec<ReviewPoint> {
    let mut state = game.state_after(0);
    let mut spots: Vec<ReviewPoint> = Vec::new();
    // Whether the current turn already has a review point.
    let mut seen = false;
    for (number, step) in game.journal().steps.iter().enumerate() {
        for event in &step.events {
            let over = state.table.results.len();
            if over == round && matches!(event, Event::Turn(_) | Event::RoundEnded(_)) {
                if let Some(spot) = spots.last_mut().filter(|_| seen) {
                    spot.made = played_words(&state);
                }
                seen = false;
            }
            if *event == Event::PutBack && seen {
                // The seat put back cards that it had only looked at, so this review point doesn't
                // count.
                spots.pop();
                seen = false;
            }
            OneLetterBetter::evolve(&mut state, event, step.at);
        }
        if state.table.results.len() == round && !seen && can_play(&state) {
            let seat = state.table.turn.seat;
            seen = true;
            spots.push(ReviewPoint {
                step: number + 1,
                seat,
                view: state.seen_by(Viewer::Seat(seat)),
                made: Vec::new(),
            });
        }
    }
    // If the last turn isn't over yet or is being challenged, its words so far count.
    if let Some(spot) = spots.last_mut().filter(|_| seen) {
        spot.made = played_words(&state);
    }
    spots
}

/// Whether the turn's seat has its card, perhaps picked up, and hasn't played yet.
fn can_play(state: &State) -> bool {
    let turn = &state.table.turn;
    let ready = turn.drawn || state.deck.is_empty();
    state.table.stage == Stage::Playing && ready && turn.plays.is_empty()
}

fn played_words(state: &State) -> Vec<PlayedWord> {
    let plays = state.table.turn.plays.iter();
    let made = plays.map(|played| PlayedWord {
        word: played.made.word(),
        line: played.made.line.clone(),
        gain: played.made.gain,
    });
    made.collect()
}

impl ReviewPoint {
    /// Reviews the whole turn by how the round could have gone on. It reports nothing that only
    /// looked better at first sight, or whose advantage depends on the hidden cards.
    pub fn review(&self, words: &Lexicon, family: &FamilyFilter) -> TurnReview {
        let laid: Vec<Vec<LaidCard>> = self.made.iter().map(|made| made.line.clone()).collect();
        let better = bot::find_better_turn(&self.view, self.seat, &laid, words, family);
        let total = self.made.iter().map(|made| made.gain);
        TurnReview {
            step: self.step,
            seat: self.seat,
            made: self.made.iter().map(|made| made.word).collect(),
            total: total.fold(0, i32::saturating_add),
            better: better.map(|(plays, by, open)| BetterTurn {
                open,
                known: plays
                    .iter()
                    .all(|play| words.contains_up_to(play.word, Level::EVERYDAY)),
                plays,
                by,
            }),
        }
    }
}
