//! One Letter Better ruling by ruling: `cargo test --package one_letter_better_rules`.
//!
//! A test is named after the ruling it proves. Cards are written as they are in saves.

#[cfg(test)]
mod affixes;
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
mod winning;
#[cfg(test)]
mod words;

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
