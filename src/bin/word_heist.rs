//! The page with Word Heist.

use lettercase::in_a_browser;

in_a_browser!(
    lettercase::app::program(lettercase::app::Draws::WORD_HEIST),
    "The page runs in a browser: `make play` builds and serves it."
);
