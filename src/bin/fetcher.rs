//! What fetches the word list for the page.

use lettercase::in_a_browser;

in_a_browser!(
    lettercase::worker::fetcher::serve(),
    "This fetches the word list for the page, in a browser."
);
