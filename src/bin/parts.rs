//! The page with every part in every state, for those who build and test it.

use lettercase::in_a_browser;

in_a_browser!(
    lettercase::app::program(lettercase::app::Draws::PARTS),
    "The page runs in a browser: `make play` builds and serves it."
);
