//! Builds made of the one under test.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::project;

/// Copies a build without the packed copies, which would tell of what was before.
#[track_caller]
pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder can be made");
    for entry in fs::read_dir(from).expect("a build can be read").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let there = to.join(&name);
        if entry.path().is_dir() {
            copy(&entry.path(), &there);
        } else if !name.ends_with(".br") && !name.ends_with(".gz") {
            fs::copy(entry.path(), there).expect("a file can be copied");
        }
    }
}

/// Changes the page of a build; its worker is to be written anew after that.
#[track_caller]
pub fn change_page(folder: &Path, change: impl FnOnce(&str) -> String) {
    let page = folder.join("index.html");
    let html = fs::read_to_string(&page).expect("a build has a page");
    let changed = change(&html);
    assert_ne!(changed, html, "there is no place for the change");
    fs::write(page, changed).expect("a copy can be written");
}

/// Writes the worker anew, for what is in the folder.
#[track_caller]
pub fn write_worker(folder: &Path, rescue: bool) {
    let mut node = Command::new("node");
    node.arg(project().join("scripts/offline.mjs")).arg(folder);
    if rescue {
        node.env("LETTERCASE_RESCUE", "1");
    }
    let written = node.status().expect("node runs, as in a build");
    assert!(written.success(), "the worker cannot be written");
}
