//! The rules by example: single words, each judged legal or not by the rules themselves.

use crate::screen::rules_sections::RulesSection;
use game::SeatId;
use lexicon::{Letter, Level, Lexicon, Word};
use word_heist_rules::{Choices, Options, Refusal, SourceChoice, Table};

/// A point of the rules that an example shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulePoint {
    /// A word from the centre alone.
    Centre,
    /// A steal with two added letters.
    Steal,
    /// A steal with one letter inserted.
    Inside,
    /// Not allowed: the old word is only extended.
    Extends,
    /// Not allowed: no letter is added.
    NothingJoins,
    /// A merger of two words.
    Merger,
    /// Not allowed: a word isn't used whole.
    NotWhole,
    /// A tip: look for ING.
    Ending,
    /// A tip: be spontaneous when another letter comes.
    Spontaneous,
    /// A tip: a plan that worked.
    Plan,
}

/// An example: a word that a player tries, and the verdict of the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExampleAttempt {
    /// The words on the table.
    pub words: Vec<Word>,
    /// The letters in the centre.
    pub centre: Vec<Letter>,
    /// The word that is tried.
    pub made: Word,
    /// The words it uses and the centre letters it adds; or why it isn't allowed.
    pub verdict: Result<(Vec<Word>, Vec<Letter>), Refusal>,
}

impl RulePoint {
    /// All points, in the order in which the rules explain them.
    pub const ALL: [RulePoint; 10] = [
        RulePoint::Centre,
        RulePoint::Steal,
        RulePoint::Inside,
        RulePoint::Extends,
        RulePoint::NothingJoins,
        RulePoint::Merger,
        RulePoint::NotWhole,
        RulePoint::Ending,
        RulePoint::Spontaneous,
        RulePoint::Plan,
    ];

    /// The section of the rules that the point belongs to.
    pub const fn section(self) -> RulesSection {
        match self {
            RulePoint::Centre => RulesSection::Words,
            RulePoint::Steal | RulePoint::Inside | RulePoint::Extends | RulePoint::NothingJoins => {
                RulesSection::Steals
            }
            RulePoint::Merger | RulePoint::NotWhole => RulesSection::Mergers,
            RulePoint::Ending | RulePoint::Spontaneous | RulePoint::Plan => RulesSection::Tips,
        }
    }

    /// The words on the table, the centre, and the word that is tried.
    const fn example_set_up(self) -> (&'static [&'static str], &'static str, &'static str) {
        match self {
            RulePoint::Centre => (&[], "nagtip", "gain"),
            RulePoint::Steal => (&["gain"], "tp", "taping"),
            RulePoint::Inside => (&["gape"], "ro", "grape"),
            RulePoint::Extends => (&["gape"], "so", "gapes"),
            RulePoint::NothingJoins => (&["sleep"], "t", "peels"),
            RulePoint::Merger => (&["ring", "late"], "o", "triangle"),
            RulePoint::NotWhole => (&["engine"], "d", "need"),
            RulePoint::Ending => (&["engine"], "d", "needing"),
            RulePoint::Spontaneous => (&["engine"], "k", "keening"),
            RulePoint::Plan => (&["kindred"], "leu", "rekindled"),
        }
    }

    /// The example, judged by the default rules. `None` only if a text in `case` isn't a word.
    pub fn example(self) -> Option<ExampleAttempt> {
        self.example_under(&Choices::default())
    }

    /// Whether the verdict in a game with these rules is the same as by default, so that the
    /// example's title is true there.
    pub fn has_default_verdict(self, rules: &Choices) -> bool {
        let good = |tried: Option<ExampleAttempt>| tried.map(|tried| tried.verdict.is_ok());
        good(self.example_under(rules)) == good(self.example())
    }

    /// The example, judged by the rules of a game.
    fn example_under(self, rules: &Choices) -> Option<ExampleAttempt> {
        let (words, centre, made) = self.example_set_up();
        let words: Result<Vec<Word>, _> = words.iter().map(|word| Word::new(word)).collect();
        let (words, made) = (words.ok()?, Word::new(made).ok()?);
        let centre: Vec<Letter> = centre.chars().filter_map(Letter::new).collect();
        let mut table = Table::for_example(&words, &centre);
        table.options = Options::new(Choices {
            difference: rules.difference,
            merging: rules.merging,
            ..Choices::default()
        })
        .ok()?;
        let verdict = judge(&table, made, &example_lexicon()?);
        Some(ExampleAttempt {
            words,
            centre,
            made,
            verdict,
        })
    }
}

/// Judges a word on a table (A5 to A11): what it is made from, or why it isn't allowed.
fn judge(table: &Table, made: Word, list: &Lexicon) -> Result<(Vec<Word>, Vec<Letter>), Refusal> {
    let ways = table.legal_ways(SeatId::FIRST, made, &SourceChoice::ANY)?;
    table.check_word(made, Some(list))?;
    let way = ways.into_iter().next().ok_or(Refusal::NotNow)?;
    let taken = way.words.iter().filter_map(|id| table.word(*id));
    let joined = table.centre.iter();
    let joined = joined.filter(|tile| way.centre.contains(&tile.id));
    Ok((
        taken.map(|word| word.word()).collect(),
        joined.map(|tile| tile.letter).collect(),
    ))
}

/// A word list with the words of the examples.
fn example_lexicon() -> Option<Lexicon> {
    let words = RulePoint::ALL.into_iter().map(|one| one.example_set_up().2);
    Lexicon::from_words(words.map(|word| (word, Level::Common))).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(example: RulePoint) -> Result<(String, String), Refusal> {
        let (taken, joined) = example.example().unwrap().verdict?;
        let taken: Vec<String> = taken.iter().map(ToString::to_string).collect();
        Ok((
            taken.join(" "),
            joined.iter().map(|l| l.lowercase()).collect(),
        ))
    }

    #[test]
    fn example_results_follow_from_the_rules() {
        let made = |taken: &str, joined: &str| Ok((taken.to_owned(), joined.to_owned()));
        let word = |text| Word::new(text).unwrap();
        for (example, says) in [
            (RulePoint::Centre, made("", "nagi")),
            (RulePoint::Steal, made("gain", "tp")),
            (RulePoint::Inside, made("gape", "r")),
            (RulePoint::Extends, Err(Refusal::OnlyExtends(word("gape")))),
            (RulePoint::NothingJoins, Err(Refusal::NeedsCentreLetter)),
            (RulePoint::Merger, made("ring late", "")),
            (
                RulePoint::NotWhole,
                Err(Refusal::LettersNotThere { missing: vec![] }),
            ),
            (RulePoint::Ending, made("engine", "d")),
            (RulePoint::Spontaneous, made("engine", "k")),
            (RulePoint::Plan, made("kindred", "le")),
        ] {
            assert_eq!(verdict(example), says, "{example:?}");
        }
    }

    #[test]
    fn every_example_word_is_in_the_list() {
        let real = &*support::list::LIST;
        for example in RulePoint::ALL {
            let tried = example.example().unwrap();
            for word in tried.words.iter().chain([&tried.made]) {
                assert!(real.find(*word).is_some(), "{word}");
            }
        }
    }
}
