//! Files in a browser's profile before it starts.

use std::fs;
use std::path::Path;

use super::Engine;

/// Firefox keeps its window at least 500 pixels wide; a phone has 360.
const NARROW_FIREFOX: &str = ":root { min-width: 0 !important; }\n";

/// WebKit's small browser is as wide as its tool bar, so the tool bar is shrunk.
const NARROW_WEBKIT: &str = "* { min-width: 0; min-height: 0; margin: 0; padding: 0;\
    border-width: 0; font-size: 1px; -gtk-icon-style: symbolic; }\n\
    button { opacity: 0; }\n";

/// Writes the files that the engine needs into the session's folder.
pub fn prepare_profile(engine: Engine, folder: &Path) {
    match engine {
        Engine::Chromium => {}
        Engine::Firefox => write_file(
            &folder.join("profile/chrome/userChrome.css"),
            NARROW_FIREFOX,
        ),
        Engine::WebKit => prepare_webkit(folder),
    }
}

fn prepare_webkit(folder: &Path) {
    write_file(&folder.join("config/gtk-3.0/gtk.css"), NARROW_WEBKIT);
    write_file(&folder.join("config/gtk-4.0/gtk.css"), NARROW_WEBKIT);
    let downloads = folder.join("downloads");
    write_file(
        &folder.join("config/user-dirs.dirs"),
        &format!("XDG_DOWNLOAD_DIR=\"{}\"\n", downloads.display()),
    );
}

fn write_file(path: &Path, text: &str) {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).expect("a folder for the browser can be made");
    }
    fs::write(path, text).expect("a file for the browser can be written");
}
