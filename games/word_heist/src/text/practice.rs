//! Texts of the practice screen: find the steal.

use crate::screen::practice::{Puzzle, PuzzleGrade, PuzzleHint, Streak};
use lexicon::{Letter, Word};
use word_heist_rules::Refusal;

use super::{letter_list, word_refusal};
use screen::text::capitals;
pub use screen::text::table::HINT;

pub const INSTRUCTIONS: &str = "Make the word on the table longer. Use all its letters and at least 1 from \
     the centre.";
pub const GRADE_LABEL: &str = "How hard";
/// Note that a newly chosen grade applies from the next puzzle on.
pub const GRADE_FROM_NEXT_PUZZLE: &str = "From the next puzzle on, so you keep your streak.";
pub const PUZZLE: &str = "The puzzle";
pub const ON_TABLE: &str = "On the table";
pub const CENTRE: &str = "In the centre";
pub const ANSWER: &str = "Your word";
pub const ANSWER_HELP: &str = "Tap or type letters, then press Enter. Press it again for the next \
     one.";
pub const STEAL: &str = "Steal it";
pub const BACK: &str = "Back";
pub const CLEAR: &str = "Clear";
pub const SHOW_ANSWER: &str = "Show me";
pub const NEXT_PUZZLE: &str = "Next one";
pub const HINTS: &str = "Hints";
pub const ALL_ANSWERS: &str = "All the steals";
pub const STREAK: &str = "Your streak";
pub const NO_PUZZLE: &str = "The word list on this device has no puzzle like that.";

pub fn grade_name(grade: PuzzleGrade) -> &'static str {
    match grade {
        PuzzleGrade::Gentle => "Gentle",
        PuzzleGrade::Steady => "Steady",
        PuzzleGrade::Tricky => "Tricky",
        PuzzleGrade::Fiendish => "Fiendish",
    }
}

/// Describes a grade.
pub fn grade_description(grade: PuzzleGrade) -> &'static str {
    match grade {
        PuzzleGrade::Gentle => "Short words everyone knows. Add 1 letter.",
        PuzzleGrade::Steady => "Longer everyday words. Add 1 or 2 letters.",
        PuzzleGrade::Tricky => "Words a well-read adult knows, and more letters to choose from.",
        PuzzleGrade::Fiendish => "Any word in the list. Add 2 or 3 letters.",
    }
}

/// The puzzle, for screen readers.
pub fn describe_puzzle(puzzle: &Puzzle) -> String {
    let word: Vec<String> = puzzle.word().letters().map(letter_text).collect();
    let centre = letter_list(puzzle.centre().iter().copied());
    format!(
        "{} is on the table: {}. In the centre: {centre}.",
        capitals(puzzle.word()),
        word.join(" ")
    )
}

fn letter_text(letter: Letter) -> String {
    letter.uppercase().into()
}

/// Screen-reader label of a tile in the centre.
pub fn centre_tile_label(letter: Letter) -> String {
    format!("{}, centre", letter.uppercase())
}

/// Screen-reader label of a tile in the word.
pub fn word_tile_label(letter: Letter, word: Word) -> String {
    format!("{}, in {}", letter.uppercase(), capitals(word))
}

/// The message that the player found the steal.
pub fn found_message(word: Word, hinted: bool) -> String {
    let word = capitals(word);
    if hinted {
        format!("You found {word} with a hint.")
    } else {
        format!("You found {word}.")
    }
}

/// The message that the player found another answer as well.
pub fn also_found_message(word: Word) -> String {
    format!("{} works too.", capitals(word))
}

/// The message after giving up the puzzle.
pub fn gave_up_message(best: Option<Word>) -> String {
    let best = best.map_or_else(String::new, capitals);
    format!("It was {best}. Your streak starts again.")
}

/// Why a word isn't an answer. If it could be made from the centre alone, that is the reason.
pub fn describe_refusal(refusal: &Refusal, puzzle: &Puzzle) -> String {
    match refusal {
        Refusal::NotFromThese => {
            format!("Use every letter of {}.", capitals(puzzle.word()))
        }
        refusal => word_refusal(refusal).unwrap_or_default(),
    }
}

/// The text of a hint.
pub fn describe_hint(hint: &PuzzleHint) -> String {
    match hint {
        PuzzleHint::Joining(letters) => {
            let letters = letter_list(letters.iter().copied());
            format!("Use {letters} from the centre.")
        }
        PuzzleHint::First(letter) => format!("It begins with {}.", letter.uppercase()),
        PuzzleHint::Shape(places) => {
            let sign = |place: &Option<Letter>| place.map_or('·', Letter::uppercase).to_string();
            let signs: Vec<String> = places.iter().map(sign).collect();
            format!("It looks like this: {}", signs.join(" "))
        }
    }
}

/// How many puzzles were solved.
pub fn describe_streak(streak: Streak) -> String {
    let Streak { now, best, solved } = streak;
    format!("{now} in a row without a hint · best streak {best} · {solved} found in all")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn practice_hints_are_worded_by_step() {
        let letter = |c| Letter::new(c).unwrap();
        assert_eq!(
            describe_hint(&PuzzleHint::Joining(vec![letter('t'), letter('p')])),
            "Use T and P from the centre."
        );
        let shape = vec![Some(letter('t')), None, Some(letter('p'))];
        assert_eq!(
            describe_hint(&PuzzleHint::Shape(shape)),
            "It looks like this: T · P"
        );
    }
}
