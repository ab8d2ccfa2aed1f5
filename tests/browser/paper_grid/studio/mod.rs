//! The board studio: boards generated, kept, opened, edited and printed.

mod editing;
mod fingers;
mod growing;
mod library;
mod looks;
mod measuring;
mod paper;
mod printing;
mod sharing;

use paper_grid_rules::{Board, BoardLink, Size};

use crate::page::{Page, Part};

/// Opens the studio as a first-time visitor.
fn open_studio(page: &Page) {
    page.open("#/board");
    page.shows("Board studio");
}

/// Switches to a tab.
fn open_tab(page: &Page, tab: &str) {
    page.choose("What to do with the board", tab);
}

/// Returns the code of the current board.
fn board_code(page: &Page) -> String {
    open_tab(page, "Share");
    page.part("textbox", "Code").value()
}

/// Returns the drawing of the current board.
fn board_drawing(page: &Page) -> String {
    inner_markup(&page.css(".easel-board .paper"))
}

/// Returns the drawing of the first page in the Print tab, once there is one.
fn first_page_drawing(page: &Page) -> String {
    page.css(".paper.page svg").appears();
    // Each drawing has an element of its own.
    let drawn = page
        .css("body")
        .eval("return part.querySelector('.paper.page').innerHTML");
    drawn.as_str().unwrap_or_default().to_owned()
}

fn inner_markup(part: &Part<'_>) -> String {
    let markup = part.eval("return part.innerHTML");
    markup.as_str().unwrap_or_default().to_owned()
}

/// Generates the board of a link natively.
fn generate_board(link: &str) -> Board {
    let link: Result<BoardLink, _> = link.parse();
    let board = link.map(|link| link.board());
    let Ok(Ok(board)) = board else {
        panic!("no link of a board");
    };
    board
}

/// Returns a link that holds the board itself.
fn literal_link(board: &Board) -> String {
    BoardLink::Literal(Box::new(board.clone())).to_string()
}

/// An empty small board.
fn blank_board() -> Board {
    Board::blank(Size::Small)
}
