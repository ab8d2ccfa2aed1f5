# Rust itself, and the linker that it calls.
# shellcheck shell=sh

set_up_rust() {
    have cargo || fail "Rust is missing. Install it with rustup (rustup.rs), then run this again."
    rust=$(version_of rustc --version)
    at_least "$rust" "$RUST_VERSION" ||
        fail "Rust $RUST_VERSION or newer is needed; this is ${rust:-unusable}. Run: rustup update stable"
    have cc && return
    if on_mac; then
        fail "The linker is missing. Run: xcode-select --install"
    fi
    say "Installing the C compiler, whose linker Rust uses..."
    apt_install gcc libc6-dev ||
        fail "A C compiler is missing (cc). Install your system's gcc or clang."
}
