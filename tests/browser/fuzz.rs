//! The fuzz targets in wasm, which has less memory and stack than the machine.
//! `LETTERCASE_FUZZ_SECONDS` is the additional time for each target.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::harness::{Engine, Recorder, browse, build, project_folder};
use crate::page::Page;

#[path = "../native/fuzz/seeds.rs"]
mod seeds;

const TARGETS: [&str; 10] = [
    "games", "archives", "seals", "rows", "records", "codes", "links", "routes", "names", "words",
];

/// Number of mutated seeds per target in every run.
const ALWAYS: u64 = 100;

/// Builds a folder with the fuzz page and its seeds.
fn build_fuzz_page(engine: Engine) -> PathBuf {
    let built = project_folder().join("target/fuzz-page");
    assert!(
        built.join("fuzzed.js").is_file(),
        "there is no page of targets; run `make fuzz-page` first"
    );
    let seeds: BTreeMap<&str, Vec<(String, String)>> = TARGETS
        .into_iter()
        .map(|target| {
            let seeds = seeds::seeds(target).into_iter();
            let seeds = seeds.map(|(from, bytes)| (from, encode_base64(&bytes)));
            (target, seeds.collect())
        })
        .collect();
    let folder =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fuzz-page-{}", engine.name()));
    fs::create_dir_all(&folder).expect("there is room");
    for entry in fs::read_dir(built).expect("`make fuzz-page` has run") {
        let path = entry.expect("it is there").path();
        let name = path.file_name().expect("a file");
        fs::copy(&path, folder.join(name)).expect("there is room");
    }
    let seeds = serde_json::to_string(&seeds).expect("plain texts");
    fs::write(folder.join("seeds.json"), seeds).expect("there is room");
    if engine != Engine::Chromium {
        build::change_page(&folder, Recorder::insert_into);
    }
    folder
}

fn encode_base64(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let number = three
            .iter()
            .fold(0u32, |number, byte| number << 8 | u32::from(*byte));
        let number = number << (8 * (3 - three.len()));
        for place in 0..4 {
            let sign = SIGNS[(number >> (18 - 6 * place)) as usize & 63];
            text.push(if place <= three.len() {
                sign as char
            } else {
                '='
            });
        }
    }
    text
}

/// Runs a target on mutated seeds: at least `count` of them, and for at least this time.
fn run_target(page: &Page, target: &str, from: u64, count: u64, milliseconds: u64) -> u64 {
    let script = format!("return window.tries('{target}', {from}, {count}, {milliseconds})");
    let outcome = page.css("html").eval(&script);
    outcome["tried"]
        .as_u64()
        .unwrap_or_else(|| panic!("{}", outcome["fault"]))
}

#[test]
fn fuzz_targets_run_in_wasm() {
    browse(|page| {
        page.server().publish(&build_fuzz_page(page.engine()));
        page.visit("");
        page.wait("the targets are there", || {
            page.css("html")
                .eval("return typeof window.tries === 'function'")
                == true
        });
        let seconds = env::var("LETTERCASE_FUZZ_SECONDS").ok();
        let seconds: u64 = seconds
            .and_then(|seconds| seconds.parse().ok())
            .unwrap_or(0);
        for target in TARGETS {
            let mut tried = run_target(page, target, 0, ALWAYS, 0);
            // The driver aborts scripts that take longer.
            for _ in 0..seconds {
                tried += run_target(page, target, tried, 1, 1_000);
            }
            eprintln!("{target}: {tried} in wasm");
        }
    });
}
