//! Waiting by condition: no test sleeps for a time that somebody guessed.

use std::thread;
use std::time::{Duration, Instant};

/// Generous, because a machine that builds beside the tests is slow; a
/// condition that holds is noticed at once all the same.
pub const DEADLINE: Duration = Duration::from_secs(20);

/// Between the first two looks. Each later pause is half as long again, up to [`LONGEST`], because
/// every look costs the page time that it needs for its own work.
const GLANCE: Duration = Duration::from_millis(10);
const LONGEST: Duration = Duration::from_millis(100);

/// Looks until there is something, or tells `None` at the deadline.
pub fn wait_for<T>(mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let end = Instant::now() + DEADLINE;
    let mut pause = GLANCE;
    loop {
        if let Some(seen) = look() {
            return Some(seen);
        }
        if Instant::now() >= end {
            return None;
        }
        thread::sleep(pause);
        pause = LONGEST.min(pause * 3 / 2);
    }
}
