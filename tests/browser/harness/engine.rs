//! Which browser the tests drive.

use std::path::{Path, PathBuf};

/// The three engines behind the browsers that people use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// Chromium, for Chrome, Edge and most phones.
    Chromium,
    /// Firefox.
    Firefox,
    /// WebKitGTK, the nearest to Safari that runs on Linux.
    WebKit,
}

impl Engine {
    /// The engine that `LETTERCASE_ENGINE` names; Chromium if it names none.
    pub fn asked() -> Self {
        match std::env::var("LETTERCASE_ENGINE").as_deref() {
            Err(_) | Ok("" | "chromium") => Self::Chromium,
            Ok("firefox") => Self::Firefox,
            Ok("webkit") => Self::WebKit,
            Ok(other) => panic!("LETTERCASE_ENGINE is chromium, firefox or webkit, not `{other}`"),
        }
    }

    /// Its name, as in `LETTERCASE_ENGINE` and in the folders of pictures.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// How many sessions at a time are safe, whatever `RUST_TEST_THREADS` says.
    pub fn sessions(self) -> usize {
        match self {
            Self::Chromium => 4,
            Self::Firefox => 2,
            Self::WebKit => 1,
        }
    }

    /// The driver's program, and the words that make it listen on `port`.
    pub fn driver(self, port: u16) -> (PathBuf, Vec<String>) {
        let (names, words): (&[&str], Vec<String>) = match self {
            Self::Chromium => (&["chromedriver"], vec![format!("--port={port}")]),
            Self::Firefox => (
                &["geckodriver"],
                // Its second port is a fixed one unless told otherwise.
                vec![format!("--port={port}"), "--websocket-port=0".into()],
            ),
            Self::WebKit => (&["WebKitWebDriver"], vec![format!("--port={port}")]),
        };
        let program = on_path(names).unwrap_or_else(|| {
            panic!(
                "{} is not on PATH; `make test` sets up what the tests need",
                names.join(" or ")
            )
        });
        (program, words)
    }

    /// The browser itself, where the driver would not find it alone.
    pub fn browser(self) -> Option<PathBuf> {
        match self {
            Self::Chromium => on_path(&["chromium", "chromium-browser", "google-chrome"]),
            Self::Firefox => on_path(&["firefox-esr", "firefox"]),
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

    /// The engine alone, with the same driver and none of a browser's own bars, dialogs, content
    /// settings and printer: it starts with a tenth of the work. Only Chromium comes in this form.
    pub fn bare() -> Option<PathBuf> {
        // Debian's program on PATH is a script, which would stand between the driver and this.
        let packed = Path::new("/usr/lib/chromium/chromium-headless-shell");
        match packed.is_file() {
            true => Some(packed.to_path_buf()),
            false => on_path(&["chrome-headless-shell"]),
        }
    }
}

/// The first of these programs that is on PATH, or where cargo installs.
fn on_path(names: &[&str]) -> Option<PathBuf> {
    let mut folders: Vec<PathBuf> =
        std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()).collect();
    folders.extend(std::env::home_dir().map(|home| home.join(".cargo/bin")));
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|path| path.is_file())
}
