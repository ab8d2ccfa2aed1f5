//! The fuzz targets in a page, run in wasm by a browser. `make fuzz-page` builds it; the browser
//! tests open it.

#![allow(missing_docs, clippy::unwrap_used, clippy::indexing_slicing)]

#[path = "../changes.rs"]
mod changes;
#[path = "../targets.rs"]
mod targets;

use game::Chance;

/// Mutates a seed as the native fuzzer does: the same number gives the same mutation.
#[cfg_attr(target_family = "wasm", wasm_bindgen::prelude::wasm_bindgen)]
pub fn mutate(seed: &[u8], other: &[u8], number: u32) -> Vec<u8> {
    let mut chance = Chance::new(u64::from(number));
    changes::mutate(seed, other, &mut chance)
}

/// Runs a target on these bytes. It must return.
#[cfg_attr(target_family = "wasm", wasm_bindgen::prelude::wasm_bindgen)]
pub fn run_target(target: &str, data: &[u8]) {
    let (_, read) = targets::TARGETS
        .iter()
        .find(|(name, _)| *name == target)
        .unwrap();
    read(data);
}

fn main() {
    #[cfg(target_family = "wasm")]
    console_error_panic_hook::set_once();
    #[cfg(not(target_family = "wasm"))]
    println!("This program runs in a browser: make fuzz-page");
}
