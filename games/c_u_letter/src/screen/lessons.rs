//! C U Letter's lessons: small boards, one idea each.

use super::table_thing::{ButtonAction, TableThing};
use c_u_letter_rules::{
    Action, CULetter, CardId, Choices, ClaimStatus, Heading, LetterFace, Options, Placing, Preset,
    ScrambleState, Span, Square, Stage, State, Use,
};
use game::{SeatId, SeatSet, TimeLimit};
use lexicon::Word;
use screen::lesson::{LEARNER, Lesson, LessonGame};

/// Cleo's seat; she is the learner's opponent.
const CLEO: SeatId = SeatId::new(1);

/// The start of a lesson.
#[derive(Debug, Clone, Copy)]
pub struct LessonPosition {
    /// The hands of both seats.
    hands: [&'static str; 2],
    /// The board, row by row ([`State::set_out`]).
    board: &'static str,
    /// The claimed words: the seat, and the first and last square.
    claims: &'static [(SeatId, &'static str, &'static str)],
    /// The stage in which the lesson starts.
    start: StartStage,
}

/// The stage in which a lesson starts.
#[derive(Debug, Clone, Copy)]
enum StartStage {
    /// A card has to be placed.
    Place,
    /// The round is about to end: its last card is on the board.
    LastCard,
    /// All rounds are over, and these cards are left for the scramble.
    Left(&'static str),
}

/// The start of most lessons.
const DEFAULT_POSITION: LessonPosition = LessonPosition {
    hands: ["", "E S N"],
    board: "",
    claims: &[],
    start: StartStage::Place,
};

/// The lessons of this game.
pub struct Lessons;

impl LessonGame for Lessons {
    type Game = CULetter;
    type Position = LessonPosition;

    const LESSONS: &'static [Lesson<Lessons>] = &LESSONS;

    fn set_up(position: &LessonPosition) -> Option<(Options, u8, State)> {
        let options = Options::new(Choices {
            clock: TimeLimit::Untimed,
            hints: false,
            ..Preset::Opponents.choices()
        });
        let options = options.ok()?;
        let mut state = State::set_out(&options, &position.hands, position.board)?;
        for (owner, from, to) in position.claims {
            state = state.with_claim(*owner, from, to)?;
        }
        match position.start {
            StartStage::Place => {}
            StartStage::LastCard => {
                state.table.stage = Stage::Claiming;
                state.table.counter = options.cards_per_round(2);
            }
            StartStage::Left(cards) => {
                let left = State::set_out(&options, &[cards, ""], "")?;
                state.deck.clear();
                state.table.last = true;
                state.table.loose = left.hands.into_iter().next()?;
                state.table.stage = Stage::Scramble(ScrambleState {
                    passed: SeatSet::EMPTY,
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
                let card = find_card(hand, words.next()?)?;
                let at = Square::from_name(words.next()?)?;
                let using = match words.next() {
                    None => Use::Nothing,
                    Some("swap") => Use::Swap(Square::from_name(words.next()?)?),
                    Some("cover") => Use::Overwrite,
                    Some("right") => Use::Insert(Heading::Right),
                    Some("hide") => Use::Hide,
                    Some(_) => return None,
                };
                Action::Place(Placing { card, at, using })
            }
            "claim" => {
                let from = Square::from_name(words.next()?)?;
                Action::Claim(Span::new(from, Square::from_name(words.next()?)?)?)
            }
            "spell" => {
                let cards = words.map(|text| find_card(&state.table.loose, text));
                Action::Spell(cards.collect::<Option<_>>()?)
            }
            _ => return None,
        })
    }

    fn highlighted(_: &State, action: &Action) -> Vec<String> {
        let things = touched_things(action);
        things.iter().map(TableThing::to_string).collect()
    }
}

/// Returns the things that the learner touches for this action.
fn touched_things(action: &Action) -> Vec<TableThing> {
    match action {
        Action::Place(Placing { card, at, using }) => {
            let swapped = match using {
                Use::Swap(other) => Some(TableThing::Square(*other)),
                _ => None,
            };
            let placed = [TableThing::Held(*card), TableThing::Square(*at)];
            placed.into_iter().chain(swapped).collect()
        }
        Action::Claim(span) => vec![
            TableThing::Square(span.from()),
            TableThing::Square(span.to()),
        ],
        Action::Spell(cards) => cards.iter().copied().map(TableThing::Loose).collect(),
        Action::Ready => vec![TableThing::Do(ButtonAction::Ready)],
        Action::Done => vec![TableThing::Do(ButtonAction::Done)],
        _ => Vec::new(),
    }
}

/// Returns the first card that matches a letter such as `T`, or a colour and letter such as `bT`.
fn find_card(cards: &[CardId], text: &str) -> Option<CardId> {
    let whole: Option<LetterFace> = text.parse().ok();
    let looks = |card: &CardId| match whole {
        Some(face) => card.face() == face,
        None => text == card.letter().uppercase().to_string(),
    };
    cards.iter().copied().find(looks)
}

/// Whether the learner has claimed this word and it counts.
fn word_counts(state: &State, word: &str) -> bool {
    let ownership = state.table.ownership();
    let word = Word::new(word).ok();
    let mut own = state.table.ledger.claims().iter();
    own.any(|claim| {
        let theirs = claim.owner == LEARNER && Some(claim.word) == word;
        theirs && matches!(ownership.status_of(claim.id), ClaimStatus::Counts(_))
    })
}

/// Whether one of Cleo's claims is broken.
fn has_broken_claim(state: &State) -> bool {
    let mut claims = state.table.ledger.claims().iter();
    claims.any(|claim| claim.owner == CLEO && claim.void)
}

/// Whether the learner owns the card on a square now.
fn owns_card_on(state: &State, square: &str) -> bool {
    let owned = Square::from_name(square).and_then(|at| state.table.ownership().owned_card_at(at));
    owned.is_some_and(|owned| owned.seat == LEARNER)
}

const LESSONS: [Lesson<Lessons>; 11] = [
    Lesson {
        position: LessonPosition {
            hands: ["T N", "E S N"],
            board: ".\n.\n.\n.\n. . . C A",
            ..DEFAULT_POSITION
        },
        met: |state| word_counts(state, "cat"),
        solved: "place T f5; claim d5 f5",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            hands: ["C N", "E S N"],
            board: ".\n.\n.\n.\n. . . W O",
            ..DEFAULT_POSITION
        },
        met: |state| word_counts(state, "cow"),
        solved: "place C f5; claim f5 d5",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            hands: ["E S N", "E S N"],
            board: ".\n.\n.\n.\n. . . H A T",
            claims: &[(CLEO, "d5", "f5")],
            ..DEFAULT_POSITION
        },
        met: |state| owns_card_on(state, "d5"),
        solved: "place E g5; claim d5 g5",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            hands: ["E N", "E S N"],
            board: ".\n.\n.\n. . . . C\n. . . M A R\n. . . . R\n. . . . E",
            claims: &[(CLEO, "e4", "e7")],
            ..DEFAULT_POSITION
        },
        met: |state| owns_card_on(state, "e5"),
        solved: "place E g5; claim d5 g5",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            hands: ["bO S N", "E S N"],
            board: ".\n.\n.\n. . . . . gH\n. . . C yA bT*\n. . . . . . yE",
            claims: &[(CLEO, "d5", "f5")],
            ..DEFAULT_POSITION
        },
        met: has_broken_claim,
        solved: "place bO f6 swap e5",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            hands: ["rT N", "E S N"],
            board: ".\n.\n.\n.\n. . . C A S T\n. . . . . . rI*",
            claims: &[(CLEO, "d5", "g5")],
            ..DEFAULT_POSITION
        },
        met: has_broken_claim,
        solved: "place rT f5 cover",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            hands: ["gE N", "E S N"],
            board: ".\n.\n.\n.\n. . . S A D\n. . . . gK*",
            claims: &[(CLEO, "d5", "f5")],
            ..DEFAULT_POSITION
        },
        met: has_broken_claim,
        solved: "place gE e5 right",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            hands: ["yA N", "E S N"],
            board: ".\n.\n.\n.\n. . . C . T\n. . . . yO*",
            ..DEFAULT_POSITION
        },
        met: |state| !state.table.board.secrets().is_empty(),
        solved: "place yA e5 hide",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            hands: ["N", "E S N"],
            board: ".\n.\n.\n.\nC 1(yA) T . H O U S E",
            claims: &[(CLEO, "e5", "i5")],
            start: StartStage::LastCard,
        },
        met: |state| word_counts(state, "cat") && owns_card_on(state, "a5"),
        solved: "done; ready; claim a5 c5",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            hands: ["N", "E S N"],
            board: ".\n.\n.\n. . . C\n. . . H A rT/S\n. . . I\n. . . P",
            claims: &[(CLEO, "d4", "d7"), (LEARNER, "d5", "f5")],
            start: StartStage::LastCard,
        },
        met: |state| !state.table.results.is_empty(),
        solved: "done",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            hands: ["", ""],
            start: StartStage::Left("R A T S E"),
            ..DEFAULT_POSITION
        },
        met: |state| state.table.owned.iter().any(|own| own.len() > 2),
        solved: "spell R A T",
        others: "",
    },
];

/// Number of lessons.
pub const COUNT: usize = LESSONS.len();
