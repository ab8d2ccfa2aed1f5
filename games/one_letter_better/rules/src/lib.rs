//! One Letter Better: a kind of rummy with letter cards. Players make words, extend them by a
//! letter or more, and steal opponents' words in the same way.
//!
//! The rules, O1 to O36:
//!
//! | file | contents |
//! |---|---|
//! | `face`, `deck` | what is printed on a card; which cards a deck has and their values |
//! | `options`, `ruleset`, `preset` | the options, their rules, and ready-made sets of them |
//! | `words` | words on the table, and their standing values |
//! | `table`, `state` | the open table; the full state, and what one viewer sees |
//! | `action`, `event`, `refusal` | what a seat may try, what happened, why an action is refused |
//! | `game`, `ruling` | routes each action to its rule; collects the events that follow |
//! | `rounds` | the deal, the end, penalties, the match (O1 to O4, O33, O34) |
//! | `drawing`, `turns` | taking cards, the pile, blue swaps; exchanges (O5 to O8, O13, O14) |
//! | `affixes` | prefixes and endings, which can't steal when spelled out (O17) |
//! | `shape`, `making` | what a line of cards would be; playing it (O9 to O26) |
//! | `steal_one` | STL-1 (O28) |
//! | `challenging` | the window, the verdict, undoing plays (O29 to O32) |
//! | `evolve`, `fits` | applies an event to the state; rejects impossible events |
//! | `account` | scores and progress for the account of a match |
//! | `line` | history lines |
//! | `sample`, `random_deck` | random legal actions and decks, for tests |
//!
//! Apart from the rules:
//!
//! | file | contents |
//! |---|---|
//! | `best`, `day_scores` | best solo scores, and scores with the decks of the day (O36) |
//! | `looking_up` | whether words may be looked up during a game (O29) |
//! | `kept_decks`, `deck_code` | custom decks that are kept; a deck as a code to share |
//! | `set_out` | arranged tables, for examples |

mod account;
mod action;
mod affixes;
mod best;
mod challenging;
mod day_scores;
mod deck;
mod deck_code;
mod drawing;
mod event;
mod evolve;
mod face;
mod fits;
mod game;
mod kept_decks;
mod line;
mod looking_up;
pub mod making;
mod options;
mod preset;
#[cfg(not(target_family = "wasm"))]
mod random_deck;
mod refusal;
mod rounds;
mod ruleset;
mod ruling;
mod sample;
mod set_out;
mod shape;
mod state;
mod steal_one;
mod table;
mod turns;
mod words;

pub use ::game::Deal;
pub use action::Action;
pub use affixes::{Affixes, ENDINGS, PREFIXES, is_prefix};
pub use best::{Best, BestScores};
pub use day_scores::{DayScores, DayTry};
pub use deck::{CardId, Deck, DeckError, Kind};
pub use deck_code::DeckCodeError;
pub use event::{Dealt, Event, Made, RoundEnd, RoundResult, Verdict, Way};
pub use face::{Colour, Face, NotAFace};
pub use game::OneLetterBetter;
pub use kept_decks::{KeptDeck, KeptDecks};
pub use line::Line;
pub use looking_up::bars_look_ups;
pub use options::{
    Against, Alone, AtTarget, Checking, Choices, Exchange, Handicap, MatchWon, Mode, Options,
    OptionsError, Picking, Repeats, WhenStolen,
};
pub use preset::Preset;
pub use refusal::Refusal;
pub use ruleset::{Clash, TEXTS};
pub use state::{State, View};
pub use table::{Phase, PickUp, Played, Stage, Table, Turn};
pub use words::{Laid, Lies, TableWord, TableWordId, spelled};
