//! The contract that every game implements, and what all games share: players,
//! seats, matches, journals.
//!
//! A game is a type that implements [`Game`]: pure rules over its own states, actions and events.
//! A [`Match`] plays a game and keeps its [`Journal`], which is also the save file.
//!
//! | file | what is in it |
//! |---|---|
//! | `players`, `line`, `title` | players, and the text that people type: their names and titles |
//! | `seat` | seats at the table, and who plays them |
//! | `game_id` | the id of a saved game |
//! | `game` | the contract that every game implements |
//! | `game_match` | a match: act, undo, look back, resume |
//! | `taking_back` | undo within a player's own turn |
//! | `journal`, `history` | everything that happened, as a save file and as lines to read |
//! | `account` | each seat's chance of winning, turn by turn, and what changed it |
//! | `chance`, `clock`, `outcome` | random numbers, clocks and final places, as data |
//! | `day` | a date, and the random numbers that everyone gets on that date |
//! | `program`, `ladder` | the id of a bot, and its place among a game's bots |
//! | `alone` | a game that a bot plays alone, to set par |
//! | `place` | the names of a board's cells |
//! | `judge` | who or what decides whether letters are a word |
//! | `rule` | a game's options, as data |

#![warn(missing_docs)]

pub mod account;
mod alone;
pub mod bots;
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
mod line;
mod outcome;
mod place;
mod players;
mod program;
pub mod rule;
mod seat;
mod taking_back;
mod title;

pub use alone::Alone;
pub use chance::Chance;
pub use clock::{Allowance, Countdown, Moment};
pub use day::{Day, Deal, NotADay};
pub use game::{By, Game, Viewer, Waiting};
pub use game_id::{GameId, NotAGameId};
pub use game_match::{ActError, Match, NoUndo, WrongSeats};
pub use history::Told;
pub use journal::{Begun, Journal, JournalError, Step, Upgrade};
pub use judge::Judge;
pub use ladder::Rung;
pub use line::{one_line, shows_nothing, small};
pub use outcome::{Outcome, Standing};
pub use place::cell_name;
pub use players::{Compose, NameError, Player, PlayerName, Roster, RosterError, SeatColour};
pub use program::{NoProgram, ProgramId, name_programs};
pub use seat::{PlayedBy, Seat, SeatId, SeatSet};
pub use title::{Title, TitleError};
