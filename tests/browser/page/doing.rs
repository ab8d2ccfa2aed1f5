//! What a person does with a mouse and by name.

use serde_json::{Value, json};

use super::Page;

/// Whether a press counts: at a place of the window, on a part, or by a key where there is
/// neither. For a moment after the table asks for something else, double taps do not, and nothing
/// does until that is drawn: nobody could have seen it. The driver scrolls to a part that is out of
/// sight, and nobody knows where to.
const COUNTS: &str = "
    const [at, across] = arguments;
    const counts = () => {
        let [x, y] = [at, across];
        const guarded = document.documentElement.dataset.guard;
        if (guarded === undefined || (guarded === 'key') !== (x === null)) return true;
        if (guarded === 'key') return false;
        if (x instanceof Element) {
            const box = x.getBoundingClientRect();
            const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight
                && box.right <= innerWidth;
            if (!inside) return false;
            [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        }
        const [left, top] = guarded.split(' ').map(Number);
        return Math.max(Math.abs(left - x), Math.abs(top - y)) > 40;
    };
    // A page out of sight draws nothing.
    if (document.hidden) return counts();
    return new Promise((done) => requestAnimationFrame(() => done(counts())))";

/// Whether a part lies where it lay two pictures ago. A page out of sight draws none.
const LIES_STILL: &str = "
    const [part] = arguments;
    if (document.hidden) return true;
    const box = part.getBoundingClientRect();
    const lies = [box.x, box.y, box.width, box.height].join();
    const seen = (window.lay ??= new WeakMap()).get(part);
    if (seen?.lies === lies) return seen.drawn;
    const now = { lies, drawn: false };
    window.lay.set(part, now);
    requestAnimationFrame(() => requestAnimationFrame(() => { now.drawn = true; }));
    return false";

impl Page {
    /// Presses the button, link or tab with this name.
    #[track_caller]
    pub fn press(&self, name: &str) {
        self.part("pressable", name).press();
    }

    /// Presses it in the group, region, grid or dialog called `group`.
    #[track_caller]
    pub fn press_in(&self, group: &str, name: &str) {
        self.part_in(group, "pressable", name).press();
    }

    /// Chooses an option in a group of choices, tabs or a drop-down, and
    /// waits until it is chosen.
    #[track_caller]
    pub fn choose(&self, group: &str, option: &str) {
        let part = self.part_in(group, "pressable", option);
        part.press();
        part.becomes_chosen();
    }

    /// Writes into the field with this label, instead of what it holds.
    #[track_caller]
    pub fn fill(&self, label: &str, text: &str) {
        self.part("textbox", label).fill(text);
    }

    /// Waits until a press at a place counts, or one by a key: a test's finger is faster than
    /// a person's.
    #[track_caller]
    pub(super) fn counts(&self, place: Option<(f64, f64)>) {
        let (x, y) = place.unzip();
        self.wait_to_count(json!([x, y]));
    }

    /// The same for a press on a part.
    #[track_caller]
    pub(super) fn counts_on(&self, part: Value) {
        self.wait_to_count(json!([part, null]));
    }

    /// Waits until a part moves no more: a driver aims first and presses then.
    #[track_caller]
    pub(super) fn lies_still(&self, part: Value) {
        self.wait("a part lies still", || {
            let said = self.driver.try_script(LIES_STILL, json!([part]));
            said.map_or(true, |said| said == json!(true))
        });
    }

    #[track_caller]
    fn wait_to_count(&self, asked: Value) {
        self.wait("a press counts here", || {
            // A part that is gone is told by whoever presses it.
            let said = self.driver.try_script(COUNTS, asked.clone());
            said.map_or(true, |said| said == json!(true))
        });
    }
}
