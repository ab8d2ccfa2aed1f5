# Downloads ready-made programs from archives with pinned checksums.
# shellcheck shell=sh disable=SC2154

# within SECONDS COMMAND...: fails if the command takes longer, on machines that have `timeout`.
within() {
    seconds=$1
    shift
    if have timeout; then timeout "$seconds" "$@"; else "$@"; fi
}

# Prints this machine's name in archive names, or nothing if there are no archives for it.
machine_name() {
    case $(uname -s)-$(uname -m) in
        Linux-x86_64) echo x86_64-unknown-linux-gnu ;;
        Linux-aarch64 | Linux-arm64) echo aarch64-unknown-linux-gnu ;;
        Darwin-x86_64) echo x86_64-apple-darwin ;;
        Darwin-arm64) echo aarch64-apple-darwin ;;
    esac
}

# The sha256 of a file.
sum_of() {
    if have sha256sum; then sha256sum "$1"; else shasum -a 256 "$1"; fi 2>/dev/null | awk '{ print $1 }'
}

# download URL FILE: fails within 10 s if the host is unreachable, within 180 s if it is slow.
download() {
    have curl || return 1
    within 180 curl --proto '=https' --tlsv1.2 -fsSL --connect-timeout 10 --max-time 170 -o "$2" "$1"
}

# fetched_program NAME URL SUM FOLDER: puts the program NAME from an archive into FOLDER. Fails and
# changes nothing if the archive can't be fetched, has another checksum or holds a program that
# doesn't run here.
fetched_program() {
    make_scratch
    mkdir -p "$scratch/fetched" "$4" || return 1
    download "$2" "$scratch/fetched/archive" 2>/dev/null || return 1
    if [ "$(sum_of "$scratch/fetched/archive")" != "$3" ]; then
        say "The archive of $1 has the wrong checksum, so it isn't used."
        return 1
    fi
    tar -xzf "$scratch/fetched/archive" -C "$scratch/fetched" "$1" || return 1
    chmod +x "$scratch/fetched/$1"
    # A program that was linked against a newer system's C library doesn't start.
    "$scratch/fetched/$1" --version >/dev/null 2>&1 || return 1
    mv "$scratch/fetched/$1" "$4/$1"
}
