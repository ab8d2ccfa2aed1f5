//! The page with Paper Grid and the board studio.

use lettercase::in_a_browser;

in_a_browser!(
    lettercase::app::program(lettercase::app::Draws::PAPER_GRID),
    "The page runs in a browser: `make play` builds and serves it."
);
