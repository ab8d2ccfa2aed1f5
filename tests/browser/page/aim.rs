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

/// Lets the next touch take no time: a driver on a busy machine can lift the finger so late that
/// the page would see a long press. Timers that start while the finger is down wait until it is up.
const TAP: &str = "
    const finger = window.testFinger ??= (() => {
        const finger = { taps: false, down: false };
        const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
        const [waiting, started] = [new Map(), new Map()];
        window.setTimeout = (...timer) => {
            if (!finger.down) return start(...timer);
            const id = -1 - waiting.size - started.size;
            waiting.set(id, timer);
            return id;
        };
        window.clearTimeout = (id) => {
            if (waiting.has(id)) waiting.set(id, null);
            stop(started.get(id) ?? id);
        };
        const lift = () => {
            finger.taps = finger.down = false;
            start(() => {
                for (const [id, timer] of waiting) started.set(id, timer && start(...timer));
                waiting.clear();
            });
        };
        addEventListener('pointerdown', () => { finger.down = finger.taps; }, true);
        for (const end of ['pointerup', 'pointercancel']) addEventListener(end, lift, true);
        return finger;
    })();
    finger.taps = true;";

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
    pub(super) fn wait_until_keys_count(&self) {
        let script =
            format!("{GUARD}\nreturn Promise.resolve(drawn()).then(() => guarded() !== 'key')");
        self.wait("a key counts as a press", || {
            self.driver
                .try_run_script(&script, json!([]))
                .is_ok_and(|counts| counts == json!(true))
        });
    }
}

impl Part<'_> {
    /// Scrolls to a point of the part and waits until a press there counts. Returns the point in
    /// the window.
    #[track_caller]
    pub(super) fn aim_at(&self, across: f64, down: f64) -> (f64, f64) {
        self.aim(across, down, "")
    }

    /// Like `aim_at`, for a tap: until the finger is lifted, no timer that its touch starts runs.
    #[track_caller]
    pub(super) fn aim_for_tap(&self, across: f64, down: f64) -> (f64, f64) {
        self.aim(across, down, TAP)
    }

    fn aim(&self, across: f64, down: f64, first: &str) -> (f64, f64) {
        let script = format!("{first}{GUARD}\nconst [across, down] = [{across}, {down}];{PLACE}");
        let place = wait_for(|| serde_json::from_value::<[f64; 4]>(self.eval(&script)).ok());
        let Some([x, y, width, height]) = place else {
            self.fail("press", "presses there don't count");
        };
        (x + width * across, y + height * down)
    }

    /// Returns the part to press if it exists, is enabled and still, and a press on it counts.
    pub(super) fn pressable_element(&self) -> Option<WebElement> {
        let part = self
            .try_eval("handle", &format!("{GUARD}{STILL}"))
            .ok()
            .flatten()?;
        let handle = self.page.driver.session().handle().clone();
        WebElement::from_json(part, handle).ok()
    }
}
