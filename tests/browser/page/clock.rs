//! The page's clock, stopped and advanced by tests, so that a game's clock doesn't depend on the
//! machine's speed.

use serde_json::json;

use super::Page;

/// Replaces the clock, once per document: it adds the test's advances to the browser's own time,
/// until it is stopped.
const TAKE: &str = "
    const own = () => Performance.prototype.now.call(performance);
    const clock = window.testClock ??= { ahead: 0, stopped: undefined };
    performance.now = () => clock.stopped ?? own() + clock.ahead;";

impl Page {
    /// Stops the clock. A reloaded page has its own clock again.
    #[track_caller]
    pub fn stop_clock(&self) {
        let stop = format!("{TAKE} clock.stopped = performance.now()");
        self.driver.run_script(&stop, json!([]));
    }

    /// Advances the clock; a stopped clock stays stopped.
    #[track_caller]
    pub fn advance_clock(&self, seconds: u32) {
        let forward = format!(
            "{TAKE} const more = arguments[0] * 1000;\
             if (clock.stopped === undefined) clock.ahead += more; else clock.stopped += more"
        );
        self.driver.run_script(&forward, json!([seconds]));
    }
}
