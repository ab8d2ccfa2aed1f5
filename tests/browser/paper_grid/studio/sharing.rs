//! Links and codes: copied, opened, damaged, newer.

use paper_grid_rules::{BoardLink, CellId, Contents};

use super::{blank_board, board_code, generate_board, literal_link, open_studio, open_tab};
use crate::harness::browse;

const LINK: &str = "#/board/1/small-2/picnic?walls=many&cells=some&types=celldance&symmetry=turned";
const OPEN: &str = "Open a board by its link or code";

#[test]
fn a_link_opens_exactly_its_board() {
    browse(|page| {
        page.open(LINK);
        page.shows("Board studio");
        assert_eq!(board_code(page), generate_board(LINK).to_code());
        assert_eq!(page.part("textbox", "Seed word").value(), "picnic");
        open_tab(page, "Board");
        page.part_in("Size", "radio", "Small 8 × 4")
            .becomes_chosen();
        page.part_in("Walls", "radio", "Many").becomes_chosen();
        page.part_in("Symmetry", "radio", "Turned").becomes_chosen();
        open_tab(page, "Share");
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
        assert_ne!(board_code(page), generate_board(LINK).to_code());
        page.visit(LINK);
        page.wait("the board is there again", || {
            board_code(page) == generate_board(LINK).to_code()
        });
    });
}

#[test]
fn an_edited_board_has_a_link_too() {
    browse(|page| {
        let mut board = blank_board();
        let cells: Vec<CellId> = board.cell_ids().collect();
        board.set_contents(cells[3], Contents::Crossed);
        page.open(&literal_link(&board));
        assert_eq!(board_code(page), board.to_code());
    });
}

#[test]
fn a_code_or_a_link_can_be_pasted() {
    browse(|page| {
        open_studio(page);
        open_tab(page, "Share");
        let board = generate_board("#/board/1/large-6/rain?cells=few");
        // Typed from a printed sheet: in small letters, with spaces.
        let typed = board.to_code().to_lowercase().replace('-', " ");
        for (sent, board) in [(typed, board), (page.address(LINK), generate_board(LINK))] {
            page.fill(OPEN, &sent);
            page.press("Open");
            page.wait("its board is there", || board_code(page) == board.to_code());
            assert_eq!(page.part("textbox", OPEN).value(), "");
        }
    });
}

#[test]
fn a_text_that_opens_no_board_is_refused_with_the_reason() {
    browse(|page| {
        open_studio(page);
        let board = board_code(page);
        let good = generate_board(LINK).to_code();
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
            page.press_keys("Enter");
            page.announces(says);
        }
        assert_eq!(board_code(page), board, "the board stays");
        page.check_all_sizes("studio-not-opened");
        // Faulty links in the address bar are explained as well.
        page.open("#/board/99/medium-4/picnic");
        page.announces("This link needs a newer Lettercase");
        page.visit("#/board/1/medium-4");
        page.announces("This link is damaged");
        assert_eq!(board_code(page), board);
    });
}

#[test]
fn link_and_code_are_copied() {
    browse(|page| {
        open_studio(page);
        let board = board_code(page);
        // The page's writes to the clipboard are intercepted, since a test may not read the
        // clipboard.
        page.css("body").eval(
            "Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text) => { window.copied = text; return Promise.resolve() } } })",
        );
        let copied = || page.css("body").eval("return window.copied");
        page.press("Copy the code");
        page.announces("Copied.");
        assert_eq!(copied(), board.as_str());
        page.press("Copy the link");
        page.wait("the link is copied", || {
            copied() == page.part("textbox", "Link").value().as_str()
        });
    });
}
