//! The bot worker's program, which computes bots' decisions for the page.

use base::in_a_browser;

in_a_browser!(
    bots_worker::serve(),
    "This thinks beside the page, in a browser."
);
