//! Text that is twice as large.

use serde_json::json;

use crate::page::{Page, Size};

/// The windows in which a table must hold.
const SIZES: [(u32, u32); 6] = [
    (320, 568),
    (360, 640),
    (667, 375),
    (844, 390),
    (820, 1180),
    (1440, 900),
];

/// Lists what is wider than the window, what is printed over something else, and the words that
/// don't fit into their button.
const FAULTS: &str = "
    const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.trim();
    const all = [...document.querySelectorAll(
        '.stage-bar, .stage-scores .seat, .say > :is(.did, .now, .would), .stage-hand button')].filter(seen);
    const found = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.push(`${wide} px wide`);
    for (const [at, one] of all.entries()) for (const other of all.slice(at + 1)) {
        const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 2) found.push(`${one.textContent} lies over ${other.textContent}`);
    }
    for (const button of all.filter((one) => one.localName === 'button')) {
        if (button.scrollWidth > button.clientWidth + 1) found.push(`${button.textContent} is too wide`);
        const { right } = button.closest('.stage-hand').getBoundingClientRect();
        if (button.getBoundingClientRect().right > right + 1) found.push(`${button.textContent} sticks out`);
    }
    return found";

/// Checks that a table holds with text twice as large: nothing is wider than the window, printed
/// over something else or cut; `also` checks more at each size.
#[track_caller]
pub fn check_sizes(page: &Page, what: &str, mut also: impl FnMut(Size)) {
    let html = page.css("html");
    html.eval("part.style.fontSize = '200%'; return true");
    for (width, height) in SIZES {
        let size = Size { width, height };
        page.resize(size);
        page.wait_for_animations();
        let faults = page.css("body").eval(FAULTS);
        assert_eq!(faults, json!([]), "{what} in {width} x {height}");
        also(size);
    }
    html.eval("part.style.fontSize = ''; return true");
}
