//! The contract that every game implements, and what all games share: players,
//! seats, matches, journals.
//!
//! A game is a type that implements [`Game`]: pure rules over its own states, actions and events.
//! A [`Match`] plays a game and keeps its [`Journal`], which is also the save file.
//!
//! This is how the pieces go together, with `Nim`, the example in the documentation of [`Game`]:
//!
//! ```
//! # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/nim.rs")); }
//! use game::{Chance, Match, Moment, PlayedBy, Roster, Seat, SeatId};
//! use nim::Nim;
//!
//! // Players take seats, and the seats start a match with options and a random seed.
//! let mut roster = Roster::default();
//! let ada = Seat { player: roster.add("Ada")?.clone(), by: PlayedBy::Person };
//! let bo = Seat { player: roster.add("Bo")?.clone(), by: PlayedBy::Person };
//! let mut game = Match::<Nim>::start(4, vec![ada, bo], Chance::new(7))?;
//!
//! // A seat acts at a moment. The rules turn the action into events, or refuse it.
//! assert_eq!(game.act(SeatId::FIRST, &3, Moment(1_000), None), Ok(()));
//!
//! // The journal's text is the save file. A match that is read from it can be played on.
//! let saved = game.journal().write();
//! let mut game = Match::<Nim>::read(&saved)?;
//! assert_eq!(game.act(SeatId::new(1), &1, Moment(2_000), None), Ok(()));
//!
//! let outcome = game.outcome().expect("no sticks are left");
//! assert!(outcome.winners().contains(SeatId::new(1)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The crate touches no browser, clock or disk: the caller passes in each moment, and the crate
//! `store` keeps the text of the journal.
//!
//! | file | what is in it |
//! |---|---|
//! | `players`, `typed_text`, `title` | players, and the text that people type: their names and titles |
//! | `seat` | seats at the table, and who plays them |
//! | `game_id` | the id of a saved game |
//! | `game` | the contract that every game implements |
//! | `game_match` | a match: act, undo, look back, resume |
//! | `undo` | undo within a player's own turn |
//! | `journal`, `history` | everything that happened, as a save file and as lines to read |
//! | `account` | each seat's chance of winning, turn by turn, and what changed it |
//! | `chance`, `clock`, `outcome` | random numbers, clocks and final places, as data |
//! | `day` | a date, and the random numbers that everyone gets on that date |
//! | `bot_id`, `ladder` | the id of a bot, and its place among a game's bots |
//! | `bot_solo_game` | a game that a bot plays alone, to set par |
//! | `cell_name` | the names of a board's cells |
//! | `judge` | who or what decides whether letters are a word |
//! | `rule` | a game's options, as data |

#![warn(missing_docs)]

pub mod account;
mod bot_id;
mod bot_solo_game;
pub mod bots;
mod cell_name;
mod chance;
mod clock;
mod day;
mod game;
mod game_id;
mod game_match;
mod history;
mod journal;
mod judge;
mod ladder;
mod outcome;
mod players;
pub mod rule;
mod seat;
mod title;
mod typed_text;
mod undo;

pub use bot_id::{BotId, BotIdError, upgrade_bot_names};
pub use bot_solo_game::BotSoloGame;
pub use cell_name::cell_name;
pub use chance::Chance;
pub use clock::{Countdown, Moment, TimeLimit};
pub use day::{Day, DayError, DealSource};
pub use game::{Actor, Game, Viewer, Waiting};
pub use game_id::{GameId, GameIdError};
pub use game_match::{ActError, Match, SeatCountError, UndoError};
pub use history::HistoryEntry;
pub use journal::{GameSetUp, Journal, JournalError, Step, Upgrade};
pub use judge::Judge;
pub use ladder::Rung;
pub use outcome::{Outcome, Standing};
pub use players::{ComposeFn, NameError, Player, PlayerName, Roster, RosterError, SeatColour};
pub use seat::{BOT_MARK, PlayedBy, Seat, SeatId, SeatSet, bot_name, read_seats, without_article};
pub use title::{Title, TitleError};
pub use typed_text::{clean_line, is_blank, lowercase};
