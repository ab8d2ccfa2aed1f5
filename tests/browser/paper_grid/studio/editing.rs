//! Editing by hand: by touch and by keyboard alone.

use lexicon::Letter;
use paper_grid_rules::{Area, CellId, Contents, Direction, SpecialType};

use super::{blank_board, board_code, literal_link, open_studio, open_tab};
use crate::harness::browse;
use crate::page::Page;

/// Opens an empty small board in the editor.
fn open_blank(page: &Page) {
    page.open(&literal_link(&blank_board()));
    page.shows("Board studio");
    open_tab(page, "Edit");
}

fn tap_cell(page: &Page, name: &str) {
    page.part("gridcell", name).tap();
}

#[test]
fn edits_are_undone_and_redone() {
    browse(|page| {
        open_blank(page);
        page.choose("What a tap on the board does", "Letter");
        page.press("Q");
        tap_cell(page, "b2, empty");
        tap_cell(page, "c2, empty");
        page.part("gridcell", "c2, Q").appears();
        page.press("Undo");
        page.part("gridcell", "c2, empty").appears();
        page.press("Undo");
        page.part("gridcell", "b2, empty").appears();
        page.press("Redo");
        page.part("gridcell", "b2, Q").appears();
        page.part("gridcell", "c2, empty").appears();
    });
}

#[test]
fn every_tool_works_by_tap_and_the_code_follows() {
    browse(|page| {
        open_blank(page);
        let mut board = blank_board();
        let cells: Vec<CellId> = board.cell_ids().collect();
        let right = |at: usize| board.size().edge(cells[at], Direction::Right).unwrap();
        let edges = [right(1), right(11)];

        // A tap near a line builds a wall there, from either side.
        let first = page.part("gridcell", "b1, empty");
        first.tap_at(0.9, 0.5);
        page.part("gridcell", "b1, empty, wall on the right")
            .appears();
        page.part("gridcell", "e2, empty").tap_at(0.1, 0.5);
        page.part("gridcell", "d2, empty, wall on the right")
            .appears();
        for edge in edges {
            board.place_wall(edge);
        }

        page.choose("What a tap on the board does", "Letter");
        page.press("Q");
        tap_cell(page, "b2, empty");
        page.part("gridcell", "b2, Q").appears();
        board.set_contents(cells[9], Contents::Letter(Letter::new('Q').unwrap()));

        page.choose("What a tap on the board does", "Special cell");
        page.choose("Which special cell", "Thief");
        tap_cell(page, "c3, empty");
        page.part("gridcell", "c3, empty, Thief").appears();
        board.set_special(cells[18], Some(SpecialType::Thief));

        page.choose("What a tap on the board does", "Area");
        tap_cell(page, "a1, empty");
        tap_cell(page, "h4, empty");
        board.set_contents(cells[0], Contents::Area(Area::new(0).unwrap()));
        board.set_contents(cells[31], Contents::Area(Area::new(1).unwrap()));

        page.choose("What a tap on the board does", "Star");
        tap_cell(page, "f2, empty");
        board.set_star(Some(cells[13]));
        page.says("The star belongs in the centre.");
        page.audit_themes();
        page.check_all_sizes("studio-edited");
        assert_eq!(board_code(page), board.to_code());

        // Everything can be erased again.
        open_tab(page, "Edit");
        page.choose("What a tap on the board does", "Eraser");
        tap_cell(page, "b2, Q");
        tap_cell(page, "c3, empty, Thief");
        page.part("gridcell", "c3, empty").appears();
        board.set_contents(cells[9], Contents::Empty);
        board.set_special(cells[18], None);
        assert_eq!(board_code(page), board.to_code());
    });
}

#[test]
fn faults_of_a_board_are_reported_but_not_prevented() {
    browse(|page| {
        open_blank(page);
        page.choose("What a tap on the board does", "Area");
        tap_cell(page, "c2, empty");
        page.announces("Player 1’s area at c2 isn’t at the edge.");
        tap_cell(page, "c2, Red disc’s area");
        page.no_longer_says("isn’t at the edge");
        page.choose("What a tap on the board does", "Wall");
        page.part("gridcell", "a1, empty").tap_at(0.9, 0.5);
        page.part("gridcell", "a1, empty, wall on the right")
            .tap_at(0.5, 0.9);
        page.announces("Walls cut off a1.");
    });
}

#[test]
fn a_board_is_edited_by_keyboard_alone() {
    browse(|page| {
        open_blank(page);
        // From the tab back to the board, by keyboard.
        let on_board = || {
            let here = page
                .css("body")
                .eval("return document.activeElement.matches('[role=gridcell]')");
            here == true
        };
        // WebKit handles Shift+Tab only after Tab has left the pressed part.
        page.press_keys("Tab");
        for _ in 0..40 {
            if on_board() {
                break;
            }
            page.press_keys("Shift+Tab");
        }
        assert!(on_board(), "Shift+Tab comes to the board");
        page.press_keys("Right Down");
        page.part("gridcell", "b2, empty").gets_focus();
        page.press_keys("Shift+Right Shift+Down K");
        page.part("gridcell", "b2, K, wall on the right, wall below")
            .gets_focus();
        page.press_keys("Down Shift+Up T Down E Delete");
        page.part("gridcell", "b4, empty").gets_focus();

        let mut board = blank_board();
        let cells: Vec<CellId> = board.cell_ids().collect();
        board.place_wall(board.size().edge(cells[9], Direction::Right).unwrap());
        board.set_contents(cells[9], Contents::Letter(Letter::new('K').unwrap()));
        board.set_contents(cells[17], Contents::Letter(Letter::new('T').unwrap()));
        assert_eq!(board_code(page), board.to_code());
    });
}

#[test]
fn the_generated_board_is_kept_beside_the_edited_one() {
    browse(|page| {
        open_studio(page);
        let grown = board_code(page);
        open_tab(page, "Edit");
        page.choose("What a tap on the board does", "Star");
        page.css("[role=gridcell]:has(.star)").tap();
        let edited = board_code(page);
        assert_ne!(edited, grown);
        page.part_in("Recent boards", "button", "Medium, edited")
            .appears();
        page.press("Previous board");
        assert_eq!(board_code(page), grown);
        page.reload();
        page.part_in("Recent boards", "button", "Medium, edited")
            .press();
        assert_eq!(board_code(page), edited);
    });
}
