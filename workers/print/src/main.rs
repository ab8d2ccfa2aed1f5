//! The print worker's program, which draws files for the page.

use base::browser_main;

browser_main!(
    print_worker::serve(),
    "This draws files beside the page, in a browser."
);
