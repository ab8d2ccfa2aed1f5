//! Practice (A22): "find the steal", alone and without end.
//!
//! | file | contents |
//! |---|---|
//! | `answer` | the answer that a player taps or types |
//! | `grade` | how hard a puzzle is |
//! | `puzzle` | a word, some letters, and a steal to find |
//! | `hint` | help in three steps |
//! | `streak` | how many puzzles were solved in a row |
//! | `session` | a practice session: one puzzle after another |
//!
//! ```
//! use word_heist::screen::practice::{PuzzleGrade, PracticeSession, PuzzleStage};
//! use lexicon::{FamilyFilter, Level, Lexicon, Word};
//! use game::Chance;
//!
//! let list = ["delta", "lathed", "hated"].map(|word| (word, Level::Common));
//! let list = Lexicon::from_words(list)?;
//! let family = FamilyFilter::for_lexicon(&list);
//! let mut practice = PracticeSession::begin(PuzzleGrade::Gentle, Chance::new(1), &list, &family)
//!     .ok_or("no puzzle in this list")?;
//! assert_eq!(practice.puzzle().word(), Word::new("delta")?);
//! practice.try_answer(Word::new("lathed")?, &list).unwrap();
//! assert_eq!(practice.streak().now, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod answer;
mod grade;
mod hint;
mod puzzle;
mod session;
mod streak;

pub use grade::PuzzleGrade;
pub use hint::PuzzleHint;
pub use puzzle::{Puzzle, puzzle_to_practise};
pub use session::{PracticeSession, PuzzleStage};
pub use streak::Streak;
