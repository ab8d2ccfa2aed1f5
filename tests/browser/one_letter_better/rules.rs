//! The rules of One Letter Better.

use crate::harness::browse;
use crate::page::SIZES;

#[test]
fn the_rules_screens_plays_agree_with_the_rules() {
    browse(|page| {
        page.open("#/");
        page.press("Play One Letter Better");
        page.press("How to play");
        page.wait_for_route("#/one-letter-better/rules/new");
        page.shows("Rules of One Letter Better");
        for words in [
            "In a minute",
            "Wilds and STL-1",
            "TIME: +14.",
            "TIMER: +21, and −14 for its owner.",
            "A wild can’t steal.",
            "STARFISH: +35, and −20 for its owner.",
            "PRE is a prefix: you can’t steal with it unless it’s 1 card.",
            "S and L go to your hand.",
            "Challenges",
            "This and STL-1 have to wait while you can still put cards back.",
            "counts as a pass",
        ] {
            page.says(words);
        }
        page.part("link", "Try it: Wild cards").appears();
        let drawn = page.visible_names("img");
        let steal = "On the table: TIME, theirs. Tried: T, I, M, E and R.";
        assert!(drawn.iter().any(|name| name == steal), "{drawn:#?}");
        page.audit_themes();
        page.check_all_sizes("better-rules");
        page.resize(SIZES[0]);
        assert!(!page.scrolls_sideways());
        page.press("Play One Letter Better");
        page.shows("New One Letter Better game");
    });
}
