# wasm-bindgen's program must have exactly the version of its crate.
# shellcheck shell=sh

set_up_wasm_bindgen() {
    # Not --locked: its lock file names a release that was yanked.
    cargo_tool wasm-bindgen wasm-bindgen-cli "$WASM_BINDGEN_VERSION" "2 minutes"
}
