//! C U Letter ruling by ruling: `cargo test --package c_u_letter_rules`.
//!
//! A test is named after the ruling it proves. Boards are written as `State::set_out` reads them.

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

#[cfg(test)]
use support::{list, seats};

#[test]
fn every_ruling_test_passes_with_the_shipped_list() {
    support::shipped::check_ruling_tests("", 60, &[]);
}

#[test]
fn every_ruling_test_uses_a_list_that_can_be_the_shipped_one() {
    support::shipped::check_replaceable_lists(env!("CARGO_MANIFEST_DIR"), "tests/rulings", &[]);
}
