//! Checks what the program states about games: reviews, news, tips and hints.
//!
//! Each sentence is made from a fact, a typed value; the functions in `text` take only facts and
//! names. Here bots play games of every mode, number of seats and level. A game's journal is read
//! as text into a small model of the table that shares nothing with the code under test, and each
//! fact is proved against that model. The word list is asked only by `Lexicon::find` and `level`.
//!
//! A fault that was found once is kept as a mutant: the faulty producer, written small in the test.
//! The checker must find its false facts.
//!
//! | file | facts of |
//! |---|---|
//! | `word_heist`, `c_u_letter` | the game of that name |
//! | `one_letter_better`, `paper_grid` | the game of that name |
//! | `account` | what all games share: the account, the day, "You" |
//! | `tips` | the tips of all games, at every state |

mod account;
mod c_u_letter;
mod one_letter_better;
mod paper_grid;
mod tips;
mod word_heist;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::LazyLock;

use arena::{Contest, Question};
use game::{Chance, Game, Match, Moment, PlayedBy, Roster, Seat, SeatId, Viewer};
use lexicon::{Lexicon, WordBook};
use serde_json::Value;

use crate::list::LIST_FILE;
use crate::thorough;

/// The word list with the family switch, as bots use it.
pub static BOOK: LazyLock<WordBook> =
    LazyLock::new(|| WordBook::new(Lexicon::open(LIST_FILE).unwrap()));

/// The seeds of `all` games, or of a few of them unless the run is thorough.
pub fn seeds(all: u64) -> std::ops::Range<u64> {
    0..if thorough::is_thorough() {
        all
    } else {
        all.min(4)
    }
}

/// Seats of bots, each at a level drawn from the lowest `levels`. With `person`, the first seat is
/// a person's, although a bot chooses its actions.
pub fn bot_seats<G: Game>(
    count: u8,
    levels: usize,
    person: bool,
    chance: &mut Chance,
) -> Vec<Seat> {
    let mut roster = Roster::default();
    for name in ["Ada", "Bo", "Cleo", "Dan", "Eve", "Fay"] {
        roster.add(name).unwrap();
    }
    let players = roster.players().iter().take(count.into()).enumerate();
    let seat = |(at, player): (usize, &game::Player)| Seat {
        player: player.clone(),
        by: if person && at == 0 {
            PlayedBy::Person
        } else {
            PlayedBy::Bot(G::BOTS[chance.below(levels)])
        },
    };
    players.map(seat).collect()
}

/// Plays a game of bots to its end in simulated time. In every 1,000 actions, `odd` are the random
/// player's, who does things that no bot does. `seen` is called after each step.
pub fn play_bot_game<G: Contest>(
    options: <G::Game as game::Game>::Options,
    seats: Vec<Seat>,
    seed: u64,
    odd: usize,
    mut seen: impl FnMut(&Match<G::Game>),
) -> Match<G::Game> {
    let mut chance = Chance::new(seed ^ 0x0dd);
    let mut game = Match::<G::Game>::start(options, seats, Chance::new(seed)).unwrap();
    G::prepare(&BOOK);
    seen(&game);
    for _ in 0..G::MAX_STEPS {
        if game.outcome().is_some() {
            break;
        }
        let waited: Vec<SeatId> = game.waiting_for().seats().iter().collect();
        let soon = Moment(game.last_moment().0 + 700);
        let odd_act = chance.below(1_000) < odd;
        let next = match chance.pick(&waited).filter(|_| odd_act) {
            Some(seat) => {
                let view = game.view(Viewer::Seat(*seat));
                let action = G::Game::sample_action(&view, *seat, Some(&BOOK.lexicon), &mut chance);
                Some((soon, *seat, action))
            }
            None => next_action::<G>(&game),
        };
        let due = next.as_ref().map(|(at, ..)| *at);
        let clock = G::Game::deadline(game.state());
        if !game.pass_time(due.or(clock).unwrap_or(soon)) {
            let Some((at, seat, action)) = next else {
                break;
            };
            let acted = game.act(seat, &action, at, Some(&BOOK.lexicon));
            // The random player may try what the rules refuse; a bot never does.
            assert!(acted.is_ok() || odd_act, "{action:?}: {acted:?}");
            if acted.is_err() {
                continue;
            }
        }
        seen(&game);
    }
    game
}

/// The action that is due first: a bot's by its level, a person's by the lowest level.
fn next_action<G: Contest>(
    game: &Match<G::Game>,
) -> Option<(Moment, SeatId, <G::Game as game::Game>::Action)> {
    let mut chance = game.chance_for_bots();
    let plans = G::seats_to_ask(game).iter().filter_map(|seat| {
        let mind = G::BOTS.get(game.bot_index(seat).unwrap_or(0))?;
        let question = Question {
            seen: &G::bot_view(game, seat),
            seat,
            book: &BOOK,
            made: G::words_by_others(game, seat),
            wrong_model: false,
        };
        let plan = (mind.acts)(&question, &mut chance)?;
        let at = Moment(game.last_moment().0.saturating_add(plan.after));
        Some((at, seat, plan.action))
    });
    let plans: Vec<_> = plans.collect();
    plans.into_iter().min_by_key(|(at, ..)| *at)
}

/// A journal read from its text, without the program's own types.
pub struct Journal {
    /// The options that were chosen.
    pub options: Value,
    /// Number of seats.
    pub seats: usize,
    /// The steps of the game.
    pub steps: Vec<Step>,
}

/// A step of a journal.
pub struct Step {
    /// The seat that acted.
    pub by: Option<usize>,
    /// Each event's name and contents.
    pub events: Vec<(String, Value)>,
}

impl Journal {
    /// Reads a journal's text.
    pub fn parse(text: &str) -> Journal {
        let whole: Value = serde_json::from_str(text).unwrap();
        let steps = whole["steps"].as_array().unwrap().iter();
        let step = |step: &Value| Step {
            by: as_number(&step["by"]),
            events: step["events"]
                .as_array()
                .unwrap()
                .iter()
                .map(parse_event)
                .collect(),
        };
        Journal {
            options: whole["options"].clone(),
            seats: whole["seats"].as_array().unwrap().len(),
            steps: steps.map(step).collect(),
        }
    }
}

/// Reads an event, which is its name alone or an object with one entry.
fn parse_event(value: &Value) -> (String, Value) {
    match value {
        Value::String(name) => (name.clone(), Value::Null),
        Value::Object(one) => {
            let (name, holds) = one.iter().next().unwrap();
            (name.clone(), holds.clone())
        }
        other => panic!("not an event: {other}"),
    }
}

/// A whole number in a journal, or `None` for any other value.
pub fn as_number(value: &Value) -> Option<usize> {
    value
        .as_u64()
        .and_then(|number| usize::try_from(number).ok())
}

/// The facts of many games and whether they hold.
pub struct Proof {
    game: &'static str,
    seed: u64,
    proved: BTreeMap<&'static str, usize>,
    wrong: BTreeMap<&'static str, String>,
}

impl Proof {
    /// An empty proof for the game of this name.
    pub fn for_game(game: &'static str) -> Proof {
        Proof {
            game,
            seed: 0,
            proved: BTreeMap::new(),
            wrong: BTreeMap::new(),
        }
    }

    /// Sets the seed of the game that the next facts are about.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Records whether a fact of some kind, stated after a number of steps, holds, and if not, why.
    pub fn record(
        &mut self,
        kind: &'static str,
        step: usize,
        fact: &dyn Debug,
        holds: Result<(), String>,
    ) {
        *self.proved.entry(kind).or_default() += 1;
        if let Err(why) = holds {
            let (game, seed) = (self.game, self.seed);
            self.wrong.entry(kind).or_insert_with(|| {
                format!("{game}, seed {seed}, step {step}, {kind}: {why}\n{fact:#?}")
            });
        }
    }

    /// Asserts that every fact held, and that there were some of each of these kinds.
    #[track_caller]
    pub fn assert_all_hold(&self, kinds: &[&str]) {
        println!("{}: {:?}", self.game, self.proved);
        let wrong: Vec<&String> = self.wrong.values().collect();
        assert!(
            wrong.is_empty(),
            "{}",
            wrong
                .iter()
                .fold(String::new(), |all, one| all + one + "\n\n")
        );
        for kind in kinds {
            assert!(
                self.proved.contains_key(kind),
                "no fact of kind {kind} was stated"
            );
        }
    }

    /// Asserts that one of a mutant's facts of this kind was found to be false.
    #[track_caller]
    pub fn assert_catches(&self, kind: &str) {
        assert!(
            self.wrong.contains_key(kind),
            "no false fact of kind {kind} was found: {:?}",
            self.proved
        );
    }
}

/// `Ok` if the condition holds, otherwise the reason.
pub fn ensure(is: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if is { Ok(()) } else { Err(why()) }
}
