//! Tells the page which build it is: the commit, where there is one.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // The native library shows it nowhere, and need not be built again for a commit.
    if std::env::var("CARGO_CFG_TARGET_FAMILY").as_deref() != Ok("wasm") {
        return;
    }
    // So that the program can be split by its rooms.
    println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    // Where git keeps it: elsewhere in a second working tree. A file that is not there would
    // count as changed each time.
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"]);
    if let Some(log) = log.filter(|log| Path::new(log).exists()) {
        println!("cargo::rerun-if-changed={log}");
    }
    let commit = git(&["rev-parse", "--short=8", "HEAD"]);
    let commit = commit.unwrap_or_else(|| "of no commit".into());
    println!("cargo::rustc-env=LETTERCASE_BUILD={commit}");
}

fn git(asked: &[&str]) -> Option<String> {
    let output = Command::new("git").args(asked).output().ok()?;
    let said = output.status.success().then_some(output.stdout)?;
    let said = String::from_utf8(said).ok()?;
    Some(said.trim().to_owned())
}
