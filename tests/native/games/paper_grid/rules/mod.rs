//! Paper Grid as its rulings say, case by case: `cargo test --test native paper_grid::rules`.
//!
//! A test is named after the ruling it proves. Boards are drawn, letters are laid with
//! `across` and `down`, and `.` skips a cell where a letter lies.

mod asking;
mod backpacks;
mod celldance;
mod devils;
mod ending;
mod foreseen;
mod hints;
mod letterfraud;
mod moves;
mod playing;
mod scoring;
mod setting_up;
mod supercells;
pub mod table;
mod transcript;
mod walls;
