# Firefox, and geckodriver, which drives any version of it.
# shellcheck shell=sh

set_up_firefox() {
    if ! has_firefox; then
        on_mac && fail "The tests need Firefox. Run: brew install --cask firefox"
        say "Installing Firefox; about a minute..."
        apt_install firefox-esr || apt_install firefox ||
            fail "The tests need Firefox on PATH. Install your system's package of it."
    fi
    have geckodriver && return
    cargo_tool geckodriver geckodriver "$GECKODRIVER_VERSION" "1 minute" --locked
}

has_firefox() {
    have firefox || have firefox-esr || [ -x /Applications/Firefox.app/Contents/MacOS/firefox ]
}
