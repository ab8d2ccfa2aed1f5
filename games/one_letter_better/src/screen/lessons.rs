//! The lessons of One Letter Better: small tables that teach one idea each.

use super::table_thing::{ButtonAction, TableThing};
use game::{Actor, Chance, Game, Moment, SeatId, Viewer};
use one_letter_better_rules::{
    Action, CheckingRule, Choices, OneLetterBetter, Options, Preset, Stage, State, TableWord,
    WordStatus,
};
use screen::lesson::{LEARNER, Lesson, LessonGame, split_actions};

/// The seat of Cleo, the learner's opponent.
const CLEO: SeatId = SeatId::new(1);

/// The starting table of a lesson.
#[derive(Debug, Clone, Copy)]
pub struct LessonPosition {
    /// The words on the table, each with its owner.
    words: &'static [(SeatId, &'static str)],
    /// Number of times each of the words has been stolen.
    stolen: u8,
    /// The hands of the learner and of Cleo.
    hands: [&'static str; 2],
    /// The pile, the top card last.
    pile: &'static str,
    /// Whether the learner has taken a card.
    drawn: bool,
    /// The points of both players.
    points: [i32; 2],
    /// What Cleo does first. If this isn't empty, words are checked by challenge.
    before: &'static str,
}

/// Defaults for most lessons.
const DEFAULT_POSITION: LessonPosition = LessonPosition {
    words: &[],
    stolen: 0,
    hands: ["", "E S N O D R U"],
    pile: "O",
    drawn: true,
    points: [0; 2],
    before: "",
};

/// The target of a lesson's round.
const TARGET: u16 = 50;

/// The lessons of this game.
pub struct Lessons;

impl LessonGame for Lessons {
    type Game = OneLetterBetter;
    type Position = LessonPosition;

    const LESSONS: &'static [Lesson<Lessons>] = &LESSONS;

    fn set_up(position: &LessonPosition) -> Option<(Options, u8, State)> {
        let asks = !position.before.is_empty();
        let mut choices = Choices {
            target: Some(TARGET),
            ..Preset::Opponents.choices()
        };
        if asks {
            choices.checking = CheckingRule::Challenge;
        }
        let options = Options::new(choices).ok()?;
        let mut state = State::set_out(&options, position.words, &position.hands, position.pile)?;
        for word in &mut state.table.words {
            word.stolen = position.stolen;
        }
        state.table.turn.drawn = position.drawn;
        state.table.points = position.points.to_vec();
        if asks {
            state.table.turn.seat = CLEO;
        }
        for text in split_actions(position.before) {
            let by = Actor {
                seat: CLEO,
                at: Moment::START,
            };
            let action = Self::act(&state, text)?;
            let events =
                OneLetterBetter::decide(&state, by, &action, None, &mut Chance::new(1)).ok()?;
            for event in &events {
                OneLetterBetter::evolve(&mut state, event, Moment::START);
            }
        }
        Some((options, 2, state))
    }

    fn act(state: &State, text: &str) -> Option<Action> {
        let (what, rest) = text.split_once(' ').unwrap_or((text, ""));
        Some(match what {
            "draw" => Action::Draw,
            "take" => Action::Take(rest.parse().ok()?),
            "lay" => {
                let view = state.seen_by(Viewer::Seat(state.table.turn.seat));
                Action::Play(view.find_line(rest)?)
            }
            "doubt" => Action::Challenge(rest.parse().ok()?),
            "end" => Action::End(Vec::new()),
            _ => return None,
        })
    }

    fn highlighted(state: &State, action: &Action) -> Vec<String> {
        let things = touched_things(state, action);
        things.iter().map(TableThing::to_string).collect()
    }
}

/// The things the learner touches for this action: cards of the hand, and whole table words.
fn touched_things(state: &State, action: &Action) -> Vec<TableThing> {
    let table = &state.table;
    let lies = |card| {
        table
            .word_containing(card)
            .map(|word| TableThing::Word(word.id))
    };
    match action {
        Action::Draw => vec![TableThing::Deck],
        Action::Take(count) => {
            let deepest = table
                .pile
                .iter()
                .rev()
                .nth(usize::from(*count).saturating_sub(1));
            deepest.copied().map(TableThing::Pile).into_iter().collect()
        }
        Action::Play(line) => {
            let mut all = Vec::new();
            for laid in line {
                let thing = lies(laid.card).unwrap_or(TableThing::Held(laid.card));
                if !all.contains(&thing) {
                    all.push(thing);
                }
            }
            all
        }
        Action::Challenge(at) => {
            let played = table.turn.plays.get(usize::from(*at));
            let card = played.and_then(|played| played.made.line.first());
            let word = card.and_then(|laid| lies(laid.card));
            word.into_iter().collect()
        }
        Action::End(_) => vec![TableThing::Do(ButtonAction::End)],
        _ => Vec::new(),
    }
}

/// Whether the learner has a word, open or not, that satisfies the condition.
fn learner_has_word(state: &State, is: impl Fn(&TableWord) -> bool) -> bool {
    let mut words = state.table.words.iter();
    words.any(|word| word.owner == LEARNER && is(word))
}

/// Whether Cleo has an open word.
fn cleo_has_word(state: &State) -> bool {
    state.table.words_of(CLEO).next().is_some()
}

const LESSONS: [Lesson<Lessons>; 11] = [
    Lesson {
        position: LessonPosition {
            hands: ["T I M E R N O", "E S N O D R U"],
            drawn: false,
            ..DEFAULT_POSITION
        },
        met: |state| learner_has_word(state, |_| true),
        solved: "draw; lay T I M E",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            words: &[(LEARNER, "T I M E")],
            hands: ["R S N O", "E S N O D R U"],
            ..DEFAULT_POSITION
        },
        met: |state| learner_has_word(state, |word| word.id.index() == 0 && word.cards.len() > 4),
        solved: "lay T I M E R",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            words: &[(CLEO, "T I M E")],
            hands: ["R N O D", "E S N O D R U"],
            ..DEFAULT_POSITION
        },
        met: |state| !cleo_has_word(state),
        solved: "lay T I M E R",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            words: &[(CLEO, "T I M E R")],
            stolen: 2,
            hands: ["S N O D", "E N O D R U A"],
            ..DEFAULT_POSITION
        },
        met: |state| learner_has_word(state, |word| word.lies == WordStatus::Retired),
        solved: "lay T I M E R S",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            words: &[(CLEO, "P I N T")],
            hands: ["-R N O D", "E S N O D R U"],
            ..DEFAULT_POSITION
        },
        met: |state| !cleo_has_word(state),
        solved: "lay P -R I N T",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            words: &[(CLEO, "S L A N T")],
            hands: ["=CH N O D", "E S N O D R U"],
            ..DEFAULT_POSITION
        },
        met: |state| !cleo_has_word(state),
        solved: "lay =CH A N T",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            hands: ["T +E A M N", "E S N O D R U"],
            ..DEFAULT_POSITION
        },
        met: |state| learner_has_word(state, |word| word.lies == WordStatus::Protected),
        solved: "lay T +E A M",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            hands: ["C A ? N", "E S N O D R U"],
            ..DEFAULT_POSITION
        },
        met: |state| {
            let deck = &state.table.options.deck;
            learner_has_word(state, |word| {
                let mut cards = word.cards.iter();
                cards.any(|laid| deck.face(laid.card).is_wild())
            })
        },
        solved: "lay C A ?T",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            hands: ["L I N D", "E S N O D R U"],
            pile: "O K E A",
            drawn: false,
            ..DEFAULT_POSITION
        },
        met: |state| {
            let turn = &state.table.turn;
            turn.pick_up.is_none() && !turn.plays.is_empty() && state.table.pile.len() == 1
        },
        solved: "take 3; lay L I N K",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            hands: ["S N O D R U A", "B E D T I M O"],
            before: "lay B E D; lay T I M O; end",
            ..DEFAULT_POSITION
        },
        met: |state| {
            let good = |word: &TableWord| word.word().len() == 3;
            let mut words = state.table.words_of(CLEO);
            words.all(good)
        },
        solved: "doubt 1",
        others: "",
    },
    Lesson {
        position: LessonPosition {
            hands: ["T I M E R", "E S N O D R U"],
            points: [40, 30],
            ..DEFAULT_POSITION
        },
        met: |state| !state.table.results.is_empty() || state.table.stage == Stage::RoundOver,
        solved: "lay T I M E; end",
        others: "",
    },
];

/// The number of lessons.
pub const COUNT: usize = LESSONS.len();
