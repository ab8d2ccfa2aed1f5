//! Example plays for the rules page, each legal or not, as the rules decide.

use crate::screen::sections::Section;
use game::SeatId;
use lexicon::{Level, Lexicon};
use one_letter_better_rules::{Choices, Laid, Made, Refusal, View};

/// A point of the rules that one example shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Point {
    /// A new word, with the bonus.
    New,
    /// The bonus counts cards, not letters.
    Cards,
    /// A word with a wild.
    Wild,
    /// An extension of the player's own word.
    Extend,
    /// A steal with one card.
    Steal,
    /// A refused steal with two cards.
    TwoCards,
    /// A refused steal with a wild.
    WildSteals,
    /// A join of two words.
    Join,
    /// A refused join with a prefix or an ending that is spelled out.
    Ending,
    /// A steal with a green card.
    Green,
    /// A blue substitution.
    Blue,
    /// A red insertion.
    Red,
}

/// An example play, and what the rules say about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Laying {
    /// The table and the hand.
    pub view: View,
    /// The line of cards.
    pub line: Vec<Laid>,
    /// The play, or why it is refused.
    pub verdict: Result<Made, Refusal>,
}

impl Point {
    /// All points, in the order of the rules page.
    pub const ALL: [Point; 12] = [
        Point::New,
        Point::Cards,
        Point::Wild,
        Point::Extend,
        Point::Steal,
        Point::TwoCards,
        Point::WildSteals,
        Point::Join,
        Point::Ending,
        Point::Green,
        Point::Blue,
        Point::Red,
    ];

    /// The section of the rules page that the example belongs to.
    pub const fn section(self) -> Section {
        match self {
            Point::New | Point::Cards | Point::Wild | Point::Extend => Section::Words,
            Point::Steal | Point::TwoCards | Point::WildSteals => Section::Steals,
            Point::Join | Point::Ending => Section::Joins,
            Point::Green | Point::Blue | Point::Red => Section::Colours,
        }
    }

    /// The player's own word, the opponent's word, the hand, and the line that is tried.
    const fn case(self) -> (&'static str, &'static str, &'static str, &'static str) {
        match self {
            Point::New => ("", "", "T I M E S", "T I M E"),
            Point::Cards => ("", "", "TH ING E", "TH ING"),
            Point::Wild => ("", "", "T ? M E", "T ?I M E"),
            Point::Extend => ("T I M E", "", "R S A", "T I M E R S"),
            Point::Steal => ("", "T I M E", "R A", "T I M E R"),
            Point::TwoCards => ("", "T I M E", "R S A", "T I M E R S"),
            Point::WildSteals => ("", "T I M E", "? A", "T I M E ?R"),
            Point::Join => ("S T A R", "F I S H", "E", "S T A R F I S H"),
            Point::Ending => ("", "T E S T", "P R E A", "P R E T E S T"),
            Point::Green => ("", "T I M E", "+S A", "T I M E +S"),
            Point::Blue => ("", "S L A N T", "=CH E", "=CH A N T"),
            Point::Red => ("", "P I N T", "-R E", "P -R I N T"),
        }
    }

    /// The example under the default rules; `None` only if one of the texts here is wrong.
    pub fn laying(self) -> Option<Laying> {
        self.laying_by(&Choices::default())
    }

    /// The example with the handicaps of these rules, which change what it scores.
    pub fn laying_by(self, rules: &Choices) -> Option<Laying> {
        let (own, other, hand, line) = self.case();
        let words = [(SeatId::FIRST, own), (SeatId::new(1), other)];
        let words: Vec<_> = words
            .into_iter()
            .filter(|(_, word)| !word.is_empty())
            .collect();
        let view = View::set_out_by(rules.handicaps, &words, hand, "")?;
        let line = view.line(line)?;
        let verdict = view.preview(&line, Some(&list()?));
        Some(Laying {
            view,
            line,
            verdict,
        })
    }
}

/// The word list for the examples.
const LIST: [&str; 12] = [
    "time", "thing", "timer", "timers", "times", "starfish", "pre", "pretest", "chant", "print",
    "star", "fish",
];

fn list() -> Option<Lexicon> {
    Lexicon::from_words(LIST.map(|word| (word, Level::Common))).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::Word;

    #[test]
    fn example_results_follow_from_the_rules() {
        let verdict = |example: Point| {
            let verdict = example.laying().unwrap().verdict;
            verdict.map(|made| (made.gain, made.loss))
        };
        for (example, says) in [
            (Point::New, Ok((14, 0))),
            (Point::Cards, Ok((14, 0))),
            (Point::Wild, Ok((13, 0))),
            (Point::Extend, Ok((14, 0))),
            (Point::Steal, Ok((21, 14))),
            (Point::Join, Ok((35, 20))),
            (
                Point::Ending,
                Err(Refusal::Affix(Word::new("pre").unwrap())),
            ),
            (Point::Green, Ok((21, 14))),
            (Point::Blue, Ok((18, 19))),
            (Point::Red, Ok((18, 15))),
        ] {
            assert_eq!(verdict(example), says, "{example:?}");
        }
        assert!(matches!(
            verdict(Point::TwoCards),
            Err(Refusal::NotInTheList(_))
        ));
        assert!(matches!(
            verdict(Point::WildSteals),
            Err(Refusal::WildCannotSteal(_))
        ));
    }

    #[test]
    fn every_example_word_is_in_the_list() {
        let real = &*support::list::LIST;
        for text in LIST {
            assert!(real.contains(Word::new(text).unwrap()), "{text}");
        }
    }
}
