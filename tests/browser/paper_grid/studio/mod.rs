//! The board studio: boards grown, kept, opened, edited and printed.

mod editing;
mod fingers;
mod growing;
mod library;
mod looks;
mod measuring;
mod paper;
mod printing;
mod sharing;

use lettercase::games::paper_grid::{Board, BoardLink, Size};

use crate::page::{Page, Part};

/// Opens the studio, as somebody who comes for the first time.
fn open(page: &Page) {
    page.open("#/board");
    page.shows("Board studio");
}

/// Turns to a tab.
fn turn_to(page: &Page, tab: &str) {
    page.choose("What to do with the board", tab);
}

/// The code of the board in the middle.
fn code(page: &Page) -> String {
    turn_to(page, "Share");
    page.part("textbox", "Code").value()
}

/// The drawing of the board in the middle.
fn drawing(page: &Page) -> String {
    markup(&page.css(".easel-board .paper"))
}

/// The drawing of the first page, in the Print tab, as soon as there is one.
fn first_page(page: &Page) -> String {
    page.css(".paper.page svg").appears();
    // Each drawing has a place of its own.
    let drawn = page
        .css("body")
        .ask("return part.querySelector('.paper.page').innerHTML");
    drawn.as_str().unwrap_or_default().to_owned()
}

fn markup(part: &Part<'_>) -> String {
    let markup = part.ask("return part.innerHTML");
    markup.as_str().unwrap_or_default().to_owned()
}

/// The board that a link names, grown without a browser.
fn grown(link: &str) -> Board {
    let link: Result<BoardLink, _> = link.parse();
    let board = link.map(|link| link.board());
    let Ok(Ok(board)) = board else {
        panic!("no link of a board");
    };
    board
}

/// The link of a board as it lies there.
fn literal(board: &Board) -> String {
    BoardLink::Literal(Box::new(board.clone())).to_string()
}

/// A small board with nothing on it.
fn blank() -> Board {
    Board::blank(Size::Small)
}
