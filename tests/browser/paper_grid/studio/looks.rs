//! The studio's look: each tab, each size, each theme.

use super::open_tab;
use crate::harness::browse;
use crate::page::{Page, SIZES};

fn open_picnic(page: &Page) {
    page.open("#/board/1/medium-4/picnic?cells=some&types=celldance");
    page.shows("Board studio");
}

#[test]
fn every_studio_tab_passes_the_audit_and_is_pictured() {
    browse(|page| {
        open_picnic(page);
        for tab in ["Board", "Edit", "Print", "Share", "Learn"] {
            open_tab(page, tab);
            page.audit_themes();
            page.check_all_sizes(&format!("studio-{}", tab.to_lowercase()));
            page.resize(SIZES[0]);
            assert!(!page.scrolls_sideways(), "{tab} is wider than a phone");
        }
    });
}

#[test]
fn large_boards_and_large_letters_fit_a_phone() {
    browse(|page| {
        page.open("#/settings");
        page.choose("Text size", "Largest");
        open_picnic(page);
        page.choose("Size", "Large 16 × 8");
        page.press("Try another");
        page.press("Keep it");
        for tab in ["Board", "Edit", "Print", "Share", "Learn"] {
            open_tab(page, tab);
            page.resize(SIZES[0]);
            assert!(!page.scrolls_sideways(), "{tab} is wider than a phone");
            page.take_picture(&format!("studio-{}-largest", tab.to_lowercase()));
        }
    });
}

#[test]
fn a_phone_shows_the_board_first_and_its_buttons_in_one_row() {
    browse(|page| {
        open_picnic(page);
        page.resize(SIZES[0]);
        let [_, top, _, height] = page.css(".easel-board").bounding_box();
        let [_, another, _, _] = page.part("button", "Try another").bounding_box();
        let [_, keep, _, keep_height] = page.part("button", "Keep it").bounding_box();
        let window = f64::from(SIZES[0].height);
        assert!(top + height <= window, "all of the board is seen");
        assert!(
            (another - keep).abs() < 1.0 && keep + keep_height <= window,
            "the buttons stand in one row under it"
        );
        // The tabs are in one row as well.
        let tops = page.css(".studio [role=tablist]").eval(
            "return new Set([...part.children].map((tab) => tab.getBoundingClientRect().top)).size",
        );
        assert_eq!(tops, 1);
    });
}
