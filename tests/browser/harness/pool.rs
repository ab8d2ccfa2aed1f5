//! Browsers that several tests use, one after the other.
//!
//! Starting a browser is as much work as a short test. In the proof, tests with a plain set-up
//! share a few browsers. Each test has a server on a port of its own, so the last test's data
//! belong to another origin; Chromium deletes them as well.

use std::sync::{Mutex, PoisonError};

use super::{Driver, Engine, Setup};

/// Number of tests per browser. Limits the effect of memory leaks.
const TESTS: usize = 30;

static IDLE: Mutex<Vec<Driver>> = Mutex::new(Vec::new());

/// Returns an idle browser if `setup` allows it, or starts one.
pub fn take_browser(engine: Engine, setup: &Setup) -> Driver {
    let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
    let found = setup
        .can_share_browser(engine)
        .then(|| idle.pop())
        .flatten();
    drop(idle);
    found.unwrap_or_else(|| Driver::start(engine, setup))
}

/// Keeps a browser for the next test, unless the data of the test that ran at `origin` can't be
/// cleared.
pub fn return_browser(mut driver: Driver, origin: &str) {
    if driver.tests_served() < TESTS && driver.reset(origin).is_ok() {
        let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
        idle.push(driver);
    }
}
