//! Several tabs of one browser.

use thirtyfour::WindowHandle;

use super::Page;

impl Page {
    /// The tab in front.
    #[track_caller]
    pub fn tab(&self) -> WindowHandle {
        self.driver
            .run(self.driver.session().window())
            .expect("some tab is in front")
    }

    /// Opens another tab, with nothing in it, and turns to it.
    #[track_caller]
    pub fn new_tab(&self) -> WindowHandle {
        let tab = self
            .driver
            .run(self.driver.session().new_tab())
            .expect("a tab can be opened");
        self.turn_to(&tab);
        tab
    }

    /// Brings a tab to the front; what follows happens there.
    #[track_caller]
    pub fn turn_to(&self, tab: &WindowHandle) {
        let turn = self.driver.session().switch_to_window(tab.clone());
        if let Err(error) = self.driver.run(turn) {
            panic!("the tab cannot be turned to: {error}");
        }
    }

    /// Closes the tab in front and turns to `next`.
    #[track_caller]
    pub fn close_tab(&self, next: &WindowHandle) {
        self.note_hosts();
        if let Err(error) = self.driver.run(self.driver.session().close_window()) {
            panic!("the tab cannot be closed: {error}");
        }
        self.turn_to(next);
    }
}
