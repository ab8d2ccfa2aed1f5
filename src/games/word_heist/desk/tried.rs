//! A word that was made or missed, looked for again among the letters as they lay (`desk/trying`).

use crate::games::word_heist::opponent::Taken;
use crate::games::word_heist::opponent::review::flips;
use crate::games::word_heist::rules::{Event, Phase, WordHeist};
use game::account::Lost;
use game::{Game, Match, SeatId};
use lexicon::Word;

/// What somebody did with the letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tried {
    /// They made this word, which gained so many points on the others.
    Made(Word, i32),
    /// They let it lie: they passed, or the next letter came.
    Passed,
}

impl Tried {
    /// What was done after so many steps of a game; nothing yet.
    pub fn of(game: &Match<WordHeist>, from: usize, seat: SeatId) -> Option<Tried> {
        let steps = game.journal().steps.iter().enumerate().skip(from);
        let mut events = steps.flat_map(|(at, step)| step.events.iter().map(move |one| (at, one)));
        events.find_map(|(at, event)| match event {
            Event::Made(by, making) if *by == seat => {
                let taken: Taken = making.from.clone().into();
                let gain = game.at(at).table.gain(seat, making.word, &taken);
                Some(Tried::Made(making.word, gain))
            }
            Event::Passed(by) if *by == seat => Some(Tried::Passed),
            Event::Flipped(_) | Event::Ended(_) => Some(Tried::Passed),
            _ => None,
        })
    }

    /// What it gained, in hundredths of a point.
    pub fn gained(self) -> i32 {
        match self {
            Tried::Made(_, gain) => gain.saturating_mul(100),
            Tried::Passed => 0,
        }
    }

    /// What it gives away of so much, in hundredths of a point.
    pub fn short_of(self, by: i32) -> i32 {
        by.saturating_sub(self.gained()).max(0)
    }
}

/// The words that were made in a game, as decisions that gave nothing away; and what each gained.
pub fn made(game: &Match<WordHeist>) -> Vec<(Lost, Tried)> {
    let mut state = game.at(0);
    let mut made = Vec::new();
    for (step, written) in game.journal().steps.iter().enumerate() {
        for event in &written.events {
            if let Event::Made(seat, making) = event {
                let gain = state
                    .table
                    .gain(*seat, making.word, &making.from.clone().into());
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

/// After how many steps the letters of a word that was made lay there; or those of a miss: until the next one is turned up, as late
/// as its seat could make a word. None where it could not then: in turns, after it had its own.
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
