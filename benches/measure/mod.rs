//! Timing, shared by the benchmarks.

mod clock;

use std::hint::black_box;

pub use clock::say;

/// The best time of an answer, which must be the same in every round.
pub fn measure(name: &str, rounds: u32, asked: usize, expected: u64, mut ask: impl FnMut() -> u64) {
    let mut best = f64::MAX;
    for _ in 0..rounds {
        let start = clock::now();
        let answer = black_box(ask());
        best = best.min(clock::now() - start);
        assert_eq!(answer, expected, "{name}");
    }
    let each = best / asked as f64;
    say(&if each > 1e6 {
        format!("{name:<44} {:>10.1} ms", each / 1e6)
    } else if each > 1e3 {
        format!("{name:<44} {:>10.1} us", each / 1e3)
    } else {
        format!("{name:<44} {each:>10.1} ns")
    });
}
