# cargo-deny checks the libraries against deny.toml.
# shellcheck shell=sh

set_up_cargo_deny() {
    cargo_tool cargo-deny cargo-deny "$CARGO_DENY_VERSION" "1 minute" --locked
}
