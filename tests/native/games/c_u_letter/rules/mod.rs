//! C U Letter ruling by ruling: `cargo test --test native c_u_letter::rules`.
//!
//! A test is named after the ruling it proves. Boards are written as `State::set_out` reads them.

mod abilities;
mod cards;
mod claims;
mod ending;
mod grey;
mod options;
mod ownership;
mod scoring;
mod secrets;
mod solo;
mod table;
mod transcript;
mod turns;
