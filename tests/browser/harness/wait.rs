//! Waiting for conditions: no test sleeps for a guessed time.

use std::thread;
use std::time::{Duration, Instant};

/// Time limit of every wait. Generous, because a machine that compiles beside the tests is slow; a
/// condition that holds is still noticed at once.
pub const DEADLINE: Duration = Duration::from_secs(20);

/// Pause before the second look. Each later pause is half as long again, up to [`LONGEST`], because
/// every look takes time from the page's own work.
const GLANCE: Duration = Duration::from_millis(10);
const LONGEST: Duration = Duration::from_millis(100);

/// Polls until `look` returns something; returns `None` at the deadline.
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
