//! Word Heist ruling by ruling: `cargo test --test native word_heist::rules`.
//!
//! A test is named after the ruling it proves. Words are in front of seats, letters in the centre,
//! and races are tables of timed actions.

mod asking;
mod calling;
mod ending;
mod history;
mod leaving;
mod letters;
mod options;
mod paced;
mod race;
mod races;
mod roots;
mod solo;
mod sources;
mod table;
mod transcript;
mod turns;
mod words;
