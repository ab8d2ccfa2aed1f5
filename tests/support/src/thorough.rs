//! How many randomised cases run. With `LETTERCASE_THOROUGH` set, as in `make test-all`, all of
//! them; otherwise a hundredth.
//!
//! `LETTERCASE_SAMPLE`, which may be any text, decides which hundredth: `.ci/run` sets it to the
//! hash of the sources, so that each change is tried with other games, and the same sources with
//! the same ones. Without it, the first hundredth runs.

use std::env::{var, var_os};
use std::ops::Range;

use lexicon::checksum::crc32;

/// How many of a number of cases this run tries, or how many of a required count of occurrences it
/// must see.
pub fn cases(all: u64) -> u64 {
    if is_thorough() {
        all
    } else {
        all.div_ceil(100)
    }
}

/// This run's seeds out of `0..all`.
pub fn seeds(all: u64) -> Range<u64> {
    let sample = var("LETTERCASE_SAMPLE").unwrap_or_default();
    sample_seeds(all, cases(all), &sample)
}

/// `count` consecutive seeds out of `0..all`: the first ones, or a block chosen by the text.
fn sample_seeds(all: u64, count: u64, by: &str) -> Range<u64> {
    let blocks = all / count.max(1);
    let first = match by {
        "" => 0,
        text => u64::from(crc32(text.as_bytes())) % blocks.max(1) * count,
    };
    first..first + count
}

#[test]
fn a_sample_is_within_range_and_differs_between_sources() {
    assert_eq!(sample_seeds(2_000, 20, ""), 0..20);
    assert_eq!(sample_seeds(2_000, 2_000, "abc"), 0..2_000);
    let samples = ["a", "b", "c"].map(|by| sample_seeds(250, 3, by));
    assert!(
        samples
            .iter()
            .all(|seeds| seeds.end <= 250 && seeds.clone().count() == 3)
    );
    assert_ne!(samples[0], samples[1]);
    assert_eq!(samples[2], sample_seeds(250, 3, "c"));
}

/// A quarter of a number of cases, or all of them in a thorough run.
pub fn quarter(all: usize) -> usize {
    if is_thorough() { all } else { all.div_ceil(4) }
}

/// The minimum number of occurrences to require: small samples vary more, so a tenth unless the run
/// is thorough.
pub fn min_occurrences(all: usize) -> usize {
    if is_thorough() { all } else { all / 10 }
}

/// Whether the run is thorough, so that nothing is left out.
pub fn is_thorough() -> bool {
    var_os("LETTERCASE_THOROUGH").is_some_and(|value| !value.is_empty())
}
