//! One Letter Better ruling by ruling: `cargo test --test native one_letter_better::rules`.
//!
//! A test is named after the ruling it proves. Cards are written as they are in saves.

mod affixes;
mod challenges;
mod colours;
mod drawing;
mod ending;
mod options;
mod secrets;
mod solo;
mod stealing;
mod table;
mod transcript;
mod turns;
mod winning;
mod words;
