//! Everything said on screen, in English. Another language is another folder like this.
//!
//! Short, plain and warm: buttons are verbs, a refusal is one sentence with the fact in
//! it, and no word is the program's own.

mod about;
mod c_u_letter;
pub mod c_u_letter_best;
pub mod c_u_letter_moments;
pub mod c_u_letter_play;
pub mod c_u_letter_rules;
pub mod c_u_letter_set_up;
pub mod c_u_letter_table;
mod checker;
mod data;
mod home;
pub mod lesson;
mod list;
mod mages;
mod one_letter_better;
pub mod one_letter_better_best;
pub mod one_letter_better_deck;
pub mod one_letter_better_moments;
pub mod one_letter_better_play;
pub mod one_letter_better_rules;
pub mod one_letter_better_set_up;
pub mod one_letter_better_table;
mod paper_grid;
mod paper_grid_board;
pub mod paper_grid_play;
pub mod paper_grid_rules;
pub mod paper_grid_sheet;
pub mod paper_grid_table;
mod parts;
mod phrase;
mod players;
mod rivals;
mod rogues;
mod rules_chosen;
pub mod seated;
pub mod set_up;
mod settings;
pub mod shelf;
pub mod studio;
mod word_heist;
pub mod word_heist_play;
pub mod word_heist_practice;
pub mod word_heist_review;
pub mod word_heist_rules;
pub mod word_heist_set_up;
pub mod word_heist_table;

pub use about::*;
pub use c_u_letter::*;
pub use checker::*;
pub use data::*;
pub use home::*;
pub use mages::{mage, mage_at, mage_says};
pub use one_letter_better::*;
pub use paper_grid::*;
pub use paper_grid_board::*;
pub use parts::*;
pub use phrase::capitals;
pub use players::*;
pub use rivals::{rival, rival_at, rival_says};
pub use rogues::{rogue, rogue_at, rogue_says};
pub use rules_chosen::rules_chosen;
pub use settings::*;
pub use word_heist::*;
