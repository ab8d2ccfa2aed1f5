//! The browser engine that the tests drive.

use std::path::{Path, PathBuf};

/// A browser engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// Chromium, for Chrome, Edge and most phones.
    Chromium,
    /// Firefox's engine, Gecko.
    Firefox,
    /// WebKitGTK, the nearest to Safari that runs on Linux.
    WebKit,
}

impl Engine {
    /// Returns the engine that `LETTERCASE_ENGINE` names; Chromium by default.
    pub fn from_env() -> Self {
        match std::env::var("LETTERCASE_ENGINE").as_deref() {
            Err(_) | Ok("" | "chromium") => Self::Chromium,
            Ok("firefox") => Self::Firefox,
            Ok("webkit") => Self::WebKit,
            Ok(other) => panic!("LETTERCASE_ENGINE is chromium, firefox or webkit, not `{other}`"),
        }
    }

    /// The engine's name in `LETTERCASE_ENGINE` and in the folders of pictures.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// Maximum number of sessions at a time, whatever `RUST_TEST_THREADS` says.
    pub fn max_sessions(self) -> usize {
        match self {
            Self::Chromium => 4,
            Self::Firefox => 2,
            Self::WebKit => 1,
        }
    }

    /// Returns the driver's program, and its arguments for listening on `port`.
    pub fn driver_program(self, port: u16) -> (PathBuf, Vec<String>) {
        let (names, words): (&[&str], Vec<String>) = match self {
            Self::Chromium => (&["chromedriver"], vec![format!("--port={port}")]),
            Self::Firefox => (
                &["geckodriver"],
                // Geckodriver's second port, for WebSocket, is fixed by default.
                vec![format!("--port={port}"), "--websocket-port=0".into()],
            ),
            Self::WebKit => (&["WebKitWebDriver"], vec![format!("--port={port}")]),
        };
        let program = find_on_path(names).unwrap_or_else(|| {
            panic!(
                "{} is not on PATH; `make test` sets up what the tests need",
                names.join(" or ")
            )
        });
        (program, words)
    }

    /// Returns the browser's path, if the driver wouldn't find it.
    pub fn browser_path(self) -> Option<PathBuf> {
        match self {
            Self::Chromium => find_on_path(&["chromium", "chromium-browser", "google-chrome"]),
            Self::Firefox => find_on_path(&["firefox-esr", "firefox"]),
            Self::WebKit => ["x86_64", "aarch64"]
                .iter()
                .flat_map(|machine| {
                    ["4.1", "6.0"].map(|version| {
                        format!("/usr/lib/{machine}-linux-gnu/webkit2gtk-{version}/MiniBrowser")
                    })
                })
                .map(PathBuf::from)
                .find(|path| path.is_file()),
        }
    }

    /// Returns the headless shell: the engine with the same driver, but without a browser's bars,
    /// dialogs, content settings and printing. Starting it is a tenth of the work. Only Chromium
    /// has one.
    pub fn headless_shell() -> Option<PathBuf> {
        // Debian's program on PATH is a script, which would be a process between the driver and the
        // shell.
        let packed = Path::new("/usr/lib/chromium/chromium-headless-shell");
        if packed.is_file() {
            Some(packed.to_path_buf())
        } else {
            find_on_path(&["chrome-headless-shell"])
        }
    }
}

/// Finds the first of these programs on PATH or in cargo's folder.
fn find_on_path(names: &[&str]) -> Option<PathBuf> {
    let mut folders: Vec<PathBuf> =
        std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()).collect();
    folders.extend(std::env::home_dir().map(|home| home.join(".cargo/bin")));
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|path| path.is_file())
}
