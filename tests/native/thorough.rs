//! How much is tried. With `LETTERCASE_THOROUGH` set, as in `make test-all`, all of it; otherwise a
//! hundredth of what is many.
//!
//! Which hundredth, `LETTERCASE_SAMPLE` decides by any text: `.ci/run` gives the hash of the sources,
//! so that each change is tried with other games and the same sources with the same ones. Without it,
//! the first.

use std::env::{var, var_os};
use std::ops::Range;

use lexicon::checksum::crc32;

/// Of so many that are tried, or that must have been met, those of this run.
pub fn of(all: u64) -> u64 {
    match all_of_it() {
        true => all,
        false => all.div_ceil(100),
    }
}

/// The seeds of this run, of `0..all`.
pub fn seeds(all: u64) -> Range<u64> {
    let sample = var("LETTERCASE_SAMPLE").unwrap_or_default();
    sampled(all, of(all), &sample)
}

/// `count` seeds in a row of `0..all`: the first ones, or those that a text says.
fn sampled(all: u64, count: u64, by: &str) -> Range<u64> {
    let blocks = all / count.max(1);
    let first = match by {
        "" => 0,
        text => u64::from(crc32(text.as_bytes())) % blocks.max(1) * count,
    };
    first..first + count
}

#[test]
fn a_sample_lies_within_all_and_is_another_for_other_sources() {
    assert_eq!(sampled(2_000, 20, ""), 0..20);
    assert_eq!(sampled(2_000, 2_000, "abc"), 0..2_000);
    let samples = ["a", "b", "c"].map(|by| sampled(250, 3, by));
    assert!(
        samples
            .iter()
            .all(|seeds| seeds.end <= 250 && seeds.clone().count() == 3)
    );
    assert_ne!(samples[0], samples[1]);
    assert_eq!(samples[2], sampled(250, 3, "c"));
}

/// Of some that are tried, those of this run: a fourth unless all is tried.
pub fn part(all: usize) -> usize {
    match all_of_it() {
        true => all,
        false => all.div_ceil(4),
    }
}

/// How often something must have been met among them: chance makes few differ more than many.
pub fn least(all: usize) -> usize {
    match all_of_it() {
        true => all,
        false => all / 10,
    }
}

/// Whether nothing is left out.
pub fn all_of_it() -> bool {
    var_os("LETTERCASE_THOROUGH").is_some_and(|value| !value.is_empty())
}
