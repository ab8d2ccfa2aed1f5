//! The house that serves the page: the product's own server, with its real
//! headers, under a sub-path.

use std::cell::RefCell;
use std::path::PathBuf;
use std::process::Command;

use super::child::Child;
use super::wait::wait_for;

/// Where the page stands on its host. Never the root: a page that forgets
/// where it lives fails every test at once.
pub const PREFIX: &str = "/shelf/lettercase/";

/// A running server.
#[derive(Debug)]
pub struct House {
    port: u16,
    server: RefCell<Option<Child>>,
}

impl House {
    /// Serves the build on a free port.
    pub fn open() -> Self {
        let (server, port) = serve(0);
        Self {
            port,
            server: RefCell::new(Some(server)),
        }
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
        self.server.replace(Some(serve(self.port).0));
    }
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

fn serve(port: u16) -> (Child, u16) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lettercase"));
    command.arg("serve").arg(dist());
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
