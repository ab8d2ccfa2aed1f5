//! The page with One Letter Better.

use lettercase::in_a_browser;

in_a_browser!(
    lettercase::app::program(lettercase::app::Draws::ONE_LETTER_BETTER),
    "The page runs in a browser: `make play` builds and serves it."
);
