//! Word Heist ruling by ruling: `cargo test --package word_heist_rules`.
//!
//! A test is named after the ruling it proves. A case is set up as words in front of seats and
//! letters in the centre; a race is a table of timed actions.

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
mod paced;
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

#[cfg(test)]
use support::{list, seats};

#[test]
fn every_ruling_test_passes_with_the_shipped_list() {
    support::shipped::check_ruling_tests(
        "",
        60,
        &[
            (
                "words::a11_a_word_may_hold_one_letter_eight_times_or_more",
                "no word has eight of one letter",
            ),
            (
                "words::a7_a_merger_may_hold_one_letter_eight_times_or_more",
                "no word has eight of one letter",
            ),
        ],
    );
}

#[test]
fn every_ruling_test_uses_a_list_that_can_be_the_shipped_one() {
    support::shipped::check_replaceable_lists(env!("CARGO_MANIFEST_DIR"), "tests/rulings", &[]);
}
