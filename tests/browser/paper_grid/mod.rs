//! Paper Grid at the table. Each test plays the game natively by the same rules; the page must
//! reach the same state.
//!
//! - `playing`: whole games, and events in them
//! - `looks`: every phase of a turn, seen and announced, in three sizes
//! - `taps`: taps counted, and the cursor that saves them
//! - `upgrades`: the upgrades and their texts
//! - `bots`: bots that play and judge
//! - `clocks`: turns that ran out of time
//! - `hinting`: hints, step by step
//! - `long`: a very long session that leaves nothing behind
//! - `set_up`: its form, and the shelf of games at home
//! - `learning`: the example turn, and the rules with their drawings
//! - `lessons`: its lessons, played
//! - `whole`: whole games with the most seats, with pictures
//! - `studio`: boards generated, kept, opened, edited and printed

mod bots;
mod clocks;
mod hinting;
mod learning;
mod lessons;
mod long;
mod looks;
mod playing;
mod set_up;
mod studio;
mod taps;
mod upgrades;
mod whole;

use game::{BotId, Chance, Match, Moment, PlayedBy, Player, Roster, Seat, SeatId};
use lexicon::Letter;
use paper_grid::bots::choose;
use paper_grid_rules::{Area, Board, Choices, Direction, EdgeId, Judge, Options, PaperGrid, Size};

use crate::beside::{save_game, word_list};
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

fn two_seats(second: PlayedBy) -> Vec<Seat> {
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
fn apprentice_bot() -> PlayedBy {
    PlayedBy::Bot(BotId::new("apprentice"))
}

/// The rules of a short game with these hands: the endgame begins at four letters on the edge.
fn choices_with_hands(board: &str, hands: &[&str]) -> Choices {
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
fn short_game(second: PlayedBy, change: impl FnOnce(&mut Choices)) -> Match<PaperGrid> {
    let mut choices = choices_with_hands(BOARD, &["TRAIN", "SELDOM"]);
    change(&mut choices);
    let options = Options::new(choices).expect("the rules are valid");
    Match::start(options, two_seats(second), Chance::new(5)).expect("two players can play")
}

/// A short game that has just begun.
pub fn new_short_game() -> Match<PaperGrid> {
    short_game(PlayedBy::Person, |_| {})
}

/// A short four-player game that has just begun.
fn new_four_player_game() -> Match<PaperGrid> {
    let choices = choices_with_hands(BOARD_OF_FOUR, &["TRAIN", "SELDOM", "CHOP", "BUGLE"]);
    let options = Options::new(choices).expect("the rules are valid");
    crate::beside::new_match(&["Ada", "Bo", "Cleo", "Di"], options, 5)
}

/// A short game that was played to its end.
pub fn finished_game() -> Match<PaperGrid> {
    let mut game = short_game(PlayedBy::Person, |_| {});
    let mut chance = Chance::new(1);
    while let Some(seat) = game.waiting_for().seats().iter().next() {
        let action = choose(game.state(), seat, word_list(), &mut chance);
        let done = game.act(seat, &action, Moment(0), Some(word_list()));
        done.expect("the bot's action is legal");
    }
    game
}

/// Puts a game on the page's shelf and opens it.
fn open(page: &Page, game: &Match<PaperGrid>) {
    page.open("#/about");
    save_game(page, "short", game);
    page.open("#/paper-grid/game/short");
    page.css("#board-0").appears();
}

/// An input method: touch, or keyboard alone.
trait InputMethod {
    fn lay_letter(&self, page: &Page, game: &Match<PaperGrid>, cell: usize, letter: char);
    fn place_wall(&self, page: &Page, game: &Match<PaperGrid>, edge: EdgeId);
    fn press(&self, page: &Page, name: &str);
    fn call_letter(&self, page: &Page, letter: char);
}

fn cell_index(size: Size, cell: paper_grid_rules::CellId) -> usize {
    size.row(cell) * size.columns() + size.column(cell)
}

/// Returns the cell left of or above an edge, and the side of it on which the edge is.
fn cell_beside(size: Size, edge: EdgeId) -> (usize, Direction) {
    let found = size.cell_ids().find_map(|id| {
        let sides = [Direction::Right, Direction::Down];
        let side = sides
            .into_iter()
            .find(|side| size.edge(id, *side) == Some(edge))?;
        Some((cell_index(size, id), side))
    });
    found.expect("an inner edge")
}

/// Waits until a letter is on the cell where it was laid: the word that it makes is drawn with it.
fn wait_for_letter(page: &Page, cell: usize, letter: char) {
    let at = page.css(&format!("#board-{cell}"));
    page.wait(&format!("{letter} lies on cell {cell}"), || {
        at.attribute("aria-label")
            .is_some_and(|label| label.contains(&format!(", {letter}, just laid")))
    });
}

struct Finger;

impl InputMethod for Finger {
    fn lay_letter(&self, page: &Page, _: &Match<PaperGrid>, cell: usize, letter: char) {
        page.part_in("Your letters", "button", &letter.to_string())
            .tap();
        page.css(&format!("#board-{cell}")).tap();
        wait_for_letter(page, cell, letter);
    }

    fn place_wall(&self, page: &Page, game: &Match<PaperGrid>, edge: EdgeId) {
        let (cell, side) = cell_beside(game.state().board.size(), edge);
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

    fn call_letter(&self, page: &Page, letter: char) {
        page.part_in("Letters", "button", &letter.to_string()).tap();
    }
}

struct Keyboard;

impl Keyboard {
    /// Presses Tab or Shift+Tab until the focus is in the right place. It never leaves the page:
    /// after a driver's keys have been in the browser's own bar, they behave unlike a person's.
    fn tab_until(page: &Page, way: &str, what: &str, there: impl Fn() -> bool) {
        let mut trail = Vec::new();
        while trail.len() < 80 {
            if there() {
                return;
            }
            trail.push(page.focused_name());
            page.press_keys(way);
        }
        panic!("{way} does not lead to {what}: {trail:?}");
    }

    /// Moves over the board with the arrow keys.
    fn move_to_cell(page: &Page, size: Size, cell: usize) {
        // In the tab order, the board comes before everything beside it.
        let at_the_beginning = page.focused_name() == "BODY";
        let way = if at_the_beginning { "Tab" } else { "Shift+Tab" };
        Self::tab_until(page, way, "the board", || {
            // Firefox has no `:focus` in a window in the background.
            page.css("body")
                .eval("return document.activeElement.matches('[role=gridcell]')")
                == serde_json::json!(true)
        });
        let here = page
            .css("body")
            .eval("return +document.activeElement.dataset.cell");
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
                page.press_keys(key);
            }
        }
        page.wait(&format!("the keyboard is on cell {cell}"), || {
            page.css("body")
                .eval("return +document.activeElement.dataset.cell")
                == cell
        });
    }
}

impl InputMethod for Keyboard {
    fn lay_letter(&self, page: &Page, game: &Match<PaperGrid>, cell: usize, letter: char) {
        Self::move_to_cell(page, game.state().board.size(), cell);
        page.type_text(&letter.to_lowercase().to_string());
        wait_for_letter(page, cell, letter);
    }

    fn place_wall(&self, page: &Page, game: &Match<PaperGrid>, edge: EdgeId) {
        let size = game.state().board.size();
        let (cell, side) = cell_beside(size, edge);
        Self::move_to_cell(page, size, cell);
        let key = match side {
            Direction::Right => "Shift+Right",
            _ => "Shift+Down",
        };
        page.press_keys(key);
        page.press_keys(key);
    }

    fn press(&self, page: &Page, name: &str) {
        page.part("button", name).appears();
        Self::tab_until(page, "Tab", name, || page.focused_name() == name);
        page.press_keys("Enter");
    }

    fn call_letter(&self, page: &Page, letter: char) {
        page.type_text(&letter.to_lowercase().to_string());
    }
}
