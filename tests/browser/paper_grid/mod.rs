//! Paper Grid at the table. Each test plays the game natively by the same rules; the page must
//! reach the same state.
//!
//! - `playing`: whole games, and events in them
//! - `looks`: every phase of a turn, seen and announced, in three sizes
//! - `upgrades`: the upgrades and their texts
//! - `bots`: bots that play and judge
//! - `clocks`: turns that ran out of time
//! - `long`: a very long session that leaves nothing behind
//! - `set_up`: its form, and the shelf of games at home
//! - `learning`: the example turn, and the rules with their drawings
//! - `lessons`: its lessons, played
//! - `whole`: whole games with the most seats, with pictures
//! - `studio`: boards generated, kept, opened, edited and printed

mod bots;
mod clocks;
mod learning;
mod lessons;
mod long;
mod looks;
mod playing;
mod set_up;
mod studio;
mod upgrades;
mod whole;

use game::{BotId, Chance, Match, Moment, PlayedBy, Player, Roster, Seat, SeatId};
use lexicon::Letter;
use paper_grid::bots::choose;
use paper_grid_rules::{Area, Board, Choices, Direction, EdgeId, Judge, Options, PaperGrid, Size};

use crate::beside::{lay_down, words};
use crate::page::Page;

const BOARD: &str = "
    . . 1 . . . . .
    . . . . * . . .
    . . . . . . . .
    . . . . . 2 . .
";

const BOARD_OF_FOUR: &str = "
    . . 1 . . . . 3
    . . . . * . . .
    . . . . . . . .
    4 . . . . 2 . .
";

fn seats(second: PlayedBy) -> Vec<Seat> {
    let mut roster = Roster::default();
    for name in ["Ada", "Bo"] {
        roster.add(name).expect("the name is valid");
    }
    let players: Vec<Player> = roster.players().to_vec();
    let by = [PlayedBy::Person, second];
    let seats = players.into_iter().zip(by);
    seats.map(|(player, by)| Seat { player, by }).collect()
}

/// The bot `apprentice`.
fn apprentice() -> PlayedBy {
    PlayedBy::Bot(BotId::new("apprentice"))
}

/// The rules of a short game with these hands: the endgame begins at four letters on the edge.
fn dealt(board: &str, hands: &[&str]) -> Choices {
    let mut board: Board = board.parse().expect("a board");
    for (seat, hand) in (0..).zip(hands) {
        let area = Area::new(seat).expect("an area");
        board.set_hand(area, hand.chars().filter_map(Letter::new).collect());
    }
    let mut choices = Choices::on_board(board);
    choices.first = paper_grid_rules::FirstSeat::Seat(SeatId::FIRST);
    choices.judge = Judge::Everyday;
    choices.endgame_at = 4;
    choices
}

/// A short two-player game.
fn short(second: PlayedBy, change: impl FnOnce(&mut Choices)) -> Match<PaperGrid> {
    let mut choices = dealt(BOARD, &["TRAIN", "SELDOM"]);
    change(&mut choices);
    let options = Options::new(choices).expect("the rules are valid");
    Match::start(options, seats(second), Chance::new(5)).expect("two players can play")
}

/// A short game that has just begun.
pub fn begun() -> Match<PaperGrid> {
    short(PlayedBy::Person, |_| {})
}

/// A short four-player game that has just begun.
fn begun_by_four() -> Match<PaperGrid> {
    let choices = dealt(BOARD_OF_FOUR, &["TRAIN", "SELDOM", "CHOP", "BUGLE"]);
    let options = Options::new(choices).expect("the rules are valid");
    crate::beside::begun(&["Ada", "Bo", "Cleo", "Di"], options, 5)
}

/// A short game that was played to its end.
pub fn finished() -> Match<PaperGrid> {
    let mut game = short(PlayedBy::Person, |_| {});
    let mut chance = Chance::new(1);
    while let Some(seat) = game.waiting_for().seats().iter().next() {
        let action = choose(game.state(), seat, words(), &mut chance);
        let done = game.act(seat, &action, Moment(0), Some(words()));
        done.expect("the bot's action is legal");
    }
    game
}

/// Puts a game on the page's shelf and opens it.
fn open(page: &Page, game: &Match<PaperGrid>) {
    page.open("#/about");
    lay_down(page, "short", game);
    page.open("#/paper-grid/game/short");
    page.css("#board-0").appears();
}

/// An input method: touch, or keyboard alone.
trait Hand {
    fn lay(&self, page: &Page, game: &Match<PaperGrid>, cell: usize, letter: char);
    fn wall(&self, page: &Page, game: &Match<PaperGrid>, edge: EdgeId);
    fn press(&self, page: &Page, name: &str);
    fn call(&self, page: &Page, letter: char);
}

fn index(size: Size, cell: paper_grid_rules::CellId) -> usize {
    size.row(cell) * size.columns() + size.column(cell)
}

/// Returns the cell left of or above an edge, and the side of it on which the edge is.
fn beside(size: Size, edge: EdgeId) -> (usize, Direction) {
    let found = size.cell_ids().find_map(|id| {
        let sides = [Direction::Right, Direction::Down];
        let side = sides
            .into_iter()
            .find(|side| size.edge(id, *side) == Some(edge))?;
        Some((index(size, id), side))
    });
    found.expect("an inner edge")
}

/// Waits until a letter is on the cell where it was laid: the word that it makes is drawn with it.
fn lies(page: &Page, cell: usize, letter: char) {
    let at = page.css(&format!("#board-{cell}"));
    page.wait(&format!("{letter} lies on cell {cell}"), || {
        at.attribute("aria-label")
            .is_some_and(|label| label.contains(&format!(", {letter}, just laid")))
    });
}

struct Finger;

impl Hand for Finger {
    fn lay(&self, page: &Page, _: &Match<PaperGrid>, cell: usize, letter: char) {
        page.part_in("Your letters", "button", &letter.to_string())
            .tap();
        page.css(&format!("#board-{cell}")).tap();
        lies(page, cell, letter);
    }

    fn wall(&self, page: &Page, game: &Match<PaperGrid>, edge: EdgeId) {
        let (cell, side) = beside(game.state().board.size(), edge);
        let cell = page.css(&format!("#board-{cell}"));
        match side {
            Direction::Right => cell.tap_at(0.95, 0.5),
            _ => cell.tap_at(0.5, 0.95),
        }
        page.tap("Place wall");
    }

    fn press(&self, page: &Page, name: &str) {
        page.tap(name);
    }

    fn call(&self, page: &Page, letter: char) {
        page.part_in("Letters", "button", &letter.to_string()).tap();
    }
}

struct Keys;

impl Keys {
    /// Presses Tab or Shift+Tab until the focus is in the right place. It never leaves the page:
    /// after a driver's keys have been in the browser's own bar, they behave unlike a person's.
    fn tab_until(page: &Page, way: &str, what: &str, there: impl Fn() -> bool) {
        let mut trail = Vec::new();
        while trail.len() < 80 {
            if there() {
                return;
            }
            trail.push(page.focused());
            page.keys(way);
        }
        panic!("{way} does not lead to {what}: {trail:?}");
    }

    /// Moves over the board with the arrow keys.
    fn go_to(page: &Page, size: Size, cell: usize) {
        // In the tab order, the board comes before everything beside it.
        let at_the_beginning = page.focused() == "BODY";
        let way = if at_the_beginning { "Tab" } else { "Shift+Tab" };
        Self::tab_until(page, way, "the board", || {
            // Firefox has no `:focus` in a window in the background.
            page.css("body")
                .ask("return document.activeElement.matches('[role=gridcell]')")
                == serde_json::json!(true)
        });
        let here = page
            .css("body")
            .ask("return +document.activeElement.dataset.cell");
        let here = here.as_u64().unwrap_or(0) as usize;
        let columns = size.columns();
        let (from, to) = (
            (here % columns, here / columns),
            (cell % columns, cell / columns),
        );
        for (key, steps) in [
            ("Right", to.0.saturating_sub(from.0)),
            ("Left", from.0.saturating_sub(to.0)),
            ("Down", to.1.saturating_sub(from.1)),
            ("Up", from.1.saturating_sub(to.1)),
        ] {
            for _ in 0..steps {
                page.keys(key);
            }
        }
        page.wait(&format!("the keyboard is on cell {cell}"), || {
            page.css("body")
                .ask("return +document.activeElement.dataset.cell")
                == cell
        });
    }
}

impl Hand for Keys {
    fn lay(&self, page: &Page, game: &Match<PaperGrid>, cell: usize, letter: char) {
        Self::go_to(page, game.state().board.size(), cell);
        page.types(&letter.to_lowercase().to_string());
        lies(page, cell, letter);
    }

    fn wall(&self, page: &Page, game: &Match<PaperGrid>, edge: EdgeId) {
        let size = game.state().board.size();
        let (cell, side) = beside(size, edge);
        Self::go_to(page, size, cell);
        let key = match side {
            Direction::Right => "Shift+Right",
            _ => "Shift+Down",
        };
        page.keys(key);
        page.keys(key);
    }

    fn press(&self, page: &Page, name: &str) {
        page.part("button", name).appears();
        Self::tab_until(page, "Tab", name, || page.focused() == name);
        page.keys("Enter");
    }

    fn call(&self, page: &Page, letter: char) {
        page.types(&letter.to_lowercase().to_string());
    }
}
