//! A puzzle: a word on the table, letters in the centre, and a steal to find.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::PuzzleGrade;
use crate::bots::Finder;
use crate::bots::review::{MissedWord, PossibleWord, Review, missed_words};
use crate::screen::review::ReviewedWord;
use base::sorting::{sort, sort_by_key};
use game::{Chance, SeatId};
use lexicon::{FamilyFilter, FoundWord, Letter, Level, Lexicon, Word, WordId};
use word_heist_rules::{Difference, MadeWordId, Refusal, SourceChoice, Table};

/// How many words are tried as the answer. About one in ten of the real list is suitable.
const MAX_TRIES: usize = 10_000;

/// The number of the puzzle's word on its table.
const WORD_ID: MadeWordId = MadeWordId(0);

/// A puzzle: which word can be made from all of this word and some of these letters?
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    word: Word,
    centre: Vec<Letter>,
    answer: Word,
}

impl Puzzle {
    /// Draws a puzzle of a grade. It has at least one answer that the grade allows; neither that
    /// answer nor the word is hidden by the family filter. Returns `None` if the list has no such
    /// puzzle.
    pub fn draw(
        grade: PuzzleGrade,
        words: &Lexicon,
        family: &FamilyFilter,
        chance: &mut Chance,
    ) -> Option<Puzzle> {
        (0..MAX_TRIES).find_map(|_| {
            let answer = words.id_at(chance.below(words.len()))?;
            if !can_show(answer, grade.answer_level(), words, family) {
                return None;
            }
            let answer = words.word(answer)?;
            let fits = grade.answer_length().contains(&answer.len());
            fits.then(|| Puzzle::from_answer(answer, grade, words, family, chance))?
        })
    }

    /// Makes a puzzle with this answer, if removing some of its letters leaves the letters of a
    /// word.
    fn from_answer(
        answer: Word,
        grade: PuzzleGrade,
        words: &Lexicon,
        family: &FamilyFilter,
        chance: &mut Chance,
    ) -> Option<Puzzle> {
        let mut left: Vec<Letter> = answer.letters().collect();
        let joining = chance.between(*grade.added_letters().start(), *grade.added_letters().end());
        let mut centre: Vec<Letter> = Vec::with_capacity(grade.centre());
        for _ in 0..joining {
            centre.extend(chance.draw(&mut left));
        }
        let known = |found: &FoundWord| can_show(found.id, grade.word_level(), words, family);
        let olds = words.anagrams(left.into_iter().collect()).filter(known);
        let olds = olds.map(|found| found.word);
        let olds: Vec<Word> = olds.filter(|old| is_interesting(*old, answer)).collect();
        let word = *chance.pick(&olds)?;
        while centre.len() < grade.centre() {
            centre.push(random_letter(words, chance)?);
        }
        chance.shuffle(&mut centre);
        Some(Puzzle {
            word,
            centre,
            answer,
        })
    }

    /// Makes a puzzle from a steal that was missed in a game, with some of the centre letters of
    /// that moment in alphabetical order; `None` if it isn't a steal under the rules of practice.
    pub(crate) fn from_missed_word(
        table: &Table,
        possible: &PossibleWord,
        words: &Lexicon,
    ) -> Option<Puzzle> {
        let [old] = possible.taken.ids() else {
            return None;
        };
        let mut centre = ReviewedWord::new(table, possible).joined;
        let then = possible.since.rewind(table).centre;
        let mut spare: Vec<Letter> = then.iter().map(|tile| tile.letter).collect();
        for letter in &centre {
            let at = spare.iter().position(|other| other == letter)?;
            spare.remove(at);
        }
        let room = PuzzleGrade::Fiendish.centre().saturating_sub(centre.len());
        centre.extend(spare.into_iter().take(room));
        sort(&mut centre);
        let puzzle = Puzzle {
            word: table.word(*old)?.word(),
            centre,
            answer: possible.word,
        };
        puzzle
            .check_answer(puzzle.answer, words)
            .ok()
            .map(|()| puzzle)
    }

    /// The key under which a missed puzzle is saved; see [`Puzzle::from_key`].
    pub fn key(&self) -> String {
        let centre: String = self
            .centre
            .iter()
            .map(|letter| letter.lowercase())
            .collect();
        format!("{} {centre} {}", self.word, self.answer)
    }

    /// Returns the puzzle for a key.
    pub fn from_key(key: &str) -> Option<Puzzle> {
        let mut parts = key.split(' ');
        let word = parts.next()?.parse().ok()?;
        let centre = parts
            .next()?
            .chars()
            .map(Letter::new)
            .collect::<Option<_>>()?;
        let answer = parts.next()?.parse().ok()?;
        Some(Puzzle {
            word,
            centre,
            answer,
        })
    }

    /// The word on the table.
    pub fn word(&self) -> Word {
        self.word
    }

    /// The letters in the centre.
    pub fn centre(&self) -> &[Letter] {
        &self.centre
    }

    /// The puzzle as a table under the default rules: the word belongs to the second seat, and
    /// the first is to steal it.
    pub fn table(&self) -> Table {
        Table::for_example(&[self.word], &self.centre)
    }

    /// Checks whether a word is an answer: a legal steal of the word (A5). A word from the centre
    /// alone isn't one.
    ///
    /// # Errors
    /// Why it isn't an answer, checked in the order of A11.
    pub fn check_answer(&self, word: Word, words: &Lexicon) -> Result<(), Refusal> {
        let table = self.table();
        let steal = SourceChoice::Pinned {
            words: vec![WORD_ID],
            tiles: Vec::new(),
        };
        table.legal_ways(SeatId::FIRST, word, &steal)?;
        table.check_word(word, Some(words))
    }

    /// Every answer that may be shown, the best known first, and among those the longest.
    pub fn answers(&self, words: &Lexicon, family: &FamilyFilter) -> Vec<Word> {
        let mut finds = Finder::for_seat(&self.table(), SeatId::FIRST).find(words);
        finds.retain(|find| !family.hides(find.id));
        finds.retain(|find| find.ways.iter().any(|taken| !taken.is_empty()));
        sort_by_key(&mut finds, |find| {
            (words.level(find.id), Reverse(find.word.len()))
        });
        finds.into_iter().map(|find| find.word).collect()
    }

    /// The answer that the hints lead to.
    pub(super) fn answer(&self) -> Word {
        self.answer
    }
}

/// Returns what a seat should practise after a game: of the steals it missed, with words no
/// harder than the game's list, the one that would have gained it most.
pub fn puzzle_to_practise(
    table: &Table,
    review: &Review,
    seat: SeatId,
    words: &Lexicon,
) -> Option<Puzzle> {
    let most = table.options.judge.level().unwrap_or(Level::EVERYDAY);
    let mut own = missed_words(table, review);
    own.retain(|miss| miss.seat == seat && miss.possible.level <= most);
    sort_by_key(&mut own, |miss: &MissedWord| {
        (Reverse(miss.gain), miss.possible.level)
    });
    let mut puzzles = own.iter();
    puzzles.find_map(|miss| Puzzle::from_missed_word(table, miss.possible, words))
}

/// Whether a puzzle may show a word.
fn can_show(id: WordId, level: Level, words: &Lexicon, family: &FamilyFilter) -> bool {
    words.level(id) <= level && !family.hides(id)
}

/// Draws a distracting letter, as frequent as in the words of the list.
fn random_letter(words: &Lexicon, chance: &mut Chance) -> Option<Letter> {
    let word = words.word(words.id_at(chance.below(words.len()))?)?;
    word.get(chance.below(word.len()))
}

/// Whether the answer is interesting: it is allowed by every difference rule that a table can
/// choose.
fn is_interesting(old: Word, answer: Word) -> bool {
    let mut all = Difference::ALL.into_iter();
    all.all(|difference| difference.allows(old, answer))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_can_be_read_back_from_its_key() {
        let puzzle = Puzzle::from_key("gape rstu grape").unwrap();
        assert_eq!(puzzle.key(), "gape rstu grape");
        assert_eq!((puzzle.word.as_str(), puzzle.centre.len()), ("gape", 4));
        for none in ["", "gape", "gape r", "gape r5 grape", "g4pe r grape"] {
            assert_eq!(Puzzle::from_key(none), None, "{none}");
        }
    }
}
