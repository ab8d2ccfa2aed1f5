//! The rules of Word Heist.

use crate::harness::browse;
use crate::page::SIZES;

#[test]
fn the_rules_screens_words_agree_with_the_rules() {
    browse(|page| {
        page.open("#/");
        page.press("Play Word Heist");
        page.press("How to play");
        page.wait_for_route("#/word-heist/rules/new");
        page.shows("Rules of Word Heist");
        for words in [
            "In a minute",
            "GAIN, T and P make TAPING.",
            "GAPE and R make GRAPE.",
            "GAPE is still in it, in one piece. Break it up.",
            "Add at least 1 letter from the centre.",
            "RING and LATE make TRIANGLE.",
            "ENGINE and K make KEENING.",
            "Look for ING.",
        ] {
            page.says(words);
        }
        page.part("link", "Try it: Look for ING").appears();
        let drawn = page.visible_names("img");
        let taping = "On the table: GAIN. In the centre: T and P. Tried: TAPING.";
        assert!(drawn.iter().any(|name| name == taping), "{drawn:#?}");
        page.audit_themes();
        page.check_all_sizes("heist-rules");
        page.resize(SIZES[0]);
        assert!(!page.scrolls_sideways());
        page.press("Practise alone");
        page.shows("Find the steal");
    });
}
