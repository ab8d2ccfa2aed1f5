//! A browser that is killed, and one that opens the same profile after it.

use super::Page;

impl Page {
    /// Kills the browser with all its processes: nothing can be asked of it any more. The test
    /// begins with [`Setup::outlive`](crate::harness::Setup::outlive).
    pub fn kill(&mut self) {
        self.driver.kill();
    }

    /// Starts the browser again, on the profile that the killed one had. Nothing is open in it.
    pub fn start_again(&mut self) {
        self.driver.start_again();
    }
}
