//! C U Letter's lessons: small boards, one idea each.

use super::thing::{Deed, Thing};
use c_u_letter_rules::{
    Action, CULetter, CardId, Choices, Face, Heading, Lies, Options, Placing, Preset, Scrambling,
    Span, Square, Stage, State, Use,
};
use game::{Allowance, SeatId, SeatSet};
use lexicon::Word;
use screen::lesson::{LEARNER, Lesson, Teaches};

/// Cleo's seat; she is the learner's opponent.
const CLEO: SeatId = SeatId::new(1);

/// The start of a lesson.
#[derive(Debug, Clone, Copy)]
pub struct Position {
    /// The hands of both seats.
    hands: [&'static str; 2],
    /// The board, row by row ([`State::set_out`]).
    board: &'static str,
    /// The claimed words: the seat, and the first and last square.
    claims: &'static [(SeatId, &'static str, &'static str)],
    /// The stage in which the lesson starts.
    start: Start,
}

/// The stage in which a lesson starts.
#[derive(Debug, Clone, Copy)]
enum Start {
    /// A card has to be placed.
    Place,
    /// The round is about to end: its last card is on the board.
    LastCard,
    /// All rounds are over, and these cards are left for the scramble.
    Left(&'static str),
}

/// The start of most lessons.
const PLAIN: Position = Position {
    hands: ["", "E S N"],
    board: "",
    claims: &[],
    start: Start::Place,
};

/// The lessons of this game.
pub struct Lessons;

impl Teaches for Lessons {
    type Game = CULetter;
    type Position = Position;

    const LESSONS: &'static [Lesson<Lessons>] = &LESSONS;

    fn set_out(position: &Position) -> Option<(Options, u8, State)> {
        let options = Options::new(Choices {
            clock: Allowance::Untimed,
            hints: false,
            ..Preset::Opponents.choices()
        });
        let options = options.ok()?;
        let mut state = State::set_out(&options, &position.hands, position.board)?;
        for (owner, from, to) in position.claims {
            state = state.claimed(*owner, from, to)?;
        }
        match position.start {
            Start::Place => {}
            Start::LastCard => {
                state.table.stage = Stage::Claiming;
                state.table.counter = options.cards_a_round(2);
            }
            Start::Left(cards) => {
                let left = State::set_out(&options, &[cards, ""], "")?;
                state.deck.clear();
                state.table.last = true;
                state.table.loose = left.hands.into_iter().next()?;
                state.table.stage = Stage::Scramble(Scrambling {
                    passed: SeatSet::NONE,
                    floor: true,
                });
            }
        }
        Some((options, 2, state))
    }

    fn act(state: &State, text: &str) -> Option<Action> {
        let mut words = text.split(' ');
        Some(match words.next()? {
            "ready" => Action::Ready,
            "done" => Action::Done,
            "place" => {
                let hand = state.hand(state.table.turn.seat);
                let card = card(hand, words.next()?)?;
                let at = Square::named(words.next()?)?;
                let using = match words.next() {
                    None => Use::Nothing,
                    Some("swap") => Use::Swap(Square::named(words.next()?)?),
                    Some("cover") => Use::Overwrite,
                    Some("right") => Use::Insert(Heading::Right),
                    Some("hide") => Use::Hide,
                    Some(_) => return None,
                };
                Action::Place(Placing { card, at, using })
            }
            "claim" => {
                let from = Square::named(words.next()?)?;
                Action::Claim(Span::new(from, Square::named(words.next()?)?)?)
            }
            "spell" => {
                let cards = words.map(|text| card(&state.table.loose, text));
                Action::Spell(cards.collect::<Option<_>>()?)
            }
            _ => return None,
        })
    }

    fn lights(_: &State, action: &Action) -> Vec<String> {
        let things = touched(action);
        things.iter().map(Thing::to_string).collect()
    }
}

/// Returns the things that the learner touches for this action.
fn touched(action: &Action) -> Vec<Thing> {
    match action {
        Action::Place(Placing { card, at, using }) => {
            let swapped = match using {
                Use::Swap(other) => Some(Thing::Square(*other)),
                _ => None,
            };
            let placed = [Thing::Held(*card), Thing::Square(*at)];
            placed.into_iter().chain(swapped).collect()
        }
        Action::Claim(span) => vec![Thing::Square(span.from()), Thing::Square(span.to())],
        Action::Spell(cards) => cards.iter().copied().map(Thing::Loose).collect(),
        Action::Ready => vec![Thing::Do(Deed::Ready)],
        Action::Done => vec![Thing::Do(Deed::Done)],
        _ => Vec::new(),
    }
}

/// Returns the first card that matches a letter such as `T`, or a colour and letter such as `bT`.
fn card(cards: &[CardId], text: &str) -> Option<CardId> {
    let whole: Option<Face> = text.parse().ok();
    let looks = |card: &CardId| match whole {
        Some(face) => card.face() == face,
        None => text == card.letter().capital().to_string(),
    };
    cards.iter().copied().find(looks)
}

/// Whether the learner has claimed this word and it counts.
fn counts(state: &State, word: &str) -> bool {
    let ownership = state.table.ownership();
    let word = Word::new(word).ok();
    let mut own = state.table.ledger.claims().iter();
    own.any(|claim| {
        let theirs = claim.owner == LEARNER && Some(claim.word) == word;
        theirs && matches!(ownership.lies(claim.id), Lies::Counts(_))
    })
}

/// Whether one of Cleo's claims is broken.
fn broke(state: &State) -> bool {
    let mut claims = state.table.ledger.claims().iter();
    claims.any(|claim| claim.owner == CLEO && claim.void)
}

/// Whether the learner owns the card on a square now.
fn gets(state: &State, square: &str) -> bool {
    let owned = Square::named(square).and_then(|at| state.table.ownership().at(at));
    owned.is_some_and(|owned| owned.seat == LEARNER)
}

const LESSONS: [Lesson<Lessons>; 11] = [
    Lesson {
        position: Position {
            hands: ["T N", "E S N"],
            board: ".\n.\n.\n.\n. . . C A",
            ..PLAIN
        },
        met: |state| counts(state, "cat"),
        solved: "place T f5; claim d5 f5",
        others: "",
    },
    Lesson {
        position: Position {
            hands: ["C N", "E S N"],
            board: ".\n.\n.\n.\n. . . W O",
            ..PLAIN
        },
        met: |state| counts(state, "cow"),
        solved: "place C f5; claim f5 d5",
        others: "",
    },
    Lesson {
        position: Position {
            hands: ["E S N", "E S N"],
            board: ".\n.\n.\n.\n. . . H A T",
            claims: &[(CLEO, "d5", "f5")],
            ..PLAIN
        },
        met: |state| gets(state, "d5"),
        solved: "place E g5; claim d5 g5",
        others: "",
    },
    Lesson {
        position: Position {
            hands: ["E N", "E S N"],
            board: ".\n.\n.\n. . . . C\n. . . M A R\n. . . . R\n. . . . E",
            claims: &[(CLEO, "e4", "e7")],
            ..PLAIN
        },
        met: |state| gets(state, "e5"),
        solved: "place E g5; claim d5 g5",
        others: "",
    },
    Lesson {
        position: Position {
            hands: ["bO S N", "E S N"],
            board: ".\n.\n.\n. . . . . gH\n. . . C yA bT*\n. . . . . . yE",
            claims: &[(CLEO, "d5", "f5")],
            ..PLAIN
        },
        met: broke,
        solved: "place bO f6 swap e5",
        others: "",
    },
    Lesson {
        position: Position {
            hands: ["rT N", "E S N"],
            board: ".\n.\n.\n.\n. . . C A S T\n. . . . . . rI*",
            claims: &[(CLEO, "d5", "g5")],
            ..PLAIN
        },
        met: broke,
        solved: "place rT f5 cover",
        others: "",
    },
    Lesson {
        position: Position {
            hands: ["gE N", "E S N"],
            board: ".\n.\n.\n.\n. . . S A D\n. . . . gK*",
            claims: &[(CLEO, "d5", "f5")],
            ..PLAIN
        },
        met: broke,
        solved: "place gE e5 right",
        others: "",
    },
    Lesson {
        position: Position {
            hands: ["yA N", "E S N"],
            board: ".\n.\n.\n.\n. . . C . T\n. . . . yO*",
            ..PLAIN
        },
        met: |state| !state.table.board.secrets().is_empty(),
        solved: "place yA e5 hide",
        others: "",
    },
    Lesson {
        position: Position {
            hands: ["N", "E S N"],
            board: ".\n.\n.\n.\nC 1(yA) T . H O U S E",
            claims: &[(CLEO, "e5", "i5")],
            start: Start::LastCard,
        },
        met: |state| counts(state, "cat") && gets(state, "a5"),
        solved: "done; ready; claim a5 c5",
        others: "",
    },
    Lesson {
        position: Position {
            hands: ["N", "E S N"],
            board: ".\n.\n.\n. . . C\n. . . H A rT/S\n. . . I\n. . . P",
            claims: &[(CLEO, "d4", "d7"), (LEARNER, "d5", "f5")],
            start: Start::LastCard,
        },
        met: |state| !state.table.results.is_empty(),
        solved: "done",
        others: "",
    },
    Lesson {
        position: Position {
            hands: ["", ""],
            start: Start::Left("R A T S E"),
            ..PLAIN
        },
        met: |state| state.table.owned.iter().any(|own| own.len() > 2),
        solved: "spell R A T",
        others: "",
    },
];

/// Number of lessons.
pub const COUNT: usize = LESSONS.len();
