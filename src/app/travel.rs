//! What lay elsewhere before comes from there to where it lies now.

use leptos::prelude::*;
use web_sys::Element;

use super::dom::html;

/// How long the mark of something on its way stays: longer than the way takes.
const WAY: std::time::Duration = std::time::Duration::from_millis(400);
const MARK: &str = "data-travels";

/// Lets it come from that place in the window.
pub fn send(from: (i32, i32), what: Element) {
    let to = place(&what);
    let what = html(what);
    let style = what.style();
    let way = [("--from-x", from.0 - to.0), ("--from-y", from.1 - to.1)];
    for (name, length) in way {
        // The names are ours; without them it is there at once.
        let _ = style.set_property(name, &format!("{length}px"));
    }
    let _ = what.set_attribute(MARK, "");
    set_timeout(
        move || {
            let _ = what.remove_attribute(MARK);
        },
        WAY,
    );
}

/// Where it lies in the window.
pub fn place(what: &Element) -> (i32, i32) {
    let place = what.get_bounding_client_rect();
    (place.left() as i32, place.top() as i32)
}
