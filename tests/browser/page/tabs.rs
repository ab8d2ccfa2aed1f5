//! Several tabs of one browser.

use thirtyfour::WindowHandle;

use super::Page;

impl Page {
    /// Returns the current tab.
    #[track_caller]
    pub fn current_tab(&self) -> WindowHandle {
        self.driver
            .block_on(self.driver.session().window())
            .expect("some tab is in front")
    }

    /// Opens an empty tab and switches to it.
    #[track_caller]
    pub fn new_tab(&self) -> WindowHandle {
        let tab = self
            .driver
            .block_on(self.driver.session().new_tab())
            .expect("a tab can be opened");
        self.switch_to_tab(&tab);
        tab
    }

    /// Switches to a tab; all further actions happen there.
    #[track_caller]
    pub fn switch_to_tab(&self, tab: &WindowHandle) {
        let turn = self.driver.session().switch_to_window(tab.clone());
        if let Err(error) = self.driver.block_on(turn) {
            panic!("the tab cannot be turned to: {error}");
        }
    }

    /// Closes the current tab and switches to `next`.
    #[track_caller]
    pub fn close_tab(&self, next: &WindowHandle) {
        self.record_hosts();
        if let Err(error) = self.driver.block_on(self.driver.session().close_window()) {
            panic!("the tab cannot be closed: {error}");
        }
        self.switch_to_tab(next);
    }
}
