//! One Letter Better: a rummy of letter cards. Make words, make them one letter better, and
//! steal those of others by the same.
//!
//! The rules, O1 to O36:
//!
//! | file | the rules' word |
//! |---|---|
//! | `face`, `deck` | what stands on a card; which cards there are and what they are worth |
//! | `options`, `ruleset`, `preset` | everything that can be chosen, and what is ready-made |
//! | `words` | words on the table, and their standing value |
//! | `table`, `state` | what everybody sees; that and what is hidden; what one viewer sees |
//! | `action`, `event`, `refusal` | what may be tried, what happened, why not |
//! | `game`, `ruling` | which rule answers an action; what follows from it |
//! | `rounds` | the deal, the end, penalties, the match (O1 to O4, O33, O34) |
//! | `drawing`, `turns` | taking cards, the pile, blue swaps; exchanges (O5 to O8, O13, O14) |
//! | `affixes` | prefixes and endings, which steal nothing when spelled out (O17) |
//! | `shape`, `making` | what a line of cards would be; laying it (O9 to O26) |
//! | `steal_one` | STL-1 (O28) |
//! | `challenging` | the window, the verdict, the undoing (O29 to O32) |
//! | `evolve`, `fits` | what follows from an event; which cannot have happened |
//! | `account` | what an account of a game goes by |
//! | `line` | what the history says |
//! | `sample`, `random_deck` | some legal action; some deck, for tests |
//!
//! Beside the rules:
//!
//! | file | what is in it |
//! |---|---|
//! | `best`, `day_scores` | best scores of solo games, and those with the day's decks (O36) |
//! | `looking_up` | whether words may be looked up meanwhile (O29) |
//! | `kept_decks`, `deck_code` | decks that somebody made and keeps; one as a code to be sent |
//! | `set_out` | a table set out as one likes, for examples |

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
pub(super) mod making;
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
pub(in crate::games) use looking_up::bars_look_ups;
pub use options::{
    Against, Alone, AtTarget, Checking, Choices, Exchange, Handicap, MatchWon, Mode, Options,
    OptionsError, Picking, Repeats, WhenStolen,
};
pub use preset::Preset;
pub use refusal::Refusal;
pub use ruleset::Clash;
pub use state::{State, View};
pub use table::{Phase, PickUp, Played, Stage, Table, Turn};
pub use words::{Laid, Lies, TableWord, TableWordId, spelled};
