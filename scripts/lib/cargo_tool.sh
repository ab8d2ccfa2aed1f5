# Installs a cargo tool in one exact version: ready-made where that is available, else compiled.
# shellcheck shell=sh disable=SC2154

# cargo_tool NAME CRATE VERSION TIME [FLAGS...]
# Installs into cargo's own folder, so that the next clone finds the tool. If that
# folder holds another version, which other projects may need, it installs into
# $LETTERCASE_TOOLS. $archive_url and $archive_sum, if set, name an archive to try first.
cargo_tool() {
    name=$1 crate=$2 version=$3 time=$4
    shift 4
    found=$(version_of "$name" --version)
    [ "$found" = "$version" ] && return

    folder=${CARGO_HOME:-$HOME/.cargo}/bin
    if [ -n "$found" ]; then
        say "$name $version is needed; version $found, which is installed, stays."
        folder=$LETTERCASE_TOOLS/bin
        set -- --root "$LETTERCASE_TOOLS" --force "$@"
    fi
    if [ -n "${archive_sum:-}" ] && have curl && have tar; then
        say "Fetching $name $version ready-made..."
        if fetched_program "$name" "$archive_url" "$archive_sum" "$folder"; then
            say "$name $version was installed from its own archive; the checksum is right."
            return
        fi
        say "Its archive can't be downloaded or used here; trying another way."
    fi
    if have cargo-binstall; then
        say "Fetching $name $version with cargo binstall..."
        if [ -n "$found" ]; then
            set_by_binstall --root "$LETTERCASE_TOOLS" --force "$crate@$version" && return
        else
            set_by_binstall "$crate@$version" && return
        fi
        say "cargo binstall could not install it."
    fi
    say "Compiling $name $version, once; about $time on two cores..."
    make_scratch
    # A short compile time matters more than the tool's speed.
    CARGO_TARGET_DIR=$scratch/tools \
        CARGO_PROFILE_RELEASE_LTO=off \
        CARGO_PROFILE_RELEASE_OPT_LEVEL=1 \
        CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
        cargo install --quiet "$@" "$crate@$version" </dev/null ||
        fail "$name $version did not install. By hand: cargo install $crate@$version"
    say "$name $version was compiled."
}

# Installs a published program only; if there is none, we compile with our own settings.
set_by_binstall() {
    within 180 cargo binstall -y --disable-strategies compile "$@" </dev/null || return 1
    say "$name $version was installed by cargo binstall."
}
