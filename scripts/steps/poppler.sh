# poppler's tools, which open a PDF as a viewer does (pages, sizes, text, pixels), and qpdf, which
# checks the file's structure.
# shellcheck shell=sh

set_up_poppler() {
    if have pdfinfo && have pdftotext && have pdftoppm && have qpdf; then return; fi
    if on_mac; then
        fail "The tests of printed pages need poppler and qpdf. Run: brew install poppler qpdf"
    fi
    say "Installing poppler's tools and qpdf; seconds..."
    apt_install poppler-utils qpdf ||
        fail "The tests of printed pages need pdfinfo, pdftotext, pdftoppm and qpdf on PATH. Install your system's package of poppler's tools, and that of qpdf."
}
