//! How a test starts and ends.

use std::any::Any;
use std::panic::{AssertUnwindSafe, Location, catch_unwind, resume_unwind};
use std::path::PathBuf;

use super::turns::SessionSlot;
use super::{Engine, FaultyProxy, Recorder, Server, in_proof, pool};
use crate::page::Page;

/// Non-default options of a test's browser and its line to the server.
#[derive(Debug, Clone, Default)]
pub struct Setup {
    /// The browser blocks storage.
    pub storage_blocked: bool,
    /// The browser runs no scripts.
    pub scripts_off: bool,
    /// The browser has no WebAssembly.
    pub wasm_off: bool,
    /// The browser stores files and data on a disk, in WebKit too.
    pub on_disk: bool,
    /// The driver doesn't wait for documents to load, since one of their files may never arrive.
    pub unwaited: bool,
    /// The device asks for reduced motion; used in Chromium in the proof. Animation is a third of
    /// the work of a whole game. Firefox and WebKit show it, and tests about motion choose it in
    /// Settings.
    pub still: bool,
    mischief: bool,
    kept: bool,
    whole: bool,
    packed: bool,
}

impl Setup {
    /// Default options.
    pub fn new() -> Self {
        Self::default()
    }

    /// Blocks storage in the browser.
    pub fn block_storage(mut self) -> Self {
        self.storage_blocked = true;
        self
    }

    /// Turns scripts off in the browser.
    pub fn without_scripts(mut self) -> Self {
        self.scripts_off = true;
        self
    }

    /// Turns WebAssembly off, as a lockdown mode does.
    pub fn without_wasm(mut self) -> Self {
        self.wasm_off = true;
        self
    }

    /// Puts a proxy that can spoil responses in front of the server: see [`Page::proxy`].
    pub fn with_proxy(mut self) -> Self {
        self.mischief = true;
        self
    }

    /// Adds a proxy, and a driver that doesn't wait until a document is complete.
    pub fn for_drill(mut self) -> Self {
        self.unwaited = true;
        self.with_proxy()
    }

    /// Makes the browser store files and data on a disk, as people's browsers do. Under a driver,
    /// WebKit otherwise keeps data in memory and requests every file again.
    pub fn with_disk(mut self) -> Self {
        self.on_disk = true;
        self
    }

    /// Allows the service worker. In Chromium it is always allowed; in the other engines only for
    /// tests about it, because installing takes them long.
    pub fn with_service_worker(mut self) -> Self {
        self.kept = true;
        self
    }

    /// Uses a full browser instead of the headless shell, for example for printing.
    pub fn with_full_browser(mut self) -> Self {
        self.whole = true;
        self
    }

    /// Serves the word list as the build packs it, for tests about the list, about a spoiled line
    /// and about offline use. All other tests get the same list in plain packing, since unpacking
    /// it takes long.
    pub fn with_packed_list(mut self) -> Self {
        self.packed = true;
        self
    }

    /// Whether the test can use a plain browser, in the proof. Outside the proof each test has a
    /// full browser of its own.
    fn allows_plain_browser(&self) -> bool {
        let around = self.storage_blocked
            || self.scripts_off
            || self.wasm_off
            || self.on_disk
            || self.unwaited
            || self.kept
            || self.whole;
        in_proof() && !around
    }

    /// Returns Chromium's headless shell where that is enough: starting a full browser is as much
    /// work as many a test.
    pub(super) fn headless_shell(&self) -> Option<PathBuf> {
        self.allows_plain_browser()
            .then(Engine::headless_shell)
            .flatten()
    }

    /// Whether the browser can serve several tests: everything unusual about this test belongs to
    /// its page or its server. WebKit's driver starts a browser for each session.
    pub(super) fn can_share_browser(&self, engine: Engine) -> bool {
        match engine {
            Engine::Chromium => self.headless_shell().is_some(),
            Engine::Firefox => self.allows_plain_browser(),
            Engine::WebKit => false,
        }
    }

    /// Runs the test in a fresh browser, then runs the quiet check. Keeps a picture of the page if
    /// anything failed.
    #[track_caller]
    pub fn browse(self, test: impl FnOnce(&Page)) {
        self.run_test(|page| test(page));
    }

    /// Runs a test that kills the browser: [`Page::kill`], [`Page::start_again`].
    #[track_caller]
    pub fn browse_with_kills(self, test: impl FnOnce(&mut Page)) {
        self.with_disk().run_test(test);
    }

    #[track_caller]
    fn run_test(mut self, test: impl FnOnce(&mut Page)) {
        let name = test_name(Location::caller());
        let engine = Engine::from_env();
        self.still = in_proof() && engine == Engine::Chromium;
        let _turn = SessionSlot::acquire(engine.max_sessions());
        let house = Server::start(engine, !(self.packed || self.mischief || self.kept));
        let recorder = (engine != Engine::Chromium).then(|| Recorder::new(self.kept));
        let mischief = (self.mischief || recorder.is_some())
            .then(|| FaultyProxy::start(house.port(), recorder));
        let driver = pool::take_browser(engine, &self);
        let mut page = Page::new(driver, house, mischief, !self.scripts_off);
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            test(&mut page);
            page.assert_quiet();
        }));
        if let Err(panic) = outcome {
            page.save_evidence(&name, &panic_text(panic.as_ref()));
            drop(page);
            resume_unwind(panic);
        }
        if self.can_share_browser(engine) {
            page.release_browser();
        }
    }
}

/// Runs a test in a fresh browser with default options.
#[track_caller]
pub fn browse(test: impl FnOnce(&Page)) {
    Setup::new().browse(test);
}

/// Returns the test's name, or its position in the source if the runner doesn't provide it.
fn test_name(place: &Location<'_>) -> String {
    match std::thread::current().name() {
        Some(name) if name != "main" => name.replace("::", "-"),
        _ => {
            let file = place.file().rsplit('/').next().unwrap_or_default();
            format!("{}-{}", file.trim_end_matches(".rs"), place.line())
        }
    }
}

fn panic_text(panic: &(dyn Any + Send)) -> String {
    let said = panic.downcast_ref::<String>().map(String::as_str);
    said.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("it panicked without words")
        .to_string()
}
