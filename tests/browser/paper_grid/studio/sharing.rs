//! Links and codes: copied, opened, damaged, newer.

use paper_grid_rules::{BoardLink, CellId, Contents};

use super::{blank, code, grown, literal, open, turn_to};
use crate::harness::browse;

const LINK: &str = "#/board/1/small-2/picnic?walls=many&cells=some&types=celldance&symmetry=turned";
const OPEN: &str = "Open a board by its link or code";

#[test]
fn a_link_opens_exactly_its_board() {
    browse(|page| {
        page.open(LINK);
        page.shows("Board studio");
        assert_eq!(code(page), grown(LINK).to_code());
        assert_eq!(page.part("textbox", "Seed word").value(), "picnic");
        turn_to(page, "Board");
        page.part_in("Size", "radio", "Small 8 × 4")
            .becomes_chosen();
        page.part_in("Walls", "radio", "Many").becomes_chosen();
        page.part_in("Symmetry", "radio", "Turned").becomes_chosen();
        turn_to(page, "Share");
        let shared = page.part("textbox", "Link").value();
        let link: BoardLink = LINK.parse().expect("a link");
        assert_eq!(shared, page.address(&link.with_check_characters()));
    });
}

#[test]
fn a_link_followed_twice_opens_its_board_twice() {
    browse(|page| {
        page.open(LINK);
        page.shows("Board studio");
        page.press("Try another");
        assert_ne!(code(page), grown(LINK).to_code());
        page.visit(LINK);
        page.wait("the board is there again", || {
            code(page) == grown(LINK).to_code()
        });
    });
}

#[test]
fn an_edited_board_has_a_link_too() {
    browse(|page| {
        let mut board = blank();
        let cells: Vec<CellId> = board.cell_ids().collect();
        board.set_contents(cells[3], Contents::Crossed);
        page.open(&literal(&board));
        assert_eq!(code(page), board.to_code());
    });
}

#[test]
fn a_code_or_a_link_can_be_pasted() {
    browse(|page| {
        open(page);
        turn_to(page, "Share");
        let board = grown("#/board/1/large-6/rain?cells=few");
        // Typed from a printed sheet: in small letters, with spaces.
        let typed = board.to_code().to_lowercase().replace('-', " ");
        for (sent, board) in [(typed, board), (page.address(LINK), grown(LINK))] {
            page.fill(OPEN, &sent);
            page.press("Open");
            page.wait("its board is there", || code(page) == board.to_code());
            assert_eq!(page.part("textbox", OPEN).value(), "");
        }
    });
}

#[test]
fn a_text_that_opens_no_board_is_refused_with_the_reason() {
    browse(|page| {
        open(page);
        let board = code(page);
        let good = grown(LINK).to_code();
        let cut = good.chars().take(12).collect::<String>();
        let last = if good.ends_with('0') { '1' } else { '0' };
        let slip = format!("{}{last}", &good[..good.len() - 1]);
        for (sent, says) in [
            ("https://example.org/", "This isn’t a link to a board."),
            (
                "#/board/1/medium-9/picnic",
                "This link’s board can’t be made",
            ),
            (
                "#/board/1/medium/picnic",
                "This link is damaged. Ask for it again.",
            ),
            (
                "#/board/99/medium-4/picnic",
                "This link needs a newer Lettercase.",
            ),
            ("picnic basket", "This isn’t the code of a board."),
            (&cut, "The end of this code is missing"),
            (&slip, "There’s a mistake in this code. Check it again."),
        ] {
            page.fill(OPEN, sent);
            page.keys("Enter");
            page.announces(says);
        }
        assert_eq!(code(page), board, "the board stays");
        page.screens("studio-not-opened");
        // Faulty links in the address bar are explained as well.
        page.open("#/board/99/medium-4/picnic");
        page.announces("This link needs a newer Lettercase");
        page.visit("#/board/1/medium-4");
        page.announces("This link is damaged");
        assert_eq!(code(page), board);
    });
}

#[test]
fn link_and_code_are_copied() {
    browse(|page| {
        open(page);
        let board = code(page);
        // The page's writes to the clipboard are intercepted, since a test may not read the
        // clipboard.
        page.css("body").ask(
            "Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text) => { window.copied = text; return Promise.resolve() } } })",
        );
        let copied = || page.css("body").ask("return window.copied");
        page.press("Copy the code");
        page.announces("Copied.");
        assert_eq!(copied(), board.as_str());
        page.press("Copy the link");
        page.wait("the link is copied", || {
            copied() == page.part("textbox", "Link").value().as_str()
        });
    });
}
