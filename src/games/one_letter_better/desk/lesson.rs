//! One Letter Better by single plays: each one legal or not, as the rules find it.

use crate::games::one_letter_better::rules::{Laid, Made, Refusal, View};
use crate::games::one_letter_better::words::rules::Section;
use crate::lexicon::{Level, Lexicon};
use crate::table::SeatId;

/// A point of the rules that a play shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Better {
    /// A new word, with the bonus.
    New,
    /// Cards count, not letters.
    Cards,
    /// A wild.
    Wild,
    /// An own word grows.
    Extend,
    /// A steal with one card.
    Steal,
    /// Two cards are too many.
    TwoCards,
    /// A wild steals nothing.
    WildSteals,
    /// Two words become one.
    Join,
    /// An ending is no word.
    Ending,
    /// A green card.
    Green,
    /// A blue card in place of others.
    Blue,
    /// A red card between others.
    Red,
}

/// A play that somebody tries, and what the rules say of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Laying {
    /// The table and the hand.
    pub view: View,
    /// The line of cards.
    pub line: Vec<Laid>,
    /// What it is.
    pub verdict: Result<Made, Refusal>,
}

impl Better {
    /// All of them, in the order in which they are told.
    pub const ALL: [Better; 12] = [
        Better::New,
        Better::Cards,
        Better::Wild,
        Better::Extend,
        Better::Steal,
        Better::TwoCards,
        Better::WildSteals,
        Better::Join,
        Better::Ending,
        Better::Green,
        Better::Blue,
        Better::Red,
    ];

    /// The part of the rules that it belongs to.
    #[must_use]
    pub const fn section(self) -> Section {
        match self {
            Better::New | Better::Cards | Better::Wild | Better::Extend => Section::Words,
            Better::Steal | Better::TwoCards | Better::WildSteals => Section::Steals,
            Better::Join | Better::Ending => Section::Joins,
            Better::Green | Better::Blue | Better::Red => Section::Colours,
        }
    }

    /// Own words, words of another, the hand, and the line.
    const fn case(self) -> (&'static str, &'static str, &'static str, &'static str) {
        match self {
            Better::New => ("", "", "T I M E S", "T I M E"),
            Better::Cards => ("", "", "TH ING E", "TH ING"),
            Better::Wild => ("", "", "T ? M E", "T ?I M E"),
            Better::Extend => ("T I M E", "", "R S A", "T I M E R S"),
            Better::Steal => ("", "T I M E", "R A", "T I M E R"),
            Better::TwoCards => ("", "T I M E", "R S A", "T I M E R S"),
            Better::WildSteals => ("", "T I M E", "? A", "T I M E ?R"),
            Better::Join => ("S T A R", "F I S H", "E", "S T A R F I S H"),
            Better::Ending => ("", "L O", "T I O N", "L O T I O N"),
            Better::Green => ("", "T I M E", "+S A", "T I M E +S"),
            Better::Blue => ("", "S L A N T", "=CH E", "=CH A N T"),
            Better::Red => ("", "P I N T", "-R E", "P -R I N T"),
        }
    }

    /// The play as the rules find it; none only if a text here is wrong.
    #[must_use]
    pub fn laying(self) -> Option<Laying> {
        let (own, other, hand, line) = self.case();
        let words = [(SeatId::FIRST, own), (SeatId::new(1), other)];
        let words: Vec<_> = words
            .into_iter()
            .filter(|(_, word)| !word.is_empty())
            .collect();
        let view = View::set_out(&words, hand, "")?;
        let line = view.line(line)?;
        let verdict = view.preview(&line, Some(&list()?));
        Some(Laying {
            view,
            line,
            verdict,
        })
    }
}

/// The words of the examples.
const LIST: [&str; 11] = [
    "time", "thing", "timer", "timers", "times", "starfish", "lotion", "chant", "print", "star",
    "fish",
];

fn list() -> Option<Lexicon> {
    Lexicon::from_words(LIST.map(|word| (word, Level::Common))).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::Word;

    #[test]
    fn the_examples_are_what_the_rules_say() {
        let verdict = |example: Better| {
            let verdict = example.laying().unwrap().verdict;
            verdict.map(|made| (made.gain, made.loss))
        };
        for (example, says) in [
            (Better::New, Ok((14, 0))),
            (Better::Cards, Ok((14, 0))),
            (Better::Wild, Ok((13, 0))),
            (Better::Extend, Ok((14, 0))),
            (Better::Steal, Ok((21, 14))),
            (Better::Join, Ok((35, 20))),
            (
                Better::Ending,
                Err(Refusal::NotInTheList(Word::new("tion").unwrap())),
            ),
            (Better::Green, Ok((21, 14))),
            (Better::Blue, Ok((18, 19))),
            (Better::Red, Ok((18, 15))),
        ] {
            assert_eq!(verdict(example), says, "{example:?}");
        }
        assert!(matches!(
            verdict(Better::TwoCards),
            Err(Refusal::NotInTheList(_))
        ));
        assert!(matches!(
            verdict(Better::WildSteals),
            Err(Refusal::WildCannotSteal(_))
        ));
    }

    #[test]
    fn every_word_of_the_examples_is_in_the_list() {
        let real = Lexicon::open(include_bytes!("../../../../lexicon/words.lex")).unwrap();
        for text in LIST {
            assert!(real.contains(Word::new(text).unwrap()), "{text}");
        }
        assert!(
            !real.contains(Word::new("tion").unwrap()),
            "TION is no word"
        );
    }
}
