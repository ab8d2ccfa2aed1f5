//! Texts of the practice screen: find the steal.

use crate::screen::practice::{Grade, Hint, Puzzle, Streak};
use lexicon::{Letter, Word};
use word_heist_rules::Refusal;

use super::{letters_said, no_word_here};
use screen::text::capitals;
pub use screen::text::table::HINT;

pub const SAYS: &str = "Make the word on the table longer. Use all its letters and at least 1 from \
     the centre.";
pub const GRADE: &str = "How hard";
/// Note that a newly chosen grade applies from the next puzzle on.
pub const FROM_NEXT: &str = "From the next puzzle on, so you keep your streak.";
pub const PUZZLE: &str = "The puzzle";
pub const ON_TABLE: &str = "On the table";
pub const CENTRE: &str = "In the centre";
pub const ANSWER: &str = "Your word";
pub const ANSWER_SAYS: &str = "Tap or type letters, then press Enter. Press it again for the next \
     one.";
pub const STEAL: &str = "Steal it";
pub const BACK: &str = "Back";
pub const CLEAR: &str = "Clear";
pub const SHOW: &str = "Show me";
pub const NEXT: &str = "Next one";
pub const HINTS: &str = "Hints";
pub const ANSWERS: &str = "All the steals";
pub const STREAK: &str = "Your streak";
pub const NO_PUZZLE: &str = "The word list on this device has no puzzle like that.";

pub fn grade_name(grade: Grade) -> &'static str {
    match grade {
        Grade::Gentle => "Gentle",
        Grade::Steady => "Steady",
        Grade::Tricky => "Tricky",
        Grade::Fiendish => "Fiendish",
    }
}

/// Describes a grade.
pub fn grade_says(grade: Grade) -> &'static str {
    match grade {
        Grade::Gentle => "Short words everyone knows. Add 1 letter.",
        Grade::Steady => "Longer everyday words. Add 1 or 2 letters.",
        Grade::Tricky => "Words a well-read adult knows, and more letters to choose from.",
        Grade::Fiendish => "Any word in the list. Add 2 or 3 letters.",
    }
}

/// The puzzle, for screen readers.
pub fn puzzle_said(puzzle: &Puzzle) -> String {
    let word: Vec<String> = puzzle.word().letters().map(spelled).collect();
    let centre = letters_said(puzzle.centre().iter().copied());
    format!(
        "{} is on the table: {}. In the centre: {centre}.",
        capitals(puzzle.word()),
        word.join(" ")
    )
}

fn spelled(letter: Letter) -> String {
    letter.capital().into()
}

/// Screen-reader label of a tile in the centre.
pub fn centre_tile(letter: Letter) -> String {
    format!("{}, centre", letter.capital())
}

/// Screen-reader label of a tile in the word.
pub fn word_tile(letter: Letter, word: Word) -> String {
    format!("{}, in {}", letter.capital(), capitals(word))
}

/// The message that the player found the steal.
pub fn found(word: Word, hinted: bool) -> String {
    let word = capitals(word);
    match hinted {
        false => format!("You found {word}."),
        true => format!("You found {word} with a hint."),
    }
}

/// The message that the player found another answer as well.
pub fn found_too(word: Word) -> String {
    format!("{} works too.", capitals(word))
}

/// The message after giving up the puzzle.
pub fn shown(best: Option<Word>) -> String {
    let best = best.map_or_else(String::new, capitals);
    format!("It was {best}. Your streak starts again.")
}

/// Why a word isn't an answer. If it could be made from the centre alone, that is the reason.
pub fn refused(refusal: &Refusal, puzzle: &Puzzle) -> String {
    match refusal {
        Refusal::NotFromThese => {
            format!("Use every letter of {}.", capitals(puzzle.word()))
        }
        refusal => no_word_here(refusal).unwrap_or_default(),
    }
}

/// The text of a hint.
pub fn hint(hint: &Hint) -> String {
    match hint {
        Hint::Joining(letters) => {
            let letters = letters_said(letters.iter().copied());
            format!("Use {letters} from the centre.")
        }
        Hint::First(letter) => format!("It begins with {}.", letter.capital()),
        Hint::Shape(places) => {
            let sign = |place: &Option<Letter>| place.map_or('·', Letter::capital).to_string();
            let signs: Vec<String> = places.iter().map(sign).collect();
            format!("It looks like this: {}", signs.join(" "))
        }
    }
}

/// How many puzzles were solved.
pub fn streak(streak: Streak) -> String {
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
            hint(&Hint::Joining(vec![letter('t'), letter('p')])),
            "Use T and P from the centre."
        );
        let shape = vec![Some(letter('t')), None, Some(letter('p'))];
        assert_eq!(hint(&Hint::Shape(shape)), "It looks like this: T · P");
    }
}
