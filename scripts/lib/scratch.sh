# A private folder for this run, gone with it.
# shellcheck shell=sh

scratch=

make_scratch() {
    [ -n "$scratch" ] && return
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
}
