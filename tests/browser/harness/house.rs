//! The house that serves the page: the product's own server, with its real
//! headers, under a sub-path.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use super::child::Child;
use super::wait::wait_for;
use super::{Engine, Recorder, build};

/// Where the page stands on its host. Never the root: a page that forgets
/// where it lives fails every test at once.
pub const PREFIX: &str = "/shelf/lettercase/";

/// A running server.
#[derive(Debug)]
pub struct House {
    port: u16,
    folder: RefCell<PathBuf>,
    server: RefCell<Option<Child>>,
}

impl House {
    /// Serves the build on a free port: with the [`Recorder`] in it for engines that need one.
    pub fn open(engine: Engine) -> Self {
        let folder = match engine {
            Engine::Chromium => dist(),
            Engine::Firefox | Engine::WebKit => with_recorder(engine),
        };
        let (server, port) = serve(&folder, 0);
        Self {
            port,
            folder: RefCell::new(folder),
            server: RefCell::new(Some(server)),
        }
    }

    /// The build that is served.
    pub fn folder(&self) -> PathBuf {
        self.folder.borrow().clone()
    }

    /// Its port, which stays the same when it is shut and opened again.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Nobody answers any more, as when the network is gone.
    pub fn shut(&self) {
        self.server.replace(None);
    }

    /// Answers again, at the same address.
    pub fn open_again(&self) {
        self.shut();
        let (server, _) = serve(&self.folder.borrow(), self.port);
        self.server.replace(Some(server));
    }

    /// Serves another build from now on, at the same address.
    pub fn publish(&self, build: &Path) {
        self.folder.replace(build.to_path_buf());
        self.open_again();
    }
}

/// A copy of the build with the recorder in its page, the same for every test of a run. It
/// stands there from the start, not on the line: the worker that keeps the page knows it by
/// its sum.
fn with_recorder(engine: Engine) -> PathBuf {
    static COPY: OnceLock<PathBuf> = OnceLock::new();
    let copied = COPY.get_or_init(|| {
        let name = format!("house-{}", engine.name());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        // What an earlier run left, if there was one.
        let _ = fs::remove_dir_all(&folder);
        build::copy(&dist(), &folder);
        build::change_page(&folder, Recorder::put_in);
        build::write_worker(&folder, false);
        folder
    });
    copied.clone()
}

/// The folder with the build: `LETTERCASE_DIST`, or `dist`.
fn dist() -> PathBuf {
    let dist = std::env::var_os("LETTERCASE_DIST").map_or_else(|| "dist".into(), PathBuf::from);
    assert!(
        dist.join("index.html").is_file(),
        "there is no page in {}; run `make build` first",
        dist.display()
    );
    dist
}

fn serve(folder: &Path, port: u16) -> (Child, u16) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lettercase"));
    command.arg("serve").arg(folder);
    command.args(["--prefix", PREFIX, "--port", &port.to_string()]);
    let mut server = Child::start(&mut command);
    let port = wait_for(|| {
        let line = server.log().lines().into_iter().next()?;
        let rest = line.split("http://127.0.0.1:").nth(1)?;
        rest.split('/').next()?.parse().ok()
    });
    match port {
        Some(port) => (server, port),
        None if server.runs() => panic!("the server says no address:\n{}", server.log().tail()),
        None => panic!("the server stopped:\n{}", server.log().tail()),
    }
}
