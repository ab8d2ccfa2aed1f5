//! The bot worker's program, which computes bots' decisions for the page.

use base::browser_main;

browser_main!(
    bots_worker::serve(),
    "This thinks beside the page, in a browser."
);
