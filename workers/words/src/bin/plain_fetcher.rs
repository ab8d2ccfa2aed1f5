//! The word-list worker without vector instructions, which runs in any browser.

use base::in_a_browser;

in_a_browser!(
    words_worker::serve::<false>(),
    "This fetches the word list for the page, in a browser."
);
