//! The lessons of Word Heist: small tables, each with one idea.

use super::thing::{Deed, Thing};
use game::{Allowance, Countdown, Moment, SeatId};
use lexicon::Letter;
use screen::lesson::{LEARNER, Lesson, Teaches};
use word_heist_rules::{
    Action, Attempt, Choices, Mode, Options, Pile, Stage, State, TableWord, TableWordId, Tile,
    TileId, WordHeist, entered,
};

/// The learner's opponents.
const CLEO: SeatId = SeatId::new(1);
const BO: SeatId = SeatId::new(2);

/// The starting position of a lesson.
#[derive(Debug, Clone, Copy)]
pub struct Position {
    /// How many seats there are.
    seats: u8,
    /// The words on the table, with their owners.
    words: &'static [(SeatId, &'static str)],
    /// The letters in the centre.
    centre: &'static str,
    /// The letters still to come, in order.
    next: &'static str,
    /// The mode of the table.
    how: How,
}

/// How a lesson is played.
#[derive(Debug, Clone, Copy)]
enum How {
    /// All seats may act at once.
    Freely,
    /// Cleo's window is over, and the learner may make one word in the sweep.
    Sweep,
    /// The first to press types.
    Buzzers,
}

/// The basis of most lessons.
const PLAIN: Position = Position {
    seats: 2,
    words: &[],
    centre: "",
    next: "ESTAR",
    how: How::Freely,
};

fn letters(text: &str) -> impl Iterator<Item = Letter> + '_ {
    text.chars().filter_map(Letter::new)
}

/// The lessons of this game.
pub struct Lessons;

impl Teaches for Lessons {
    type Game = WordHeist;
    type Position = Position;

    const LESSONS: &'static [Lesson<Lessons>] = &LESSONS;

    fn set_out(position: &Position) -> Option<(Options, u8, State)> {
        let mode = match position.how {
            How::Freely => Mode::Solo {
                clock: Allowance::Untimed,
            },
            How::Sweep => Mode::TURNS,
            How::Buzzers => Mode::Buzzers {
                typing: 15,
                locks: false,
            },
        };
        let options = Options::new(Choices {
            mode,
            ..Choices::default()
        });
        let options = options.ok()?;
        let mut state = State::new(&options, position.seats);
        let table = &mut state.table;
        let mut pile: Vec<Letter> = Vec::new();
        let mut laid = |letters: &mut dyn Iterator<Item = Letter>| -> Option<Vec<Tile>> {
            let tile = |letter| {
                let id = TileId::numbered(u8::try_from(pile.len()).ok()?);
                pile.push(letter);
                Some(Tile { id, letter })
            };
            letters.map(tile).collect()
        };
        for (id, (owner, word)) in (0..).map(TableWordId::numbered).zip(position.words) {
            table.words.push(TableWord {
                id,
                owner: *owner,
                tiles: laid(&mut letters(word))?,
                turned_up: 0,
                from: Vec::new(),
                house: false,
                at: Moment::START,
                became: None,
            });
        }
        table.centre = laid(&mut letters(position.centre))?;
        // As if all other letters had been turned up and were elsewhere.
        let next: Vec<Letter> = letters(position.next).collect();
        let all = options.bag.len();
        pile.extend(
            options
                .bag
                .letters()
                .take((all - next.len()).saturating_sub(pile.len())),
        );
        table.face_down = next.len() as u8;
        pile.extend(next);
        table.stage = match position.how {
            How::Sweep => {
                table.flipper = CLEO;
                Stage::Sweep {
                    seat: LEARNER,
                    maker: None,
                    clock: Countdown::default(),
                }
            }
            How::Freely | How::Buzzers => Stage::Open,
        };
        state.pile = Pile::new(pile);
        Some((options, position.seats, state))
    }

    fn act(_: &State, text: &str) -> Option<Action> {
        Some(match text.split_once(' ') {
            Some(("make", word)) => Action::Make(Attempt::of(entered(word).ok()?)),
            None if text == "flip" => Action::Flip,
            None if text == "buzz" => Action::Buzz(Moment::START),
            None if text == "done" => Action::Done(LEARNER),
            _ => return None,
        })
    }

    fn lights(state: &State, action: &Action) -> Vec<String> {
        let things = touched(state, action);
        things.iter().map(Thing::to_string).collect()
    }
}

/// What the learner must touch for this action; for a word, the words and letters of the first way
/// to make it.
fn touched(state: &State, action: &Action) -> Vec<Thing> {
    match action {
        Action::Flip => vec![Thing::Pile],
        Action::Buzz(_) => vec![Thing::Press(LEARNER)],
        Action::Done(_) => vec![Thing::Do(Deed::Done)],
        Action::Make(Attempt { word, source }) => {
            let ways = state.table.ways(LEARNER, *word, source).unwrap_or_default();
            let way = ways.into_iter().next();
            let things = way.map(|way| {
                let words = way.words.into_iter().map(Thing::Word);
                words.chain(way.centre.into_iter().map(Thing::Letter))
            });
            things.into_iter().flatten().collect()
        }
        _ => Vec::new(),
    }
}

/// Whether the learner made a word from at least this number of others.
fn took(state: &State, words: usize) -> bool {
    let mut own = state.table.words_of(LEARNER);
    own.any(|word| word.from.len() >= words)
}

const LESSONS: [Lesson<Lessons>; 10] = [
    Lesson {
        position: Position {
            centre: "EAM",
            next: "TSRO",
            ..PLAIN
        },
        met: |state| state.table.words_of(LEARNER).next().is_some(),
        solved: "flip; make TEAM",
        others: "",
    },
    Lesson {
        position: Position {
            words: &[(CLEO, "GAIN")],
            centre: "TP",
            ..PLAIN
        },
        met: |state| took(state, 1),
        solved: "make TAPING",
        others: "",
    },
    Lesson {
        position: Position {
            words: &[(CLEO, "GAPE")],
            centre: "SR",
            ..PLAIN
        },
        met: |state| took(state, 1),
        solved: "make GRAPE",
        others: "",
    },
    Lesson {
        position: Position {
            words: &[(CLEO, "LEAD")],
            centre: "NGI",
            ..PLAIN
        },
        met: |state| took(state, 1),
        solved: "make DEALING",
        others: "",
    },
    Lesson {
        position: Position {
            words: &[(LEARNER, "ENGINE")],
            centre: "D",
            ..PLAIN
        },
        met: |state| took(state, 1),
        solved: "make NEEDING",
        others: "",
    },
    Lesson {
        position: Position {
            seats: 3,
            words: &[(CLEO, "TEAR"), (BO, "SNIP")],
            next: "O",
            ..PLAIN
        },
        met: |state| took(state, 2),
        solved: "make PAINTERS",
        others: "",
    },
    Lesson {
        position: Position {
            words: &[(CLEO, "TIME")],
            centre: "R",
            how: How::Sweep,
            ..PLAIN
        },
        met: |state| took(state, 1),
        solved: "make MERIT",
        others: "",
    },
    Lesson {
        position: Position {
            words: &[(LEARNER, "TEAM")],
            next: "DRSN",
            ..PLAIN
        },
        met: |state| {
            let table = &state.table;
            let stole = table.words.iter().any(|word| word.owner == CLEO);
            stole && took(state, 1)
        },
        solved: "flip; flip; make DREAMT",
        others: "2! make TAMED",
    },
    Lesson {
        position: Position {
            words: &[(CLEO, "GAIN")],
            centre: "EAMT",
            how: How::Buzzers,
            ..PLAIN
        },
        met: |state| state.table.words_of(LEARNER).next().is_some(),
        solved: "buzz; make TEAM",
        others: "",
    },
    Lesson {
        position: Position {
            words: &[(LEARNER, "DREAMT"), (LEARNER, "GRAPE"), (CLEO, "GAIN")],
            centre: "VU",
            next: "",
            ..PLAIN
        },
        met: |state| {
            state.table.done.contains(LEARNER) || matches!(state.table.stage, Stage::Over(_))
        },
        solved: "done",
        others: "",
    },
];

/// How many lessons there are.
pub const COUNT: usize = LESSONS.len();
