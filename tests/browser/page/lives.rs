//! Killing a browser, and starting another on the same profile.

use super::Page;

impl Page {
    /// Kills the browser with all its processes; afterwards it can't be used. The test must start
    /// with [`Setup::browse_with_kills`](crate::harness::Setup::browse_with_kills).
    pub fn kill(&mut self) {
        self.driver.kill();
    }

    /// Starts the browser again on the killed one's profile. No page is open in it.
    pub fn start_again(&mut self) {
        self.driver.start_again();
    }
}
