//! Tests of the cursor: each sentence about it in a test.

use paper_grid_rules::{Action, CellId, Contents, Direction, State};
use screen::{BoardAction, CursorMove, DropTarget, GridCellId, RackAction, TileId};
use serde_json::Value;

use super::super::tests::table;
use super::Draft;
use crate::screen::{board_grid, screen_cell};
use crate::text::{special_sign, table as words};

/// A table where the player builds a play.
struct Hand {
    state: State,
    draft: Draft,
}

fn hand() -> Hand {
    hand_at(table())
}

fn hand_at(state: State) -> Hand {
    let draft = Draft::new(&state);
    Hand { state, draft }
}

impl Hand {
    fn cell(&self, name: &str) -> CellId {
        self.state.board.size().cell_named(name).unwrap()
    }

    fn at(&self, name: &str) -> GridCellId {
        screen_cell(self.state.board.size(), self.cell(name))
    }

    fn act(&mut self, act: BoardAction) {
        assert_eq!(self.draft.touch_board(act, &self.state), None);
    }

    fn tap(&mut self, name: &str) {
        self.act(BoardAction::Choose(self.at(name)));
    }

    /// Puts the cursor on a cell, in this direction.
    fn point(&mut self, name: &str, way: &str) {
        self.tap(name);
        if self.says() != format!("Cursor on {name}, {way}.") {
            self.tap(name);
        }
        assert_eq!(self.says(), format!("Cursor on {name}, {way}."));
    }

    /// Taps letters on the rack.
    fn letters(&mut self, letters: &str) {
        for letter in letters.chars() {
            let tile = self.draft.rack().with_letter(letter).unwrap();
            self.draft.touch_rack(RackAction::Pick(tile), &self.state);
        }
    }

    /// Types a letter on a cell.
    fn types(&mut self, name: &str, letter: char) {
        self.act(BoardAction::Type(self.at(name), letter));
    }

    fn says(&self) -> String {
        words::cursor(&self.draft, &self.state)
    }

    /// The letters laid, with their cells.
    fn laid(&self) -> String {
        let size = self.state.board.size();
        let placed = self.draft.placed().into_iter();
        let placed = placed.map(|one| format!("{}{}", one.1.uppercase(), size.cell_name(one.0)));
        placed.collect::<Vec<_>>().join(" ")
    }
}

#[test]
fn a_word_of_three_new_tiles_takes_four_taps() {
    let mut hand = hand();
    hand.tap("c2");
    assert_eq!(hand.says(), "Cursor on c2, across.");
    hand.letters("DST");
    assert_eq!(hand.laid(), "Dc2 Sf2 Tg2", "over OG, which is there");
    assert_eq!(hand.says(), "Cursor on h2, across.");
    let played = hand.draft.action(&hand.state);
    assert_eq!(played, Some(Action::Play(hand.draft.placed())));
}

#[test]
fn the_cursor_stops_at_the_frame() {
    let mut hand = hand();
    hand.point("h3", "across");
    hand.letters("D");
    assert_eq!((hand.laid().as_str(), hand.says().as_str()), ("Dh3", ""));
    // The next letter is picked up, as it is without a cursor.
    hand.letters("O");
    assert!(hand.draft.rack().picked().is_some());
    assert_eq!(hand.laid(), "Dh3");
}

#[test]
fn the_cursor_stops_at_an_area() {
    let mut hand = hand();
    hand.point("b1", "across");
    hand.letters("D");
    assert_eq!((hand.laid().as_str(), hand.says().as_str()), ("Db1", ""));
}

#[test]
fn the_cursor_stops_at_a_crossed_out_cell() {
    let mut state = table();
    let crossed = state.board.size().cell_named("c4").unwrap();
    state.board.set_contents(crossed, Contents::Crossed);
    let mut hand = hand_at(state);
    hand.types("b4", 'd');
    assert_eq!((hand.laid().as_str(), hand.says().as_str()), ("Db4", ""));
}

#[test]
fn the_cursor_stops_at_a_wall() {
    let mut state = table();
    let size = state.board.size();
    let edge = size.edge(size.cell_named("f2").unwrap(), Direction::Right);
    state.board.place_wall(edge.unwrap());
    let mut hand = hand_at(state);
    hand.tap("c2");
    hand.letters("DS");
    assert_eq!(hand.laid(), "Dc2 Sf2");
    assert_eq!(hand.says(), "");
}

#[test]
fn the_cursor_passes_over_tiles_that_are_there() {
    let mut hand = hand();
    hand.tap("d1");
    assert_eq!(hand.says(), "Cursor on d1, down.", "it meets the O below");
    hand.letters("DT");
    assert_eq!(hand.laid(), "Dd1 Td3");
    assert_eq!(hand.says(), "Cursor on d4, down.");
}

#[test]
fn tapping_a_tile_of_this_turn_takes_it_back() {
    let mut hand = hand();
    hand.tap("c2");
    hand.letters("DS");
    hand.tap("c2");
    assert_eq!(hand.laid(), "Sf2");
    // The next letter goes there, and the one after it to where the cursor was.
    assert_eq!(hand.says(), "Cursor on c2, across.");
    hand.letters("TO");
    assert_eq!(hand.laid(), "Sf2 Tc2 Og2");
}

#[test]
fn tapping_an_old_tile_does_nothing() {
    let mut hand = hand();
    hand.tap("d2");
    assert_eq!((hand.says(), hand.laid()), (String::new(), String::new()));
    hand.tap("c2");
    let before = hand.draft.clone();
    for other in ["d2", "e2", "c1"] {
        hand.tap(other);
        assert_eq!(hand.draft, before, "{other}");
    }
}

#[test]
fn with_a_letter_chosen_first_a_tap_places_it() {
    let mut hand = hand();
    for (letter, cell) in [("D", "c2"), ("S", "f2"), ("T", "g2")] {
        hand.letters(letter);
        hand.tap(cell);
        assert_eq!(hand.says(), "", "no cursor comes between letter and cell");
    }
    assert_eq!(hand.laid(), "Dc2 Sf2 Tg2");
    // A letter taken back leaves no cursor either, so it can be chosen again.
    hand.tap("g2");
    hand.letters("T");
    hand.tap("g1");
    assert_eq!(hand.laid(), "Dc2 Sf2 Tg1");
}

#[test]
fn a_second_tap_or_space_turns_the_cursor() {
    let mut hand = hand();
    for way in ["across", "down", "across"] {
        // The board sends Space as a tap on the cell with the focus.
        hand.tap("a3");
        assert_eq!(hand.says(), format!("Cursor on a3, {way}."));
    }
    hand.tap("a3");
    hand.letters("D");
    assert_eq!(hand.says(), "Cursor on a4, down.");
    // On another cell it begins in line with the letters of this turn.
    hand.tap("c3");
    assert_eq!(hand.says(), "Cursor on c3, across.");
}

#[test]
fn the_cursor_takes_the_direction_with_more_room_for_a_word_that_joins_others() {
    for (cell, way) in [
        ("c2", "across"),
        ("d1", "down"),
        // Below the end of a word, a new one mostly crosses.
        ("e3", "across"),
        ("b2", "across"),
    ] {
        for first in ["across", "down"] {
            let mut hand = hand();
            hand.draft.down = first == "down";
            hand.tap(cell);
            assert_eq!(hand.says(), format!("Cursor on {cell}, {way}."), "{first}");
        }
    }
    // Next to a letter of this turn it goes on in its line.
    let mut hand = hand();
    hand.letters("D");
    hand.tap("b3");
    hand.tap("b4");
    assert_eq!(hand.says(), "Cursor on b4, down.");
}

#[test]
fn typing_goes_on_over_tiles() {
    let mut hand = hand();
    hand.types("c2", 'd');
    assert_eq!(hand.says(), "Cursor on f2, across.");
    hand.types("f2", 's');
    assert_eq!(hand.laid(), "Dc2 Sf2");
    // A letter that isn't in hand lays nothing and leaves the cursor.
    hand.types("g2", 'q');
    assert_eq!(hand.says(), "Cursor on g2, across.");
    // An arrow key sets the direction and takes the cursor along.
    let there = hand.at("g3");
    hand.act(BoardAction::Go(there, CursorMove::Down));
    assert_eq!(hand.says(), "Cursor on g3, down.");
    // With the focus on an old tile, the cursor waits.
    let there = hand.at("e2");
    hand.act(BoardAction::Go(there, CursorMove::Left));
    assert_eq!(hand.says(), "Cursor on g3, across.");
}

#[test]
fn backspace_goes_back() {
    let mut hand = hand();
    hand.types("c2", 'd');
    hand.types("f2", 's');
    for (from, left, cursor) in [("g2", "Dc2", "f2"), ("f2", "", "c2"), ("c2", "", "c2")] {
        hand.act(BoardAction::Back(hand.at(from)));
        assert_eq!(hand.laid(), left);
        assert_eq!(hand.says(), format!("Cursor on {cursor}, across."));
    }
    // Where the cursor stopped, it takes back the letter under it.
    hand.types("h3", 'd');
    hand.act(BoardAction::Back(hand.at("h3")));
    assert_eq!(
        (hand.laid().as_str(), hand.says().as_str()),
        ("", "Cursor on h3, across.")
    );
}

#[test]
fn a_letter_dragged_to_the_cursor_moves_it_on() {
    let mut hand = hand();
    hand.tap("c2");
    let to = |hand: &Hand, name| DropTarget::Cell(hand.at(name));
    let target = to(&hand, "c2");
    hand.draft.drop_tile(TileId(0), target, &hand.state);
    assert_eq!(hand.says(), "Cursor on f2, across.");
    let target = to(&hand, "h4");
    hand.draft.drop_tile(TileId(1), target, &hand.state);
    assert_eq!(hand.says(), "Cursor on f2, across.", "elsewhere it stays");
    // Without a cursor, none comes by a drag.
    let mut hand = self::hand();
    let target = to(&hand, "c2");
    hand.draft.drop_tile(TileId(0), target, &hand.state);
    assert_eq!(hand.says(), "");
}

#[test]
fn taking_everything_back_or_asking_leaves_no_cursor() {
    let mut hand = hand();
    hand.tap("c2");
    hand.draft.take_all_back();
    assert_eq!(hand.says(), "");
    hand.tap("c2");
    hand.draft.set_asking(true);
    assert_eq!(hand.says(), "");
    hand.draft.set_asking(false);
    hand.letters("D");
    assert_eq!(hand.laid(), "", "the letter is picked up");
}

#[test]
fn the_cursor_is_shown_and_named_on_the_board() {
    let mut hand = hand();
    hand.tap("c3");
    let grid = board_grid(&hand.state, &hand.draft, &[], special_sign);
    let cell = hand.at("c3");
    let said = screen::text::cell(&grid, cell);
    assert_eq!(said, "c3, empty, cursor across");
    assert_eq!(
        words::next_letter(&hand.draft, &hand.state),
        Some("c3 is next. Tap it to turn the arrow.".to_owned())
    );
    // Once all letters are laid, there is no next one.
    hand.letters("DOTS");
    assert_eq!(
        board_grid(&hand.state, &hand.draft, &[], special_sign).cursor,
        None
    );
}

#[test]
fn the_cursor_survives_saving_and_reading() {
    let mut hand = hand();
    hand.tap("c2");
    hand.letters("D");
    let text = hand.draft.to_text(&hand.state);
    assert_eq!(Draft::from_text(&text, &hand.state), Some(hand.draft));
    // A draft that an earlier version saved has none.
    let read = |change: fn(&mut Value)| {
        let mut kept: Value = serde_json::from_str(&text).unwrap();
        change(&mut kept);
        Draft::from_text(&kept.to_string(), &table()).unwrap()
    };
    let old = read(|kept| {
        let kept = kept.as_object_mut().unwrap();
        assert!(kept.remove("cursor").is_some() && kept.remove("down").is_some());
    });
    assert_eq!((old.cursor(), old.placed().len()), (None, 1));
    // Nor has one whose cell isn't free any more.
    let taken = read(|kept| kept["cursor"] = kept["laid"][0][2].clone());
    assert_eq!((taken.cursor(), taken.placed().len()), (None, 1));
}
