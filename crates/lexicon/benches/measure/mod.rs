//! Timing, shared by the benchmarks of all our crates.

mod clock;

use std::hint::black_box;

pub use clock::say;

/// Reports the best time of an answer, which must be the same in every round, and returns it in
/// nanoseconds per item. With `--counts` each question is asked once, its name and the number of
/// items are printed (`make bench-counts`), and the time is 0.
pub fn measure(
    name: &str,
    rounds: u32,
    asked: usize,
    expected: u64,
    mut ask: impl FnMut() -> u64,
) -> f64 {
    if std::env::args().any(|given| given == "--counts") {
        assert_eq!(one_round(&mut ask), expected, "{name}");
        say(&format!("{name}\t{asked}"));
        return 0.0;
    }
    let mut best = f64::MAX;
    for _ in 0..rounds {
        let start = clock::now();
        let answer = one_round(&mut ask);
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
    each
}

// Two functions, since callgrind can do one thing per function: it resets its counts before the
// inner one and writes them after the outer one.
#[inline(never)]
fn one_round(ask: &mut dyn FnMut() -> u64) -> u64 {
    black_box(one_answer(black_box(ask)))
}

#[inline(never)]
fn one_answer(ask: &mut dyn FnMut() -> u64) -> u64 {
    black_box(ask())
}
