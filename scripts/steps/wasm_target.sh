# The standard library for WebAssembly: from rustup, else built from the source
# in Debian's packages, for Debian's Rust.
# shellcheck shell=sh disable=SC2154

set_up_wasm_target() {
    rust_has_wasm "$RUSTUP_TOOLCHAIN" && return
    if rust_has_wasm debian && wasm_builds_with debian; then return; fi

    if have rustup; then
        say "Adding the $WASM target..."
        within 300 rustup target add "$WASM" && return
        say "rustup could not add it."
    fi
    set_up_debian_rust ||
        fail "No Rust here can build for $WASM. Where the network allows it, run: rustup target add $WASM"
}

# Whether the toolchain named $1 can build, optimise and link a page's program. It
# can't after an upgrade of the compiler, which doesn't fit the built library.
wasm_builds_with() {
    make_scratch
    echo '#[unsafe(no_mangle)] pub extern "C" fn f(n: u32) -> usize { format!("{n}").len() }' |
        RUSTUP_TOOLCHAIN=$1 rustc --edition 2024 --crate-type cdylib --target "$WASM" \
            -C lto -C panic=abort -o "$scratch/probe.wasm" - >/dev/null 2>&1
}

set_up_debian_rust() {
    if on_mac || ! have rustup; then return 1; fi
    say "Using Debian's Rust instead, with the standard library built from source; about 3 minutes..."
    apt_install rustc-web cargo-web rust-web-src rust-web-llvm || return 1
    debian=$(version_of /usr/bin/rustc --version)
    if ! at_least "$debian" "$RUST_VERSION"; then
        say "Debian's Rust is $debian here; $RUST_VERSION or newer is needed."
        return 1
    fi
    # rust-lld is a symlink into a package that Debian's Rust only suggests.
    if [ ! -e /usr/bin/rust-lld ]; then
        apt_install "$(basename "$(readlink /usr/bin/rust-lld)")" || return 1
    fi
    make_scratch
    build_standard_library /usr/bin "$scratch/std" || return 1
    place_standard_library "$scratch/std/libraries" "/usr/lib/rustlib/$WASM" || return 1
    if ! rustup toolchain list | grep -q '^debian\b'; then
        rustup toolchain link debian /usr || return 1
    fi
    wasm_builds_with debian
}

# build_standard_library BIN FOLDER: builds the library with the Rust in BIN, in an
# empty crate in FOLDER, and copies it to FOLDER/libraries.
build_standard_library() {
    say "Building the standard library for $WASM; about 90 seconds on two cores..."
    mkdir -p "$2/src" "$2/libraries"
    echo '#![no_std]' >"$2/src/lib.rs"
    printf '[package]\nname = "empty"\nversion = "0.0.0"\nedition = "2024"\n' >"$2/Cargo.toml"
    # Link-time optimisation needs the bitcode.
    (
        cd "$2" || exit
        CARGO_TARGET_DIR=$2/target RUSTC=$1/rustc RUSTC_BOOTSTRAP=1 \
            RUSTFLAGS="-Cembed-bitcode=yes -Cdebuginfo=0" \
            "$1/cargo" build --quiet -Z build-std=std,panic_abort --target "$WASM" --release
    ) || return 1
    for library in "$2/target/$WASM/release/deps"/lib*.rlib; do
        case ${library##*/} in
            libempty-*) ;;
            *) cp "$library" "$2/libraries/" || return 1 ;;
        esac
    done
}

# place_standard_library FROM TO: replaces an older library, completely or not at all.
# shellcheck disable=SC2016 # the inner shell expands these
place_standard_library() {
    as_root sh -eu -c '
        rm -rf "$2.new"
        mkdir -p "$2.new/lib"
        cp "$1"/lib*.rlib "$2.new/lib/"
        rm -rf "$2"
        mv "$2.new" "$2"
    ' place "$1" "$2"
}
