//! The rules of Word Heist, on a page: complete enough to play from.

use crate::games::word_heist::desk::lesson::{Point, Tried};
pub use crate::games::word_heist::desk::sections::Section;

use super::{letters_said, no_word_here};
use crate::words::capitals;
use crate::words::list::all_of;

/// Whom the game is by.
pub const CREDIT: &str = "Word Heist in Lettercase is an anagram-stealing game after Speedily.";

impl Section {
    /// What heads it.
    #[must_use]
    pub const fn heading(self) -> &'static str {
        match self {
            Section::Minute => "In a minute",
            Section::Words => "Making a word",
            Section::Steals => "Stealing a word",
            Section::Mergers => "Taking two words, or three",
            Section::Turns => "Turning letters up",
            Section::Modes => "Four ways to play",
            Section::End => "The end",
            Section::Table => "Among friends",
            Section::Tips => "From an old thief",
        }
    }

    /// What is said.
    #[must_use]
    pub const fn points(self) -> &'static [&'static str] {
        match self {
            Section::Minute => &[
                "All letters lie face down. One after the other is turned up into the centre.",
                "Whoever sees a word in the centre makes it, and has it.",
                "Whoever can turn a word on the table into a longer one, with letters of the \
                 centre, takes it: from anybody.",
                "When all letters are up and nobody sees anything more, whoever has the most \
                 words wins.",
            ],
            Section::Words => &[
                "A word has four letters or more. A beginner may be let off with three.",
                "Its letters leave the centre; all others stay there.",
                "A wrong word costs nothing. Try again as long as your time runs.",
                "The letters are checked before the word list is asked.",
            ],
            Section::Steals => &[
                "A steal uses every letter of the old word, and at least one of the centre.",
                "The letters must change places: the old word may not stand in the new one in \
                 one piece.",
                "Your own words may be made longer in the same way.",
            ],
            Section::Mergers => &[
                "Several words may become one. Then no letter of the centre need join, unless \
                 you chose that one must.",
                "None of the old words may stand in the new one in one piece.",
                "If a word can be made in several ways, the table asks which one is meant. Where \
                 time runs, it takes from others before it takes from you. Tap a word first to \
                 say that it must be used.",
            ],
            Section::Turns => &[
                "Whoever made the last word turns the next letter up; without a word it goes \
                 round clockwise.",
                "The blue line round the pile says that a letter can be turned up now. Tap the \
                 pile or press Space.",
                "While somebody has the table to themselves to type, nothing turns up.",
                "In a race the letters turn up by themselves, one every few seconds. A little after \
                 the last one the game is over.",
            ],
            Section::Modes => &[
                "<strong>Turns.</strong> Turn a letter up, then make words, with a clock or \
                 without. When you pass, each of the others may make one word.",
                "<strong>Buzzers.</strong> A key or a corner of the screen for each player. \
                 The first to press has a few seconds to type; who pressed next comes next.",
                "<strong>Call it out.</strong> Shout, and somebody taps your name. Nothing \
                 hurries you.",
                "<strong>Solo.</strong> Alone against the clock, against the Magpie, the Fox \
                 and the Owl, or with the day’s letters, which are the same for everybody.",
            ],
            Section::End => &[
                "When every letter is up, whoever sees nothing more presses Done. A new word \
                 clears every Done.",
                "The most words win; if that is a tie, the most letters in them; else the win \
                 is shared. You can also count letters, or let long words count more.",
                "To stop before that, everybody has to agree.",
            ],
            Section::Table => &[
                "The last word can be taken back before the next letter is up, if all agree.",
                "A word that isn’t in the list counts if everyone agrees. The history marks it.",
                "Bots only agree to words of the Full list. If you play alone, no other words \
                 count.",
                "Where hints are allowed, the bulb tells what kind of word there is, then what it \
                 uses, then the word. There are none where several race for it.",
                "If somebody leaves, their words stay, and can be stolen.",
            ],
            Section::Tips => &[
                "<strong>Look for ING.</strong> Find these three letters in a word, put them at \
                 the end, and see what verb the others begin.",
                "<strong>Watch the weak ones.</strong> Short words, new words and words of \
                 common letters are stolen first: yours as well as theirs.",
                "<strong>Have a plan.</strong> Know which letters you are waiting for, and have \
                 the word ready when they turn up.",
                "<strong>And drop it.</strong> Another letter may bring another word. Whoever \
                 stares at one plan misses what lies there.",
            ],
        }
    }
}

/// What an example shows.
#[must_use]
pub const fn example_name(example: Point) -> &'static str {
    match example {
        Point::Centre => "From the centre",
        Point::Steal => "A steal",
        Point::Inside => "One letter is enough",
        Point::Extends => "Only longer",
        Point::NothingJoins => "Only other places",
        Point::Merger => "Two become one",
        Point::NotWhole => "Not in bits",
        Point::Ending => "ING at the end",
        Point::Spontaneous => "Another letter, another word",
        Point::Plan => "A plan come true",
    }
}

/// What lies there and what is tried, for those who hear it.
#[must_use]
pub fn lies(tried: &Tried) -> String {
    let centre = letters_said(tried.centre.iter().copied());
    let words: Vec<String> = tried.words.iter().copied().map(capitals).collect();
    let made = capitals(tried.made);
    match words.as_slice() {
        [] => format!("In the centre: {centre}. Tried: {made}."),
        words => format!(
            "On the table: {}. In the centre: {centre}. Tried: {made}.",
            all_of(words)
        ),
    }
}

/// What the rules say of it.
#[must_use]
pub fn verdict(tried: &Tried) -> String {
    let made = capitals(tried.made);
    match &tried.verdict {
        Ok((taken, joined)) => {
            let mut parts: Vec<String> = taken.iter().copied().map(capitals).collect();
            parts.extend(joined.iter().map(|letter| letter.capital().to_string()));
            format!("{} make {made}.", all_of(&parts))
        }
        Err(refusal) => no_word_here(refusal).unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_example_says_what_the_rules_find() {
        let says = |example: Point| verdict(&example.tried().unwrap());
        assert_eq!(says(Point::Steal), "GAIN, T and P make TAPING.");
        assert_eq!(says(Point::Merger), "RING and LATE make TRIANGLE.");
        assert_eq!(
            says(Point::Extends),
            "It only extends GAPE, which still stands in it in one piece."
        );
        assert_eq!(
            says(Point::NothingJoins),
            "A letter of the centre must join."
        );
    }

    #[test]
    fn a21_the_tips_come_true_by_the_rules() {
        let tips = Section::Tips.points().concat();
        assert!(tips.contains("Look for ING") && tips.contains("Watch the weak ones"));
        assert!(tips.contains("Have a plan") && tips.contains("And drop it"));
        let examples: Vec<Point> = Point::ALL
            .into_iter()
            .filter(|example| example.section() == Section::Tips)
            .collect();
        assert_eq!(examples.len(), 3);
        for example in examples {
            assert!(example.tried().unwrap().verdict.is_ok(), "{example:?}");
        }
    }
}
