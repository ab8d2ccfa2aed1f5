//! Waiting until a press counts: tests press faster than people.

use serde_json::json;
use thirtyfour::WebElement;

use super::{Page, Part};
use crate::harness::wait_for;

/// Mirrors the page's press guard: for a moment after the table asks for something else, presses
/// near the last one don't count, and keys don't count until the change is drawn. A hidden page
/// draws nothing.
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

/// Returns the part's upper left corner and size in the window once a press on it counts.
const PLACE: &str = "
    part.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    return Promise.resolve(drawn()).then(() => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return counts(x + width * across, y + height * down) ? [x, y, width, height] : null;
    });";

/// Returns the part once it hasn't moved for two frames and a press on it counts. The driver
/// scrolls to a part outside the window, so its place isn't known while presses are guarded.
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
    /// Waits until a key press counts.
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
    /// Scrolls to a point of the part and waits until a press there counts. Returns the point in
    /// the window.
    #[track_caller]
    pub(super) fn aimed_at(&self, across: f64, down: f64) -> (f64, f64) {
        let script = format!("{GUARD}\nconst [across, down] = [{across}, {down}];{PLACE}");
        let place = wait_for(|| serde_json::from_value::<[f64; 4]>(self.ask(&script)).ok());
        let Some([x, y, width, height]) = place else {
            self.fail("press", "presses there don't count");
        };
        (x + width * across, y + height * down)
    }

    /// Returns the part to press if it exists, is enabled and still, and a press on it counts.
    pub(super) fn still(&self) -> Option<WebElement> {
        let part = self
            .try_ask("handle", &format!("{GUARD}{STILL}"))
            .ok()
            .flatten()?;
        let handle = self.page.driver.session().handle().clone();
        WebElement::from_json(part, handle).ok()
    }
}
