//! The review of a round: what would clearly have been better in each turn, according to the
//! highest level. Whole turns are compared, since a player who makes three good words has missed
//! none of them.

use serde::{Deserialize, Serialize};

use super::{Find, LiesOpen, regulars};
use game::account::Lost;
use game::{Game, Match, SeatId, Viewer};
use lexicon::{Family, Level, Lexicon, Word};
use one_letter_better_rules::{Event, Laid, OneLetterBetter, Stage, State, View};

/// A turn as its seat saw it when it could begin to play, and what it played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// Number of journal steps before the moment when the seat could begin to play.
    pub step: usize,
    /// The seat whose turn it was.
    pub seat: SeatId,
    /// What the seat saw.
    pub view: View,
    /// The plays of the turn, without those undone by a challenge.
    pub made: Vec<MadeInTurn>,
}

/// A play of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MadeInTurn {
    pub word: Word,
    /// The word's cards.
    pub line: Vec<Laid>,
    /// The points it scored.
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
    /// The points of all of them together.
    pub total: i32,
    /// A turn that would clearly have been better.
    pub better: Option<Better>,
}

/// A turn that would have been better than the one played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Better {
    /// The plays of the better turn; none if the cards are worth more in the hand.
    pub plays: Vec<Find>,
    /// The advantage of the better turn in hundredths of a point, judged by how the round could
    /// have gone on.
    pub by: i32,
    /// Whether all words of the better turn are everyday words.
    pub known: bool,
    /// The word that the actual turn left open to steals, if that made it worse.
    pub open: Option<LiesOpen>,
}

impl TurnReview {
    /// How much the turn lost compared with the better one.
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

/// The turns of all finished rounds.
pub fn spots_of_all(game: &Match<OneLetterBetter>) -> Vec<Spot> {
    let rounds = 0..game.state().table.results.len();
    rounds.flat_map(|round| spots(game, round)).collect()
}

/// The turns of a finished round, counted from 0. Reviewing one takes as long as the finder does,
/// so callers go turn by turn.
pub fn spots(game: &Match<OneLetterBetter>, round: usize) -> Vec<Spot> {
    let mut state = game.at(0);
    let mut spots: Vec<Spot> = Vec::new();
    // Whether the current turn already has its spot.
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
                // The seat put back cards it had only looked at.
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
    // A turn that isn't over yet, or is being challenged, has made this so far.
    if let Some(spot) = spots.last_mut().filter(|_| seen) {
        spot.made = made(&state);
    }
    spots
}

/// Whether the turn's seat has its card, perhaps picked up, and hasn't played yet.
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
    /// Reviews the whole turn by how the round could have gone on. It reports nothing that only
    /// looked better at first sight, or whose advantage depends on the hidden cards.
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
