# Chromium or Chrome, and the driver of the same version.
# shellcheck shell=sh

set_up_chromium() {
    if has_chromium && have chromedriver; then return; fi
    if on_mac; then
        fail "The tests need Chrome and its driver. Run: brew install --cask google-chrome chromedriver"
    fi
    say "Installing Chromium and its driver; about a minute..."
    apt_install chromium chromium-driver ||
        fail "The tests need Chromium and chromedriver on PATH. Install your system's packages of them (Fedora: chromium chromedriver; Arch: chromium)."
}

has_chromium() {
    have chromium || have chromium-browser || have google-chrome || have google-chrome-stable ||
        [ -x "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" ]
}
