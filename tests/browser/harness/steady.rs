//! What keeps WebKit on its feet, and its data where a test wants them.
//!
//! Each time its compiler is done with a WebAssembly function it halts all threads that run
//! such code, thousands of times in a minute; and it was seen to stop, or to find fault with
//! sound code, once in some hundred pages.
//!
//! It also leaves the bounds of a program's memory to the processor, whose fault it catches by a
//! signal. With that, of 540 word lists that were unpacked under load 7 came to an "out of bounds
//! memory access" or came out damaged; with bounds checked by the program, 1 of 700.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// What WebKit is told about its compiler: only what is hot is compiled, and once, so that it halts
/// threads ten times less, and a small machine is quicker with it too; and a program checks the
/// bounds of its memory itself.
pub const COMPILES_LESS: [(&str, &str); 3] = [
    ("JSC_useWasmFastMemory", "0"),
    ("JSC_useOMGJIT", "0"),
    ("JSC_thresholdForBBQOptimizeAfterWarmUp", "50000"),
];

/// What it does without. It has no graphics card in tests, and a program that plays one was two fifths
/// of its work, and fell over at times: it still lays layers together by that, but paints by itself.
/// (Without layers, `WEBKIT_DISABLE_COMPOSITING_MODE`, one picture of 200 tests never came.) And it
/// looked five times for a desktop's bus, which nobody has there.
pub const DOES_WITHOUT: [(&str, &str); 2] = [
    ("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1"),
    ("DBUS_SESSION_BUS_ADDRESS", "disabled:"),
];

/// The library that WebKit is started with, for `LD_PRELOAD`: `keep_errno.c` tells what it
/// mends. It is built once a run, by the C compiler that Rust links with.
pub fn errno_keeper() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| build("keep_errno"))
}

/// The library for a WebKit whose data outlive it: `keep_profile.c` tells how.
pub fn profile_keeper() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| build("keep_profile"))
}

fn build(name: &str) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("harness");
    // Another run at the same time has its own.
    let library = format!("{}-{}.so", name.replace('_', "-"), std::process::id());
    let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join(library);
    let cc = env::var_os("CC").unwrap_or_else(|| "cc".into());
    let built = Command::new(cc)
        .args([
            "-shared", "-fPIC", "-O2", "-Wall", "-Wextra", "-Werror", "-o",
        ])
        .arg(&library)
        .arg(source.join(name).with_extension("c"))
        .arg("-ldl")
        .status();
    assert!(
        built.is_ok_and(|status| status.success()),
        "{name}.c cannot be compiled"
    );
    library
}
