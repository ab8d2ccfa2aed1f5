//! Practice at Word Heist: find the steal.

use crate::games::word_heist::desk::practice::{Grade, Hint, Puzzle, Streak};
use crate::games::word_heist::rules::Refusal;
use crate::lexicon::{Letter, Word};

use super::{letters_said, no_word_here};
use crate::words::capitals;
pub use crate::words::table::HINT;

/// What is to be done in practice.
pub const SAYS: &str = "Turn the word on the table into a longer one: all of its letters, and one \
     at least from the centre.";
/// Labels the grades.
pub const GRADE: &str = "How hard";
/// The grade that was chosen is for later.
pub const FROM_NEXT: &str = "From the next one on, so that your row goes on.";
/// The puzzle.
pub const PUZZLE: &str = "The puzzle";
/// The word to steal.
pub const ON_TABLE: &str = "On the table";
/// The letters to steal it with.
pub const CENTRE: &str = "In the centre";
/// Labels the line.
pub const ANSWER: &str = "Your word";
/// How the line is used.
pub const ANSWER_SAYS: &str = "Tap the letters or type them, then press Enter. Enter again brings \
     the next one.";
/// Tries the word.
pub const STEAL: &str = "Steal it";
/// Takes the last letter back.
pub const BACK: &str = "Back";
/// Takes all letters back.
pub const CLEAR: &str = "Clear";
/// Gives up.
pub const SHOW: &str = "Show me";
/// Goes on.
pub const NEXT: &str = "Next one";
/// Heads the hints.
pub const HINTS: &str = "Hints";
/// Heads the answers.
pub const ANSWERS: &str = "Every steal that was there";
/// Heads the streak.
pub const STREAK: &str = "Your row";
/// There is nothing to practise with.
pub const NO_PUZZLE: &str = "The word list on this device has no puzzle of this kind.";

/// Names a grade.
pub fn grade_name(grade: Grade) -> &'static str {
    match grade {
        Grade::Gentle => "Gentle",
        Grade::Steady => "Steady",
        Grade::Tricky => "Tricky",
        Grade::Fiendish => "Fiendish",
    }
}

/// What a grade is like.
pub fn grade_says(grade: Grade) -> &'static str {
    match grade {
        Grade::Gentle => "Short words that everybody knows; one letter joins.",
        Grade::Steady => "Longer words, still everyday; one letter joins, or two.",
        Grade::Tricky => "The words of a well-read adult, and more letters to choose from.",
        Grade::Fiendish => "Any word of the list; two letters join, or three.",
    }
}

/// The puzzle, for those who hear it.
pub fn puzzle_said(puzzle: &Puzzle) -> String {
    let word: Vec<String> = puzzle.word().letters().map(spelled).collect();
    let centre = letters_said(puzzle.centre().iter().copied());
    format!(
        "{} lies on the table, {}. In the centre: {centre}.",
        capitals(puzzle.word()),
        word.join(" ")
    )
}

fn spelled(letter: Letter) -> String {
    letter.capital().into()
}

/// A tile of the centre, by ear.
pub fn centre_tile(letter: Letter) -> String {
    format!("{}, centre", letter.capital())
}

/// A tile of the word, by ear.
pub fn word_tile(letter: Letter, word: Word) -> String {
    format!("{}, of {}", letter.capital(), capitals(word))
}

/// The steal was found.
pub fn found(word: Word, hinted: bool) -> String {
    let word = capitals(word);
    match hinted {
        false => format!("{word}: stolen."),
        true => format!("{word}: stolen, with a hint."),
    }
}

/// Another answer was found as well.
pub fn found_too(word: Word) -> String {
    format!("{} is a steal too.", capitals(word))
}

/// The puzzle was given up.
pub fn shown(best: Option<Word>) -> String {
    let best = best.map_or_else(String::new, capitals);
    format!("It was {best}. The row begins anew.")
}

/// Why a word is no answer. Where it could be made of the centre alone, that is why.
pub fn refused(refusal: &Refusal, puzzle: &Puzzle) -> String {
    match refusal {
        Refusal::NotFromThese => {
            format!("Use every letter of {}.", capitals(puzzle.word()))
        }
        refusal => no_word_here(refusal).unwrap_or_default(),
    }
}

/// A hint in a sentence.
pub fn hint(hint: &Hint) -> String {
    match hint {
        Hint::Joining(letters) if letters.len() == 1 => {
            format!(
                "From the centre comes {}.",
                letters_said(letters.iter().copied())
            )
        }
        Hint::Joining(letters) => {
            format!(
                "From the centre come {}.",
                letters_said(letters.iter().copied())
            )
        }
        Hint::First(letter) => format!("It begins with {}.", letter.capital()),
        Hint::Shape(places) => {
            let sign = |place: &Option<Letter>| place.map_or('·', Letter::capital).to_string();
            let signs: Vec<String> = places.iter().map(sign).collect();
            format!("It looks like this: {}", signs.join(" "))
        }
    }
}

/// How many were found.
pub fn streak(streak: Streak) -> String {
    let Streak { now, best, solved } = streak;
    format!("{now} in a row without a hint · best row {best} · {solved} found in all")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_tell_more_and_more() {
        let letter = |c| Letter::new(c).unwrap();
        assert_eq!(
            hint(&Hint::Joining(vec![letter('t'), letter('p')])),
            "From the centre come T and P."
        );
        let shape = vec![Some(letter('t')), None, Some(letter('p'))];
        assert_eq!(hint(&Hint::Shape(shape)), "It looks like this: T · P");
    }
}
