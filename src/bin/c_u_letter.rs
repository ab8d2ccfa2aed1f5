//! The page with C U Letter.

use lettercase::in_a_browser;

in_a_browser!(
    lettercase::app::program(lettercase::app::Draws::C_U_LETTER),
    "The page runs in a browser: `make play` builds and serves it."
);
