//! Players that are programs.
//!
//! An opponent gets what its seat sees and nothing else, and answers with an action; where
//! all play at once, with a plan of what it does when. It is a pure function of the view, the
//! word list and chance, so a game with it can be repeated, and it runs wherever there is
//! time: on a page that is in a worker.

mod c_u_letter;
mod ease;
mod one_letter_better;
mod paper_grid;
mod word_heist;

pub use c_u_letter::{Mage, c_u_letter};
pub use one_letter_better::{Rival, one_letter_better};
pub use paper_grid::{paper_grid, paper_grid_after};
pub use word_heist::{Plan, Rogue, first_rogue, word_heist};
