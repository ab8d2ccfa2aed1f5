# Chromium or Chrome, and the driver of the same version.
# shellcheck shell=sh

set_up_chromium() {
    if has_chromium && have chromedriver; then
        set_up_bare_chromium
        return
    fi
    if on_mac; then
        fail "The tests need Chrome and its driver. Run: brew install --cask google-chrome chromedriver"
    fi
    say "Installing Chromium and its driver; about a minute..."
    apt_install chromium chromium-driver ||
        fail "The tests need Chromium and chromedriver on PATH. Install your system's packages of them (Fedora: chromium chromedriver; Arch: chromium)."
    set_up_bare_chromium
}

# `.ci/run` mostly uses the headless shell, where the driver's package source offers it; elsewhere it
# uses whole browsers.
set_up_bare_chromium() {
    [ "${task:-}" = ci ] || return 0
    if have chromium-headless-shell || have chrome-headless-shell; then return; fi
    have dpkg && dpkg -s chromium-driver >/dev/null 2>&1 || return 0
    say "Installing Chromium's headless shell; some seconds..."
    apt_install chromium chromium-driver chromium-headless-shell ||
        say "It isn't available: the tests use whole browsers and take some minutes longer."
}

has_chromium() {
    have chromium || have chromium-browser || have google-chrome || have google-chrome-stable ||
        [ -x "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" ]
}
