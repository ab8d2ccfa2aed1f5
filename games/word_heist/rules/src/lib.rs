//! The rules of Word Heist: letters turn up one by one, players make words from them, and steal
//! other players' words by rearranging them into longer ones.
//!
//! The rulings A1 to A20, file by file:
//!
//! | file | contents |
//! |---|---|
//! | `bag`, `tile` | the set of letters; tiles, face up and in the pile (A1, A2) |
//! | `mode`, `options`, `ruleset`, `preset` | all options, and the presets (A13) |
//! | `made_word` | words on the table, and which word became which |
//! | `attempt` | the words and tiles that a word is made from (A9) |
//! | `difference`, `roots`, `indivisible` | how different a word must be (A5, A6) |
//! | `table`, `state` | what every player sees; the table plus the hidden pile |
//! | `action`, `event`, `refusal` | what a seat may try, what happened, why an action is refused |
//! | `game`, `resolution` | which rule answers an action; the events it adds |
//! | `sources`, `making` | the ways to make a word; making it (A3 to A11) |
//! | `flipping`, `turns` | turning letters up; a flip, a window, the sweep (A12 to A14) |
//! | `pressing` | buzzers and callers: reservations and their queue (A13, A14) |
//! | `motions`, `leaving` | unanimous votes (A16, A18); leaving the table (A19) |
//! | `ending` | Done, time-outs, the idle end; who wins; words over time (A16, A17, A20) |
//! | `evolve`, `possible_events` | applying an event; rejecting impossible events |
//! | `account` | scores and progress, for the account of a game |
//! | `log_entry` | entries of the history |
//! | `sample` | a random legal action, for tests |
//! | `example_table` | a table set up for a puzzle or an example |
//!
//! How a screen asks the table about a word before it is entered:
//!
//! ```
//! use word_heist_rules::{Action, Options, Preset, Refusal, SourceChoice, WordHeist, parse_word};
//! use ::game::{Chance, Match, Moment, PlayedBy, Roster, Seat, SeatId, Viewer};
//!
//! let mut roster = Roster::default();
//! roster.add("Ada")?;
//! let by = PlayedBy::Person;
//! let ada = roster.players().iter().map(|player| Seat { player: player.clone(), by });
//! let options = Options::new(Preset::Day("2025-01-31".parse()?).choices())?;
//! let mut game = Match::<WordHeist>::start(options, ada.collect(), Chance::new(1))?;
//!
//! // The letters of that day begin with I, T, R, I, Y, E.
//! for second in 1..=6 {
//!     let flipped = game.act(SeatId::FIRST, &Action::Flip, Moment(1_000 * second), None);
//!     assert_eq!(flipped, Ok(()));
//! }
//! let table = game.view(Viewer::Table);
//! let ways = |text| table.ways_to_spell(SeatId::FIRST, parse_word(text)?, &SourceChoice::ANY);
//! assert_eq!(ways("Tire").map(|ways| ways.len()), Ok(1));
//! assert_eq!(ways("tie").err(), Some(Refusal::TooShort { least: 4 }));
//! assert!(matches!(ways("tree"), Err(Refusal::LettersNotThere { .. })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod account;
mod action;
mod attempt;
mod bag;
mod difference;
mod ending;
mod event;
mod evolve;
mod example_table;
mod flipping;
mod game;
mod indivisible;
mod leaving;
mod log_entry;
mod made_word;
mod making;
mod mode;
mod motions;
mod options;
mod possible_events;
mod preset;
mod pressing;
mod refusal;
mod resolution;
mod roots;
mod ruleset;
mod sample;
mod sources;
mod state;
mod table;
mod tile;
mod turns;

pub use ::game::{Day, DayError, DealSource};
pub use action::{Action, VoteProposal};
pub use attempt::{Attempt, Making, SourceChoice, WayToMake};
pub use bag::LetterBag;
pub use difference::Difference;
pub use ending::StandingsSnapshot;
pub use event::{EndReason, Event};
pub use game::WordHeist;
pub use log_entry::{LogEntry, WordOrigin};
pub use made_word::{MadeWord, MadeWordId};
pub use making::parse_word;
pub use mode::{PlayMode, PlayModeKind};
pub use options::BEATS_AFTER_LAST_LETTER;
pub use options::{Choices, MergerRule, Options, OptionsError, RepeatedWords, Scoring};
pub use preset::Preset;
pub use refusal::Refusal;
pub use ruleset::{OptionClash, TEXTS};
pub use state::State;
pub use table::{BuzzerPress, LastWord, Motion, MotionKind, Phase, Stage, Table};
pub use tile::{LetterTile, LetterTileId, ParsePileError, Pile, spelled_word};
