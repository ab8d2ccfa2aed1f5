# fmt and clippy; clippy for the browser comes from the Rust that builds for it.
# shellcheck shell=sh

set_up_linters() {
    if ! cargo fmt --version >/dev/null 2>&1 || ! cargo clippy --version >/dev/null 2>&1; then
        say "Adding rustfmt and clippy..."
        rustup component add rustfmt clippy ||
            fail "rustfmt and clippy are missing. Run: rustup component add rustfmt clippy"
    fi
    if rust_has_wasm "$RUSTUP_TOOLCHAIN"; then return; fi
    if RUSTUP_TOOLCHAIN=debian cargo clippy --version >/dev/null 2>&1; then return; fi
    say "Installing clippy for Debian's Rust..."
    apt_install rust-web-clippy ||
        fail "clippy for Debian's Rust is missing. Run: apt-get install rust-web-clippy"
}
