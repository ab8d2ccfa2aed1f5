//! A profile on which Firefox has been started before. Its first start compiles its own scripts,
//! creates its databases and lists its add-ons, which is as much work as many a test. So that is
//! done once, and each session begins with a copy. The profile holds nothing of any page.

use std::ffi::OsStr;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use super::{Driver, Engine, Setup};

/// Returns the prepared profile for this version of Firefox with these preferences.
pub fn prepared_profile() -> &'static Path {
    static MADE: OnceLock<PathBuf> = OnceLock::new();
    MADE.get_or_init(|| {
        let place = profile_folder();
        if !place.is_dir() {
            let made = Driver::warmed_up_firefox();
            // Another run may have made the profile first; that one is as good.
            if let Err(error) = fs::rename(made.profile(), &place) {
                assert!(place.is_dir(), "no profile is kept: {error}");
            }
        }
        place
    })
}

/// Copies a profile without its lock.
pub fn copy_profile(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (kind, to) = (entry.file_type()?, to.join(entry.file_name()));
        if kind.is_dir() {
            copy_profile(&entry.path(), &to)?;
        } else if kind.is_file() && entry.file_name() != OsStr::new(".parentlock") {
            fs::copy(entry.path(), to)?;
        }
    }
    Ok(())
}

/// Returns the profile's folder, a different one for each Firefox version and set of preferences.
fn profile_folder() -> PathBuf {
    let mut of = DefaultHasher::new();
    if let Some(about) = Engine::Firefox
        .browser_path()
        .and_then(|at| at.metadata().ok())
    {
        (about.len(), about.modified().ok()).hash(&mut of);
    }
    let told = Setup::new().capabilities(Engine::Firefox, Path::new(""));
    serde_json::to_string(&told)
        .unwrap_or_default()
        .hash(&mut of);
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("firefox-{:016x}", of.finish()))
}
