//! One conformance suite for every game: `cargo test --test native conformance`.
//!
//! A game joins with a file that implements [`suite::Trial`] and calls [`suite::run_suite`]. The
//! suite itself is proven on a toy game, and on the same game broken in eleven ways.

mod c_u_letter;
mod climbs;
mod damage;
mod one_letter_better;
mod opponents;
mod paper_grid;
mod saves;
mod shelf;
mod suite;
mod toy;
mod word_heist;
