//! Passes the page its build number: the short commit hash, if there is one.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A native build doesn't show the number, so it needn't be rebuilt after a commit.
    if std::env::var("CARGO_CFG_TARGET_FAMILY").as_deref() != Ok("wasm") {
        return;
    }
    // Lets the release build split the program into chunks (`scripts/split`).
    println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    // Asks git for the path, which differs in a second working tree. Cargo would treat a missing
    // file as changed each time.
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
