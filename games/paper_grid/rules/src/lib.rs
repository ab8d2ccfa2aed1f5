//! Paper Grid: crosswords on a sheet of paper, with walls.
//!
//! The board:
//!
//! | file | content |
//! |---|---|
//! | `size` | Small, Medium and Large: columns, rows, the centre, the rim |
//! | `cell`, `cells` | one cell and its contents; a set of cells |
//! | `direction` | left, right, up, down; across and down |
//! | `walls` | inner edges, and the walls on some of them |
//! | `special` | the eleven special cells |
//! | `values` | letter values |
//! | `area` | a seat's own cell, by number |
//! | `board` | the whole board: neighbours, lines, reachable cells |
//! | `ascii` | a board as plain text, for tests, saves and terminals |
//! | `generator` | starting boards from settings and a seed |
//! | `link` | a board's short name: its settings and seed in an address |
//! | `code`, `bits` | a board's long name: the board itself, packed and checked |
//! | `check` | what is wrong with an edited board |
//!
//! The rules, K1 to K42:
//!
//! | file | content |
//! |---|---|
//! | `options`, `preset` | everything that can be chosen, and ready-made choices |
//! | `ruleset` | each of the choices as data, with its ruling |
//! | `state`, `hand` | a whole game at one moment |
//! | `action`, `event`, `refusal` | what a seat can try, what happened, why an action is refused |
//! | `game`, `resolution` | which rule decides an action; the events that follow |
//! | `claiming` | areas on a blank board; who begins (K6, K9) |
//! | `runs`, `laid_letters`, `play` | runs, letters laid, a word played (K4, K10 to K16) |
//! | `scoring` | what a play is worth, and why (K17 to K19, K32, K33) |
//! | `asking`, `walling` | calling letters, taking them, walls (K20 to K23) |
//! | `ending`, `consequence` | turns, the endgame, the end (K24 to K27); foreseen before an action |
//! | `letterfraud`, `devils` | limits on asking (K28); scores on the board (K29) |
//! | `supercells`, `celldance` | special cells, placed (K31) and acting (K34 to K42) |
//! | `evolve`, `possible_events` | applies an event to the state; rejects impossible events |
//! | `account` | scores and progress for the account after a game |
//! | `preview`, `moves`, `hints` | a play while it is built, all legal plays, hints |
//! | `sample`, `random_board` | random legal actions and boards, for tests |
//!
//! Tiny Backpacks (K30) are in `State::room_in_hand` and the slots of a `Hand`.
//!
//! ```
//! use paper_grid_rules::{Board, Contents, Direction, Size};
//!
//! // `*` is the star, `1` and `2` are areas, `w` is a Double Word, `|` and `-` are walls.
//! let board: Board = "
//!     . . 1 . . . . .
//!     . . D O|G * . .
//!       -
//!     . . . . . . w .
//!     . . . . . 2 . .
//! "
//! .parse()?;
//! assert_eq!(board.size(), Size::Small);
//! let o = board.cell_at(3, 1).unwrap();
//! assert!(matches!(board.contents(o), Contents::Letter(letter) if letter.uppercase() == 'O'));
//! // The wall stands between O and G.
//! assert_eq!(board.neighbour(o, Direction::Right), None);
//! assert_eq!(board.walls().len(), 2);
//! # Ok::<(), paper_grid_rules::BoardTextError>(())
//! ```

mod account;
mod action;
mod area;
mod ascii;
mod asking;
mod bits;
mod board;
mod cell;
mod celldance;
mod cells;
mod check;
mod claiming;
mod code;
mod consequence;
mod devils;
mod direction;
mod ending;
mod event;
mod evolve;
mod game;
mod generator;
mod hand;
mod hints;
mod laid_letters;
mod letterfraud;
mod link;
mod moves;
mod options;
mod play;
mod position;
mod possible_events;
mod preset;
mod preview;
#[cfg(not(target_family = "wasm"))]
mod random_board;
mod refusal;
mod resolution;
mod ruleset;
mod runs;
mod sample;
mod scoring;
mod size;
mod special;
mod state;
mod supercells;
mod taken_back;
mod values;
mod walling;
mod walls;

pub use action::{Action, Placed};
pub use area::Area;
pub use ascii::BoardTextError;
pub use board::Board;
pub use cell::{Cell, CellId, Contents};
pub use cells::Cells;
pub use check::BoardFault;
pub use code::CodeError;
pub use consequence::Consequence;
pub use devils::WordGrowth;
pub use direction::{Axis, Direction};
pub use event::{CallAnswer, Effect, EndgameCause, Event, GameOverCause, Hint, LogEntry, Play};
pub use game::PaperGrid;
pub use generator::{
    Amount, BoardRefusal, BoardSeed, BoardSettings, CountedItem, GENERATOR_VERSION, SpecialTypes,
    Symmetry, UnknownSettingError, generate,
};
pub use hand::Hand;
pub use laid_letters::LaidLetters;
pub use link::{BoardLink, LinkError};
pub use moves::{Move, moves, moves_up_to, moves_within};
pub use options::{
    Choices, FirstSeat, LetterCells, Letterfraud, Options, OptionsError, ReadingRule,
    SpecialUpgrade, WallRule,
};
pub use preset::Preset;
pub use preview::Preview;
pub use refusal::Refusal;
pub use ruleset::{OptionClash, TEXTS};
pub use runs::LetterRun;
pub use scoring::{LetterScore, LetterValues, ScoredWord};
pub use size::Size;
pub use special::SpecialType;
pub use state::{Phase, SeatMark, Stage, State, Turn};
pub use taken_back::TakenBackPlays;
pub use values::{ValueSystem, fixed_value, is_vowel};
pub use walls::{EdgeId, Walls};

pub use ::game::Judge;
