//! What the review states about a turn, as values: the sentences hold nothing else.

use crate::games::one_letter_better::opponent::{Better, Find, LiesOpen, TurnReview};
use crate::games::one_letter_better::rules::Table;
use lexicon::Word;

/// What a turn made, and what would have been better.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reviewed {
    /// The words it made.
    pub made: Vec<Word>,
    /// What they scored together.
    pub scored: i32,
    /// A turn that would have been better beyond doubt.
    pub better: Option<BetterTurn>,
}

/// A better turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BetterTurn {
    /// Its plays in order; none where the cards are worth more in the hand.
    pub plays: Vec<Play>,
    /// What they score together.
    pub scores: i32,
    /// In what it is better.
    pub how: How,
    /// The word that what was played left open, where that is why.
    pub open: Option<LiesOpen>,
}

/// A play of a better turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Play {
    /// The word.
    pub word: Word,
    /// The words of the table that it is made from, as they lie after the plays before it.
    pub from: Vec<Word>,
}

/// In what a turn is better. The review weighs who wins the round as well as points, so its own
/// number is no difference of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// It reaches the target, which what was played didn't.
    Target,
    /// How many more points it scores.
    Points(i32),
    /// By what it leaves, though it scores no more.
    Leaves,
}

impl Reviewed {
    /// What is said of a turn; `table` is as it was before the turn's first play.
    pub fn of(turn: &TurnReview, table: &Table) -> Reviewed {
        Reviewed {
            made: turn.made.clone(),
            scored: turn.total,
            better: turn.better.as_ref().map(|better| of(better, turn, table)),
        }
    }
}

fn of(better: &Better, turn: &TurnReview, table: &Table) -> BetterTurn {
    let scores: i32 = better.plays.iter().map(|find| find.gain).sum();
    let now = table.points.get(turn.seat.index()).copied();
    let reaches = |scores: i32| {
        let target = table.options.target.map(i32::from);
        target.is_some_and(|target| now.unwrap_or_default() + scores >= target)
    };
    BetterTurn {
        plays: plays(&better.plays, table),
        scores,
        how: match scores - turn.total {
            _ if reaches(scores) && !reaches(turn.total) => How::Target,
            more @ 1.. => How::Points(more),
            _ => How::Leaves,
        },
        open: better.open.clone(),
    }
}

/// Each play with the words that it is made from, as they lie after the plays before it.
fn plays(finds: &[Find], table: &Table) -> Vec<Play> {
    let words = table.words.iter();
    let mut lies: Vec<(usize, Word)> = words.map(|one| (one.id.index(), one.word())).collect();
    let play = |find: &Find| {
        let used: Vec<usize> = find.used.iter().map(|id| id.index()).collect();
        let from = used.iter().filter_map(|id| {
            let one = lies.iter().find(|(other, _)| other == id);
            one.map(|(_, word)| *word)
        });
        let from = from.collect();
        // A new word gets the number after the last one that lies there.
        let next = lies.iter().map(|(id, _)| id + 1).max().unwrap_or_default();
        let id = used.first().copied().unwrap_or(next);
        lies.retain(|(other, _)| !used.contains(other));
        lies.push((id, find.word));
        Play {
            word: find.word,
            from,
        }
    };
    finds.iter().map(play).collect()
}
