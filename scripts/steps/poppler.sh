# poppler's tools, which open a PDF as a reader would: pages, sizes, text, pixels.
# shellcheck shell=sh

set_up_poppler() {
    if have pdfinfo && have pdftotext && have pdftoppm; then return; fi
    if on_mac; then
        fail "The tests of printed pages need poppler. Run: brew install poppler"
    fi
    say "Installing poppler's tools; seconds..."
    apt_install poppler-utils ||
        fail "The tests of printed pages need pdfinfo, pdftotext and pdftoppm on PATH. Install your system's package of poppler's tools."
}
