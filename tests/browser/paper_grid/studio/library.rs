//! The address, the library with its files, the picture, and the zoom.

use paper_grid_rules::BoardLink;
use store::Archive;

use super::{blank_board, board_code, generate_board, literal_link, open_studio, open_tab};
use crate::harness::browse;
use crate::page::{Page, SIZES};

const SHELF: &str = "Boards you kept";
const OPEN: &str = "Open a boards file";

/// Returns the address of a board in the address bar.
fn board_address(link: &str) -> String {
    let link: Result<BoardLink, _> = link.parse();
    link.map_or_else(|why| panic!("{why}"), |link| link.with_check_characters())
}

/// Returns a save file that holds a text under a name.
fn save_file(name: &str, text: &str) -> String {
    let mut file = Archive::default();
    file.records.insert(name.into(), text.into());
    file.write()
}

fn type_seed_word(page: &Page, word: &str) {
    page.part("textbox", "Seed word").type_over(word);
}

#[test]
fn the_address_names_the_board_and_back_leaves_the_studio() {
    browse(|page| {
        page.open("#/settings");
        open_studio(page);
        // A phone's automatic capital changes nothing.
        type_seed_word(page, "Picnic");
        page.wait_for_route(&board_address("#/board/1/medium-4/picnic"));
        page.choose("Size", "Small 8 × 4");
        let small = "#/board/1/small-4/picnic";
        page.wait_for_route(&board_address(small));
        page.reload();
        assert_eq!(board_code(page), generate_board(small).to_code());
        page.press("Try another");
        page.wait("another is in the bar", || {
            page.route() != board_address(small)
        });
        open_tab(page, "Edit");
        page.press("Undo");
        page.wait_for_route(&board_address(small));
        page.press("Redo");
        page.wait("another is there again", || {
            page.route() != board_address(small)
        });
        page.back();
        page.wait_for_route("#/settings");
        page.shows("Settings");
    });
}

#[test]
fn kept_boards_are_named_sorted_saved_and_deleted() {
    browse(|page| {
        open_studio(page);
        for word in ["pear", "apple"] {
            type_seed_word(page, word);
            page.wait_for_route(&board_address(&format!("#/board/1/medium-4/{word}")));
            page.press("Keep it");
            page.part_in(SHELF, "button", &format!("Medium, “{word}”"))
                .appears();
        }
        let first = |name: &str| {
            page.wait(&format!("{name} comes first"), || {
                page.css(".library li .thumb-name").text() == name
            });
        };
        first("Medium, “apple”");
        page.press("More about Medium, “pear”");
        page.fill("Name of this board", "A rainy day");
        page.press("Rename");
        page.part_in(SHELF, "button", "A rainy day").appears();
        first("Medium, “apple”");
        page.choose("Sort boards by", "Name");
        first("A rainy day");
        page.audit_themes();
        page.check_all_sizes("studio-library");
        let (name, saved) = page.capture_download(|| page.press("Save all as a file"));
        assert!(name.starts_with("lettercase-boards"), "{name}");
        page.press("More about A rainy day");
        page.press("Delete");
        page.announces("You no longer keep A rainy day.");
        page.press("Undo");
        page.part_in(SHELF, "button", "A rainy day").appears();
        page.press("More about A rainy day");
        page.press("Delete");
        page.part_in(SHELF, "button", "A rainy day").disappears();
        page.reload();
        open_tab(page, "Share");
        page.upload_file(OPEN, "boards.txt", &saved);
        page.announces("1 board added. You already had 1 board.");
        page.part_in(SHELF, "button", "A rainy day").press();
        page.wait_for_route(&board_address("#/board/1/medium-4/pear"));
        let text = String::from_utf8_lossy(&saved).into_owned();
        let files = [
            ("A letter".to_owned(), "That isn’t a boards file."),
            (text.replacen("pear", "bear", 1), "That file is damaged."),
            (
                text.replacen("file 1 ", "file 9 ", 1),
                "A newer Lettercase saved that file.",
            ),
            (
                save_file("settings", "{}"),
                "There are no boards in that file.",
            ),
            (
                save_file(
                    "paper-grid/boards",
                    r##"[{"link":"#/board/99/small-2/x"}]"##,
                ),
                "Reload to see 1 board from a newer Lettercase.",
            ),
        ];
        for (number, (what, says)) in files.iter().enumerate() {
            page.upload_file(OPEN, &format!("other-{number}.txt"), what.as_bytes());
            page.announces(says);
        }
        page.says("1 more board is from a newer Lettercase.");
        let (name, png) = page.capture_download(|| page.press("Save as a picture (PNG)"));
        assert_eq!(name, "paper-grid-pear.png");
        assert!(png.starts_with(b"\x89PNG"));
        // Its sides in pixels: eight cells of 12 mm and a margin, at 12 pixels per millimetre.
        assert_eq!(png.get(16..24), Some(&[0, 0, 4, 152, 0, 0, 4, 152][..]));
    });
}

#[test]
fn cells_of_an_edited_board_are_as_large_as_a_finger() {
    browse(|page| {
        page.open(&literal_link(&blank_board()));
        page.resize(SIZES[0]);
        open_tab(page, "Edit");
        let side = || page.part("gridcell", "a1, empty").bounding_box()[2];
        let fits = side();
        page.press("Zoom in");
        page.wait("cells are as large as a finger", || side() >= 43.5);
        assert!(side() > fits);
        assert!(!page.scrolls_sideways(), "the page is as wide as before");
        page.audit_themes();
        page.choose("What a tap on the board does", "Star");
        page.part("gridcell", "h4, empty").tap();
        page.part("gridcell", "h4, empty, star")
            .eval("part.focus()");
        page.press_keys("-");
        page.wait("all of the board is seen", || side() == fits);
        page.press_keys("+");
        page.wait("it is near again", || side() > fits);
        page.press("Zoom out");
        page.wait("all of it is seen", || side() == fits);
    });
}
