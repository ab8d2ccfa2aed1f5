//! The rules of C U Letter, C1 to C41: colours, claims and ambushes on a 9 x 9 board. Players claim
//! the words they make, break those of others, and hide cards face down.
//!
//!
//! | file | what is in it |
//! |---|---|
//! | `card` | the 120 cards: Letters and Enchanters of four colours |
//! | `square`, `board` | squares, lines and spans; the cards on them, and zones (C3, C12, C23) |
//! | `placing` | where a card may be placed, and its ability (C6, C24 to C27, C33) |
//! | `reading`, `read_before` | words on the board (C9); a cache of lines already read |
//! | `ledger`, `ownership` | claimed words; who owns a card (C13 to C15, C18, C19) |
//! | `options`, `ruleset`, `preset` | the set-up options, and ready-made choices |
//! | `table`, `state` | public state; full state; one viewer's view |
//! | `action`, `event`, `refusal` | what a seat may try, what happened, why an action is refused |
//! | `game`, `ruling` | which rule answers an action; the events that follow |
//! | `turns` | the clock, placing, drawing, the next turn (C3 to C8) |
//! | `claiming` | claims, proposals, automatic claims (C10, C11) |
//! | `revealing` | the reveal of face-down cards (C34) |
//! | `rounds` | the deal, the round's payout, the next round (C1, C18 to C22) |
//! | `scramble` | words of the leftover cards (C40) |
//! | `evolve`, `fits` | the effect of an event; events that cannot have happened |
//! | `account` | the numbers from which a game's account is computed |
//! | `told` | entries of the history |
//! | `sample` | a random legal action |
//! | `position` | a position as text, for practice |
//! | `best` | best scores of solo games (C41) |
//! | `set_out` | tables built by hand, for examples and tests |

mod account;
mod action;
mod best;
mod board;
mod card;
pub mod claiming;
mod event;
mod evolve;
mod fits;
mod ledger;

mod game;
mod options;
pub mod ownership;
pub mod placing;
mod position;
mod preset;
pub mod read_before;
pub mod reading;
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
    Beyond, Choices, Help, Hiding, Mode, Options, OptionsError, Rotation, Rounds, Scramble, Stacks,
};
pub use ownership::{Lies, Owned, Ownership};
pub use placing::{Placing, Use};
pub use preset::Preset;
pub use reading::Standing;
pub use refusal::Refusal;
pub use ruleset::TEXTS;
pub use square::{Heading, Line, NotOnTheBoard, Span, Square, SquareSet};
pub use state::{State, View};
pub use table::{Phase, Scrambling, Stage, Table, Turn};
pub use told::Told;
