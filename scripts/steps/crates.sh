# Fetches the crates beforehand, so that builds need no network.
# shellcheck shell=sh

set_up_crates() {
    # In continuous integration Cargo.lock must be up to date already.
    cargo fetch --quiet ${CI:+--locked} </dev/null ||
        fail "The crates could not be fetched: is there a network, and does Cargo.lock fit Cargo.toml?"
}
