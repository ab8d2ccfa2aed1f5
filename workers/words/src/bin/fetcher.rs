//! The word-list worker with vector instructions.

use base::in_a_browser;

in_a_browser!(
    words_worker::serve::<true>(),
    "This fetches the word list for the page, in a browser."
);
