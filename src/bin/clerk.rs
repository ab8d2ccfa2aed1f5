//! What draws the page's files, and looks at games from elsewhere.

use lettercase::in_a_browser;

in_a_browser!(
    lettercase::worker::clerk::serve(),
    "This draws files beside the page, and looks at games, in a browser."
);
