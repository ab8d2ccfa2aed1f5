//! The review: the placing that would clearly have been better in each turn, by the highest level.

use serde::{Deserialize, Serialize};

use super::{Find, Finder, wits};
use crate::games::c_u_letter::rules::{CULetter, Event, Placing, View};
use crate::lexicon::{Family, Level, Lexicon};
use crate::table::account::Lost;
use crate::table::{Game, Match, SeatId, Viewer};

/// A turn as its seat saw it when it placed its card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// After how many steps of the journal that was.
    pub step: usize,
    /// Whose turn.
    pub seat: SeatId,
    /// What the seat saw.
    pub view: View,
    /// What it placed.
    pub placed: Placing,
}

/// What a turn could have been.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnReview {
    /// After how many steps of the journal it was to be seen.
    pub step: usize,
    /// Whose turn.
    pub seat: SeatId,
    /// What was placed, and what it opened.
    pub placed: Option<Find>,
    /// What would have been better, beyond doubt.
    pub best: Option<Find>,
    /// By how many hundredths of a card.
    pub missed: i32,
    /// Whether all that the better one opens are everyday words.
    pub known: bool,
}

impl TurnReview {
    /// What it gave away.
    #[must_use]
    pub fn lost(&self) -> Lost {
        Lost {
            step: self.step,
            seat: self.seat,
            by: self.missed,
            known: self.known,
        }
    }
}

/// The turns of all rounds that are over.
#[must_use]
pub fn spots_of_all(game: &Match<CULetter>) -> Vec<Spot> {
    let rounds = 0..game.state().table.results.len();
    rounds.flat_map(|round| spots(game, round)).collect()
}

/// The turns of a round that is over, counted from 0. Reviewing one takes as long as the finder
/// does, so whoever asks goes turn by turn.
#[must_use]
pub fn spots(game: &Match<CULetter>, round: usize) -> Vec<Spot> {
    let mut state = game.at(0);
    let mut spots = Vec::new();
    for (step, written) in game.journal().steps.iter().enumerate() {
        for event in &written.events {
            if let (Event::Placed(placed), true) = (event, state.table.results.len() == round) {
                let seat = state.table.turn.seat;
                spots.push(Spot {
                    step,
                    seat,
                    view: state.seen_by(Viewer::Seat(seat)),
                    placed: *placed,
                });
            }
            CULetter::evolve(&mut state, event, written.at);
        }
    }
    spots
}

impl Spot {
    /// What the turn could have been, by how the game could have gone on: what only looked better
    /// at once is not told, nor what wavers with what is hidden.
    #[must_use]
    pub fn review(&self, words: &Lexicon, family: &Family) -> TurnReview {
        let face = self.placed.card.face();
        let same = |find: &Find| {
            let other = find.placing;
            other.card.face() == face
                && (other.at, other.using) == (self.placed.at, self.placed.using)
        };
        let finds = Finder::at(&self.view).find(words);
        let placed = finds.into_iter().find(same);
        let better = wits::better(&self.view, self.placed, words, family);
        let better = better.filter(|(find, _)| !same(find));
        let missed = better.as_ref().map_or(0, |(_, by)| *by);
        let known = better.as_ref().is_some_and(|(find, _)| {
            let mut opened = find.opens.iter();
            opened.all(|opened| words.contains_at(opened.word, Level::EVERYDAY))
        });
        TurnReview {
            step: self.step,
            seat: self.seat,
            placed,
            best: better.map(|(find, _)| find),
            missed,
            known,
        }
    }
}
