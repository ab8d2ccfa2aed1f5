//! Paper Grid's upgrades, and the texts about them.

use game::{Match, PlayedBy};
use paper_grid::text::{special_name, table as paper_grid_table};
use paper_grid_rules::{Letterfraud, PaperGrid, SpecialType, SpecialUpgrade};

use super::{Finger, InputMethod, open, short_game};
use crate::harness::browse;
use crate::page::{Page, SIZES};

/// Lays RAT over the star.
fn lay_rat(page: &Page, game: &Match<PaperGrid>) {
    for (cell, letter) in [(11, 'R'), (12, 'A'), (13, 'T')] {
        Finger.lay_letter(page, game, cell, letter);
    }
}

#[test]
fn k28_big_ask_calls_as_many_letters_as_the_longest_line_has() {
    browse(|page| {
        let game = short_game(PlayedBy::Person, |choices| {
            let cell = choices.board.size().cell_named("f2").unwrap();
            choices.board.set_special(cell, Some(SpecialType::BigAsk));
            choices.specials = SpecialUpgrade::Celldance;
            choices.letterfraud = Some(Letterfraud::InLine);
        });
        open(page, &game);
        lay_rat(page, &game);
        page.tap("Play for 15");
        // RAT is the only line, so Big Ask asks for three letters at most.
        page.says("Ada: ask for 2 to 3 side by side.");
        for letter in "TRA".chars() {
            Finger.call_letter(page, letter);
        }
        page.tap("Ask for these");
        page.says("Bo: take");
    });
}

#[test]
fn k35_with_big_ask_two_letters_are_enough() {
    browse(|page| {
        let game = short_game(PlayedBy::Person, |choices| {
            let cell = choices.board.size().cell_named("f2").unwrap();
            choices.board.set_special(cell, Some(SpecialType::BigAsk));
            choices.specials = SpecialUpgrade::Celldance;
        });
        open(page, &game);
        lay_rat(page, &game);
        page.tap("Play for 15");
        page.says("Ada: ask for 2 to 6 letters.");
        for letter in "ES".chars() {
            Finger.call_letter(page, letter);
        }
        page.tap("Ask for these");
        page.says("Bo: take");
    });
}

#[test]
fn k29_the_sum_equals_the_plays_score_and_the_cells_show_it() {
    browse(|page| {
        let game = short_game(PlayedBy::Person, |choices| choices.devils = true);
        open(page, &game);
        lay_rat(page, &game);
        page.says("RAT: R +5, A +5, T +5 = 15");
        page.tap("Play for 15");
        page.part("gridcell", "e2, A, Red disc, worth 5, star, last play")
            .appears();
        let worth = page.css("#board-12 .value").attribute("data-value");
        assert_eq!(worth.as_deref(), Some("5"));
        page.audit_themes();
        page.check_all_sizes("paper-grid-devils");
        for letter in "ES".chars() {
            Finger.call_letter(page, letter);
        }
        page.tap("Ask for these");
        page.tap("Take S");
        // Bo's S makes RATS. Three of its letters are Ada's, so the sum grows by three.
        Finger.lay_letter(page, &game, 14, 'S');
        page.says("RATS: S +6 = 6");
        page.part("button", "Play for 6").appears();
        page.resize(SIZES[0]);
        assert!(!page.scrolls_sideways());
    });
}

#[test]
fn k31_only_types_that_can_be_made_are_offered() {
    let types = [
        ("a1", SpecialType::DoubleLetter),
        ("b1", SpecialType::TripleLetter),
        ("d1", SpecialType::DoubleWord),
        ("e1", SpecialType::TripleWord),
    ];
    let with = |count: usize| {
        short_game(PlayedBy::Person, |choices| {
            for (name, special) in types.into_iter().take(count) {
                let cell = choices.board.size().cell_named(name).unwrap();
                choices.board.set_special(cell, Some(special));
            }
            choices.specials = SpecialUpgrade::Supercells;
        })
    };
    browse(|page| {
        open(page, &with(3));
        page.part("button", "Play word").appears();
        page.press("Make a cell special");
        page.part("button", "Triple Word").appears();
        for (_, special) in types.into_iter().take(3) {
            let name = special_name(special);
            assert!(!page.part("button", name).exists(), "{name} stands");
        }
        page.press_in(paper_grid_table::WHICH_SPECIAL, "Triple Word");
        page.css("#board-24").tap();
        page.announces("Ada makes a4 a Triple Word.");
        page.says("ask for 2 letters");
    });
    browse(|page| {
        open(page, &with(4));
        page.part("button", "Play word").appears();
        assert!(
            !page.part("button", "Make a cell special").exists(),
            "no type is left"
        );
    });
}
