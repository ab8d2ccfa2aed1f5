//! How a test begins and ends.

use std::any::Any;
use std::panic::{AssertUnwindSafe, Location, catch_unwind, resume_unwind};
use std::path::PathBuf;

use super::turns::Turn;
use super::{Engine, House, Mischief, Recorder, in_proof, pool};
use crate::page::Page;

/// What is unusual about a test's browser or its line to the server.
#[derive(Debug, Clone, Default)]
pub struct Setup {
    /// The browser refuses to keep anything.
    pub storage_blocked: bool,
    /// The browser runs no scripts.
    pub scripts_off: bool,
    /// The browser knows no WebAssembly.
    pub wasm_off: bool,
    /// The browser keeps files and data on a disk, in WebKit too.
    pub on_disk: bool,
    /// The driver waits for no document: one of its files may never come.
    pub unwaited: bool,
    /// The device asks for little motion: in Chromium, where the proof runs. What moves is a third
    /// of the work of a whole game. Firefox and WebKit show it, and a test that is about motion chooses
    /// it in Settings.
    pub still: bool,
    mischief: bool,
    kept: bool,
    whole: bool,
    packed: bool,
}

impl Setup {
    /// Nothing unusual.
    pub fn new() -> Self {
        Self::default()
    }

    /// The browser refuses to keep anything.
    pub fn storage_blocked(mut self) -> Self {
        self.storage_blocked = true;
        self
    }

    /// The browser runs no scripts.
    pub fn scripts_off(mut self) -> Self {
        self.scripts_off = true;
        self
    }

    /// The browser knows no WebAssembly, as in a lockdown.
    pub fn wasm_off(mut self) -> Self {
        self.wasm_off = true;
        self
    }

    /// The line to the server can be spoiled: see [`Page::mischief`].
    pub fn mischief(mut self) -> Self {
        self.mischief = true;
        self
    }

    /// A line that can be spoiled, and a driver that doesn't wait until a document is whole.
    pub fn drill(mut self) -> Self {
        self.unwaited = true;
        self.mischief()
    }

    /// The browser keeps files and data on a disk, as people's browsers do. WebKit under a driver
    /// keeps data in memory otherwise, and asks the server for every file again.
    pub fn on_disk(mut self) -> Self {
        self.on_disk = true;
        self
    }

    /// The page may be kept for no network. In Chromium it always may; in the others, only
    /// where a test is about that, since it takes them long.
    pub fn kept(mut self) -> Self {
        self.kept = true;
        self
    }

    /// The browser around the engine counts, as where it prints.
    pub fn whole(mut self) -> Self {
        self.whole = true;
        self
    }

    /// The word list comes packed as it is, where a test is about it: where it is asked about, where
    /// its line is spoiled, where the page is kept. Elsewhere the same list comes in its plain packing,
    /// since to unpack it in each test takes long.
    pub fn packed(mut self) -> Self {
        self.packed = true;
        self
    }

    /// Whether nothing about its browser is unusual, in the proof. By hand each test has a browser of its
    /// own, and a whole one.
    fn is_plain(&self) -> bool {
        let around = self.storage_blocked
            || self.scripts_off
            || self.wasm_off
            || self.on_disk
            || self.unwaited
            || self.kept
            || self.whole;
        in_proof() && !around
    }

    /// Chromium's engine without a browser around it, where that will do: a browser's own start is as
    /// much work as many a test.
    pub(super) fn bare(&self) -> Option<PathBuf> {
        self.is_plain().then(Engine::bare).flatten()
    }

    /// Whether its browser can serve several tests: what is unusual about such a test belongs to a page or a
    /// server of its own. WebKit's driver starts a browser for each session.
    pub(super) fn shared(&self, engine: Engine) -> bool {
        match engine {
            Engine::Chromium => self.bare().is_some(),
            Engine::Firefox => self.is_plain(),
            Engine::WebKit => false,
        }
    }

    /// Runs the test in a browser that remembers nothing: then checks that all was quiet, and
    /// keeps a picture of the page if anything failed.
    #[track_caller]
    pub fn browse(self, test: impl FnOnce(&Page)) {
        self.run(|page| test(page));
    }

    /// The same for a test that kills the browser: [`Page::kill`], [`Page::start_again`].
    #[track_caller]
    pub fn outlive(self, test: impl FnOnce(&mut Page)) {
        self.on_disk().run(test);
    }

    #[track_caller]
    fn run(mut self, test: impl FnOnce(&mut Page)) {
        let name = name(Location::caller());
        let engine = Engine::asked();
        self.still = in_proof() && engine == Engine::Chromium;
        let _turn = Turn::take(engine.sessions());
        let house = House::open(engine, !(self.packed || self.mischief || self.kept));
        let recorder = (engine != Engine::Chromium).then(|| Recorder::new(self.kept));
        let mischief =
            (self.mischief || recorder.is_some()).then(|| Mischief::to(house.port(), recorder));
        let driver = pool::take(engine, &self);
        let mut page = Page::new(driver, house, mischief, !self.scripts_off);
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            test(&mut page);
            page.assert_quiet();
        }));
        if let Err(panic) = outcome {
            page.keep_evidence(&name, &words(panic.as_ref()));
            drop(page);
            resume_unwind(panic);
        }
        if self.shared(engine) {
            page.hand_on();
        }
    }
}

/// Runs a test in a fresh browser with nothing unusual about it.
#[track_caller]
pub fn browse(test: impl FnOnce(&Page)) {
    Setup::new().browse(test);
}

/// The test's name, or its place where the runner does not tell it.
fn name(place: &Location<'_>) -> String {
    match std::thread::current().name() {
        Some(name) if name != "main" => name.replace("::", "-"),
        _ => {
            let file = place.file().rsplit('/').next().unwrap_or_default();
            format!("{}-{}", file.trim_end_matches(".rs"), place.line())
        }
    }
}

fn words(panic: &(dyn Any + Send)) -> String {
    let said = panic.downcast_ref::<String>().map(String::as_str);
    said.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("it panicked without words")
        .to_string()
}
