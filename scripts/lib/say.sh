# Prints messages of the set-up, and finds out what the machine has.
# shellcheck shell=sh

say() {
    printf 'setup: %s\n' "$*"
}

fail() {
    printf 'setup: %s\n' "$*" >&2
    exit 1
}

have() {
    command -v "$1" >/dev/null 2>&1
}

on_mac() {
    [ "$(uname -s)" = Darwin ]
}
