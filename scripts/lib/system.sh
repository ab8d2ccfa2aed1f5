# Changes to the system: as root, or with sudo after printing the command.
# shellcheck shell=sh

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif have sudo; then
        say "This needs an administrator, so it runs: sudo $*"
        if [ -t 0 ]; then sudo "$@"; else sudo -n "$@"; fi
    else
        say "This needs an administrator. As root, run: $*"
        return 1
    fi
}

apt_lists_fresh=

# Installs Debian packages by name. Fails if there is no apt, or if a package is unavailable.
apt_install() {
    have apt-get || return 1
    if [ -z "$apt_lists_fresh" ]; then
        as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq || return 1
        apt_lists_fresh=yes
    fi
    # Don't ask for a password if a package isn't in the lists.
    for package in "$@"; do
        apt-cache show "$package" >/dev/null 2>&1 || return 1
    done
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -qq -y --no-install-recommends "$@" </dev/null
}

# Whether version $1 is at least $2. Compares the numbers between the dots.
at_least() {
    printf '%s %s\n' "$1" "$2" | awk '{
        n = split($1, a, "."); m = split($2, b, ".")
        for (i = 1; i <= n || i <= m; i++) {
            if (a[i] + 0 > b[i] + 0) exit 0
            if (a[i] + 0 < b[i] + 0) exit 1
        }
    }'
}

# Prints the version in the first line that `$@` prints, or nothing.
version_of() {
    "$@" 2>/dev/null </dev/null | awk '
        NR == 1 { for (i = 1; i <= NF; i++) if ($i ~ /^v?[0-9]+\.[0-9]/) { sub(/^v/, "", $i); print $i; exit } }'
}
