//! The rules of C U Letter, C1 to C41: colours, claims and ambushes on a 9 x 9 board. Players claim
//! the words they make, break those of others, and hide cards face down.
//!
//! | file | what is in it |
//! |---|---|
//! | `card` | the 120 cards: Letters and Enchanters of four colours |
//! | `square`, `board` | squares, lines and spans; the cards on them, and zones (C3, C12, C23) |
//! | `placing` | where a card may be placed, and its ability (C6, C24 to C28) |
//! | `reading`, `line_cache` | words on the board (C9); a cache of lines already read |
//! | `ledger`, `ownership` | claimed words; who owns a card (C13 to C15, C18, C19) |
//! | `options`, `ruleset`, `preset` | the set-up options, and ready-made choices |
//! | `table`, `state` | public state; full state; one viewer's view |
//! | `action`, `event`, `refusal` | what a seat may try, what happened, why an action is refused |
//! | `game`, `resolution` | which rule answers an action; the events that follow |
//! | `turns` | the clock, placing, drawing, the next turn (C3 to C8) |
//! | `claiming` | claims, proposals, automatic claims (C10, C11) |
//! | `revealing` | the reveal of face-down cards (C34) |
//! | `rounds` | the deal, the round's payout, the next round (C1, C18 to C22) |
//! | `scramble` | words of the leftover cards (C40) |
//! | `evolve`, `fits` | the effect of an event; events that cannot have happened |
//! | `account` | the numbers from which a game's account is computed |
//! | `log_entry` | entries of the history |
//! | `sample` | a random legal action |
//! | `position` | a position as text, for practice |
//! | `best_scores` | best scores of solo games (C41) |
//! | `set_out` | tables built by hand, for examples and tests |

mod account;
mod action;
mod best_scores;
mod board;
mod card;
pub mod claiming;
mod event;
mod evolve;
mod fits;
mod ledger;

mod game;
pub mod line_cache;
mod log_entry;
mod options;
pub mod ownership;
pub mod placing;
mod position;
mod preset;
pub mod reading;
mod refusal;
mod resolution;
mod revealing;
mod rounds;
mod ruleset;
mod sample;
mod scramble;
mod set_out;
mod square;
mod state;
mod table;
mod turns;

pub use ::game::DealSource;
pub use action::{Action, WordProposal};
pub use best_scores::{BestScore, BestScores};
pub use board::{BoardCard, LetterBoard, Secret, Zone};
pub use card::{AbilityColour, CardId, CardKind, InvalidCardError, LetterFace};
pub use event::{
    AfterRound, Event, InitialDeal, PaidWord, RoundEndReason, RoundPayout, ScrambleWord,
};
pub use game::CULetter;
pub use ledger::{Claim, ClaimId, Ledger};
pub use log_entry::LogEntry;
pub use options::{
    Choices, Help, Hiding, Options, OptionsError, PlayerMode, Rotation, Rounds, Scramble, Stacks,
    UnlistedWords,
};
pub use ownership::{ClaimStatus, OwnedCard, Ownership};
pub use placing::{Placing, Use};
pub use preset::Preset;
pub use reading::BoardWord;
pub use refusal::Refusal;
pub use ruleset::TEXTS;
pub use square::{BoardLine, Heading, OffBoardError, Span, Square, SquareSet};
pub use state::{State, View};
pub use table::{Phase, ScrambleState, Stage, Table, Turn};
