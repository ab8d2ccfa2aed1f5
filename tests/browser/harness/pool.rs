//! Browsers that one test hands on to the next.
//!
//! A browser's start is as much work as a short test. In the proof, tests that need nothing unusual
//! take turns in the same few browsers. Each has a server on a port of its own, so what the last
//! test kept belongs to another origin; Chromium deletes it all the same.

use std::sync::{Mutex, PoisonError};

use super::{Driver, Engine, Setup};

/// How many tests one browser serves. A leak ends with its browser.
const TESTS: usize = 30;

static IDLE: Mutex<Vec<Driver>> = Mutex::new(Vec::new());

/// Returns an idle browser if `setup` allows it, or starts one.
pub fn take(engine: Engine, setup: &Setup) -> Driver {
    let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
    let found = setup.shared(engine).then(|| idle.pop()).flatten();
    drop(idle);
    found.unwrap_or_else(|| Driver::start(engine, setup))
}

/// Keeps a browser for the next test, unless it can't be cleared of this one, which ran at `origin`.
pub fn hand_on(mut driver: Driver, origin: &str) {
    if driver.served() < TESTS && driver.clear(origin).is_ok() {
        let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
        idle.push(driver);
    }
}
