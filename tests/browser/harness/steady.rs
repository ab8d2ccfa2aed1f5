//! Settings that keep WebKit stable, and store its data where a test wants them.
//!
//! After compiling a WebAssembly function, WebKit halts all threads that run such code, thousands
//! of times a minute. About once in a hundred pages it hung, or reported errors in sound code.
//!
//! It also leaves bounds checks of WebAssembly memory to the processor, whose fault it catches as a
//! signal. With that, 7 of 540 word lists that were unpacked under load ended in an "out of bounds
//! memory access" or came out damaged; with explicit bounds checks, 1 of 700.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// WebKit's compiler settings: only hot code is compiled, and only once, so that threads are halted
/// ten times less, which is also quicker on a small machine; and programs check the bounds of their
/// memory themselves.
pub const COMPILES_LESS: [(&str, &str); 3] = [
    ("JSC_useWasmFastMemory", "0"),
    ("JSC_useOMGJIT", "0"),
    ("JSC_thresholdForBBQOptimizeAfterWarmUp", "50000"),
];

/// Features that WebKit runs without. Tests have no graphics card; the program that emulates one
/// was two fifths of WebKit's work and crashed at times. WebKit still composites layers with it,
/// but paints on the processor. (Without layers, `WEBKIT_DISABLE_COMPOSITING_MODE`, one of 200
/// tests never got its picture.) WebKit also looked five times for a desktop's bus, which the test
/// machines don't have.
pub const DOES_WITHOUT: [(&str, &str); 2] = [
    ("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1"),
    ("DBUS_SESSION_BUS_ADDRESS", "disabled:"),
];

/// The library for `LD_PRELOAD` that fixes a fault of WebKit, described in `keep_errno.c`. It is
/// built once per run, by the C compiler that Rust links with.
pub fn errno_keeper_library() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| build_library("keep_errno"))
}

/// The library for a WebKit whose data outlive it, described in `keep_profile.c`.
pub fn profile_keeper_library() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| build_library("keep_profile"))
}

fn build_library(name: &str) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("harness");
    // A run at the same time has a library of its own.
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
