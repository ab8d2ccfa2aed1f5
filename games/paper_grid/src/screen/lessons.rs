//! Paper Grid's lessons: small boards, each with one idea.

use super::board_grid::{screen_cell, screen_edge};
use super::table_thing::TableThing;
use game::{Countdown, SeatId};
use lexicon::Letter;
use paper_grid_rules::{
    Action, Board, CellId, Choices, Contents, Direction, FirstSeat, Hand, Options, PaperGrid,
    Placed, Stage, State,
};
use screen::TileId;
use screen::lesson::{LEARNER, Lesson, LessonGame};

/// The starting position of a lesson.
#[derive(Debug, Clone, Copy)]
pub struct LessonPosition {
    /// The board as plain text.
    board: &'static str,
    /// The hands, the learner's first.
    hands: &'static [&'static str],
    /// Whether a word has been played already.
    begun: bool,
    /// The action that is needed first.
    start: FirstAction,
}

/// The action that a lesson begins with.
#[derive(Debug, Clone, Copy)]
enum FirstAction {
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
const DEFAULT_POSITION: LessonPosition = LessonPosition {
    board: "",
    hands: &[],
    begun: true,
    start: FirstAction::Play,
};

/// Number of letters on edge cells that begins the endgame in lessons.
const ENDGAME_LETTERS: usize = 4;

fn parse_letters(text: &str) -> Vec<Letter> {
    text.chars().filter_map(Letter::new).collect()
}

/// The lessons of this game.
pub struct Lessons;

impl LessonGame for Lessons {
    type Game = PaperGrid;
    type Position = LessonPosition;

    const LESSONS: &'static [Lesson<Lessons>] = &LESSONS;

    fn set_up(position: &LessonPosition) -> Option<(Options, u8, State)> {
        let board: Board = position.board.parse().ok()?;
        let mut choices = Choices::on_board(board);
        choices.first = FirstSeat::Seat(SeatId::FIRST);
        if position.begun {
            choices.endgame_at = ENDGAME_LETTERS;
        }
        let options = Options::new(choices).ok()?;
        let seats = u8::try_from(position.hands.len()).ok()?;
        let mut state = State::new(&options, seats);
        let hands = position
            .hands
            .iter()
            .map(|hand| Hand::new(parse_letters(hand)));
        state.hands = hands.collect();
        state.begun = position.begun;
        state.stage = Stage::Playing;
        match position.start {
            FirstAction::Claim => state.stage = Stage::Claiming,
            FirstAction::Play => {}
            FirstAction::Ask => state.stage = Stage::Asking,
            FirstAction::Asked => {
                state.turn.seat = SeatId::new(seats.checked_sub(1)?);
                state.stage = Stage::Asking;
            }
            FirstAction::Endgame => state.endgame = true,
        }
        state.turn.clock = Countdown::default();
        Some((options, seats, state))
    }

    fn act(state: &State, text: &str) -> Option<Action> {
        let size = state.board.size();
        let mut words = text.split(' ');
        let what = words.next()?;
        let mut cell = || size.cell_named(words.next()?);
        Some(match what {
            "area" => Action::Claim(cell()?),
            "play" => {
                let from = cell()?;
                let way = parse_direction(words.next()?)?;
                let line = std::iter::successors(Some(from), |at: &CellId| size.step(*at, way));
                let laid = line.zip(words.next()?.chars());
                let laid = laid.filter_map(|(at, sign)| Some(Placed(at, Letter::new(sign)?)));
                Action::Play(laid.collect())
            }
            "ask" => {
                let called = parse_letters(words.next()?);
                let kept = called.clone();
                Action::Ask { called, kept }
            }
            "take" => match &state.stage {
                Stage::Answering { called, .. } => Action::Take(*called.first()?),
                _ => return None,
            },
            "wall" => {
                let from = cell()?;
                Action::Wall(size.edge(from, parse_direction(words.next()?)?)?)
            }
            _ => return None,
        })
    }

    fn highlighted(state: &State, action: &Action) -> Vec<String> {
        let things = touched_things(state, action);
        things.iter().map(TableThing::to_string).collect()
    }
}

/// Returns the things that the learner touches for an action: the tiles and their cells, and for
/// a wall the cell before it.
fn touched_things(state: &State, action: &Action) -> Vec<TableThing> {
    let size = state.board.size();
    let cell = |at: &CellId| TableThing::Cell(screen_cell(size, *at));
    match action {
        Action::Claim(at) => vec![cell(at)],
        Action::Play(placed) => {
            let mut rack: Vec<_> = state.hand(LEARNER).iter().zip(0..).collect();
            let mut tile = |letter: Letter| {
                let at = rack.iter().position(|(held, _)| **held == letter)?;
                Some(TableThing::Tile(TileId(rack.remove(at).1)))
            };
            let laid = placed.iter().flat_map(|placed| {
                let tile = tile(placed.1);
                [Some(cell(&placed.0)), tile]
            });
            laid.flatten().collect()
        }
        Action::Ask { called, .. } => called.iter().copied().map(TableThing::Called).collect(),
        Action::Wall(edge) => {
            let before = screen_edge(size, *edge).map(|edge| TableThing::Cell(edge.cell));
            before.into_iter().collect()
        }
        _ => Vec::new(),
    }
}

fn parse_direction(text: &str) -> Option<Direction> {
    match text {
        "right" => Some(Direction::Right),
        "down" => Some(Direction::Down),
        _ => None,
    }
}

/// Whether the learner's last play meets a condition on its words and points.
fn last_play_matches(state: &State, is: impl Fn(&[&str], i32) -> bool) -> bool {
    let last = state.last.as_ref().filter(|(seat, _)| *seat == LEARNER);
    last.is_some_and(|(_, play)| {
        let words: Vec<&str> = play.words.iter().map(|one| one.word.as_str()).collect();
        is(&words, play.points)
    })
}

/// Whether a wall is on the right of a cell.
fn has_wall_on_right(state: &State, cell: &str) -> bool {
    let size = state.board.size();
    let edge = size
        .cell_named(cell)
        .and_then(|cell| size.edge(cell, Direction::Right));
    edge.is_some_and(|edge| state.board.is_walled(edge))
}

const LESSONS: [Lesson<Lessons>; 11] = [
    Lesson {
        position: LessonPosition {
            board: "1 . . . . . . 2\n. . . * . . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["CATS", "ER"],
            begun: false,
            ..DEFAULT_POSITION
        },
        met: |state| state.begun,
        solved: "play c2 right CAT",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            board: "1 . . . . . . 2\n. . C A T . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["ENS", "ER"],
            ..DEFAULT_POSITION
        },
        met: |state| last_play_matches(state, |words, _| !words.is_empty()),
        solved: "play e3 down EN",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            board: "1 . . . . . . 2\n. . . . . . . .\n. . . A S . . .\n. . . . . . . .",
            hands: &["HAO", "ER"],
            ..DEFAULT_POSITION
        },
        met: |state| last_play_matches(state, |words, _| words.len() > 2),
        solved: "play d2 right HA",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            board: "1 . . . . . . 2\n. . . * . . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["CARE", "RAE"],
            begun: false,
            ..DEFAULT_POSITION
        },
        met: |state| last_play_matches(state, |_, points| points > 8),
        solved: "play c2 right CAR",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            board: "1 . . . 2 . . 3\n. . C A T . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["PLN", "ER", "OD"],
            start: FirstAction::Ask,
            ..DEFAULT_POSITION
        },
        met: |state| state.turn.seat != LEARNER,
        solved: "ask AE",
        others: "2 take; 3 wall e2 right",
    },
    Lesson {
        position: LessonPosition {
            board: "1 . . . . . . 2\n. . C A T . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["PLN", "SER"],
            start: FirstAction::Asked,
            ..DEFAULT_POSITION
        },
        met: |state| has_wall_on_right(state, "e2"),
        solved: "wall e2 right",
        others: "2 ask ES",
    },
    Lesson {
        position: LessonPosition {
            board: "1 . . . . . . 2\n. P E|N . . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["OTE", "ER"],
            ..DEFAULT_POSITION
        },
        met: |state| {
            last_play_matches(state, |words, _| {
                words.iter().any(|word| word.starts_with('n'))
            })
        },
        solved: "play e2 right OT",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            board: "1 . . . . . . 2\n. . w * . . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["CAT", "CAT"],
            begun: false,
            ..DEFAULT_POSITION
        },
        met: |state| last_play_matches(state, |_, points| points > 13),
        solved: "play c2 right CAT",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            board: ". . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["", ""],
            begun: false,
            start: FirstAction::Claim,
        },
        met: |state| {
            let board = &state.board;
            board
                .cell_ids()
                .any(|cell| matches!(board.contents(cell), Contents::Area(_)))
        },
        solved: "area a1",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            board: "1 . . C A R . 2\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .",
            hands: &["STN", "ER"],
            ..DEFAULT_POSITION
        },
        met: |state| state.endgame,
        solved: "play g1 right S; ask AE",
        others: "2 take",
    },
    Lesson {
        position: LessonPosition {
            board: "1 . . C A R . 2\n. . . . A . . .\n. . . . T . . .\n. . . . . . . .",
            hands: &["S", "ER"],
            start: FirstAction::Endgame,
            ..DEFAULT_POSITION
        },
        met: |state| matches!(state.stage, Stage::Over(_)),
        solved: "play g1 right S",
        others: "",
    },
];

/// Number of lessons.
pub const COUNT: usize = LESSONS.len();
