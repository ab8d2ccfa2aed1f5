//! Example plays for the rules page, each legal or not, as the rules decide.

use crate::screen::rules_sections::RulesSection;
use game::SeatId;
use lexicon::{Level, Lexicon};
use one_letter_better_rules::{Choices, LaidCard, Refusal, View, WordPlay};

/// A point of the rules that one example shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulePoint {
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
pub struct RuleExample {
    /// The table and the hand.
    pub view: View,
    /// The line of cards.
    pub line: Vec<LaidCard>,
    /// The play, or why it is refused.
    pub verdict: Result<WordPlay, Refusal>,
}

impl RulePoint {
    /// All points, in the order of the rules page.
    pub const ALL: [RulePoint; 12] = [
        RulePoint::New,
        RulePoint::Cards,
        RulePoint::Wild,
        RulePoint::Extend,
        RulePoint::Steal,
        RulePoint::TwoCards,
        RulePoint::WildSteals,
        RulePoint::Join,
        RulePoint::Ending,
        RulePoint::Green,
        RulePoint::Blue,
        RulePoint::Red,
    ];

    /// The section of the rules page that the example belongs to.
    pub const fn section(self) -> RulesSection {
        match self {
            RulePoint::New | RulePoint::Cards | RulePoint::Wild | RulePoint::Extend => {
                RulesSection::Words
            }
            RulePoint::Steal | RulePoint::TwoCards | RulePoint::WildSteals => RulesSection::Steals,
            RulePoint::Join | RulePoint::Ending => RulesSection::Joins,
            RulePoint::Green | RulePoint::Blue | RulePoint::Red => RulesSection::Colours,
        }
    }

    /// The player's own word, the opponent's word, the hand, and the line that is tried.
    const fn set_up_texts(self) -> (&'static str, &'static str, &'static str, &'static str) {
        match self {
            RulePoint::New => ("", "", "T I M E S", "T I M E"),
            RulePoint::Cards => ("", "", "TH ING E", "TH ING"),
            RulePoint::Wild => ("", "", "T ? M E", "T ?I M E"),
            RulePoint::Extend => ("T I M E", "", "R S A", "T I M E R S"),
            RulePoint::Steal => ("", "T I M E", "R A", "T I M E R"),
            RulePoint::TwoCards => ("", "T I M E", "R S A", "T I M E R S"),
            RulePoint::WildSteals => ("", "T I M E", "? A", "T I M E ?R"),
            RulePoint::Join => ("S T A R", "F I S H", "E", "S T A R F I S H"),
            RulePoint::Ending => ("", "T E S T", "P R E A", "P R E T E S T"),
            RulePoint::Green => ("", "T I M E", "+S A", "T I M E +S"),
            RulePoint::Blue => ("", "S L A N T", "=CH E", "=CH A N T"),
            RulePoint::Red => ("", "P I N T", "-R E", "P -R I N T"),
        }
    }

    /// The example under the default rules; `None` only if one of the texts here is wrong.
    pub fn example_play(self) -> Option<RuleExample> {
        self.example_play_with(&Choices::default())
    }

    /// The example with the handicaps of these rules, which change what it scores.
    pub fn example_play_with(self, rules: &Choices) -> Option<RuleExample> {
        let (own, other, hand, line) = self.set_up_texts();
        let words = [(SeatId::FIRST, own), (SeatId::new(1), other)];
        let words: Vec<_> = words
            .into_iter()
            .filter(|(_, word)| !word.is_empty())
            .collect();
        let view = View::set_out_with_handicaps(rules.handicaps, &words, hand, "")?;
        let line = view.find_line(line)?;
        let verdict = view.preview(&line, Some(&example_lexicon()?));
        Some(RuleExample {
            view,
            line,
            verdict,
        })
    }
}

/// The word list for the examples.
const EXAMPLE_WORDS: [&str; 12] = [
    "time", "thing", "timer", "timers", "times", "starfish", "pre", "pretest", "chant", "print",
    "star", "fish",
];

fn example_lexicon() -> Option<Lexicon> {
    Lexicon::from_words(EXAMPLE_WORDS.map(|word| (word, Level::Common))).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::Word;

    #[test]
    fn example_results_follow_from_the_rules() {
        let verdict = |example: RulePoint| {
            let verdict = example.example_play().unwrap().verdict;
            verdict.map(|made| (made.gain, made.loss))
        };
        for (example, says) in [
            (RulePoint::New, Ok((14, 0))),
            (RulePoint::Cards, Ok((14, 0))),
            (RulePoint::Wild, Ok((13, 0))),
            (RulePoint::Extend, Ok((14, 0))),
            (RulePoint::Steal, Ok((21, 14))),
            (RulePoint::Join, Ok((35, 20))),
            (
                RulePoint::Ending,
                Err(Refusal::Affix(Word::new("pre").unwrap())),
            ),
            (RulePoint::Green, Ok((21, 14))),
            (RulePoint::Blue, Ok((18, 19))),
            (RulePoint::Red, Ok((18, 15))),
        ] {
            assert_eq!(verdict(example), says, "{example:?}");
        }
        assert!(matches!(
            verdict(RulePoint::TwoCards),
            Err(Refusal::NotInTheList(_))
        ));
        assert!(matches!(
            verdict(RulePoint::WildSteals),
            Err(Refusal::WildCannotSteal(_))
        ));
    }

    #[test]
    fn every_example_word_is_in_the_list() {
        let real = &*support::list::LIST;
        for text in EXAMPLE_WORDS {
            assert!(real.contains(Word::new(text).unwrap()), "{text}");
        }
    }
}
