//! Modified copies of the build under test.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::project_folder;

/// Copies a build without its compressed copies, which would hold the unmodified contents.
#[track_caller]
pub fn copy_build(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder can be made");
    for entry in fs::read_dir(from).expect("a build can be read").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let there = to.join(&name);
        if entry.path().is_dir() {
            copy_build(&entry.path(), &there);
        } else if !name.ends_with(".br") && !name.ends_with(".gz") {
            fs::copy(entry.path(), there).expect("a file can be copied");
        }
    }
}

/// Changes the page of a build. [`rewrite_worker`] must be called afterwards.
#[track_caller]
pub fn change_page(folder: &Path, change: impl FnOnce(&str) -> String) {
    let page = folder.join("index.html");
    let html = fs::read_to_string(&page).expect("a build has a page");
    let changed = change(&html);
    assert_ne!(changed, html, "the page lacks the text to change");
    fs::write(page, changed).expect("a copy can be written");
}

/// Rewrites the service worker for the files that are in the folder.
#[track_caller]
pub fn rewrite_worker(folder: &Path, rescue: bool) {
    let mut node = Command::new("node");
    node.arg(project_folder().join("scripts/offline.mjs"))
        .arg(folder);
    if rescue {
        node.env("LETTERCASE_RESCUE", "1");
    }
    let written = node.status().expect("node runs, as in a build");
    assert!(written.success(), "the worker cannot be written");
}
