//! Trying a made or missed word again with the same letters (`crates/screen/src/retry.rs`).

use crate::bots::review::flip_steps;
use crate::bots::{TakenWords, gain};
use game::account::DecisionLoss;
use game::{Game, Match, SeatId};
use lexicon::Word;
use word_heist_rules::{Event, Phase, WordHeist};

/// What a player did with the letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RetryResult {
    /// Made this word, which gained this number of points on the others.
    Made(Word, i32),
    /// Made no word: passed, or the next letter came.
    Passed,
}

impl RetryResult {
    /// What a seat did after this number of steps of a game; `None` if it has done nothing yet.
    pub fn from_game(game: &Match<WordHeist>, from: usize, seat: SeatId) -> Option<RetryResult> {
        let steps = game.journal().steps.iter().enumerate().skip(from);
        let mut events = steps.flat_map(|(at, step)| step.events.iter().map(move |one| (at, one)));
        events.find_map(|(at, event)| match event {
            Event::Made(by, making) if *by == seat => {
                let taken: TakenWords = making.from.clone().into();
                let gain = gain(&game.state_after(at).table, seat, making.word, &taken);
                Some(RetryResult::Made(making.word, gain))
            }
            Event::Passed(by) if *by == seat => Some(RetryResult::Passed),
            Event::Flipped(_) | Event::Ended(_) => Some(RetryResult::Passed),
            _ => None,
        })
    }

    /// What the attempt gained, in hundredths of a point.
    pub fn gain_in_hundredths(self) -> i32 {
        match self {
            RetryResult::Made(_, gain) => gain.saturating_mul(100),
            RetryResult::Passed => 0,
        }
    }

    /// How far the attempt falls short of a gain `by`, in hundredths of a point.
    pub fn shortfall(self, by: i32) -> i32 {
        by.saturating_sub(self.gain_in_hundredths()).max(0)
    }
}

/// The words that were made in a game, as decisions that lost nothing, and what each gained.
pub fn made_words(game: &Match<WordHeist>) -> Vec<(DecisionLoss, RetryResult)> {
    let mut state = game.state_after(0);
    let mut made = Vec::new();
    for (step, written) in game.journal().steps.iter().enumerate() {
        for event in &written.events {
            if let Event::Made(seat, making) = event {
                let gain = gain(
                    &state.table,
                    *seat,
                    making.word,
                    &making.from.clone().into(),
                );
                let lost = DecisionLoss {
                    step,
                    seat: *seat,
                    by: 0,
                    later: 0,
                    known: true,
                };
                made.push((lost, RetryResult::Made(making.word, gain)));
            }
            WordHeist::evolve(&mut state, event, written.at);
        }
    }
    made
}

/// After how many steps a word can be tried again: for a word that was made, just before its
/// step; for a miss, the latest point before the next letter at which its seat could make a word.
/// `None` if it couldn't: in turns, after its window.
pub fn retry_step(game: &Match<WordHeist>, lost: &DecisionLoss) -> Option<usize> {
    if lost.by == 0 {
        return Some(lost.step);
    }
    let next = flip_steps(game).into_iter().find(|step| *step > lost.step);
    let last = next.unwrap_or(game.journal().steps.len());
    let makes = |steps: &usize| {
        let waiting = WordHeist::waiting_for(&game.state_after(*steps));
        let phase = matches!(
            waiting.phase(),
            Some(Phase::Make | Phase::Sweep | Phase::Open)
        );
        phase && waiting.seats().contains(lost.seat)
    };
    (lost.step + 1..=last).rev().find(makes)
}
