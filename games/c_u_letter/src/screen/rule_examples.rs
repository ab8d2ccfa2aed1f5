//! Example turns for the rules: a card is placed, perhaps a word claimed, and the rules decide the
//! result.

use crate::screen::rules_sections::RulesSection;
use c_u_letter_rules::{
    Action, CULetter, Choices, ClaimStatus, Heading, Options, Placing, Preset, Refusal, Span,
    Square, SquareSet, Stage, State, Use,
};
use game::{Actor, Chance, Game, Moment, SeatId};
use lexicon::{Level, Lexicon, Word};

/// A point of the rules that an example shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulePoint {
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
    /// A blue card swaps places with another card.
    Blue,
    /// A red card covers another card.
    Red,
    /// A red card can't cover a card with the same letter.
    SameLetter,
    /// A green card pushes other cards along.
    Green,
    /// A green card can't push a card off the board.
    OffTheBoard,
    /// A grey card is laid face down.
    Grey,
    /// A hidden card claims a word when it is revealed.
    Ambush,
}

/// A claim of an example: the word, its seat, and whether it counts.
pub type ExampleClaim = (Word, SeatId, bool);

/// An example turn, and its result under the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedExample {
    /// The table before the turn.
    pub before: State,
    /// The placing that the example shows.
    pub placing: Placing,
    /// The word that the first seat claims afterwards.
    pub claims: Option<Span>,
    /// The table after the turn with each claim, or the reason for refusal.
    pub verdict: Result<(State, Vec<ExampleClaim>), Refusal>,
}

impl PlayedExample {
    /// Returns the smallest part of the board that shows all cards and zones, as its top left and
    /// bottom right squares.
    pub fn visible_corners(&self) -> Option<(Square, Square)> {
        let after = self.verdict.as_ref().ok().map(|(after, _)| after);
        let boards = [Some(&self.before), after].into_iter().flatten();
        let lies = |state: &State| {
            let board = &state.table.board;
            let zones = board.zones().map(|zone| zone.squares);
            board
                .occupied_squares()
                .fold(SquareSet::EMPTY, SquareSet::with)
                .union(zones.fold(SquareSet::EMPTY, SquareSet::union))
        };
        let all = boards.map(lies).fold(SquareSet::EMPTY, SquareSet::union);
        let all = all.with(self.placing.at);
        let columns = || all.iter().map(Square::column);
        let rows = || all.iter().map(Square::row);
        let first = Square::at(columns().min()?, rows().min()?)?;
        Some((first, Square::at(columns().max()?, rows().max()?)?))
    }
}

/// The notation of an example.
struct ExamplePosition {
    board: &'static str,
    hand: &'static str,
    /// Words claimed by the second seat.
    claimed: &'static [(&'static str, &'static str)],
    at: &'static str,
    using: Use,
    claims: Option<(&'static str, &'static str)>,
}

impl RulePoint {
    /// All points, in the order of the rules page.
    pub const ALL: [RulePoint; 13] = [
        RulePoint::Claim,
        RulePoint::Backwards,
        RulePoint::Beside,
        RulePoint::OneALine,
        RulePoint::Longer,
        RulePoint::Shared,
        RulePoint::Blue,
        RulePoint::Red,
        RulePoint::SameLetter,
        RulePoint::Green,
        RulePoint::OffTheBoard,
        RulePoint::Grey,
        RulePoint::Ambush,
    ];

    /// The section of the rules to which this point belongs.
    pub const fn section(self) -> RulesSection {
        match self {
            RulePoint::Claim | RulePoint::Backwards | RulePoint::Beside => RulesSection::Turn,
            RulePoint::Longer | RulePoint::Shared | RulePoint::OneALine => RulesSection::Claims,
            RulePoint::Blue => RulesSection::Blue,
            RulePoint::Red | RulePoint::SameLetter => RulesSection::Red,
            RulePoint::Green | RulePoint::OffTheBoard => RulesSection::Green,
            RulePoint::Grey | RulePoint::Ambush => RulesSection::Grey,
        }
    }

    fn set_up(self) -> Option<ExamplePosition> {
        let plain = ExamplePosition {
            board: "",
            hand: "",
            claimed: &[],
            at: "",
            using: Use::Nothing,
            claims: None,
        };
        Some(match self {
            RulePoint::Claim => ExamplePosition {
                board: "C A",
                hand: "T",
                at: "c1",
                claims: Some(("a1", "c1")),
                ..plain
            },
            RulePoint::Backwards => ExamplePosition {
                board: "T A",
                hand: "C",
                at: "c1",
                claims: Some(("c1", "a1")),
                ..plain
            },
            RulePoint::Beside => ExamplePosition {
                board: "C A",
                hand: "T",
                at: "d2",
                ..plain
            },
            RulePoint::Longer => ExamplePosition {
                board: "H A T",
                hand: "E",
                claimed: &[("a1", "c1")],
                at: "d1",
                claims: Some(("a1", "d1")),
                ..plain
            },
            RulePoint::Shared => ExamplePosition {
                board: ". C .\nM A R\n. R .\n. E .",
                hand: "E",
                claimed: &[("b1", "b4")],
                at: "d2",
                claims: Some(("a2", "d2")),
                ..plain
            },
            RulePoint::OneALine => ExamplePosition {
                board: "A N T . H O U S",
                hand: "E",
                claimed: &[("a1", "c1")],
                at: "i1",
                claims: Some(("e1", "i1")),
                ..plain
            },
            RulePoint::Blue => ExamplePosition {
                board: "S T A P\n. . bN* .",
                hand: "bR",
                at: "d2",
                using: Use::Swap(Square::from_name("d1")?),
                claims: Some(("a1", "d1")),
                ..plain
            },
            RulePoint::Red => ExamplePosition {
                board: "C A S T\n. . . rI*",
                hand: "rT",
                claimed: &[("a1", "d1")],
                at: "c1",
                using: Use::Overwrite,
                claims: Some(("a1", "c1")),
            },
            RulePoint::SameLetter => ExamplePosition {
                board: "C A T\n. . rI*",
                hand: "rT",
                at: "c1",
                using: Use::Overwrite,
                ..plain
            },
            RulePoint::Green => ExamplePosition {
                board: "S A D\n. gK* .",
                hand: "gE",
                claimed: &[("a1", "c1")],
                at: "b1",
                using: Use::Insert(Heading::Right),
                claims: Some(("a1", "b1")),
            },
            RulePoint::OffTheBoard => ExamplePosition {
                board: "S A D\n. gK* .",
                hand: "gE",
                at: "b1",
                using: Use::Insert(Heading::Left),
                ..plain
            },
            RulePoint::Grey => ExamplePosition {
                board: "Q U . Z\n. yO* . .",
                hand: "yI",
                at: "c1",
                using: Use::Hide,
                claims: Some(("a1", "d1")),
                ..plain
            },
            RulePoint::Ambush => ExamplePosition {
                board: "C 1(yA) T . H O U S",
                hand: "E",
                at: "i1",
                ..plain
            },
        })
    }

    /// Plays the example under the standard rules. `None` only if its text is malformed.
    pub fn play(self) -> Option<PlayedExample> {
        self.play_with_rules(&Choices::default())
    }

    /// Plays the example under the given rules. Only the rule for buried cards is applied, since it
    /// changes what the example pays.
    pub fn play_with_rules(self, rules: &Choices) -> Option<PlayedExample> {
        let case = self.set_up()?;
        let options = Options::new(Choices {
            stacks: rules.stacks,
            ..Preset::Opponents.choices()
        })
        .ok()?;
        let mut before = State::set_out(&options, &[case.hand, "E"], case.board)?;
        for (from, to) in case.claimed {
            before = before.with_claim(SeatId::new(1), from, to)?;
        }
        let placing = Placing {
            card: *before.hand(SeatId::FIRST).first()?,
            at: Square::from_name(case.at)?,
            using: case.using,
        };
        let span = |(from, to)| Span::new(Square::from_name(from)?, Square::from_name(to)?);
        let claims = case.claims.and_then(span);
        let list = word_list()?;
        let verdict = match self {
            RulePoint::Ambush => play_ambush(&before, placing, &list),
            _ => play_turn(&before, placing, claims, &list),
        };
        Some(PlayedExample {
            before,
            placing,
            claims,
            verdict,
        })
    }
}

fn play_turn(
    before: &State,
    placing: Placing,
    claims: Option<Span>,
    list: &Lexicon,
) -> Result<(State, Vec<ExampleClaim>), Refusal> {
    let mut after = apply_action(before, &Action::Place(placing), list)?;
    if let Some(span) = claims {
        after = apply_action(&after, &Action::Claim(span), list)?;
    }
    let told = claim_results(&after);
    Ok((after, told))
}

/// Plays the ambush example: the second seat claims the long word, the round ends, and the first
/// seat's card is revealed.
fn play_ambush(
    before: &State,
    placing: Placing,
    list: &Lexicon,
) -> Result<(State, Vec<ExampleClaim>), Refusal> {
    let after = apply_action(before, &Action::Place(placing), list)?;
    let mut after = after
        .with_claim(SeatId::new(1), "e1", "i1")
        .ok_or(Refusal::NotNow)?;
    after.table.counter = after.table.options.cards_per_round(2);
    after = apply_action(&after, &Action::Done, list)?;
    after = apply_action(&after, &Action::Ready, list)?;
    if let Stage::Revealing(card) = after.table.stage {
        let square = after.table.board.square_of(card);
        let line = square
            .and_then(|square| Some((square.step(Heading::Left)?, square.step(Heading::Right)?)));
        let span = line.and_then(|(from, to)| Span::new(from, to));
        after = apply_action(&after, &Action::Claim(span.ok_or(Refusal::NotNow)?), list)?;
    }
    let told = claim_results(&after);
    Ok((after, told))
}

fn apply_action(state: &State, action: &Action, list: &Lexicon) -> Result<State, Refusal> {
    let by = Actor {
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

fn claim_results(state: &State) -> Vec<ExampleClaim> {
    let ownership = state.table.ownership();
    let claims = state.table.ledger.claims().iter();
    let counts = |id| matches!(ownership.status_of(id), ClaimStatus::Counts(_));
    claims
        .map(|claim| (claim.word, claim.owner, counts(claim.id)))
        .collect()
}

/// The words of the examples.
const WORDS: [&str; 12] = [
    "cat", "cast", "hat", "hate", "care", "mare", "ant", "house", "star", "sad", "es", "quiz",
];

fn word_list() -> Option<Lexicon> {
    Lexicon::from_words(WORDS.map(|word| (word, Level::Common))).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(example: RulePoint) -> Result<Vec<(String, u8, bool)>, Refusal> {
        let verdict = example.play().unwrap().verdict;
        let told =
            |(word, seat, counts): ExampleClaim| (word.to_string(), seat.index() as u8 + 1, counts);
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
        let at = |name: &str| Square::from_name(name).unwrap();
        for (example, says) in [
            (RulePoint::Claim, claims(&[("cat", 1, true)])),
            (RulePoint::Backwards, claims(&[("cat", 1, true)])),
            (RulePoint::Beside, Err(Refusal::Alone(at("d2")))),
            (
                RulePoint::Longer,
                claims(&[("hat", 2, false), ("hate", 1, true)]),
            ),
            (
                RulePoint::Shared,
                claims(&[("care", 2, true), ("mare", 1, true)]),
            ),
            (
                RulePoint::OneALine,
                claims(&[("ant", 2, false), ("house", 1, true)]),
            ),
            (RulePoint::Blue, claims(&[("star", 1, true)])),
            (
                RulePoint::Red,
                claims(&[("cast", 2, false), ("cat", 1, true)]),
            ),
            (RulePoint::SameLetter, Err(Refusal::SameLetter)),
            (
                RulePoint::Green,
                claims(&[("sad", 2, false), ("es", 1, true)]),
            ),
            (RulePoint::OffTheBoard, Err(Refusal::PushedOff)),
            (RulePoint::Grey, Err(Refusal::Unreadable(at("c1")))),
            (
                RulePoint::Ambush,
                claims(&[("house", 2, false), ("cat", 1, true)]),
            ),
        ] {
            assert_eq!(told(example), says, "{example:?}");
        }
    }

    #[test]
    fn the_shown_part_of_the_board_contains_the_whole_example() {
        let part = |example: RulePoint| {
            let (first, last) = example.play().unwrap().visible_corners().unwrap();
            format!("{first} {last}")
        };
        assert_eq!(part(RulePoint::Beside), "a1 d2");
        assert_eq!(part(RulePoint::Red), "a1 e3", "with the whole zone");
        assert_eq!(part(RulePoint::OneALine), "a1 i1");
    }

    #[test]
    fn every_example_word_is_in_the_list() {
        let real = &*support::list::LIST;
        for text in WORDS {
            assert!(real.contains(Word::new(text).unwrap()), "{text}");
        }
    }
}
