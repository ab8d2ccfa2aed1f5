# Trunk builds the page.
# shellcheck shell=sh

set_up_trunk() {
    cargo_tool trunk trunk "$TRUNK_VERSION" "4 minutes" \
        --locked --no-default-features --features rustls
}
