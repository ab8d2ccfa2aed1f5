//! C U Letter as its rulings say, case by case: `cargo test --test c_u_letter`.
//!
//! A test is named after the ruling it proves. Boards are written as `State::set_out` reads
//! them.

#[cfg(test)]
mod abilities;
#[cfg(test)]
mod cards;
#[cfg(test)]
mod claims;
#[cfg(test)]
mod ending;
#[cfg(test)]
mod grey;
#[cfg(test)]
mod options;
#[cfg(test)]
mod ownership;
#[cfg(test)]
mod scoring;
#[cfg(test)]
mod secrets;
#[cfg(test)]
mod solo;
#[cfg(test)]
mod table;
#[cfg(test)]
mod transcript;
#[cfg(test)]
mod turns;
