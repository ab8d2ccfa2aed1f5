# wasm-opt (binaryen) and axe-core, in the versions of package-lock.json.
# shellcheck shell=sh

set_up_npm_tools() {
    node=$(version_of node --version)
    if ! at_least "${node:-0}" 20 || ! have npm; then
        fail "Node 20 or newer with npm is needed; this is ${node:-missing}. Install it from nodejs.org or your system's packages."
    fi
    # The copy is written last, so it marks a complete installation.
    cmp -s package-lock.json node_modules/.installed-lock.json && return
    say "Installing wasm-opt and axe-core from npm; seconds..."
    npm ci --silent --no-fund --no-audit </dev/null ||
        fail "npm could not install them. By hand: npm ci"
    cp package-lock.json node_modules/.installed-lock.json
}
