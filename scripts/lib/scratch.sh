# A private temporary folder for this run, deleted when it ends.
# shellcheck shell=sh

scratch=

make_scratch() {
    [ -n "$scratch" ] && return
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
}
