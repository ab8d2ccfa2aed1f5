//! When a press counts: a test's finger is faster than a person's.

use serde_json::json;
use thirtyfour::WebElement;

use super::{Page, Part};
use crate::harness::wait_for;

/// For a moment after the table asks for something else, presses don't count near the last one, and keys
/// don't count until the change is drawn. A page out of sight draws nothing.
const GUARD: &str = "
    const drawn = () =>
        document.hidden ? null : new Promise((done) => requestAnimationFrame(done));
    const guarded = () => document.documentElement.dataset.guard;
    const counts = (x, y) => {
        const last = guarded();
        if (last === undefined || last === 'key') return true;
        const [left, top] = last.split(' ').map(Number);
        return Math.max(Math.abs(left - x), Math.abs(top - y)) > 40;
    };";

/// The place of a part in the window once a press on it counts: its upper left corner and its size.
const PLACE: &str = "
    part.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    return Promise.resolve(drawn()).then(() => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return counts(x + width * across, y + height * down) ? [x, y, width, height] : null;
    });";

/// The part itself once it has lain still for two frames and a press on it counts. A part out of sight is
/// scrolled to by the driver, so that its place isn't known while presses are guarded.
const STILL: &str = "
    const lies = () => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height].join();
    };
    const free = () => {
        if ([undefined, 'key'].includes(guarded())) return true;
        const box = part.getBoundingClientRect();
        const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight
            && box.right <= innerWidth;
        return inside && counts(box.x + box.width / 2, box.y + box.height / 2);
    };
    const before = lies();
    return Promise.resolve(drawn()).then(drawn)
        .then(() => part.isConnected && lies() === before && free() ? part : null);";

impl Page {
    /// Waits until a key counts as a press.
    #[track_caller]
    pub(super) fn key_counts(&self) {
        let script =
            format!("{GUARD}\nreturn Promise.resolve(drawn()).then(() => guarded() !== 'key')");
        self.wait("a key counts as a press", || {
            self.driver
                .try_script(&script, json!([]))
                .is_ok_and(|counts| counts == json!(true))
        });
    }
}

impl Part<'_> {
    /// Scrolls to a place in it and waits until a press there counts. Returns the place in the window.
    #[track_caller]
    pub(super) fn aimed_at(&self, across: f64, down: f64) -> (f64, f64) {
        let script = format!("{GUARD}\nconst [across, down] = [{across}, {down}];{PLACE}");
        let place = wait_for(|| serde_json::from_value::<[f64; 4]>(self.ask(&script)).ok());
        let Some([x, y, width, height]) = place else {
            self.fail("press", "presses there don't count");
        };
        (x + width * across, y + height * down)
    }

    /// The part to press, if it is there, enabled and still, and a press on it counts.
    pub(super) fn still(&self) -> Option<WebElement> {
        let part = self
            .try_ask("handle", &format!("{GUARD}{STILL}"))
            .ok()
            .flatten()?;
        let handle = self.page.driver.session().handle().clone();
        WebElement::from_json(part, handle).ok()
    }
}
