//! The review of a game of Word Heist, as its screen shows it (A20).

use crate::games::word_heist::review::{Possible, Review};
use crate::games::word_heist::{Table, TableWord};
use crate::lexicon::{Letter, Letters, Word};

/// How many of the longest and of the most painful misses are shown.
pub const SHOWN: usize = 8;
/// How many words are shown at a flip.
pub const AT_A_FLIP: usize = 40;

/// A word that could have been made, with all that is said of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chance {
    /// The word.
    pub word: Word,
    /// The words it would have taken up, and the numbers of the seats that had them.
    pub from: Vec<(Word, usize)>,
    /// The letters of the centre that would have joined.
    pub joined: Vec<Letter>,
    /// With which letter it became possible, the first being 1.
    pub since: u8,
    /// Over how many flips it lay there.
    pub flips: u8,
    /// Whether somebody made it.
    pub made: bool,
}

impl Chance {
    fn of(table: &Table, possible: &Possible) -> Chance {
        let old = possible.taken.ids().iter();
        let old: Vec<&TableWord> = old.filter_map(|id| table.word(*id)).collect();
        let in_old = old.iter().flat_map(|word| &word.tiles);
        let mut in_old: Vec<Letter> = in_old.map(|tile| tile.letter).collect();
        let mut joins = |letter: &Letter| {
            let at = in_old.iter().position(|other| other == letter);
            at.map(|at| in_old.swap_remove(at)).is_none()
        };
        let all: Letters = possible.word.into();
        Chance {
            word: possible.word,
            joined: all.iter().filter(|letter| joins(letter)).collect(),
            from: old
                .iter()
                .map(|word| (word.word(), word.owner.index()))
                .collect(),
            since: possible.since.up,
            flips: possible.flips(),
            made: possible.made,
        }
    }
}

/// A flip, and how much became possible with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flip {
    /// Which, the first being 1.
    pub up: u8,
    /// The letter that turned up.
    pub letter: Letter,
    /// How many words became possible before the next.
    pub count: usize,
}

/// The longest words that nobody made.
#[must_use]
pub fn longest(table: &Table, review: &Review) -> Vec<Chance> {
    let missed = review.longest_missed().into_iter().take(SHOWN);
    missed.map(|one| Chance::of(table, one)).collect()
}

/// The steals that nobody made and that hurt most, each word once.
#[must_use]
pub fn most_painful(table: &Table, review: &Review) -> Vec<Chance> {
    let mut told: Vec<Chance> = Vec::new();
    for one in review.painful() {
        if told.len() < SHOWN && told.iter().all(|other| other.word != one.word) {
            told.push(Chance::of(table, one));
        }
    }
    told
}

/// Every flip with which something became possible.
#[must_use]
pub fn flips(table: &Table, review: &Review) -> Vec<Flip> {
    let flip = |up: u8| {
        let count = review.new_at(up).count();
        let letter = letter_up(table, up)?;
        (count > 0).then_some(Flip { up, letter, count })
    };
    (1..=review.turned_up).filter_map(flip).collect()
}

/// What became possible with a flip, the best known and longest first.
#[must_use]
pub fn at_flip(table: &Table, review: &Review, up: u8) -> Vec<Chance> {
    let new = review.new_at(up).take(AT_A_FLIP);
    new.map(|one| Chance::of(table, one)).collect()
}

/// The letter that was turned up as this one, the first being 1.
fn letter_up(table: &Table, up: u8) -> Option<Letter> {
    let tiles = table.words.iter().flat_map(|word| &word.tiles);
    let mut tiles = tiles.chain(&table.centre);
    let tile = tiles.find(|tile| tile.id.index() + 1 == usize::from(up))?;
    Some(tile.letter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::word_heist::review::Reviewing;
    use crate::lexicon::{Family, Level, Lexicon};

    /// GAIN was made with the fourth letter; T and P came after it, and nobody saw TAPING.
    fn game() -> (Table, Review) {
        let list = ["gain", "taping", "pant"].map(|word| (word, Level::Common));
        let list = Lexicon::from_words(list).unwrap();
        let letters: Vec<Letter> = "tp".chars().filter_map(Letter::new).collect();
        let table = Table::set_out(&[Word::new("gain").unwrap()], &letters);
        let mut reviewing = Reviewing::new(table.clone());
        while reviewing.step(&list, &Family::of(&list)) {}
        (table, reviewing.finish())
    }

    #[test]
    fn a20_a_missed_steal_is_told_with_all_that_it_took() {
        let (table, review) = game();
        let painful = most_painful(&table, &review);
        assert_eq!(painful, longest(&table, &review));
        let [taping] = painful.as_slice() else {
            panic!("one steal was missed, not {painful:?}");
        };
        assert_eq!(taping.word.as_str(), "taping");
        assert_eq!(taping.from, [(Word::new("gain").unwrap(), 1)]);
        let joined: String = taping.joined.iter().map(|l| l.small()).collect();
        assert_eq!(joined, "pt");
        assert_eq!((taping.since, taping.made), (6, false));
    }

    #[test]
    fn a20_each_flip_tells_what_became_possible() {
        let (table, review) = game();
        let told = flips(&table, &review);
        let told: Vec<_> = told
            .iter()
            .map(|f| (f.up, f.letter.small(), f.count))
            .collect();
        assert_eq!(told, [(4, 'n', 1), (6, 'p', 1)]);
        let gain = at_flip(&table, &review, 4);
        assert!(gain.iter().all(|one| one.made), "it was made at once");
    }
}
