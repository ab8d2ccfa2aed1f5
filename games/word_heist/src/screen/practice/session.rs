//! A practice session: one puzzle after another.

use serde::{Deserialize, Serialize};

use super::{Puzzle, PuzzleGrade, PuzzleHint, Streak};
use game::Chance;
use lexicon::{FamilyFilter, Lexicon, Word};
use word_heist_rules::Refusal;

/// The state of a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleStage {
    /// The player is looking for the steal.
    Looking,
    /// The player found this word.
    Found(Word),
    /// The player gave up, and the answers are shown.
    Shown,
}

/// A practice session without end. The same seed gives the same puzzles, and a saved session
/// continues where it stopped.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PracticeSession {
    grade: PuzzleGrade,
    chance: Chance,
    puzzle: Puzzle,
    hints: Vec<PuzzleHint>,
    stage: PuzzleStage,
    streak: Streak,
}

impl PracticeSession {
    /// Begins with a puzzle; returns `None` if the list has no puzzle of the grade.
    pub fn begin(
        grade: PuzzleGrade,
        mut chance: Chance,
        words: &Lexicon,
        family: &FamilyFilter,
    ) -> Option<PracticeSession> {
        Some(PracticeSession {
            puzzle: Puzzle::draw(grade, words, family, &mut chance)?,
            grade,
            chance,
            hints: Vec::new(),
            stage: PuzzleStage::Looking,
            streak: Streak::default(),
        })
    }

    /// How hard the puzzles are.
    pub fn grade(&self) -> PuzzleGrade {
        self.grade
    }

    /// The current puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The hints given so far, each revealing more than the one before.
    pub fn hints(&self) -> &[PuzzleHint] {
        &self.hints
    }

    /// Whether every hint has been given.
    pub fn all_hints_given(&self) -> bool {
        self.hints.len() >= PuzzleHint::STEPS
    }

    /// The state of the puzzle.
    pub fn stage(&self) -> PuzzleStage {
        self.stage
    }

    /// How many puzzles were solved.
    pub fn streak(&self) -> Streak {
        self.streak
    }

    /// Tries a word. A wrong one costs nothing (A15). After the first answer others may be tried
    /// too, without any effect.
    ///
    /// # Errors
    /// Why the word isn't an answer.
    pub fn try_answer(&mut self, word: Word, words: &Lexicon) -> Result<(), Refusal> {
        self.puzzle.check_answer(word, words)?;
        if self.stage == PuzzleStage::Looking {
            self.stage = PuzzleStage::Found(word);
            self.streak.count_solved(!self.hints.is_empty());
        }
        Ok(())
    }

    /// Gives the next hint; returns `None` if all are given or the puzzle is over.
    pub fn give_hint(&mut self) -> Option<&PuzzleHint> {
        if self.stage != PuzzleStage::Looking {
            return None;
        }
        let hint = PuzzleHint::for_step(&self.puzzle, self.hints.len())?;
        self.hints.push(hint);
        self.hints.last()
    }

    /// Gives up the puzzle, which ends the streak. The answers are [`Puzzle::answers`].
    pub fn give_up(&mut self) {
        if self.stage == PuzzleStage::Looking {
            self.stage = PuzzleStage::Shown;
            self.streak.give_up();
        }
    }

    /// Switches to a puzzle that was missed earlier. Leaving an unsolved puzzle gives it up.
    pub fn switch_to(&mut self, puzzle: Puzzle) {
        self.give_up();
        self.puzzle = puzzle;
        self.hints.clear();
        self.stage = PuzzleStage::Looking;
    }

    /// Moves on to a new puzzle of a grade; returns false if the list has none. Leaving an
    /// unsolved puzzle gives it up.
    pub fn next_puzzle(
        &mut self,
        grade: PuzzleGrade,
        words: &Lexicon,
        family: &FamilyFilter,
    ) -> bool {
        let Some(puzzle) = Puzzle::draw(grade, words, family, &mut self.chance) else {
            return false;
        };
        self.give_up();
        self.grade = grade;
        self.puzzle = puzzle;
        self.hints.clear();
        self.stage = PuzzleStage::Looking;
        true
    }
}
