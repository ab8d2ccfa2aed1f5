//! What could be played at One Letter Better, and what programs play:
//! `cargo test --test one_letter_better_plays`.

#[cfg(test)]
mod deck;
#[cfg(test)]
mod finder;
#[cfg(test)]
mod list;
#[cfg(test)]
mod opponents;
#[cfg(test)]
mod review;
