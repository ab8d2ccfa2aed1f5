# Trunk, which can build and serve the page as well. No task of scripts/setup needs it.
# shellcheck shell=sh disable=SC2034

set_up_trunk() {
    machine=$(machine_name)
    archive_url=https://github.com/trunk-rs/trunk/releases/download/v$TRUNK_VERSION/trunk-$machine.tar.gz
    archive_sum=$(printf '%s' "$TRUNK_SUMS" | awk -v machine="$machine" '$1 == machine { print $2 }')
    cargo_tool trunk trunk "$TRUNK_VERSION" "4 minutes" \
        --locked --no-default-features --features rustls
    archive_sum=
}
