//! One Letter Better as its rulings say, case by case: `cargo test --test one_letter_better`.
//!
//! A test is named after the ruling it proves. Cards are written as they are in saves.

#[cfg(test)]
mod challenges;
#[cfg(test)]
mod colours;
#[cfg(test)]
mod drawing;
#[cfg(test)]
mod ending;
#[cfg(test)]
mod options;
#[cfg(test)]
mod secrets;
#[cfg(test)]
mod solo;
#[cfg(test)]
mod stealing;
#[cfg(test)]
mod table;
#[cfg(test)]
mod transcript;
#[cfg(test)]
mod turns;
#[cfg(test)]
mod words;
