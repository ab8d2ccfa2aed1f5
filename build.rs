//! Tells the page which build it is: the commit, where there is one.

use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // The native library shows it nowhere, and need not be built again for a commit.
    if std::env::var("CARGO_CFG_TARGET_FAMILY").as_deref() != Ok("wasm") {
        return;
    }
    println!("cargo::rerun-if-changed=.git/logs/HEAD");
    let commit = Command::new("git")
        .args(["rev-parse", "--short=8", "HEAD"])
        .output();
    let commit = commit.ok().filter(|output| output.status.success());
    let commit = commit.and_then(|output| String::from_utf8(output.stdout).ok());
    let commit = commit.unwrap_or_else(|| "of no commit".into());
    println!("cargo::rustc-env=LETTERCASE_BUILD={}", commit.trim());
}
