//! The word-list worker with vector instructions.

use base::browser_main;

browser_main!(
    words_worker::serve::<true>(),
    "This fetches the word list for the page, in a browser."
);
