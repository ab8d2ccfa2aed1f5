//! The page as a player sees it: its text, the parts to press, its stored data. Tests use the
//! product's language.

mod aim;
mod audit;
mod clock;
mod cut;
mod doing;
mod evidence;
mod files;
mod keys;
mod lives;
mod notices;
mod part;
mod quiet;
mod screens;
mod seeing;
mod stored;
mod tabs;
mod touch;

pub use part::Part;
pub use screens::{SIZES, Size, THEMES};
pub use touch::Pointer;

use screen::Chunk;
use serde_json::json;

use crate::harness::{Driver, Engine, FaultyProxy, PREFIX, Server, pool, wait_for};
use quiet::Observations;

/// Whether the screen is ready for input. After going from one screen to the next, the page scrolls
/// up and focuses the heading, and a press before that would be lost. A freshly loaded page does
/// neither.
const BEGINS: &str = "const { left, activeElement: at } = document;\
     return !left || at?.id === 'heading' || (at !== document.body && at !== left.at)";

/// A browser with the page in it, and the page's server.
pub struct Page {
    driver: Driver,
    house: Server,
    mischief: Option<FaultyProxy>,
    watch: Observations,
}

impl Page {
    /// A page in a browser that has opened nothing yet.
    pub fn new(
        driver: Driver,
        house: Server,
        mischief: Option<FaultyProxy>,
        scripts: bool,
    ) -> Self {
        Self {
            driver,
            house,
            mischief,
            watch: Observations::new(scripts),
        }
    }

    /// Leaves the browser to the next test.
    pub fn release_browser(self) {
        let address = self.address("");
        let origin = address.trim_end_matches(PREFIX);
        pool::return_browser(self.driver, origin);
    }

    /// Opens a route, such as `#/settings`, and waits until the app runs and the screen is ready.
    #[track_caller]
    pub fn open(&self, route: &str) {
        let leave = "document.left = location.hash === arguments[0]\
             ? undefined : { at: document.activeElement }";
        // There may be no page yet.
        let _ = self.driver.try_run_script(leave, json!([route]));
        self.visit(route);
        self.wait_for_app();
        let room = games::parse_route(route).room().map(Chunk::name);
        if let Some(room) = room {
            self.wait(&format!("the program of {room} enters"), || {
                let enters = "return document.documentElement.dataset.room";
                self.driver.try_run_script(enters, json!([])).ok() == Some(json!(room))
            });
        }
        self.wait(&format!("the screen of {route} begins"), || {
            self.driver.try_run_script(BEGINS, json!([])).ok() == Some(json!(true))
        });
    }

    /// Opens a route and waits only for the document.
    #[track_caller]
    pub fn visit(&self, route: &str) {
        self.record_hosts();
        let address = self.address(route);
        if let Err(error) = self.driver.block_on(self.driver.session().goto(&address)) {
            panic!("{address} does not open: {error}");
        }
    }

    /// Reloads the page and waits until the app runs.
    #[track_caller]
    pub fn reload(&self) {
        self.reload_document();
        self.wait_for_app();
    }

    /// Reloads the page and waits only for the document.
    #[track_caller]
    pub fn reload_document(&self) {
        self.record_hosts();
        if self.engine() == Engine::Firefox {
            // Firefox's driver bypasses the service worker when it reloads, like Shift and Reload.
            let reload = "document.goes = true; location.reload()";
            self.driver.run_script(reload, json!([]));
            self.wait("the page loads again", || {
                let here = "return !document.goes && document.readyState === 'complete'";
                self.driver.try_run_script(here, json!([])).ok() == Some(json!(true))
            });
        } else if let Err(error) = self.driver.block_on(self.driver.session().refresh()) {
            panic!("the page does not load again: {error}");
        }
    }

    /// Goes back in the browser's history.
    #[track_caller]
    pub fn back(&self) {
        if let Err(error) = self.driver.block_on(self.driver.session().back()) {
            panic!("the browser does not go back: {error}");
        }
    }

    /// Waits until the boot screen has gone and the app is shown.
    #[track_caller]
    pub fn wait_for_app(&self) {
        let stands = "const boot = document.getElementById('boot');\
             const app = document.getElementById('app');\
             return (!boot || !boot.checkVisibility()) && !!app && app.childElementCount > 0";
        self.wait("the boot screen goes and the app stands", || {
            self.driver.try_run_script(stands, json!([])).ok() == Some(json!(true))
        });
    }

    /// Returns the full address of a route.
    pub fn address(&self, route: &str) -> String {
        let port = self
            .mischief
            .as_ref()
            .map_or(self.house.port(), FaultyProxy::port);
        format!("http://127.0.0.1:{port}{PREFIX}{route}")
    }

    /// Returns the route in the address bar, from its `#`.
    #[track_caller]
    pub fn route(&self) -> String {
        let hash = self.driver.run_script("return location.hash", json!([]));
        hash.as_str().unwrap_or_default().to_string()
    }

    /// Waits until the address bar shows this route.
    #[track_caller]
    pub fn wait_for_route(&self, route: &str) {
        self.wait(&format!("the route becomes {route}"), || {
            self.route() == route
        });
    }

    /// The server, to stop it and start it again.
    pub fn server(&self) -> &Server {
        &self.house
    }

    /// The proxy that can spoil responses. The test has to request one with
    /// [`Setup::with_proxy`](crate::harness::Setup::with_proxy).
    #[track_caller]
    pub fn proxy(&self) -> &FaultyProxy {
        match &self.mischief {
            Some(mischief) => mischief,
            None => panic!("this test has no proxy; request one with Setup::new().mischief()"),
        }
    }

    /// The engine under test.
    pub fn engine(&self) -> Engine {
        self.driver.engine()
    }

    /// The browser, for calls that no page object has.
    pub fn driver(&self) -> &Driver {
        &self.driver
    }

    /// Waits for a condition. A failure reports what the test waited for and what the page said
    /// instead.
    #[track_caller]
    pub fn wait(&self, what: &str, mut holds: impl FnMut() -> bool) {
        if wait_for(|| holds().then_some(())).is_none() {
            self.fail_after_waiting(what);
        }
    }

    /// Waits up to three times as long, for work that is a thousand times larger than what people
    /// do at once.
    #[track_caller]
    pub fn wait_longer(&self, what: &str, mut holds: impl FnMut() -> bool) {
        let mut came = (0..3).map(|_| wait_for(|| holds().then_some(())));
        if !came.any(|came| came.is_some()) {
            self.fail_after_waiting(what);
        }
    }

    /// Waits until a whole game is reviewed, for as long as the page shows progress.
    pub fn wait_for_review(&self) {
        let turns = self.css(".review-turns");
        loop {
            let before = self.visible_text();
            let ended = wait_for(|| {
                if turns.exists() {
                    Some(true)
                } else {
                    (self.visible_text() != before).then_some(false)
                }
            });
            match ended {
                Some(true) => return,
                Some(false) => {}
                None => self.fail_after_waiting("the game is reviewed"),
            }
        }
    }

    /// Fails with the page's current text, which may be newer than the last look.
    fn fail_after_waiting(&self, what: &str) -> ! {
        panic!(
            "waited in vain until {what}\n  the page says: {}",
            self.visible_text()
        )
    }
}
