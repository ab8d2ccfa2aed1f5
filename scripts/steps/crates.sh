# The crates, fetched beforehand: Trunk then builds without asking the network.
# shellcheck shell=sh

set_up_crates() {
    # In continuous integration the lock must already be right.
    cargo fetch --quiet ${CI:+--locked} </dev/null ||
        fail "The crates could not be fetched: is there a network, and does Cargo.lock fit Cargo.toml?"
}
