//! Paper Grid's lessons: small boards, each with one idea.

use super::shown::{cell_id, edge_of};
use super::thing::Thing;
use game::{Countdown, SeatId};
use lexicon::Letter;
use paper_grid_rules::{
    Action, Board, CellId, Choices, Contents, Direction, FirstSeat, Hand, Options, PaperGrid,
    Placed, Stage, State,
};
use screen::TileId;
use screen::lesson::{LEARNER, Lesson, Teaches};

/// The starting position of a lesson.
#[derive(Debug, Clone, Copy)]
pub struct Position {
    /// The board as plain text.
    board: &'static str,
    /// The hands, the learner's first.
    hands: &'static [&'static str],
    /// Whether a word has been played already.
    begun: bool,
    /// The action that is needed first.
    start: Start,
}

/// The action that a lesson begins with.
#[derive(Debug, Clone, Copy)]
enum Start {
    /// The learner claims an area.
    Claim,
    /// The learner plays a word.
    Play,
    /// The learner asks for letters.
    Ask,
    /// The last player asks, so the learner answers first.
    Asked,
    /// The learner plays a word in the endgame.
    Endgame,
}

/// Default position: most lessons start from it.
const PLAIN: Position = Position {
    board: "",
    hands: &[],
    begun: true,
    start: Start::Play,
};

/// Number of letters on edge cells that begins the endgame in lessons.
const AT_THE_EDGE: usize = 4;

fn letters(text: &str) -> Vec<Letter> {
    text.chars().filter_map(Letter::new).collect()
}

/// The lessons of this game.
pub struct Lessons;

impl Teaches for Lessons {
    type Game = PaperGrid;
    type Position = Position;

    const LESSONS: &'static [Lesson<Lessons>] = &LESSONS;

    fn set_out(position: &Position) -> Option<(Options, u8, State)> {
        let board: Board = position.board.parse().ok()?;
        let mut choices = Choices::on(board);
        choices.first = FirstSeat::Seat(SeatId::FIRST);
        if position.begun {
            choices.endgame_at = AT_THE_EDGE;
        }
        let options = Options::new(choices).ok()?;
        let seats = u8::try_from(position.hands.len()).ok()?;
        let mut state = State::new(&options, seats);
        let hands = position.hands.iter().map(|hand| Hand::new(letters(hand)));
        state.hands = hands.collect();
        state.begun = position.begun;
        state.stage = Stage::Playing;
        match position.start {
            Start::Claim => state.stage = Stage::Claiming,
            Start::Play => {}
            Start::Ask => state.stage = Stage::Asking,
            Start::Asked => {
                state.turn.seat = SeatId::new(seats.checked_sub(1)?);
                state.stage = Stage::Asking;
            }
            Start::Endgame => state.endgame = true,
        }
        state.turn.clock = Countdown::default();
        Some((options, seats, state))
    }

    fn act(state: &State, text: &str) -> Option<Action> {
        let size = state.board.size();
        let mut words = text.split(' ');
        let what = words.next()?;
        let mut cell = || size.named(words.next()?);
        Some(match what {
            "area" => Action::Claim(cell()?),
            "play" => {
                let from = cell()?;
                let way = direction(words.next()?)?;
                let line = std::iter::successors(Some(from), |at: &CellId| size.step(*at, way));
                let laid = line.zip(words.next()?.chars());
                let laid = laid.filter_map(|(at, sign)| Some(Placed(at, Letter::new(sign)?)));
                Action::Play(laid.collect())
            }
            "ask" => {
                let called = letters(words.next()?);
                let kept = called.clone();
                Action::Ask { called, kept }
            }
            "take" => match &state.stage {
                Stage::Answering { called, .. } => Action::Take(*called.first()?),
                _ => return None,
            },
            "wall" => {
                let from = cell()?;
                Action::Wall(size.edge(from, direction(words.next()?)?)?)
            }
            _ => return None,
        })
    }

    fn lights(state: &State, action: &Action) -> Vec<String> {
        let things = touched(state, action);
        things.iter().map(Thing::to_string).collect()
    }
}

/// Returns the things that the learner touches for an action: the tiles and their cells, and for
/// a wall the cell before it.
fn touched(state: &State, action: &Action) -> Vec<Thing> {
    let size = state.board.size();
    let cell = |at: &CellId| Thing::Cell(cell_id(size, *at));
    match action {
        Action::Claim(at) => vec![cell(at)],
        Action::Play(placed) => {
            let mut rack: Vec<_> = state.hand(LEARNER).iter().zip(0..).collect();
            let mut tile = |letter: Letter| {
                let at = rack.iter().position(|(held, _)| **held == letter)?;
                Some(Thing::Tile(TileId(rack.remove(at).1)))
            };
            let laid = placed.iter().flat_map(|placed| {
                let tile = tile(placed.1);
                [Some(cell(&placed.0)), tile]
            });
            laid.flatten().collect()
        }
        Action::Ask { called, .. } => called.iter().copied().map(Thing::Called).collect(),
        Action::Wall(edge) => {
            let before = edge_of(size, *edge).map(|edge| Thing::Cell(edge.cell));
            before.into_iter().collect()
        }
        _ => Vec::new(),
    }
}

fn direction(text: &str) -> Option<Direction> {
    match text {
        "right" => Some(Direction::Right),
        "down" => Some(Direction::Down),
        _ => None,
    }
}

/// Whether the learner's last play meets a condition on its words and points.
fn played(state: &State, is: impl Fn(&[&str], i32) -> bool) -> bool {
    let last = state.last.as_ref().filter(|(seat, _)| *seat == LEARNER);
    last.is_some_and(|(_, play)| {
        let words: Vec<&str> = play.words.iter().map(|one| one.word.as_str()).collect();
        is(&words, play.points)
    })
}

/// Whether a wall is on the right of a cell.
fn walled(state: &State, cell: &str) -> bool {
    let size = state.board.size();
    let edge = size
        .named(cell)
        .and_then(|cell| size.edge(cell, Direction::Right));
    edge.is_some_and(|edge| state.board.is_walled(edge))
}

const LESSONS: [Lesson<Lessons>; 11] = [
    Lesson {
        position: Position {
            board: "1 . . . . . . 2\n. . . * . . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["CATS", "ER"],
            begun: false,
            ..PLAIN
        },
        met: |state| state.begun,
        solved: "play c2 right CAT",
        others: "",
    },
    Lesson {
        position: Position {
            board: "1 . . . . . . 2\n. . C A T . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["ENS", "ER"],
            ..PLAIN
        },
        met: |state| played(state, |words, _| !words.is_empty()),
        solved: "play e3 down EN",
        others: "",
    },
    Lesson {
        position: Position {
            board: "1 . . . . . . 2\n. . . . . . . .\n. . . A S . . .\n. . . . . . . .",
            hands: &["HAO", "ER"],
            ..PLAIN
        },
        met: |state| played(state, |words, _| words.len() > 2),
        solved: "play d2 right HA",
        others: "",
    },
    Lesson {
        position: Position {
            board: "1 . . . . . . 2\n. . . * . . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["CARE", "RAE"],
            begun: false,
            ..PLAIN
        },
        met: |state| played(state, |_, points| points > 8),
        solved: "play c2 right CAR",
        others: "",
    },
    Lesson {
        position: Position {
            board: "1 . . . 2 . . 3\n. . C A T . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["PLN", "ER", "OD"],
            start: Start::Ask,
            ..PLAIN
        },
        met: |state| state.turn.seat != LEARNER,
        solved: "ask AE",
        others: "2 take; 3 wall e2 right",
    },
    Lesson {
        position: Position {
            board: "1 . . . . . . 2\n. . C A T . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["PLN", "SER"],
            start: Start::Asked,
            ..PLAIN
        },
        met: |state| walled(state, "e2"),
        solved: "wall e2 right",
        others: "2 ask ES",
    },
    Lesson {
        position: Position {
            board: "1 . . . . . . 2\n. P E|N . . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["OTE", "ER"],
            ..PLAIN
        },
        met: |state| {
            played(state, |words, _| {
                words.iter().any(|word| word.starts_with('n'))
            })
        },
        solved: "play e2 right OT",
        others: "",
    },
    Lesson {
        position: Position {
            board: "1 . . . . . . 2\n. . w * . . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["CAT", "CAT"],
            begun: false,
            ..PLAIN
        },
        met: |state| played(state, |_, points| points > 13),
        solved: "play c2 right CAT",
        others: "",
    },
    Lesson {
        position: Position {
            board: ". . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["", ""],
            begun: false,
            start: Start::Claim,
        },
        met: |state| {
            let board = &state.board;
            board
                .ids()
                .any(|cell| matches!(board.contents(cell), Contents::Area(_)))
        },
        solved: "area a1",
        others: "",
    },
    Lesson {
        position: Position {
            board: "1 . . C A R . 2\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["STN", "ER"],
            ..PLAIN
        },
        met: |state| state.endgame,
        solved: "play g1 right S; ask AE",
        others: "2 take",
    },
    Lesson {
        position: Position {
            board: "1 . . C A R . 2\n. . . . A . . .\n. . . . T . . .\n. . . . . . . .",
            hands: &["S", "ER"],
            start: Start::Endgame,
            ..PLAIN
        },
        met: |state| matches!(state.stage, Stage::Over(_)),
        solved: "play g1 right S",
        others: "",
    },
];

/// Number of lessons.
pub const COUNT: usize = LESSONS.len();
