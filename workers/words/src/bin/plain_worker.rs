//! The word-list worker without vector instructions, which runs in any browser.

use base::browser_main;

browser_main!(
    words_worker::serve::<false>(),
    "This fetches the word list for the page, in a browser."
);
