//! A review in progress, flip by flip. The caller can show progress, let other work run between
//! two steps, and cancel by dropping it.

use super::ReviewPoint;
use super::possible_word::{PossibleWord, Review, swing};
use crate::bots::{Finder, TakenWords};
use base::sorting::sort_by_key;
use game::SeatId;
use lexicon::{FamilyFilter, FoundWord, Lexicon, Word};
use word_heist_rules::Table;

/// A review in progress (A20).
#[derive(Debug, Clone)]
pub struct ReviewInProgress {
    /// The table at the end of the game, from which all earlier points can be derived.
    table: Table,
    /// The points still to be reviewed, in reverse order.
    rest: Vec<ReviewPoint>,
    all: usize,
    /// Words still possible, in the finder's order, each with its index in `possible`.
    open: Vec<((FoundWord, TakenWords), usize)>,
    possible: Vec<PossibleWord>,
}

impl ReviewInProgress {
    /// Begins a review from the table at the end of a game.
    pub fn new(table: Table) -> ReviewInProgress {
        let mut rest = ReviewPoint::all(&table);
        rest.reverse();
        ReviewInProgress {
            all: rest.len(),
            rest,
            table,
            open: Vec::new(),
            possible: Vec::new(),
        }
    }

    /// How many points of the game have been reviewed, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.all - self.rest.len(), self.all)
    }

    /// Reviews the next point of the game; returns false if there are none left. Words hidden by
    /// the family filter are left out.
    pub fn step(&mut self, words: &Lexicon, family: &FamilyFilter) -> bool {
        let Some(spot) = self.rest.pop() else {
            return false;
        };
        let then = spot.rewind(&self.table);
        let finds = Finder::for_seat(&then, self.most_lenient_seat()).find(words);
        let mut before = std::mem::take(&mut self.open).into_iter().peekable();
        for find in finds.into_iter().filter(|find| !family.hides(find.id)) {
            let found = FoundWord {
                word: find.word,
                id: find.id,
            };
            for taken in find.ways {
                let key = (found, taken);
                while before.next_if(|(other, _)| *other < key).is_some() {}
                let known = before.next_if(|(other, _)| *other == key);
                let place = known.map_or(self.possible.len(), |(_, place)| place);
                match self.possible.get_mut(place) {
                    Some(possible) => possible.until = spot,
                    None => self.possible.push(PossibleWord {
                        word: find.word,
                        level: words.level(find.id),
                        taken,
                        since: spot,
                        until: spot,
                        made: false,
                        swing: swing(&then, find.word, &taken),
                    }),
                }
                self.open.push((key, place));
            }
        }
        true
    }

    /// Of the seats present at the end, the one that may make the shortest words (A4).
    fn most_lenient_seat(&self) -> SeatId {
        let there = self.table.present.iter();
        let lenient = there.min_by_key(|seat| self.table.options.min_letters(*seat));
        lenient.unwrap_or(SeatId::FIRST)
    }

    /// Returns what has been found so far.
    #[must_use]
    pub fn finish(&mut self) -> Review {
        let mut possible = std::mem::take(&mut self.possible);
        // Whichever way a word was made, its maker saw it.
        let made = self.table.words.iter().map(|made| made.word());
        // A list, because collecting into a set would pull the standard library's sort into the
        // bot worker.
        let made: Vec<Word> = made.chain(self.table.taken_back.iter().copied()).collect();
        for one in &mut possible {
            one.made = made.contains(&one.word);
        }
        sort_by_key(&mut possible, |one| {
            (one.since, one.level, std::cmp::Reverse(one.word.len()))
        });
        Review {
            turned_up: self.table.turned_up_count() as u8,
            possible,
        }
    }
}
