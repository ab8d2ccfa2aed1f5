//! Setting up a game: one tap if all is as the last time, any rule if not.
//!
//! - `form`: what all forms look like
//! - `bench`: a form's verbs, and remembering
//! - `people`: who plays
//! - `start`: what begins, the ready-made rules, what is chosen
//! - `fields`: a rule, with its sentence
//! - `paper_grid`, `word_heist`, `one_letter_better`, `c_u_letter`: what is of one game alone

mod bench;
mod c_u_letter;
mod fields;
mod form;
mod one_letter_better;
mod paper_grid;
mod people;
mod start;
mod word_heist;

pub use self::c_u_letter::set_up as c_u_letter;
pub use self::one_letter_better::{set_up as one_letter_better, with_form as with_better_form};
pub use self::paper_grid::set_up as paper_grid;
pub use self::word_heist::set_up as word_heist;
