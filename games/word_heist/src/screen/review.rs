//! The review of a game, as its screen shows it (A20).

use crate::bots::review::{PossibleWord, Review};
use game::{PlayedBy, Seat, SeatId};
use lexicon::{Letter, LetterCounts, Word};
use word_heist_rules::{MadeWord, Table};

/// How many missed words of each kind are shown.
pub const MAX_MISSED_SHOWN: usize = 8;
/// How many words are shown for a flip.
pub(crate) const MAX_WORDS_PER_FLIP: usize = 40;

/// A word that could have been made, with all that the screen shows about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReviewedWord {
    pub word: Word,
    /// The words that the reviewed word would have used, with the indices of the seats that owned
    /// them.
    pub from: Vec<(Word, usize)>,
    /// The centre letters that the word would have added.
    pub joined: Vec<Letter>,
    /// The number of the letter with which the word became possible; the first letter is 1.
    pub since: u8,
    /// For how many flips the word was possible.
    pub flips: u8,
    /// Whether any player made the word at any time.
    pub made: bool,
}

impl ReviewedWord {
    /// Collects all that the screen shows about a possible word.
    pub fn new(table: &Table, possible: &PossibleWord) -> ReviewedWord {
        let old = possible.taken.ids().iter();
        let old: Vec<&MadeWord> = old.filter_map(|id| table.word(*id)).collect();
        let in_old = old.iter().flat_map(|word| &word.tiles);
        let mut in_old: Vec<Letter> = in_old.map(|tile| tile.letter).collect();
        let mut joins = |letter: &Letter| {
            let at = in_old.iter().position(|other| other == letter);
            at.map(|at| in_old.swap_remove(at)).is_none()
        };
        let all: LetterCounts = possible.word.into();
        ReviewedWord {
            word: possible.word,
            joined: all.iter().filter(|letter| joins(letter)).collect(),
            from: old
                .iter()
                .map(|word| (word.word(), word.owner.index()))
                .collect(),
            since: possible.since.up,
            flips: possible.flip_count(),
            made: possible.made,
        }
    }
}

/// Totals of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReviewTotals {
    /// How many ways to make a word there were.
    pub ways: usize,
    /// How many words were made.
    pub made: usize,
}

/// A flip, and how much became possible with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FlipSummary {
    /// The number of the flip; the first is 1.
    pub up: u8,
    /// The letter that turned up.
    pub letter: Letter,
    /// How many ways to make a word became possible before the next flip.
    pub count: usize,
}

/// Words that no player made, with the most visible kinds first: most possible words are mergers
/// of two or three words, and no player looks for those.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissedWords {
    /// Words that could have been stolen from another seat; `None` in a game with one seat.
    pub steals: Option<Vec<ReviewedWord>>,
    /// Extensions of the only person's own words; `None` unless exactly one person plays. To that
    /// player these aren't steals.
    pub grown: Option<Vec<ReviewedWord>>,
    /// Words from the centre alone.
    pub words: Vec<ReviewedWord>,
    /// Mergers of two or three words.
    pub mergers: Vec<ReviewedWord>,
    /// The longest missed words of all kinds.
    pub longest: Vec<ReviewedWord>,
}

impl MissedWords {
    /// Collects the first few missed words of each kind. `person` is the seat of the only person
    /// who plays, if there is one.
    pub fn from_review(table: &Table, review: &Review, person: Option<SeatId>) -> MissedWords {
        let owner = |id| table.word(id).map(|word| word.owner);
        let own = |id| person.is_some() && owner(id) == person;
        // A player left alone at the table can steal nothing.
        let last = table
            .present
            .iter()
            .next()
            .filter(|_| table.present.len() == 1);
        let stolen = |id| !own(id) && (last.is_none() || owner(id) != last);
        let first = |missed: Vec<&PossibleWord>| {
            let first = missed.into_iter().take(MAX_MISSED_SHOWN);
            first.map(|one| ReviewedWord::new(table, one)).collect()
        };
        MissedWords {
            steals: (table.seats > 1).then(|| first(review.missed_changes(&stolen))),
            grown: person.map(|_| first(review.missed_changes(&own))),
            words: first(review.missed_centre_words()),
            mergers: first(review.missed_mergers()),
            longest: first(review.longest_missed()),
        }
    }
}

/// The seat of the only person in a game, if there is exactly one.
pub fn only_person(seats: &[Seat]) -> Option<SeatId> {
    let seats = (0_u8..).zip(seats);
    let mut people = seats.filter(|(_, seat)| seat.by == PlayedBy::Person);
    let (only, _) = people.next()?;
    people.next().is_none().then_some(SeatId::new(only))
}

/// A word that was made, and the words it was made from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordHistory {
    pub word: Word,
    /// The histories of the words that this word was made from.
    pub from: Vec<WordHistory>,
}

/// The histories of the words on the table that were made from others.
pub fn word_histories(table: &Table) -> Vec<WordHistory> {
    let changed = table.words_on_table().filter(|word| !word.from.is_empty());
    changed.map(|word| word_history(table, word)).collect()
}

fn word_history(table: &Table, word: &MadeWord) -> WordHistory {
    // Older words have smaller numbers, so no word can be its own ancestor.
    let older = word.from.iter().filter(|old| **old < word.id);
    WordHistory {
        word: word.word(),
        from: older
            .filter_map(|id| table.word(*id))
            .map(|old| word_history(table, old))
            .collect(),
    }
}

/// Every flip with which a word became possible.
pub fn flip_summaries(table: &Table, review: &Review) -> Vec<FlipSummary> {
    let flip = |up: u8| {
        let count = review.newly_possible_at(up).count();
        let letter = letter_at_flip(table, up)?;
        (count > 0).then_some(FlipSummary { up, letter, count })
    };
    (1..=review.turned_up).filter_map(flip).collect()
}

/// Words that became possible with a flip, the best known and longest first.
pub fn words_at_flip(table: &Table, review: &Review, up: u8) -> Vec<ReviewedWord> {
    let new = review.newly_possible_at(up).take(MAX_WORDS_PER_FLIP);
    new.map(|one| ReviewedWord::new(table, one)).collect()
}

/// The letter with this number; the first letter turned up is 1.
fn letter_at_flip(table: &Table, up: u8) -> Option<Letter> {
    let tiles = table.words.iter().flat_map(|word| &word.tiles);
    let mut tiles = tiles.chain(&table.centre);
    let tile = tiles.find(|tile| tile.id.index() + 1 == usize::from(up))?;
    Some(tile.letter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::review::ReviewInProgress;
    use lexicon::{FamilyFilter, Level, Lexicon};

    /// GAIN was made with the fourth letter; then came T and P, and TAPING was missed.
    fn game() -> (Table, Review) {
        let list = ["gain", "taping", "pant"].map(|word| (word, Level::Common));
        let list = Lexicon::from_words(list).unwrap();
        let letters: Vec<Letter> = "tp".chars().filter_map(Letter::new).collect();
        let table = Table::for_example(&[Word::new("gain").unwrap()], &letters);
        let mut reviewing = ReviewInProgress::new(table.clone());
        while reviewing.step(&list, &FamilyFilter::for_lexicon(&list)) {}
        (table, reviewing.finish())
    }

    #[test]
    fn a20_a_missed_steal_lists_the_words_and_letters_it_would_have_used() {
        let (table, review) = game();
        let missed = MissedWords::from_review(&table, &review, None);
        let painful = missed.steals.unwrap();
        assert_eq!(painful, missed.longest);
        assert!(missed.words.is_empty() && missed.mergers.is_empty());
        let [taping] = painful.as_slice() else {
            panic!("expected one missed steal, got {painful:?}");
        };
        assert_eq!(taping.word.as_str(), "taping");
        assert_eq!(taping.from, [(Word::new("gain").unwrap(), 1)]);
        let joined: String = taping.joined.iter().map(|l| l.lowercase()).collect();
        assert_eq!(joined, "pt");
        assert_eq!((taping.since, taping.made), (6, false));
    }

    #[test]
    fn a20_an_extension_of_the_only_persons_word_is_not_a_steal() {
        let (table, review) = game();
        let of = |person| {
            let missed = MissedWords::from_review(&table, &review, person);
            let count = |list: Option<Vec<ReviewedWord>>| list.map(|all| all.len());
            (count(missed.steals), count(missed.grown))
        };
        assert_eq!(of(None), (Some(1), None), "several people play");
        assert_eq!(of(Some(SeatId::new(1))), (Some(0), Some(1)), "it is hers");
        assert_eq!(of(Some(SeatId::FIRST)), (Some(1), Some(0)));
    }

    /// LATE and RING are on the table and PINTS in the centre; no word was made from them.
    #[test]
    fn a20_steals_words_and_mergers_are_listed_separately() {
        let list = "late ring pint petal grin triangles";
        let list = list.split(' ').map(|word| (word, Level::Common));
        let list = Lexicon::from_words(list).unwrap();
        let letters: Vec<Letter> = "pints".chars().filter_map(Letter::new).collect();
        let words = ["late", "ring"].map(|text| Word::new(text).unwrap());
        let table = Table::for_example(&words, &letters);
        let mut reviewing = ReviewInProgress::new(table.clone());
        while reviewing.step(&list, &FamilyFilter::for_lexicon(&list)) {}
        let missed = MissedWords::from_review(&table, &reviewing.finish(), None);
        let told = |chances: &[ReviewedWord]| -> Vec<String> {
            chances.iter().map(|one| one.word.to_string()).collect()
        };
        assert_eq!(told(&missed.steals.unwrap()), ["petal"]);
        assert_eq!(told(&missed.words), ["grin", "pint"]);
        assert_eq!(told(&missed.mergers), ["triangles"]);
        assert_eq!(told(&missed.longest).first(), Some(&"triangles".to_owned()));
    }

    #[test]
    fn a20_each_flip_lists_the_words_that_became_possible() {
        let (table, review) = game();
        let told = flip_summaries(&table, &review);
        let told: Vec<_> = told
            .iter()
            .map(|f| (f.up, f.letter.lowercase(), f.count))
            .collect();
        assert_eq!(told, [(4, 'n', 1), (6, 'p', 1)]);
        let gain = words_at_flip(&table, &review, 4);
        assert!(gain.iter().all(|one| one.made), "it was made at once");
    }
}
