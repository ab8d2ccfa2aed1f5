//! Paper Grid ruling by ruling: `cargo test --package paper_grid_rules`.
//!
//! A test is named after the ruling it proves. Boards are drawn as text; letters are laid with
//! `across` and `down`, where `.` skips a cell that has a letter.

#[cfg(test)]
mod asking;
#[cfg(test)]
mod backpacks;
#[cfg(test)]
mod celldance;
#[cfg(test)]
mod devils;
#[cfg(test)]
mod ending;
#[cfg(test)]
mod letterfraud;
#[cfg(test)]
mod moves;
#[cfg(test)]
mod playing;
#[cfg(test)]
mod scoring;
#[cfg(test)]
mod setting_up;
#[cfg(test)]
mod supercells;
#[cfg(test)]
mod table;
#[cfg(test)]
mod walls;

#[cfg(test)]
use support::list;

#[test]
fn every_ruling_test_passes_with_the_shipped_list() {
    support::shipped::check_ruling_tests(
        "",
        60,
        &[(
            "scoring::k18_the_largest_possible_score_does_not_overflow",
            "no word has fifteen different letters, all worth five",
        )],
    );
}

#[test]
fn every_ruling_test_uses_a_list_that_can_be_the_shipped_one() {
    support::shipped::check_replaceable_lists(env!("CARGO_MANIFEST_DIR"), "tests/rulings", &[]);
}
