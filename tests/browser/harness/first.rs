//! What Firefox works out when it first starts on a profile: its own scripts compiled, its data
//! bases laid out, its add-ons listed. That is as much work as many a test, so it is done once, and
//! each session begins with a copy. The browser has been nowhere by then: nothing of a page is in it.

use std::ffi::OsStr;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use super::{Driver, Engine, Setup};

/// A profile in which Firefox has been started, for the same Firefox told the same things.
pub fn profile() -> &'static Path {
    static MADE: OnceLock<PathBuf> = OnceLock::new();
    MADE.get_or_init(|| {
        let place = place();
        if !place.is_dir() {
            let made = Driver::first_started();
            // Another run may have been first: its own is as good.
            if let Err(error) = fs::rename(made.profile(), &place) {
                assert!(place.is_dir(), "no profile is kept: {error}");
            }
        }
        place
    })
}

/// Copies a profile, but for whose it is just now.
pub fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (kind, to) = (entry.file_type()?, to.join(entry.file_name()));
        if kind.is_dir() {
            copy(&entry.path(), &to)?;
        } else if kind.is_file() && entry.file_name() != OsStr::new(".parentlock") {
            fs::copy(entry.path(), to)?;
        }
    }
    Ok(())
}

/// Where it is kept. Another Firefox, or one that is told something else, has another one.
fn place() -> PathBuf {
    let mut of = DefaultHasher::new();
    if let Some(about) = Engine::Firefox.browser().and_then(|at| at.metadata().ok()) {
        (about.len(), about.modified().ok()).hash(&mut of);
    }
    let told = Setup::new().capabilities(Engine::Firefox, Path::new(""));
    serde_json::to_string(&told)
        .unwrap_or_default()
        .hash(&mut of);
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("firefox-{:016x}", of.finish()))
}
