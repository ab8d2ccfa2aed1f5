//! The rules on a page: they fit, or are refused, and can be read.

use drawing::{Orientation, Paper};
use paper_grid::text::rules::RULES;
use printing::{Style, draw_rules};

#[test]
fn the_rules_fit_on_a_page_of_either_paper() {
    for paper in [Paper::A4, Paper::Letter] {
        for orientation in [Orientation::Portrait, Orientation::Landscape] {
            let page = draw_rules(&RULES, paper, orientation, 12.0, Style::Full).unwrap();
            let written: String = (page.marks.iter())
                .filter_map(|mark| match mark {
                    drawing::PageMark::Text(text) => Some(text.words.as_str()),
                    _ => None,
                })
                .collect::<Vec<_>>()
                .join(" ");
            for word in ["Walls", "Asking", "Upgrades", "10 for Q Z"] {
                assert!(written.contains(word), "{paper:?} {orientation:?}: {word}");
            }
        }
    }
}

#[test]
fn rules_are_refused_if_letters_would_be_too_small() {
    let (paper, upright) = (Paper::A5, Orientation::Portrait);
    for (margin, fits) in [(5.0, true), (60.0, false)] {
        let page = draw_rules(&RULES, paper, upright, margin, Style::Full);
        assert_eq!(page.is_ok(), fits, "{margin}");
    }
}

#[test]
fn printed_rules_are_large_enough_to_read() {
    let page = draw_rules(&RULES, Paper::A4, Orientation::Portrait, 12.0, Style::Full).unwrap();
    for mark in &page.marks {
        if let drawing::PageMark::Text(text) = mark {
            // 6.5 points, for the credit; the rest of the page has 8.
            assert!(text.size >= 2.29, "{text:?}");
        }
    }
}
