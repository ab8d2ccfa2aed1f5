//! A review on its way, flip by flip: a caller can show how far it is, let others work
//! between two steps, and cancel by dropping it.

use super::Spot;
use super::possible::{Possible, Review, swing};
use crate::games::word_heist::opponent::{Finder, Taken};
use crate::games::word_heist::rules::Table;
use base::sorting::sort_by_key;
use game::SeatId;
use lexicon::{Family, Found, Lexicon, Word};

/// A review on its way (A20).
#[derive(Debug, Clone)]
pub struct Reviewing {
    /// The table at the end of the game, which remembers all of it.
    table: Table,
    /// The points that are still to be looked at, the last first.
    rest: Vec<Spot>,
    all: usize,
    /// What is possible still, in the order of the finder; and its place in `possible`.
    open: Vec<((Found, Taken), usize)>,
    possible: Vec<Possible>,
}

impl Reviewing {
    /// Begins with what lies on the table at the end of a game.
    pub fn new(table: Table) -> Reviewing {
        let mut rest = Spot::all(&table);
        rest.reverse();
        Reviewing {
            all: rest.len(),
            rest,
            table,
            open: Vec::new(),
            possible: Vec::new(),
        }
    }

    /// How many points of the game are looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.all - self.rest.len(), self.all)
    }

    /// Looks at the next point of the game; false if there is none left. What the family
    /// switch hides is not told.
    pub fn step(&mut self, words: &Lexicon, family: &Family) -> bool {
        let Some(spot) = self.rest.pop() else {
            return false;
        };
        let then = spot.on(&self.table);
        let finds = Finder::at(&then, self.most_lenient()).find(words);
        let mut before = std::mem::take(&mut self.open).into_iter().peekable();
        for find in finds.into_iter().filter(|find| !family.hides(find.id)) {
            let found = Found {
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
                    None => self.possible.push(Possible {
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

    /// The seat that may make the shortest words (A4), of those that are there to the end.
    fn most_lenient(&self) -> SeatId {
        let there = self.table.present.iter();
        let lenient = there.min_by_key(|seat| self.table.options.least_letters(*seat));
        lenient.unwrap_or(SeatId::FIRST)
    }

    /// What has been found so far.
    #[must_use]
    pub fn finish(&mut self) -> Review {
        let mut possible = std::mem::take(&mut self.possible);
        // Whatever way there was to make a word, whoever made it saw it.
        let made = self.table.words.iter().map(|made| made.word());
        // A list: collecting into a set would bring the standard library's sort into the bot worker.
        let made: Vec<Word> = made.chain(self.table.taken_back.iter().copied()).collect();
        for one in &mut possible {
            one.made = made.contains(&one.word);
        }
        sort_by_key(&mut possible, |one| {
            (one.since, one.level, std::cmp::Reverse(one.word.len()))
        });
        Review {
            turned_up: self.table.turned_up() as u8,
            possible,
        }
    }
}
