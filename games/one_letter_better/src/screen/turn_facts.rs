//! What the review states about a turn, as values. The sentences contain nothing else.

use crate::bots::{BetterTurn, ExposedWord, FoundPlay, TurnReview};
use lexicon::Word;
use one_letter_better_rules::Table;

/// What a turn made, and what would have been better.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnFacts {
    /// The words made.
    pub made: Vec<Word>,
    /// The points of all the words together.
    pub scored: i32,
    /// A turn that would clearly have been better.
    pub better: Option<BetterTurnFacts>,
}

/// A turn that would have been better than the one played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BetterTurnFacts {
    /// The plays of the better turn, in order; none if the cards are worth more in the hand.
    pub plays: Vec<BetterPlay>,
    /// The points of all the plays together.
    pub scores: i32,
    /// Why the turn is better.
    pub how: Improvement,
    /// The word that the actual turn left open to steals, if that made it worse.
    pub open: Option<ExposedWord>,
}

/// A play of a better turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BetterPlay {
    /// The word that the play makes.
    pub word: Word,
    /// The table words that the play uses, as the plays before it leave them.
    pub from: Vec<Word>,
}

/// Why a turn is better. The review weighs who wins the round as well as points, so its own number
/// isn't a difference in points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Improvement {
    /// The better turn reaches the target, and the actual turn didn't.
    Target,
    /// The better turn scores this many more points.
    Points(i32),
    /// The better turn doesn't score more, but leaves the table or the hand in a better state.
    Leaves,
}

impl TurnFacts {
    /// States the facts about a turn; `table` is the table before the turn's first play.
    pub fn new(turn: &TurnReview, table: &Table) -> TurnFacts {
        TurnFacts {
            made: turn.made.clone(),
            scored: turn.total,
            better: turn
                .better
                .as_ref()
                .map(|better| better_turn_facts(better, turn, table)),
        }
    }
}

fn better_turn_facts(better: &BetterTurn, turn: &TurnReview, table: &Table) -> BetterTurnFacts {
    let scores: i32 = better.plays.iter().map(|find| find.gain).sum();
    let now = table.points.get(turn.seat.index()).copied();
    let reaches = |scores: i32| {
        let target = table.options.target.map(i32::from);
        target.is_some_and(|target| now.unwrap_or_default() + scores >= target)
    };
    BetterTurnFacts {
        plays: better_plays(&better.plays, table),
        scores,
        how: match scores - turn.total {
            _ if reaches(scores) && !reaches(turn.total) => Improvement::Target,
            more @ 1.. => Improvement::Points(more),
            _ => Improvement::Leaves,
        },
        open: better.open.clone(),
    }
}

/// The plays, each with the table words it uses, as the plays before it leave them.
fn better_plays(finds: &[FoundPlay], table: &Table) -> Vec<BetterPlay> {
    let words = table.words.iter();
    let mut lies: Vec<(usize, Word)> = words.map(|one| (one.id.index(), one.word())).collect();
    let play = |find: &FoundPlay| {
        let used: Vec<usize> = find.used.iter().map(|id| id.index()).collect();
        let from = used.iter().filter_map(|id| {
            let one = lies.iter().find(|(other, _)| other == id);
            one.map(|(_, word)| *word)
        });
        let from = from.collect();
        // A new word takes the number after the highest one.
        let next = lies.iter().map(|(id, _)| id + 1).max().unwrap_or_default();
        let id = used.first().copied().unwrap_or(next);
        lies.retain(|(other, _)| !used.contains(other));
        lies.push((id, find.word));
        BetterPlay {
            word: find.word,
            from,
        }
    };
    finds.iter().map(play).collect()
}
