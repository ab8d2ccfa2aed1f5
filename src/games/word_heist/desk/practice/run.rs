//! Practice as it goes: one puzzle after the other.

use serde::{Deserialize, Serialize};

use super::{Grade, Hint, Puzzle, Streak};
use crate::games::word_heist::rules::Refusal;
use game::Chance;
use lexicon::{Family, Lexicon, Word};

/// How a puzzle stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The steal is being looked for.
    Looking,
    /// It was found: this word.
    Found(Word),
    /// It was given up, and the answers are shown.
    Shown,
}

/// Practice without end: the same chance gives the same puzzles. Written down, it goes on
/// where it stood.
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
    /// Begins with a puzzle; none if the list holds none of the grade.
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

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The hints given, each telling more than the one before.
    pub fn hints(&self) -> &[Hint] {
        &self.hints
    }

    /// Whether every hint is given.
    pub fn hints_spent(&self) -> bool {
        self.hints.len() >= Hint::STEPS
    }

    /// How the puzzle stands.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// How many were solved.
    pub fn streak(&self) -> Streak {
        self.streak
    }

    /// Tries a word. A wrong one costs nothing (A15). Behind the first answer others may be
    /// tried too; they change nothing.
    ///
    /// # Errors
    /// Why it is no answer.
    pub fn answer(&mut self, word: Word, words: &Lexicon) -> Result<(), Refusal> {
        self.puzzle.judge(word, words)?;
        if self.stage == Stage::Looking {
            self.stage = Stage::Found(word);
            self.streak.solve(!self.hints.is_empty());
        }
        Ok(())
    }

    /// Gives the next hint; none if all are given or none is needed any more.
    pub fn hint(&mut self) -> Option<&Hint> {
        if self.stage != Stage::Looking {
            return None;
        }
        let hint = Hint::of(&self.puzzle, self.hints.len())?;
        self.hints.push(hint);
        self.hints.last()
    }

    /// Gives the puzzle up, which ends the row. The answers are [`Puzzle::answers`].
    pub fn give_up(&mut self) {
        if self.stage == Stage::Looking {
            self.stage = Stage::Shown;
            self.streak.give_up();
        }
    }

    /// Meets a puzzle again that was missed before. To leave one that has not been solved is to
    /// give it up.
    pub fn meet(&mut self, puzzle: Puzzle) {
        self.give_up();
        self.puzzle = puzzle;
        self.hints.clear();
        self.stage = Stage::Looking;
    }

    /// Goes on to another puzzle of a grade; false if the list holds none. To leave one that
    /// has not been solved is to give it up.
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
