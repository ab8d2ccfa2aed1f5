//! What all games share: the people round the table, and the table itself.
//!
//! A game is a type that obeys [`Game`]: pure rules over its own states, actions and
//! events. A [`Match`] plays one and keeps its [`Journal`], which is the save file.
//!
//! | file | what is in it |
//! |---|---|
//! | `players`, `line`, `title` | people, and what they write |
//! | `seat` | places at the table, and who sits there |
//! | `game_id` | the id of a saved game |
//! | `game` | the contract that every game obeys |
//! | `game_match` | a match: act, undo, look back, resume |
//! | `taking_back` | undo of one's own turn |
//! | `journal`, `history` | all that happened, kept and told |
//! | `account` | each seat's chance of winning, turn by turn, and what it came of |
//! | `chance`, `clock`, `outcome` | dice, clocks and places, as data |
//! | `day` | a date, and the chance that it gives everybody |
//! | `program`, `ladder` | who a program at the table is, and how strong it plays |
//! | `alone` | a game that a program plays alone, for par |
//! | `place` | what a cell of a board is called |
//! | `judge` | what decides about words |
//! | `rule` | the rules that can be chosen, as data |

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
