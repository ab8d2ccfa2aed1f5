# A program that cargo installs, in one exact version.
# shellcheck shell=sh disable=SC2154

# cargo_tool NAME CRATE VERSION TIME [FLAGS...]
# It goes where cargo puts programs, so that the next clone finds it; where that
# holds another version, which something else may want, it goes beside it.
cargo_tool() {
    name=$1 crate=$2 version=$3 time=$4
    shift 4
    found=$(version_of "$name" --version)
    [ "$found" = "$version" ] && return

    if [ -n "$found" ]; then
        say "$name $version is needed; the one here is $found and stays."
        set -- --root "$LETTERCASE_TOOLS" --force "$@"
    fi
    if have cargo-binstall; then
        say "Fetching $name $version..."
        if [ -n "$found" ]; then
            cargo binstall -y --root "$LETTERCASE_TOOLS" --force "$crate@$version" && return
        else
            cargo binstall -y "$crate@$version" && return
        fi
        say "It is not to be had ready-made."
    fi
    say "Building $name $version, once; about $time on two cores..."
    make_scratch
    # How fast these tools run matters less than how soon they are there.
    CARGO_TARGET_DIR=$scratch/tools \
        CARGO_PROFILE_RELEASE_LTO=off \
        CARGO_PROFILE_RELEASE_OPT_LEVEL=1 \
        CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
        cargo install --quiet "$@" "$crate@$version" </dev/null ||
        fail "$name $version did not install. By hand: cargo install $crate@$version"
}
