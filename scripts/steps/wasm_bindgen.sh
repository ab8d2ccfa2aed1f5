# wasm-bindgen's program must be of the very version of its crate.
# shellcheck shell=sh

set_up_wasm_bindgen() {
    # Not --locked: a release that its lock names was withdrawn.
    cargo_tool wasm-bindgen wasm-bindgen-cli "$WASM_BINDGEN_VERSION" "2 minutes"
}
