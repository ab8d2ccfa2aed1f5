//! The page.

use lettercase::in_a_browser;

in_a_browser!(
    lettercase::shell::program(),
    "The page runs in a browser: `make play` builds and serves it."
);
