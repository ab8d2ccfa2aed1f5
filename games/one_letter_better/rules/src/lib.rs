//! One Letter Better: a kind of rummy with letter cards. Players make words, extend them by a
//! letter or more, and steal opponents' words in the same way.
//!
//! The rules, O1 to O36:
//!
//! | file | contents |
//! |---|---|
//! | `face`, `deck` | what is printed on a card; which cards a deck has and their values |
//! | `options`, `ruleset`, `preset` | the options, their rules, and ready-made sets of them |
//! | `table_words` | words on the table, and their standing values |
//! | `table`, `state` | the open table; the full state, and what one viewer sees |
//! | `action`, `event`, `refusal` | what a seat may try, what happened, why an action is refused |
//! | `game`, `resolution` | routes each action to its rule; collects the events that follow |
//! | `rounds` | the deal, the end, penalties, the match (O1 to O4, O33, O34) |
//! | `drawing`, `turns` | taking cards, the pile, blue swaps; exchanges (O5 to O8, O13, O14) |
//! | `affixes` | prefixes and endings, which can't steal when spelled out (O17) |
//! | `shape`, `making` | which play a line of cards would be; playing it (O9 to O26) |
//! | `steal_one` | STL-1 (O28) |
//! | `challenging` | the window, the verdict, undoing plays (O29 to O32) |
//! | `evolve`, `possible_events` | applies an event to the state; rejects impossible events |
//! | `account` | scores and progress for the account of a match |
//! | `log_entry` | history lines |
//! | `sample`, `random_deck` | random legal actions and decks, for tests |
//!
//! Apart from the rules:
//!
//! | file | contents |
//! |---|---|
//! | `best_scores`, `day_scores` | best solo scores, and scores with the decks of the day (O36) |
//! | `looking_up` | whether words may be looked up during a game (O29) |
//! | `saved_decks`, `deck_code` | saved custom decks; a deck as a code to share |
//! | `set_out` | sets out tables for examples |

mod account;
mod action;
mod affixes;
mod best_scores;
mod challenging;
mod day_scores;
mod deck;
mod deck_code;
mod drawing;
mod event;
mod evolve;
mod face;
mod game;
mod log_entry;
mod looking_up;
pub mod making;
mod options;
mod possible_events;
mod preset;
#[cfg(not(target_family = "wasm"))]
mod random_deck;
mod refusal;
mod resolution;
mod rounds;
mod ruleset;
mod sample;
mod saved_decks;
mod set_out;
mod shape;
mod state;
mod steal_one;
mod table;
mod table_words;
mod turns;

pub use ::game::DealSource;
pub use action::Action;
pub use affixes::{Affixes, ENDINGS, PREFIXES, is_prefix};
pub use best_scores::{BestScore, BestScores};
pub use day_scores::{DayAttempt, DayScores};
pub use deck::{CardId, Deck, DeckError, DeckKind};
pub use deck_code::DeckCodeError;
pub use event::{ChallengeVerdict, DealtCards, Event, PlayKind, RoundEnd, RoundResult, WordPlay};
pub use face::{Colour, Face, FaceError};
pub use game::OneLetterBetter;
pub use log_entry::LogEntry;
pub use looking_up::forbids_look_ups;
pub use options::{
    CheckingRule, Choices, ExchangeRule, Handicap, MatchScoring, Mode, Options, OptionsError,
    RepeatRule, RoundEndRule, SoloPenalty, SoloStealOne, StealOneRule, StolenWordRule,
};
pub use preset::Preset;
pub use refusal::Refusal;
pub use ruleset::{OptionClash, TEXTS};
pub use saved_decks::{SavedDeck, SavedDecks};
pub use state::{State, View};
pub use table::{Phase, PickUp, Stage, Table, Turn, TurnPlay};
pub use table_words::{LaidCard, TableWord, TableWordId, WordStatus, spell};
