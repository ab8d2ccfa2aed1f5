//! The page's clock, put forward and stopped: what a test sees of a game's time does not
//! depend on how fast the machine is.

use serde_json::json;

use super::Page;

/// Takes the clock over, once a document. It counts the browser's own time and what it was
/// put forward, until it is stopped.
const TAKE: &str = "
    const own = () => Performance.prototype.now.call(performance);
    const clock = window.testClock ??= { ahead: 0, stopped: undefined };
    performance.now = () => clock.stopped ?? own() + clock.ahead;";

impl Page {
    /// Stops the clock where it is. A page that is loaded again has its own.
    #[track_caller]
    pub fn stop_clock(&self) {
        let stop = format!("{TAKE} clock.stopped = performance.now()");
        self.driver.script(&stop, json!([]));
    }

    /// Puts the clock forward; it stays stopped if it is.
    #[track_caller]
    pub fn put_clock_forward(&self, seconds: u32) {
        let forward = format!(
            "{TAKE} const more = arguments[0] * 1000;\
             if (clock.stopped === undefined) clock.ahead += more; else clock.stopped += more"
        );
        self.driver.script(&forward, json!([seconds]));
    }
}
