//! Trying a made or missed word again with the same letters (`crates/screen/src/trying`).

use crate::bots::review::flips;
use crate::bots::{Taken, gain};
use game::account::Lost;
use game::{Game, Match, SeatId};
use lexicon::Word;
use word_heist_rules::{Event, Phase, WordHeist};

/// What a player did with the letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tried {
    /// Made this word, which gained this number of points on the others.
    Made(Word, i32),
    /// Made no word: passed, or the next letter came.
    Passed,
}

impl Tried {
    /// What a seat did after this number of steps of a game; `None` if it has done nothing yet.
    pub fn of(game: &Match<WordHeist>, from: usize, seat: SeatId) -> Option<Tried> {
        let steps = game.journal().steps.iter().enumerate().skip(from);
        let mut events = steps.flat_map(|(at, step)| step.events.iter().map(move |one| (at, one)));
        events.find_map(|(at, event)| match event {
            Event::Made(by, making) if *by == seat => {
                let taken: Taken = making.from.clone().into();
                let gain = gain(&game.at(at).table, seat, making.word, &taken);
                Some(Tried::Made(making.word, gain))
            }
            Event::Passed(by) if *by == seat => Some(Tried::Passed),
            Event::Flipped(_) | Event::Ended(_) => Some(Tried::Passed),
            _ => None,
        })
    }

    /// What the attempt gained, in hundredths of a point.
    pub fn gained(self) -> i32 {
        match self {
            Tried::Made(_, gain) => gain.saturating_mul(100),
            Tried::Passed => 0,
        }
    }

    /// How far the attempt falls short of a gain `by`, in hundredths of a point.
    pub fn short_of(self, by: i32) -> i32 {
        by.saturating_sub(self.gained()).max(0)
    }
}

/// The words that were made in a game, as decisions that lost nothing, and what each gained.
pub fn made(game: &Match<WordHeist>) -> Vec<(Lost, Tried)> {
    let mut state = game.at(0);
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
                let lost = Lost {
                    step,
                    seat: *seat,
                    by: 0,
                    later: 0,
                    known: true,
                };
                made.push((lost, Tried::Made(making.word, gain)));
            }
            WordHeist::evolve(&mut state, event, written.at);
        }
    }
    made
}

/// After how many steps a word can be tried again: for a word that was made, just before its
/// step; for a miss, the latest point before the next letter at which its seat could make a word.
/// `None` if it couldn't: in turns, after its window.
pub fn opens(game: &Match<WordHeist>, lost: &Lost) -> Option<usize> {
    if lost.by == 0 {
        return Some(lost.step);
    }
    let next = flips(game).into_iter().find(|step| *step > lost.step);
    let last = next.unwrap_or(game.journal().steps.len());
    let makes = |steps: &usize| {
        let waiting = WordHeist::waiting_for(&game.at(*steps));
        let phase = matches!(
            waiting.phase(),
            Some(Phase::Make | Phase::Sweep | Phase::Open)
        );
        phase && waiting.seats().contains(lost.seat)
    };
    (lost.step + 1..=last).rev().find(makes)
}
