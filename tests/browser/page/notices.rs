//! Notices, and the parts that they cover.

use serde_json::json;

use super::Page;

/// The parts of the screen that a notice covers at any scroll position.
const UNDER: &str = "const needed = 'main :is(button, a, input, select, textarea, summary, [tabindex]), main svg';\
     const under = new Set();\
     const look = () => document.querySelectorAll('.notices .notice').forEach((notice) => {\
       const box = notice.getBoundingClientRect();\
       for (let x = box.left + 2; x < box.right; x += 6)\
         for (let y = box.top + 2; y < box.bottom; y += 6) {\
           const pile = document.elementsFromPoint(x, y);\
           const at = pile.findLastIndex((part) => notice.contains(part));\
           if (at < 0) continue;\
           for (const part of pile.slice(at + 1)) {\
             const hand = part.closest(needed);\
             if (hand) under.add(hand.outerHTML.slice(0, 120));\
           }\
         }\
     });\
     const before = scrollY;\
     for (const top of [0, document.documentElement.scrollHeight, before]) {\
       scrollTo({ top, behavior: 'instant' });\
       look();\
     }\
     return [...under]";

impl Page {
    /// Waits for a notice and checks that it covers no control.
    #[track_caller]
    pub fn check_notice_covers_nothing(&self) {
        self.css(".notices .notice").appears();
        let under = self.driver.run_script(UNDER, json!([]));
        assert_eq!(under, json!([]), "a notice lies over these");
    }
}
