//! Timing, shared by the benchmarks.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// The best time of an answer, which must be the same in every round.
pub fn measure(name: &str, rounds: u32, asked: usize, expected: u64, mut ask: impl FnMut() -> u64) {
    let mut best = Duration::MAX;
    for _ in 0..rounds {
        let start = Instant::now();
        let answer = black_box(ask());
        best = best.min(start.elapsed());
        assert_eq!(answer, expected, "{name}");
    }
    let each = best.as_nanos() as f64 / asked as f64;
    if each > 1e6 {
        println!("{name:<44} {:>10.1} ms", each / 1e6);
    } else if each > 1e3 {
        println!("{name:<44} {:>10.1} us", each / 1e3);
    } else {
        println!("{name:<44} {each:>10.1} ns");
    }
}
