//! The server of the page: the product's own server with its real headers, under a sub-path.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use lexicon::{Lexicon, Packing};

use super::child::Child;
use super::wait::wait_for;
use super::{Engine, Recorder, build, project_folder};

/// The path of the page on its host. Never the root, so that a page with wrong relative addresses
/// fails every test.
pub const PREFIX: &str = "/shelf/lettercase/";

/// A running server.
#[derive(Debug)]
pub struct Server {
    port: u16,
    folder: RefCell<PathBuf>,
    server: RefCell<Option<Child>>,
}

impl Server {
    /// Serves the build on a free port, with the [`Recorder`] in its page for engines that need
    /// one. The word list is the build's, or the same list in plain packing.
    pub fn start(engine: Engine, plain: bool) -> Self {
        static AS_IT_IS: OnceLock<PathBuf> = OnceLock::new();
        static PLAIN: OnceLock<PathBuf> = OnceLock::new();
        let folder = match (engine, plain) {
            (Engine::Chromium, false) => dist_folder(),
            (_, false) => AS_IT_IS
                .get_or_init(|| prepare_build(engine, false))
                .clone(),
            (_, true) => PLAIN.get_or_init(|| prepare_build(engine, true)).clone(),
        };
        let (server, port) = start_server(&folder, 0);
        Self {
            port,
            folder: RefCell::new(folder),
            server: RefCell::new(Some(server)),
        }
    }

    /// The folder of the served build.
    pub fn folder(&self) -> PathBuf {
        self.folder.borrow().clone()
    }

    /// The server's port, which stays the same when it is restarted.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Stops the server, as if the network were gone.
    pub fn stop(&self) {
        self.server.replace(None);
    }

    /// Starts the server again at the same address.
    pub fn restart(&self) {
        self.stop();
        let (server, _) = start_server(&self.folder.borrow(), self.port);
        self.server.replace(Some(server));
    }

    /// Serves another build from now on, at the same address.
    pub fn publish(&self, build: &Path) {
        self.folder.replace(build.to_path_buf());
        self.restart();
    }
}

/// Prepares a copy of the build, shared by all tests of a run. The recorder is put into the page
/// here, not in transit, since the service worker checks the page's hash.
fn prepare_build(engine: Engine, plain: bool) -> PathBuf {
    let list = if plain { "plain" } else { "packed" };
    let name = format!("house-{}-{list}", engine.name());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // Removes the copy of an earlier run.
    let _ = fs::remove_dir_all(&folder);
    build::copy_build(&dist_folder(), &folder);
    if engine != Engine::Chromium {
        build::change_page(&folder, Recorder::insert_into);
    }
    if plain {
        repack_plainly(&folder.join("words"));
    }
    build::rewrite_worker(&folder, false);
    folder
}

/// Repacks the word list at the same address, so that it opens in a tenth of the time: unpacking it
/// was a quarter of all the work of Firefox and WebKit in tests, and a sixth of Chromium's.
fn repack_plainly(words: &Path) {
    let files = fs::read_dir(words).expect("a build has words").flatten();
    let mut lists = files
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|end| end == "lex"));
    let path = lists.next().expect("a build has a word list");
    let bytes = fs::read(&path).expect("the list can be read");
    let list = Lexicon::open(&bytes).expect("the list opens");
    fs::write(path, list.pack(Packing::Front)).expect("a copy can be written");
}

/// The folder of the build: `LETTERCASE_DIST`, or `dist`.
fn dist_folder() -> PathBuf {
    let dist = std::env::var_os("LETTERCASE_DIST").unwrap_or_else(|| "dist".into());
    let dist = project_folder().join(dist);
    assert!(
        dist.join("index.html").is_file(),
        "there is no page in {}; run `make build` first",
        dist.display()
    );
    dist
}

fn start_server(folder: &Path, port: u16) -> (Child, u16) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_page_server"));
    command.arg(folder);
    command.args(["--prefix", PREFIX, "--port", &port.to_string()]);
    let mut server = Child::start(&mut command);
    let port = wait_for(|| {
        let line = server.log().lines().into_iter().next()?;
        let rest = line.split("http://127.0.0.1:").nth(1)?;
        rest.split('/').next()?.parse().ok()
    });
    match port {
        Some(port) => (server, port),
        None if server.is_running() => {
            panic!("the server printed no address:\n{}", server.log().tail())
        }
        None => panic!("the server stopped:\n{}", server.log().tail()),
    }
}
