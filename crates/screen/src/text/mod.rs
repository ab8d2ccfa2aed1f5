//! All texts on screen, in English. Another language would be another folder like this.
//!
//! They are short, plain and warm: buttons are verbs, a refusal is one sentence with the fact in
//! it, and no programming terms are used.

mod about;
mod checker;
mod data;
pub mod day;
pub mod done;
mod health;
mod home;
pub mod lesson;
pub mod list;
pub mod one_tab;
mod parts;
pub mod phrase;
mod players;
pub mod program;
pub mod review;
pub mod rule;
pub mod set_up;
mod settings;
pub mod shelf;
pub mod stage;
pub mod table;
pub mod you;

pub use about::*;
pub use checker::*;
pub use data::*;
pub use health::*;
pub use home::*;
pub use parts::*;
pub use phrase::capitals;
pub use players::*;
pub use settings::*;
