//! What keeps WebKit on its feet. Each time its compiler is done with a WebAssembly function it
//! halts all threads that run such code, thousands of times in a minute; and it was seen to
//! stop, or to find fault with sound code, once in some hundred pages.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// What WebKit is told about its compiler: only what is hot is compiled, and once. So it halts
/// threads ten times less, and a small machine is quicker with it too.
pub const COMPILES_LESS: [(&str, &str); 2] = [
    ("JSC_useOMGJIT", "0"),
    ("JSC_thresholdForBBQOptimizeAfterWarmUp", "50000"),
];

/// The library that WebKit is started with, for `LD_PRELOAD`: `keep_errno.c` tells what it
/// mends. It is built once a run, by the C compiler that Rust links with.
pub fn errno_keeper() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/harness");
        // Another run at the same time has its own.
        let name = format!("keep-errno-{}.so", std::process::id());
        let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let cc = env::var_os("CC").unwrap_or_else(|| "cc".into());
        let built = Command::new(cc)
            .args([
                "-shared", "-fPIC", "-O2", "-Wall", "-Wextra", "-Werror", "-o",
            ])
            .arg(&library)
            .arg(source.join("keep_errno.c"))
            .arg("-ldl")
            .status();
        assert!(
            built.is_ok_and(|status| status.success()),
            "keep_errno.c cannot be compiled"
        );
        library
    })
}
