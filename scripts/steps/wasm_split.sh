# wasm-split moves the games' rooms out of the page's program. Its library needs a patch: it puts
# the code that rooms share into a single file (scripts/split/one-chunk.patch).
# shellcheck shell=sh disable=SC2154

set_up_wasm_split() {
    patch=scripts/split/one-chunk.patch
    mark=$LETTERCASE_TOOLS/wasm-split
    wanted="$WASM_SPLIT_VERSION $(cksum <"$patch")"
    if [ -x "$LETTERCASE_TOOLS/bin/wasm-split-cli" ] && [ "$(cat "$mark" 2>/dev/null)" = "$wanted" ]; then
        return
    fi
    say "Building wasm-split $WASM_SPLIT_VERSION, once; about 1 minute on two cores..."
    make_scratch
    # Cargo fetches the library; a patched copy of it is built.
    mkdir -p "$scratch/split/src"
    : >"$scratch/split/src/lib.rs"
    printf '[package]\nname = "split"\nversion = "0.0.0"\nedition = "2024"\n[dependencies]\nwasm_split_cli_support = "=%s"\n[workspace]\n' \
        "$WASM_SPLIT_VERSION" >"$scratch/split/Cargo.toml"
    source=$(cargo metadata --manifest-path "$scratch/split/Cargo.toml" --format-version 1 </dev/null |
        sed -n 's/.*"manifest_path":"\([^"]*\/wasm_split_cli_support-[^"]*\)\/Cargo.toml".*/\1/p')
    [ -d "$source" ] || fail "wasm-split $WASM_SPLIT_VERSION is unavailable: cargo could not fetch wasm_split_cli_support."
    cp -R "$source" "$scratch/wasm-split"
    git -C "$scratch/wasm-split" apply "$PWD/$patch" ||
        fail "scripts/split/one-chunk.patch does not apply to wasm-split $WASM_SPLIT_VERSION."
    # A short compile time matters more than the tool's speed.
    CARGO_TARGET_DIR=$scratch/tools \
        CARGO_PROFILE_RELEASE_LTO=off \
        CARGO_PROFILE_RELEASE_OPT_LEVEL=1 \
        CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
        cargo install --quiet --locked --root "$LETTERCASE_TOOLS" --force \
        --path "$scratch/wasm-split" --features build-binary </dev/null ||
        fail "wasm-split $WASM_SPLIT_VERSION did not install."
    printf '%s\n' "$wanted" >"$mark"
}
