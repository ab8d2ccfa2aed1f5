//! C U Letter: colours, claims and ambushes on a board of nine by nine. Claim the words that
//! you make, break those of others, and hide a card where it will hurt.
//!
//! The rules, C1 to C41:
//!
//! | file | the rules' word |
//! |---|---|
//! | `card` | the 120 cards, Letters and Enchanters of four colours |
//! | `square`, `board` | squares, lines and spans; what lies on them, and zones (C3, C12, C23) |
//! | `placing` | where a card may be placed, and what it does there (C6, C24 to C27, C33) |
//! | `reading`, `read_before` | words that stand on the board (C9); lines that were read before |
//! | `ledger`, `ownership` | words claimed; whose a card is (C13 to C15, C18, C19) |
//! | `options`, `ruleset`, `preset` | everything that can be chosen, and what is ready-made |
//! | `table`, `state` | what everybody sees; that and what is hidden; what one viewer sees |
//! | `action`, `event`, `refusal` | what may be tried, what happened, why not |
//! | `game`, `ruling` | which rule answers an action; what follows from it |
//! | `turns` | the clock, placing, drawing, whose turn is next (C3 to C8) |
//! | `claiming` | claims, proposals, claims for who is helped (C10, C11) |
//! | `revealing` | face-down cards are revealed (C34) |
//! | `rounds` | the deal, what a round pays, the next one (C1, C18 to C22) |
//! | `scramble` | words of what is left (C40) |
//! | `evolve`, `fits` | what follows from an event; which cannot have happened |
//! | `account` | what an account of a game goes by |
//! | `told` | what the history says |
//! | `sample` | some legal action |
//!
//! Beside the rules:
//!
//! | file | what is in it |
//! |---|---|
//! | `best` | best scores of solo games (C41) |
//! | `set_out` | a table set out as one likes, for examples |

mod account;
mod action;
mod best;
mod board;
mod card;
pub(super) mod claiming;
mod event;
mod evolve;
mod fits;
mod ledger;

mod game;
mod options;
pub(super) mod ownership;
pub(super) mod placing;
mod position;
mod preset;
pub(super) mod read_before;
pub(super) mod reading;
mod refusal;
mod revealing;
mod rounds;
mod ruleset;
mod ruling;
mod sample;
mod scramble;
mod set_out;
mod square;
mod state;
mod table;
mod told;
mod turns;

pub use ::game::Deal;
pub use action::{Action, Proposal};
pub use best::{Best, BestScores};
pub use board::{Board, Lying, Secret, Zone};
pub use card::{CardId, Colour, Face, Kind, NotACard};
pub use event::{Dealt, Event, Paid, RoundEnd, RoundResult, Spelled, Then};
pub use game::CULetter;
pub use ledger::{Claim, ClaimId, Ledger};
pub use options::{
    Beyond, Choices, Help, Hiding, Mode, Options, OptionsError, Rotation, Scramble, Stacks,
};
pub use ownership::{Lies, Owned, Ownership};
pub use placing::{Placing, Use};
pub use preset::Preset;
pub use reading::Standing;
pub use refusal::Refusal;
pub use square::{Heading, Line, NotOnTheBoard, Span, Square, SquareSet};
pub use state::{State, View};
pub use table::{Phase, Scrambling, Stage, Table, Turn};
pub use told::Told;
