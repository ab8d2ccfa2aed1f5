//! Setting up a game: rules and people, until it begins.
//!
//! - `form`: all choices, one type for every game
//! - `game_form`: what a game adds to the form
//! - `fields`: the choices of a form, as plain data
//! - `people`: who plays, and in which order
//! - `form_texts`: what a form calls the choices
//! - `start`: whether the game can begin, and why not
//! - `choice_source`: where choices with an editor of their own come from

mod choice_source;
pub mod fields;
mod form;
mod form_texts;
mod game_form;
mod people;
mod start;

pub use choice_source::ChoiceSource;
pub use form::SetUpForm;
pub use form_texts::{BotText, PresetText, RuleSentences, describe_rules, find_rule_text};
pub use game::rule::{RuleText, ValueNames};
pub use game_form::{FormRecord, GameForm, StartRefusal, add_choice, player_choice, set_choices};
pub use people::{BotInvitation, ChosenPlayers, Participant, TableCapacity, YOU};
pub use start::{NewGame, StartError};
