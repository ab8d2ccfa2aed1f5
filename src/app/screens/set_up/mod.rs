//! Setting up a game: one tap if all is as the last time, any rule if not.
//!
//! - `people`: who plays
//! - `start`: what begins, the ready-made rules, what is chosen
//! - `fields`: a rule, with its sentence
//! - `paper_grid`, `word_heist`: the forms

mod fields;
mod paper_grid;
mod people;
mod start;
mod word_heist;

pub use self::paper_grid::{set_up_like as paper_grid_like, set_up_on};
pub use self::word_heist::set_up_like as word_heist_like;

use leptos::prelude::*;

use crate::games::Kind;

/// The screen.
pub fn set_up(kind: Kind) -> AnyView {
    match kind {
        Kind::PaperGrid => paper_grid::set_up(None),
        Kind::WordHeist => word_heist::set_up(),
    }
}
