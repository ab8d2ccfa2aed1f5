//! What fetches the word list for the page where vector instructions are not to be relied on.

use lettercase::in_a_browser;

in_a_browser!(
    lettercase::worker::fetcher::serve(),
    "This fetches the word list for the page, in a browser."
);
