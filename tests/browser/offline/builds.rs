//! The next build, derived from the one that is served.

use std::path::{Path, PathBuf};

use serde_json::json;

use crate::harness::build;
use crate::page::Page;

/// Copies the served build, changes it, and writes its service worker.
pub fn make_next_build(page: &Page, name: &str, change: impl FnOnce(&Path)) -> PathBuf {
    let folder = page.driver().folder().join(name);
    build::copy_build(&page.server().folder(), &folder);
    set_build_name(&folder, name);
    change(&folder);
    build::rewrite_worker(&folder, false);
    folder
}

/// Writes a build name into the page.
pub fn set_build_name(folder: &Path, name: &str) {
    build::change_page(folder, |html| {
        let line = "<div id=\"app\">";
        html.replace(
            line,
            &format!("<meta name=\"build\" content=\"{name}\">{line}"),
        )
    });
}

/// Returns the build name of the current page.
pub fn build_name(page: &Page) -> String {
    let script =
        "return [...document.querySelectorAll('meta[name=build]')].at(-1)?.content ?? 'first'";
    // The page may be loading.
    let name = page.driver().try_run_script(script, json!([]));
    name.unwrap_or_default()
        .as_str()
        .unwrap_or_default()
        .to_owned()
}
