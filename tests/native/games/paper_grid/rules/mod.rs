//! Paper Grid ruling by ruling: `cargo test --test native paper_grid::rules`.
//!
//! A test is named after the ruling it proves. Boards are drawn as text; letters are laid with
//! `across` and `down`, where `.` skips a cell that has a letter.

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
