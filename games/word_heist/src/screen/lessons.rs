//! The lessons of Word Heist: small tables, each with one idea.

use super::table_thing::{ButtonAction, TableThing};
use game::{Countdown, Moment, SeatId, TimeLimit};
use lexicon::Letter;
use screen::lesson::{LEARNER, Lesson, LessonGame};
use word_heist_rules::{
    Action, Attempt, Choices, LetterTile, LetterTileId, MadeWord, MadeWordId, Options, Pile,
    PlayMode, Stage, State, WordHeist, parse_word,
};

/// The learner's opponents.
const CLEO: SeatId = SeatId::new(1);
const BO: SeatId = SeatId::new(2);

/// The starting position of a lesson.
#[derive(Debug, Clone, Copy)]
pub struct LessonPosition {
    /// How many seats there are.
    seats: u8,
    /// The words on the table, with their owners.
    words: &'static [(SeatId, &'static str)],
    /// The letters in the centre.
    centre: &'static str,
    /// The letters still to come, in order.
    next: &'static str,
    /// The mode of the table.
    how: LessonMode,
}

/// How a lesson is played.
#[derive(Debug, Clone, Copy)]
enum LessonMode {
    /// All seats may act at once.
    Freely,
    /// Cleo's window is over, and the learner may make one word in the sweep.
    Sweep,
    /// The first to press types.
    Buzzers,
}

/// The basis of most lessons.
const BASE_POSITION: LessonPosition = LessonPosition {
    seats: 2,
    words: &[],
    centre: "",
    next: "ESTAR",
    how: LessonMode::Freely,
};

fn parse_letters(text: &str) -> impl Iterator<Item = Letter> + '_ {
    text.chars().filter_map(Letter::new)
}

/// The lessons of this game.
pub struct Lessons;

impl LessonGame for Lessons {
    type Game = WordHeist;
    type Position = LessonPosition;

    const LESSONS: &'static [Lesson<Lessons>] = &LESSONS;

    fn set_up(position: &LessonPosition) -> Option<(Options, u8, State)> {
        let mode = match position.how {
            LessonMode::Freely => PlayMode::Solo {
                clock: TimeLimit::Untimed,
            },
            LessonMode::Sweep => PlayMode::TURNS,
            LessonMode::Buzzers => PlayMode::Buzzers {
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
        let mut laid = |letters: &mut dyn Iterator<Item = Letter>| -> Option<Vec<LetterTile>> {
            let tile = |letter| {
                let id = LetterTileId::new(u8::try_from(pile.len()).ok()?);
                pile.push(letter);
                Some(LetterTile { id, letter })
            };
            letters.map(tile).collect()
        };
        for (id, (owner, word)) in (0..).map(MadeWordId::new).zip(position.words) {
            table.words.push(MadeWord {
                id,
                owner: *owner,
                tiles: laid(&mut parse_letters(word))?,
                turned_up: 0,
                from: Vec::new(),
                house: false,
                at: Moment::START,
                became: None,
            });
        }
        table.centre = laid(&mut parse_letters(position.centre))?;
        // The pile is set up as if all other letters had been turned up and were elsewhere.
        let next: Vec<Letter> = parse_letters(position.next).collect();
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
            LessonMode::Sweep => {
                table.flipper = CLEO;
                Stage::Sweep {
                    seat: LEARNER,
                    maker: None,
                    clock: Countdown::default(),
                }
            }
            LessonMode::Freely | LessonMode::Buzzers => Stage::Open,
        };
        state.pile = Pile::new(pile);
        Some((options, position.seats, state))
    }

    fn act(_: &State, text: &str) -> Option<Action> {
        Some(match text.split_once(' ') {
            Some(("make", word)) => Action::Make(Attempt::from_any_source(parse_word(word).ok()?)),
            None if text == "flip" => Action::Flip,
            None if text == "buzz" => Action::Buzz(Moment::START),
            None if text == "done" => Action::Done(LEARNER),
            _ => return None,
        })
    }

    fn highlighted(state: &State, action: &Action) -> Vec<String> {
        let things = things_to_touch(state, action);
        things.iter().map(TableThing::to_string).collect()
    }
}

/// What the learner must touch for this action; for a word, the words and letters of the first way
/// to make it.
fn things_to_touch(state: &State, action: &Action) -> Vec<TableThing> {
    match action {
        Action::Flip => vec![TableThing::Pile],
        Action::Buzz(_) => vec![TableThing::Press(LEARNER)],
        Action::Done(_) => vec![TableThing::Do(ButtonAction::Done)],
        Action::Make(Attempt { word, source }) => {
            let ways = state
                .table
                .ways_to_spell(LEARNER, *word, source)
                .unwrap_or_default();
            let way = ways.into_iter().next();
            let things = way.map(|way| {
                let words = way.words.into_iter().map(TableThing::Word);
                words.chain(way.centre.into_iter().map(TableThing::Letter))
            });
            things.into_iter().flatten().collect()
        }
        _ => Vec::new(),
    }
}

/// Whether the learner made a word from at least this number of others.
fn has_merged(state: &State, words: usize) -> bool {
    let mut own = state.table.words_of(LEARNER);
    own.any(|word| word.from.len() >= words)
}

const LESSONS: [Lesson<Lessons>; 10] = [
    Lesson {
        position: LessonPosition {
            centre: "EAM",
            next: "TSRO",
            ..BASE_POSITION
        },
        met: |state| state.table.words_of(LEARNER).next().is_some(),
        solved: "flip; make TEAM",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            words: &[(CLEO, "GAIN")],
            centre: "TP",
            ..BASE_POSITION
        },
        met: |state| has_merged(state, 1),
        solved: "make TAPING",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            words: &[(CLEO, "GAPE")],
            centre: "SR",
            ..BASE_POSITION
        },
        met: |state| has_merged(state, 1),
        solved: "make GRAPE",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            words: &[(CLEO, "LEAD")],
            centre: "NGI",
            ..BASE_POSITION
        },
        met: |state| has_merged(state, 1),
        solved: "make DEALING",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            words: &[(LEARNER, "ENGINE")],
            centre: "D",
            ..BASE_POSITION
        },
        met: |state| has_merged(state, 1),
        solved: "make NEEDING",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            seats: 3,
            words: &[(CLEO, "TEAR"), (BO, "SNIP")],
            next: "O",
            ..BASE_POSITION
        },
        met: |state| has_merged(state, 2),
        solved: "make PAINTERS",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            words: &[(CLEO, "TIME")],
            centre: "R",
            how: LessonMode::Sweep,
            ..BASE_POSITION
        },
        met: |state| has_merged(state, 1),
        solved: "make MERIT",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            words: &[(LEARNER, "TEAM")],
            next: "DRSN",
            ..BASE_POSITION
        },
        met: |state| {
            let table = &state.table;
            let stole = table.words.iter().any(|word| word.owner == CLEO);
            stole && has_merged(state, 1)
        },
        solved: "flip; flip; make DREAMT",
        others: "2! make TAMED",
    },
    Lesson {
        position: LessonPosition {
            words: &[(CLEO, "GAIN")],
            centre: "EAMT",
            how: LessonMode::Buzzers,
            ..BASE_POSITION
        },
        met: |state| state.table.words_of(LEARNER).next().is_some(),
        solved: "buzz; make TEAM",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            words: &[(LEARNER, "DREAMT"), (LEARNER, "GRAPE"), (CLEO, "GAIN")],
            centre: "VU",
            next: "",
            ..BASE_POSITION
        },
        met: |state| {
            state.table.done.contains(LEARNER) || matches!(state.table.stage, Stage::Over(_))
        },
        solved: "done",
        others: "",
    },
];

/// How many lessons there are.
pub(crate) const LESSON_COUNT: usize = LESSONS.len();
