//! The rules by example: single words, each judged legal or not by the rules themselves.

use crate::screen::sections::Section;
use game::SeatId;
use lexicon::{Letter, Level, Lexicon, Word};
use word_heist_rules::{Choices, Options, Refusal, Source, Table};

/// A point of the rules that an example shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Point {
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
pub struct Tried {
    /// The words on the table.
    pub words: Vec<Word>,
    /// The letters in the centre.
    pub centre: Vec<Letter>,
    /// The word that is tried.
    pub made: Word,
    /// The words it uses and the centre letters it adds; or why it isn't allowed.
    pub verdict: Result<(Vec<Word>, Vec<Letter>), Refusal>,
}

impl Point {
    /// All points, in the order in which the rules explain them.
    pub const ALL: [Point; 10] = [
        Point::Centre,
        Point::Steal,
        Point::Inside,
        Point::Extends,
        Point::NothingJoins,
        Point::Merger,
        Point::NotWhole,
        Point::Ending,
        Point::Spontaneous,
        Point::Plan,
    ];

    /// The section of the rules that the point belongs to.
    pub const fn section(self) -> Section {
        match self {
            Point::Centre => Section::Words,
            Point::Steal | Point::Inside | Point::Extends | Point::NothingJoins => Section::Steals,
            Point::Merger | Point::NotWhole => Section::Mergers,
            Point::Ending | Point::Spontaneous | Point::Plan => Section::Tips,
        }
    }

    /// The words on the table, the centre, and the word that is tried.
    const fn case(self) -> (&'static [&'static str], &'static str, &'static str) {
        match self {
            Point::Centre => (&[], "nagtip", "gain"),
            Point::Steal => (&["gain"], "tp", "taping"),
            Point::Inside => (&["gape"], "ro", "grape"),
            Point::Extends => (&["gape"], "so", "gapes"),
            Point::NothingJoins => (&["sleep"], "t", "peels"),
            Point::Merger => (&["ring", "late"], "o", "triangle"),
            Point::NotWhole => (&["engine"], "d", "need"),
            Point::Ending => (&["engine"], "d", "needing"),
            Point::Spontaneous => (&["engine"], "k", "keening"),
            Point::Plan => (&["kindred"], "leu", "rekindled"),
        }
    }

    /// The example, judged by the default rules. `None` only if a text in `case` isn't a word.
    pub fn tried(self) -> Option<Tried> {
        self.tried_by(&Choices::default())
    }

    /// Whether the verdict in a game with these rules is the same as by default, so that the
    /// example's title is true there.
    pub fn holds(self, rules: &Choices) -> bool {
        let good = |tried: Option<Tried>| tried.map(|tried| tried.verdict.is_ok());
        good(self.tried_by(rules)) == good(self.tried())
    }

    /// The example, judged by the rules of a game.
    fn tried_by(self, rules: &Choices) -> Option<Tried> {
        let (words, centre, made) = self.case();
        let words: Result<Vec<Word>, _> = words.iter().map(|word| Word::new(word)).collect();
        let (words, made) = (words.ok()?, Word::new(made).ok()?);
        let centre: Vec<Letter> = centre.chars().filter_map(Letter::new).collect();
        let mut table = Table::set_out(&words, &centre);
        table.options = Options::new(Choices {
            difference: rules.difference,
            merging: rules.merging,
            ..Choices::default()
        })
        .ok()?;
        let verdict = judge(&table, made, &list()?);
        Some(Tried {
            words,
            centre,
            made,
            verdict,
        })
    }
}

/// Judges a word on a table (A5 to A11): what it is made from, or why it isn't allowed.
fn judge(table: &Table, made: Word, list: &Lexicon) -> Result<(Vec<Word>, Vec<Letter>), Refusal> {
    let ways = table.fits_table(SeatId::FIRST, made, &Source::ANY)?;
    table.counts(made, Some(list))?;
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
fn list() -> Option<Lexicon> {
    let words = Point::ALL.into_iter().map(|one| one.case().2);
    Lexicon::from_words(words.map(|word| (word, Level::Common))).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(example: Point) -> Result<(String, String), Refusal> {
        let (taken, joined) = example.tried().unwrap().verdict?;
        let taken: Vec<String> = taken.iter().map(ToString::to_string).collect();
        Ok((taken.join(" "), joined.iter().map(|l| l.small()).collect()))
    }

    #[test]
    fn example_results_follow_from_the_rules() {
        let made = |taken: &str, joined: &str| Ok((taken.to_owned(), joined.to_owned()));
        let word = |text| Word::new(text).unwrap();
        for (example, says) in [
            (Point::Centre, made("", "nagi")),
            (Point::Steal, made("gain", "tp")),
            (Point::Inside, made("gape", "r")),
            (Point::Extends, Err(Refusal::OnlyExtends(word("gape")))),
            (Point::NothingJoins, Err(Refusal::NeedsCentreLetter)),
            (Point::Merger, made("ring late", "")),
            (
                Point::NotWhole,
                Err(Refusal::LettersNotThere { missing: vec![] }),
            ),
            (Point::Ending, made("engine", "d")),
            (Point::Spontaneous, made("engine", "k")),
            (Point::Plan, made("kindred", "le")),
        ] {
            assert_eq!(verdict(example), says, "{example:?}");
        }
    }

    #[test]
    fn every_example_word_is_in_the_list() {
        let real = &*support::list::LIST;
        for example in Point::ALL {
            let tried = example.tried().unwrap();
            for word in tried.words.iter().chain([&tried.made]) {
                assert!(real.find(*word).is_some(), "{word}");
            }
        }
    }
}
