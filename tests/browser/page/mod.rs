//! The page as a person meets it: what it says, what can be pressed, what it
//! keeps. Tests speak to it in the product's language.

mod aim;
mod audit;
mod clock;
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

use lettercase::games;
use screen::Room;
use serde_json::json;

use crate::harness::{Driver, Engine, House, Mischief, PREFIX, pool, wait_for};
use quiet::Watch;

/// Whether the screen has begun where a person begins: a page that goes from one screen to
/// the next scrolls up and puts the focus on the heading, and what is pressed in between
/// would be missed. A page that is loaded does nothing of the kind.
const BEGINS: &str = "const { left, activeElement: at } = document;\
     return !left || at?.id === 'heading' || (at !== document.body && at !== left.at)";

/// One browser with the page in it, and the server behind.
pub struct Page {
    driver: Driver,
    house: House,
    mischief: Option<Mischief>,
    watch: Watch,
}

impl Page {
    /// A browser that has opened nothing yet.
    pub fn new(driver: Driver, house: House, mischief: Option<Mischief>, scripts: bool) -> Self {
        Self {
            driver,
            house,
            mischief,
            watch: Watch::new(scripts),
        }
    }

    /// Leaves the browser to the next test.
    pub fn hand_on(self) {
        let address = self.address("");
        let origin = address.trim_end_matches(PREFIX);
        pool::hand_on(self.driver, origin);
    }

    /// Opens a route, such as `#/settings`, and waits until the app stands and its screen
    /// has begun.
    #[track_caller]
    pub fn open(&self, route: &str) {
        let leave = "document.left = location.hash === arguments[0]\
             ? undefined : { at: document.activeElement }";
        // There may be no page yet.
        let _ = self.driver.try_script(leave, json!([route]));
        self.visit(route);
        self.wait_for_app();
        let room = games::route(route).room().map(Room::name);
        if let Some(room) = room {
            self.wait(&format!("the program of {room} enters"), || {
                let enters = "return document.documentElement.dataset.room";
                self.driver.try_script(enters, json!([])).ok() == Some(json!(room))
            });
        }
        self.wait(&format!("the screen of {route} begins"), || {
            self.driver.try_script(BEGINS, json!([])).ok() == Some(json!(true))
        });
    }

    /// Opens a route and waits for nothing but the document.
    #[track_caller]
    pub fn visit(&self, route: &str) {
        self.note_hosts();
        let address = self.address(route);
        if let Err(error) = self.driver.run(self.driver.session().goto(&address)) {
            panic!("{address} does not open: {error}");
        }
    }

    /// Loads the page again, as a person does who pulls it down.
    #[track_caller]
    pub fn reload(&self) {
        self.reload_only();
        self.wait_for_app();
    }

    /// Loads the page again and waits for nothing but the document.
    #[track_caller]
    pub fn reload_only(&self) {
        self.note_hosts();
        if self.engine() == Engine::Firefox {
            // Its driver goes past what keeps the page, as people do only with Shift.
            let reload = "document.goes = true; location.reload()";
            self.driver.script(reload, json!([]));
            self.wait("the page loads again", || {
                let here = "return !document.goes && document.readyState === 'complete'";
                self.driver.try_script(here, json!([])).ok() == Some(json!(true))
            });
        } else if let Err(error) = self.driver.run(self.driver.session().refresh()) {
            panic!("the page does not load again: {error}");
        }
    }

    /// The browser's Back.
    #[track_caller]
    pub fn back(&self) {
        if let Err(error) = self.driver.run(self.driver.session().back()) {
            panic!("the browser does not go back: {error}");
        }
    }

    /// The boot screen has gone and the app has taken its place.
    #[track_caller]
    pub fn wait_for_app(&self) {
        let stands = "const boot = document.getElementById('boot');\
             const app = document.getElementById('app');\
             return (!boot || !boot.checkVisibility()) && !!app && app.childElementCount > 0";
        self.wait("the boot screen goes and the app stands", || {
            self.driver.try_script(stands, json!([])).ok() == Some(json!(true))
        });
    }

    /// The whole address of a route.
    pub fn address(&self, route: &str) -> String {
        let port = self
            .mischief
            .as_ref()
            .map_or(self.house.port(), Mischief::port);
        format!("http://127.0.0.1:{port}{PREFIX}{route}")
    }

    /// The route that the address bar shows, from its `#`.
    #[track_caller]
    pub fn route(&self) -> String {
        let hash = self.driver.script("return location.hash", json!([]));
        hash.as_str().unwrap_or_default().to_string()
    }

    /// Waits until the address bar shows this route.
    #[track_caller]
    pub fn arrives_at(&self, route: &str) {
        self.wait(&format!("the route becomes {route}"), || {
            self.route() == route
        });
    }

    /// The server, to shut it and open it again.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// The line to the server, to spoil it. The test has to ask for one with
    /// [`Setup::mischief`](crate::harness::Setup::mischief).
    #[track_caller]
    pub fn mischief(&self) -> &Mischief {
        match &self.mischief {
            Some(mischief) => mischief,
            None => panic!("this test has a good line; ask with Setup::new().mischief()"),
        }
    }

    /// Which browser it is.
    pub fn engine(&self) -> Engine {
        self.driver.engine()
    }

    /// The browser, for what no page object does yet.
    pub fn driver(&self) -> &Driver {
        &self.driver
    }

    /// Waits for a condition; a failure tells what was awaited and what the
    /// page said instead.
    #[track_caller]
    pub fn wait(&self, what: &str, mut holds: impl FnMut() -> bool) {
        if wait_for(|| holds().then_some(())).is_none() {
            self.waited_in_vain(what);
        }
    }

    /// The same for what is a thousand times what people do at once: it may take three waits.
    #[track_caller]
    pub fn wait_for_many(&self, what: &str, mut holds: impl FnMut() -> bool) {
        let mut came = (0..3).map(|_| wait_for(|| holds().then_some(())));
        if !came.any(|came| came.is_some()) {
            self.waited_in_vain(what);
        }
    }

    /// Waits until a whole game is reviewed, as long as it goes on: the page tells how far it is.
    pub fn is_reviewed(&self) {
        let turns = self.css(".review-turns");
        loop {
            let before = self.all_words();
            let ended = wait_for(|| match turns.is_there() {
                true => Some(true),
                false => (self.all_words() != before).then_some(false),
            });
            match ended {
                Some(true) => return,
                Some(false) => {}
                None => self.waited_in_vain("the game is reviewed"),
            }
        }
    }

    /// The last look was long ago, so fail with the page of now.
    fn waited_in_vain(&self, what: &str) -> ! {
        panic!(
            "waited in vain until {what}\n  the page says: {}",
            self.all_words()
        )
    }
}
