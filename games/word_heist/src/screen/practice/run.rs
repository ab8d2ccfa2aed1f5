//! A practice session: one puzzle after another.

use serde::{Deserialize, Serialize};

use super::{Grade, Hint, Puzzle, Streak};
use game::Chance;
use lexicon::{Family, Lexicon, Word};
use word_heist_rules::Refusal;

/// The state of a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
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
pub struct Practice {
    grade: Grade,
    chance: Chance,
    puzzle: Puzzle,
    hints: Vec<Hint>,
    stage: Stage,
    streak: Streak,
}

impl Practice {
    /// Begins with a puzzle; returns `None` if the list has no puzzle of the grade.
    pub fn begin(
        grade: Grade,
        mut chance: Chance,
        words: &Lexicon,
        family: &Family,
    ) -> Option<Practice> {
        Some(Practice {
            puzzle: Puzzle::draw(grade, words, family, &mut chance)?,
            grade,
            chance,
            hints: Vec::new(),
            stage: Stage::Looking,
            streak: Streak::default(),
        })
    }

    /// How hard the puzzles are.
    pub fn grade(&self) -> Grade {
        self.grade
    }

    /// The current puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The hints given so far, each revealing more than the one before.
    pub fn hints(&self) -> &[Hint] {
        &self.hints
    }

    /// Whether every hint has been given.
    pub fn hints_spent(&self) -> bool {
        self.hints.len() >= Hint::STEPS
    }

    /// The state of the puzzle.
    pub fn stage(&self) -> Stage {
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
    pub fn answer(&mut self, word: Word, words: &Lexicon) -> Result<(), Refusal> {
        self.puzzle.judge(word, words)?;
        if self.stage == Stage::Looking {
            self.stage = Stage::Found(word);
            self.streak.solve(!self.hints.is_empty());
        }
        Ok(())
    }

    /// Gives the next hint; returns `None` if all are given or the puzzle is over.
    pub fn hint(&mut self) -> Option<&Hint> {
        if self.stage != Stage::Looking {
            return None;
        }
        let hint = Hint::of(&self.puzzle, self.hints.len())?;
        self.hints.push(hint);
        self.hints.last()
    }

    /// Gives up the puzzle, which ends the streak. The answers are [`Puzzle::answers`].
    pub fn give_up(&mut self) {
        if self.stage == Stage::Looking {
            self.stage = Stage::Shown;
            self.streak.give_up();
        }
    }

    /// Switches to a puzzle that was missed earlier. Leaving an unsolved puzzle gives it up.
    pub fn meet(&mut self, puzzle: Puzzle) {
        self.give_up();
        self.puzzle = puzzle;
        self.hints.clear();
        self.stage = Stage::Looking;
    }

    /// Moves on to a new puzzle of a grade; returns false if the list has none. Leaving an
    /// unsolved puzzle gives it up.
    pub fn next(&mut self, grade: Grade, words: &Lexicon, family: &Family) -> bool {
        let Some(puzzle) = Puzzle::draw(grade, words, family, &mut self.chance) else {
            return false;
        };
        self.give_up();
        self.grade = grade;
        self.puzzle = puzzle;
        self.hints.clear();
        self.stage = Stage::Looking;
        true
    }
}
