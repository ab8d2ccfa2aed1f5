//! The page without a game: home, players, words, settings.

use lettercase::in_a_browser;

in_a_browser!(
    lettercase::app::program(lettercase::app::Draws::NOTHING),
    "The page runs in a browser: `make play` builds and serves it."
);
