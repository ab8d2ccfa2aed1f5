//! Example turns for the rules: a card is placed, perhaps a word claimed, and the rules decide the
//! result.

use crate::screen::sections::Section;
use c_u_letter_rules::{
    Action, CULetter, Choices, Heading, Lies, Options, Placing, Preset, Refusal, Span, Square,
    SquareSet, Stage, State, Use,
};
use game::{By, Chance, Game, Moment, SeatId};
use lexicon::{Level, Lexicon, Word};

/// A point of the rules that an example shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Point {
    /// A word is claimed.
    Claim,
    /// Words are read backwards, too.
    Backwards,
    /// A card must be next to another.
    Beside,
    /// One word counts per line, across gaps.
    OneALine,
    /// A longer word takes the line.
    Longer,
    /// Two words share a letter.
    Shared,
    /// Blue swaps.
    Blue,
    /// Red covers.
    Red,
    /// Red can't cover the same letter.
    SameLetter,
    /// Green pushes.
    Green,
    /// Green can't push off the board.
    OffTheBoard,
    /// Grey hides.
    Grey,
    /// A hidden card claims a word when it is revealed.
    Ambush,
}

/// A claim of an example: the word, its seat, and whether it counts.
pub type Outcome = (Word, SeatId, bool);

/// An example turn, and its result under the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Letting {
    /// The table before the turn.
    pub before: State,
    /// The placing.
    pub placing: Placing,
    /// The word that the first seat claims afterwards.
    pub claims: Option<Span>,
    /// The table after the turn with each claim, or the reason for refusal.
    pub verdict: Result<(State, Vec<Outcome>), Refusal>,
}

impl Letting {
    /// Returns the smallest part of the board that shows all cards and zones, as its top left and
    /// bottom right squares.
    pub fn part(&self) -> Option<(Square, Square)> {
        let after = self.verdict.as_ref().ok().map(|(after, _)| after);
        let boards = [Some(&self.before), after].into_iter().flatten();
        let lies = |state: &State| {
            let board = &state.table.board;
            let zones = board.zones().map(|zone| zone.squares);
            board
                .taken()
                .fold(SquareSet::NONE, SquareSet::with)
                .and(zones.fold(SquareSet::NONE, SquareSet::and))
        };
        let all = boards.map(lies).fold(SquareSet::NONE, SquareSet::and);
        let all = all.with(self.placing.at);
        let columns = || all.iter().map(Square::column);
        let rows = || all.iter().map(Square::row);
        let first = Square::at(columns().min()?, rows().min()?)?;
        Some((first, Square::at(columns().max()?, rows().max()?)?))
    }
}

/// The notation of an example.
struct Case {
    board: &'static str,
    hand: &'static str,
    /// Words claimed by the second seat.
    claimed: &'static [(&'static str, &'static str)],
    at: &'static str,
    using: Use,
    claims: Option<(&'static str, &'static str)>,
}

impl Point {
    /// All points, in the order of the rules page.
    pub const ALL: [Point; 13] = [
        Point::Claim,
        Point::Backwards,
        Point::Beside,
        Point::OneALine,
        Point::Longer,
        Point::Shared,
        Point::Blue,
        Point::Red,
        Point::SameLetter,
        Point::Green,
        Point::OffTheBoard,
        Point::Grey,
        Point::Ambush,
    ];

    /// The section of the rules to which this point belongs.
    pub const fn section(self) -> Section {
        match self {
            Point::Claim | Point::Backwards | Point::Beside => Section::Turn,
            Point::Longer | Point::Shared | Point::OneALine => Section::Claims,
            Point::Blue => Section::Blue,
            Point::Red | Point::SameLetter => Section::Red,
            Point::Green | Point::OffTheBoard => Section::Green,
            Point::Grey | Point::Ambush => Section::Grey,
        }
    }

    fn case(self) -> Option<Case> {
        let plain = Case {
            board: "",
            hand: "",
            claimed: &[],
            at: "",
            using: Use::Nothing,
            claims: None,
        };
        Some(match self {
            Point::Claim => Case {
                board: "C A",
                hand: "T",
                at: "c1",
                claims: Some(("a1", "c1")),
                ..plain
            },
            Point::Backwards => Case {
                board: "T A",
                hand: "C",
                at: "c1",
                claims: Some(("c1", "a1")),
                ..plain
            },
            Point::Beside => Case {
                board: "C A",
                hand: "T",
                at: "d2",
                ..plain
            },
            Point::Longer => Case {
                board: "H A T",
                hand: "E",
                claimed: &[("a1", "c1")],
                at: "d1",
                claims: Some(("a1", "d1")),
                ..plain
            },
            Point::Shared => Case {
                board: ". C .\nM A R\n. R .\n. E .",
                hand: "E",
                claimed: &[("b1", "b4")],
                at: "d2",
                claims: Some(("a2", "d2")),
                ..plain
            },
            Point::OneALine => Case {
                board: "A N T . H O U S",
                hand: "E",
                claimed: &[("a1", "c1")],
                at: "i1",
                claims: Some(("e1", "i1")),
                ..plain
            },
            Point::Blue => Case {
                board: "S T A P\n. . bN* .",
                hand: "bR",
                at: "d2",
                using: Use::Swap(Square::named("d1")?),
                claims: Some(("a1", "d1")),
                ..plain
            },
            Point::Red => Case {
                board: "C A S T\n. . . rI*",
                hand: "rT",
                claimed: &[("a1", "d1")],
                at: "c1",
                using: Use::Overwrite,
                claims: Some(("a1", "c1")),
            },
            Point::SameLetter => Case {
                board: "C A T\n. . rI*",
                hand: "rT",
                at: "c1",
                using: Use::Overwrite,
                ..plain
            },
            Point::Green => Case {
                board: "S A D\n. gK* .",
                hand: "gE",
                claimed: &[("a1", "c1")],
                at: "b1",
                using: Use::Insert(Heading::Right),
                claims: Some(("a1", "b1")),
            },
            Point::OffTheBoard => Case {
                board: "S A D\n. gK* .",
                hand: "gE",
                at: "b1",
                using: Use::Insert(Heading::Left),
                ..plain
            },
            Point::Grey => Case {
                board: "Q U . Z\n. yO* . .",
                hand: "yI",
                at: "c1",
                using: Use::Hide,
                claims: Some(("a1", "d1")),
                ..plain
            },
            Point::Ambush => Case {
                board: "C 1(yA) T . H O U S",
                hand: "E",
                at: "i1",
                ..plain
            },
        })
    }

    /// Plays the example under the standard rules. `None` only if its text is malformed.
    pub fn letting(self) -> Option<Letting> {
        self.letting_by(&Choices::default())
    }

    /// Plays the example under the given rules. Only the rule for buried cards is applied, since it
    /// changes what the example pays.
    pub fn letting_by(self, rules: &Choices) -> Option<Letting> {
        let case = self.case()?;
        let options = Options::new(Choices {
            stacks: rules.stacks,
            ..Preset::Opponents.choices()
        })
        .ok()?;
        let mut before = State::set_out(&options, &[case.hand, "E"], case.board)?;
        for (from, to) in case.claimed {
            before = before.claimed(SeatId::new(1), from, to)?;
        }
        let placing = Placing {
            card: *before.hand(SeatId::FIRST).first()?,
            at: Square::named(case.at)?,
            using: case.using,
        };
        let span = |(from, to)| Span::new(Square::named(from)?, Square::named(to)?);
        let claims = case.claims.and_then(span);
        let list = list()?;
        let verdict = match self {
            Point::Ambush => ambushed(&before, placing, &list),
            _ => played(&before, placing, claims, &list),
        };
        Some(Letting {
            before,
            placing,
            claims,
            verdict,
        })
    }
}

fn played(
    before: &State,
    placing: Placing,
    claims: Option<Span>,
    list: &Lexicon,
) -> Result<(State, Vec<Outcome>), Refusal> {
    let mut after = acts(before, &Action::Place(placing), list)?;
    if let Some(span) = claims {
        after = acts(&after, &Action::Claim(span), list)?;
    }
    let told = outcomes(&after);
    Ok((after, told))
}

/// Plays the ambush example: the second seat claims the long word, the round ends, and the first
/// seat's card is revealed.
fn ambushed(
    before: &State,
    placing: Placing,
    list: &Lexicon,
) -> Result<(State, Vec<Outcome>), Refusal> {
    let after = acts(before, &Action::Place(placing), list)?;
    let mut after = after
        .claimed(SeatId::new(1), "e1", "i1")
        .ok_or(Refusal::NotNow)?;
    after.table.counter = after.table.options.cards_a_round(2);
    after = acts(&after, &Action::Done, list)?;
    after = acts(&after, &Action::Ready, list)?;
    if let Stage::Revealing(card) = after.table.stage {
        let square = after.table.board.place_of(card);
        let line = square
            .and_then(|square| Some((square.step(Heading::Left)?, square.step(Heading::Right)?)));
        let span = line.and_then(|(from, to)| Span::new(from, to));
        after = acts(&after, &Action::Claim(span.ok_or(Refusal::NotNow)?), list)?;
    }
    let told = outcomes(&after);
    Ok((after, told))
}

fn acts(state: &State, action: &Action, list: &Lexicon) -> Result<State, Refusal> {
    let by = By {
        seat: state.table.turn.seat,
        at: Moment::START,
    };
    let events = CULetter::decide(state, by, action, Some(list), &mut Chance::new(1))?;
    let mut after = state.clone();
    for event in &events {
        CULetter::evolve(&mut after, event, Moment::START);
    }
    Ok(after)
}

fn outcomes(state: &State) -> Vec<Outcome> {
    let ownership = state.table.ownership();
    let claims = state.table.ledger.claims().iter();
    let counts = |id| matches!(ownership.lies(id), Lies::Counts(_));
    claims
        .map(|claim| (claim.word, claim.owner, counts(claim.id)))
        .collect()
}

/// The words of the examples.
const LIST: [&str; 12] = [
    "cat", "cast", "hat", "hate", "care", "mare", "ant", "house", "star", "sad", "es", "quiz",
];

fn list() -> Option<Lexicon> {
    Lexicon::from_words(LIST.map(|word| (word, Level::Common))).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(example: Point) -> Result<Vec<(String, u8, bool)>, Refusal> {
        let verdict = example.letting().unwrap().verdict;
        let told =
            |(word, seat, counts): Outcome| (word.to_string(), seat.index() as u8 + 1, counts);
        verdict.map(|(_, claims)| claims.into_iter().map(told).collect())
    }

    fn claims(all: &[(&str, u8, bool)]) -> Result<Vec<(String, u8, bool)>, Refusal> {
        Ok(all
            .iter()
            .map(|(word, seat, counts)| ((*word).to_owned(), *seat, *counts))
            .collect())
    }

    #[test]
    fn example_results_follow_from_the_rules() {
        let at = |name: &str| Square::named(name).unwrap();
        for (example, says) in [
            (Point::Claim, claims(&[("cat", 1, true)])),
            (Point::Backwards, claims(&[("cat", 1, true)])),
            (Point::Beside, Err(Refusal::Alone(at("d2")))),
            (
                Point::Longer,
                claims(&[("hat", 2, false), ("hate", 1, true)]),
            ),
            (
                Point::Shared,
                claims(&[("care", 2, true), ("mare", 1, true)]),
            ),
            (
                Point::OneALine,
                claims(&[("ant", 2, false), ("house", 1, true)]),
            ),
            (Point::Blue, claims(&[("star", 1, true)])),
            (Point::Red, claims(&[("cast", 2, false), ("cat", 1, true)])),
            (Point::SameLetter, Err(Refusal::SameLetter)),
            (Point::Green, claims(&[("sad", 2, false), ("es", 1, true)])),
            (Point::OffTheBoard, Err(Refusal::PushedOff)),
            (Point::Grey, Err(Refusal::Unreadable(at("c1")))),
            (
                Point::Ambush,
                claims(&[("house", 2, false), ("cat", 1, true)]),
            ),
        ] {
            assert_eq!(told(example), says, "{example:?}");
        }
    }

    #[test]
    fn the_part_of_the_board_shows_the_whole_example() {
        let part = |example: Point| {
            let (first, last) = example.letting().unwrap().part().unwrap();
            format!("{first} {last}")
        };
        assert_eq!(part(Point::Beside), "a1 d2");
        assert_eq!(part(Point::Red), "a1 e3", "with the whole zone");
        assert_eq!(part(Point::OneALine), "a1 i1");
    }

    #[test]
    fn every_example_word_is_in_the_list() {
        let real = &*support::list::LIST;
        for text in LIST {
            assert!(real.contains(Word::new(text).unwrap()), "{text}");
        }
    }
}
