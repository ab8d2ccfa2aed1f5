//! Word Heist as its rulings say, case by case: `cargo test --test word_heist`.
//!
//! A test is named after the ruling it proves. Words lie in front of seats, letters in the
//! centre, and races are tables of what happens when.

#[cfg(test)]
mod asking;
#[cfg(test)]
mod calling;
#[cfg(test)]
mod ending;
#[cfg(test)]
mod history;
#[cfg(test)]
mod leaving;
#[cfg(test)]
mod letters;
#[cfg(test)]
mod options;
#[cfg(test)]
mod race;
#[cfg(test)]
mod races;
#[cfg(test)]
mod roots;
#[cfg(test)]
mod solo;
#[cfg(test)]
mod sources;
#[cfg(test)]
mod table;
#[cfg(test)]
mod transcript;
#[cfg(test)]
mod turns;
#[cfg(test)]
mod words;
