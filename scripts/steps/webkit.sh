# WebKit, Safari's engine: WebKitGTK's small browser, on a virtual display.
# shellcheck shell=sh

set_up_webkit() {
    if have WebKitWebDriver && have Xvfb; then return; fi
    on_mac && fail "The WebKit run needs Linux: its driver is WebKitGTK's. The other engines run here."
    say "Installing WebKit's driver and a display without a screen; about a minute..."
    apt_install webkit2gtk-driver xvfb ||
        fail "The tests need WebKitWebDriver and Xvfb on PATH. Install your system's packages of WebKitGTK and Xvfb."
}
