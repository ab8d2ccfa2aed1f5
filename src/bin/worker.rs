//! What thinks beside the page, and draws its files.

use lettercase::in_a_browser;

in_a_browser!(
    lettercase::worker::serve(),
    "This thinks beside the page, in a browser."
);
