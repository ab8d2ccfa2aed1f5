//! Waiting by condition: no test sleeps for a time that somebody guessed.

use std::thread;
use std::time::{Duration, Instant};

/// Generous, because a machine that builds beside the tests is slow; a
/// condition that holds is noticed at once all the same.
pub const DEADLINE: Duration = Duration::from_secs(20);

/// Between two looks. Short enough that nobody notices.
const GLANCE: Duration = Duration::from_millis(20);

/// Looks until there is something, or tells `None` at the deadline.
pub fn wait_for<T>(mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let end = Instant::now() + DEADLINE;
    loop {
        if let Some(seen) = look() {
            return Some(seen);
        }
        if Instant::now() >= end {
            return None;
        }
        thread::sleep(GLANCE);
    }
}
