//! A mend for WebKit, which forgets to keep what the system calls `errno`: `keep_errno.c` tells.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The library that WebKit is started with, for `LD_PRELOAD`. It is built once a run, by the C
/// compiler that Rust links with.
pub fn keeper() -> &'static Path {
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
