//! Whether every text in the window is whole: none is cut, too small or under another.

use super::Page;
use crate::harness::wait_for;

/// Lists the visible texts that are cut by a box or the window, smaller than 12 pixels, or under
/// another text of the same region. Names beside scores may be shortened if they still differ, the
/// figures and letters on cards, tiles and cells are pictures, and a text in a box of 1 pixel is only
/// for screen readers.
const CUT_TEXTS: &str = "
    const PICTURES = '.tile, .card, .cell, [role=gridcell], svg, .keys, .mini, [data-travels]';
    const troubles = new Set(), spots = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode());) {
        const own = node.parentElement, text = node.data.trim();
        if (!text || own.closest(`.only-heard, .skip, script, style, .seat .name, .heist-head .name, [data-many] .places .name, ${PICTURES}`)) continue;
        if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (own.offsetWidth === 1 && own.offsetHeight === 1) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(({ width, height }) => width && height);
        if (!rects.length) continue;
        const size = parseFloat(getComputedStyle(own).fontSize);
        if (size < 11.9) troubles.add(`${text}: ${size} px`);
        let scrolls = false;
        for (let box = own; box; box = box.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(box);
            const hides = (how) => how === 'hidden' || how === 'clip';
            const { left, right, top, bottom } = box.getBoundingClientRect();
            for (const rect of rects) {
                const spare = rect.height * 0.25;
                if (hides(overflowX) && (rect.left < left - 1 || rect.right > right + 1)) {
                    troubles.add(`${text}: cut at the side of ${box.className || box.tagName}`);
                }
                if (hides(overflowY) && (rect.top < top - spare || rect.bottom > bottom + spare)) {
                    troubles.add(`${text}: cut at the edge of ${box.className || box.tagName}`);
                }
            }
            scrolls = [overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll');
            if (scrolls) break;
        }
        if (scrolls) continue;
        for (const rect of rects) {
            if (rect.left < -1 || rect.right > innerWidth + 1) troubles.add(`${text}: leaves the window`);
        }
        const region = own.closest('.say, .stage-bar, .stage-scores, .stage-hand');
        if (region) spots.push({ text, own, region, rects });
    }
    for (const end of document.querySelectorAll('.seat .name > span + span')) {
        const { width } = end.getBoundingClientRect();
        if (end.checkVisibility() && width > 1 && width < 14) troubles.add(`${end.textContent}: ${width} px of a name's end`);
    }
    for (const [at, one] of spots.entries()) {
        for (const other of spots.slice(at + 1)) {
            if (one.region !== other.region || one.own === other.own) continue;
            const over = one.rects.some((a) => other.rects.some((b) =>
                Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
                    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height * 0.35));
            if (over) troubles.add(`${one.text}: over ${other.text}`);
        }
    }
    return [...troubles].slice(0, 12)";

impl Page {
    /// Lists the texts in the window that aren't whole.
    fn cut_texts(&self) -> Vec<String> {
        let found = self.css("body").eval(CUT_TEXTS);
        serde_json::from_value(found).expect("a list of texts")
    }

    /// Waits until every text in the window is whole.
    #[track_caller]
    pub fn check_nothing_is_cut(&self, what: &str) {
        let mut cut = Vec::new();
        let whole = wait_for(|| {
            cut = self.cut_texts();
            cut.is_empty().then_some(())
        });
        assert!(whole.is_some(), "{what}: {cut:#?}");
    }
}
