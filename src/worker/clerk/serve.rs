//! The clerk at work.

use super::drawing;
use crate::worker::line::{listen, say};

/// Takes errands from the page until the page is gone; the page ends the clerk to cancel.
pub fn serve() {
    listen(
        |order| match drawing::draw(&order, |told| say(&told, &[])) {
            (printed, Some(file)) => say(&printed, &[&file]),
            (printed, None) => say(&printed, &[]),
        },
    );
}
