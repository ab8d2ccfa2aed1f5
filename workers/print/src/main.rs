//! The print worker's program, which draws files for the page.

use base::in_a_browser;

in_a_browser!(
    print_worker::serve(),
    "This draws files beside the page, in a browser."
);
