//! The answer that a player taps or types.

use super::Puzzle;
use lexicon::{Letter, Word};

/// The place of a tile in a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TilePlace {
    /// In the word on the table, counted from 0.
    Word(usize),
    /// In the centre, counted from 0.
    Centre(usize),
}

impl TilePlace {
    /// Every tile of a puzzle: first the word's, then those of the centre.
    pub fn all(puzzle: &Puzzle) -> impl Iterator<Item = (TilePlace, Letter)> {
        let word: Vec<Letter> = puzzle.word().letters().collect();
        let centre = puzzle.centre().to_vec();
        let word = word.into_iter().enumerate();
        let word = word.map(|(at, letter)| (TilePlace::Word(at), letter));
        let centre = centre.into_iter().enumerate();
        word.chain(centre.map(|(at, letter)| (TilePlace::Centre(at), letter)))
    }
}

/// A letter of the answer, and its tile; `None` if no matching tile was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct AnswerLetter {
    letter: Letter,
    place: Option<TilePlace>,
}

/// The answer that has been entered so far.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AnswerDraft(Vec<AnswerLetter>);

impl AnswerDraft {
    /// Whether the answer is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The word that the answer spells.
    pub fn word(&self) -> Word {
        // The answer never has more letters than a word can have.
        self.0.iter().map(|laid| laid.letter).collect()
    }

    /// Whether a tile is in the answer.
    pub fn contains_tile(&self, place: TilePlace) -> bool {
        self.0.iter().any(|laid| laid.place == Some(place))
    }

    /// Taps a tile: adds it at the end, or returns it to its place.
    pub fn tap(&mut self, puzzle: &Puzzle, place: TilePlace) {
        if self.contains_tile(place) {
            self.0.retain(|laid| laid.place != Some(place));
            return;
        }
        let tile = TilePlace::all(puzzle).find(|(other, _)| *other == place);
        if let Some((_, letter)) = tile.filter(|_| self.0.len() < Word::MAX_LEN) {
            let place = Some(place);
            self.0.push(AnswerLetter { letter, place });
        }
    }

    /// Sets the answer to a text. An unchanged beginning keeps its tiles; for a new letter, tiles
    /// of the word come before those of the centre.
    pub fn set_text(&mut self, puzzle: &Puzzle, text: &str) {
        let letters = text.chars().filter_map(Letter::new).take(Word::MAX_LEN);
        let letters: Vec<Letter> = letters.collect();
        let same = self.0.iter().zip(&letters);
        let same = same.take_while(|(laid, letter)| laid.letter == **letter);
        let kept = same.count();
        self.0.truncate(kept);
        for letter in letters.into_iter().skip(kept) {
            let free = |(place, other): &(TilePlace, Letter)| {
                *other == letter && !self.contains_tile(*place)
            };
            let place = TilePlace::all(puzzle).find(free).map(|(place, _)| place);
            self.0.push(AnswerLetter { letter, place });
        }
    }

    /// Removes the last letter.
    pub fn delete_last(&mut self) {
        self.0.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::practice::{PracticeSession, PuzzleGrade};
    use game::Chance;
    use lexicon::{FamilyFilter, Level, Lexicon};

    /// A puzzle with DELTA on the table, and an H and two other letters in the centre.
    fn puzzle() -> Puzzle {
        let list = ["delta", "lathed"].map(|word| (word, Level::Common));
        let list = Lexicon::from_words(list).unwrap();
        let family = FamilyFilter::for_lexicon(&list);
        let practice = PracticeSession::begin(PuzzleGrade::Gentle, Chance::new(1), &list, &family);
        practice.unwrap().puzzle().clone()
    }

    fn centre(puzzle: &Puzzle, letter: char) -> TilePlace {
        let mut letters = puzzle.centre().iter();
        let at = letters.position(|one| one.uppercase() == letter);
        TilePlace::Centre(at.unwrap())
    }

    #[test]
    fn letters_are_typed_or_tapped_into_one_word() {
        let puzzle = puzzle();
        let mut draft = AnswerDraft::default();
        draft.set_text(&puzzle, "lat");
        draft.tap(&puzzle, centre(&puzzle, 'H'));
        draft.set_text(&puzzle, "lathed");
        assert_eq!(draft.word(), Word::new("lathed").unwrap());
        let tiles = TilePlace::all(&puzzle).filter(|(place, _)| draft.contains_tile(*place));
        assert_eq!(tiles.count(), 6, "each letter is a tile of its own");
    }

    #[test]
    fn a_second_tap_returns_a_tile_from_the_answer() {
        let puzzle = puzzle();
        let mut draft = AnswerDraft::default();
        draft.tap(&puzzle, TilePlace::Word(0));
        draft.tap(&puzzle, TilePlace::Word(1));
        draft.tap(&puzzle, TilePlace::Word(0));
        assert_eq!(draft.word().as_str(), "e");
        draft.delete_last();
        assert!(draft.is_empty());
    }

    #[test]
    fn a_typed_letter_beyond_the_puzzles_tiles_uses_no_tile() {
        let puzzle = puzzle();
        let mut draft = AnswerDraft::default();
        draft.set_text(&puzzle, "dd, d!");
        assert_eq!(draft.word().as_str(), "ddd");
        let used = TilePlace::all(&puzzle).filter(|(place, _)| draft.contains_tile(*place));
        let there = TilePlace::all(&puzzle).filter(|(_, letter)| letter.uppercase() == 'D');
        assert_eq!(used.count(), there.count().min(3));
    }

    #[test]
    fn an_answer_never_exceeds_the_longest_word() {
        let puzzle = puzzle();
        let mut draft = AnswerDraft::default();
        draft.set_text(&puzzle, &"x".repeat(40));
        draft.tap(&puzzle, TilePlace::Word(0));
        assert_eq!(draft.word().len(), Word::MAX_LEN);
    }
}
