//! The draft, move by move.

use super::*;
use crate::games::paper_grid::{Area, Board, Choices, Options};
use crate::screen::Side;

const BOARD: &str = "
    . . 1 . . . . .
    . . . O G * . .
    . . . . . . . .
    . . . . . 2 . .
";

/// A game at its first play, the first seat holding DOTS, the second an E.
fn table() -> State {
    let mut board: Board = BOARD.parse().unwrap();
    for (seat, hand) in [(0, "DOTS"), (1, "E")] {
        let letters = hand.chars().filter_map(Letter::new);
        board.put_hand(Area::new(seat).unwrap(), letters.collect());
    }
    let options = Options::new(Choices::on(board)).unwrap();
    let mut state = State::new(&options, 2);
    state.stage = Stage::Playing;
    state
}

fn at(state: &State, name: &str) -> crate::screen::CellId {
    let cell = state.board.size().named(name).unwrap();
    crate::screen::CellId(state.board.size().ids().position(|id| id == cell).unwrap())
}

fn rack(draft: &Draft) -> String {
    let tiles = draft.rack().tiles().iter();
    tiles.map(|tile| tile.letters.as_str()).collect()
}

fn laid(draft: &Draft) -> String {
    let letters = draft.placed().into_iter();
    letters.map(|placed| placed.1.capital()).collect()
}

#[test]
fn a_picked_letter_is_laid_by_a_tap_and_taken_back_by_another() {
    let state = table();
    let mut draft = Draft::of(&state);
    assert_eq!(rack(&draft), "DOTS");
    draft.touch_rack(RackAct::Pick(TileId(0)));
    let tap = BoardAct::Choose(at(&state, "c2"));
    assert_eq!(draft.touch_board(tap, &state), None);
    assert_eq!((rack(&draft).as_str(), laid(&draft).as_str()), ("OTS", "D"));
    draft.touch_board(tap, &state);
    assert_eq!((rack(&draft).as_str(), laid(&draft).as_str()), ("OTSD", ""));
}

#[test]
fn typed_letters_come_from_the_hand_alone() {
    let state = table();
    let mut draft = Draft::of(&state);
    for (cell, letter) in [("c2", 'd'), ("f2", 's'), ("g2", 's'), ("a1", 'Q')] {
        draft.touch_board(BoardAct::Type(at(&state, cell), letter), &state);
    }
    assert_eq!((rack(&draft).as_str(), laid(&draft).as_str()), ("OT", "DS"));
    draft.touch_board(BoardAct::Type(at(&state, "f2"), 't'), &state);
    assert_eq!(laid(&draft), "DT", "another letter takes its place");
    draft.touch_board(BoardAct::Clear(at(&state, "c2")), &state);
    draft.take_all_back();
    assert_eq!((rack(&draft).len(), laid(&draft).as_str()), (4, ""));
}

#[test]
fn letters_are_laid_on_free_cells_alone() {
    let state = table();
    let mut draft = Draft::of(&state);
    for taken in ["d2", "c1"] {
        draft.touch_board(BoardAct::Type(at(&state, taken), 'd'), &state);
    }
    assert_eq!(laid(&draft), "");
    // Dragged onto another tile, it goes back to the rack.
    draft.drop(TileId(0), Target::Cell(at(&state, "c2")), &state);
    draft.drop(TileId(1), Target::Cell(at(&state, "c2")), &state);
    assert_eq!((rack(&draft).as_str(), laid(&draft).as_str()), ("OTS", "D"));
    draft.drop(TileId(0), Target::Cell(at(&state, "c3")), &state);
    assert_eq!(laid(&draft), "D");
    draft.drop(TileId(0), Target::Place(0), &state);
    assert_eq!(rack(&draft), "DOTS");
}

#[test]
fn k10_what_lies_on_the_board_is_the_play() {
    let state = table();
    let mut draft = Draft::of(&state);
    assert_eq!(draft.action(&state), None);
    draft.touch_board(BoardAct::Type(at(&state, "c2"), 'd'), &state);
    assert_eq!(draft.action(&state), Some(Action::Play(draft.placed())));
}

#[test]
fn k20_two_letters_are_called_and_what_fits_is_kept() {
    let mut state = table();
    state.stage = Stage::Asking;
    let letter = |c| Letter::new(c).unwrap();
    let mut draft = Draft::of(&state);
    draft.call(letter('E'), &state);
    assert_eq!(draft.action(&state), None, "one is not enough");
    draft.call(letter('R'), &state);
    draft.call(letter('S'), &state);
    assert_eq!(draft.called().len(), 2, "and three are too many");
    let (called, kept) = (draft.called().to_vec(), draft.called().to_vec());
    assert_eq!(draft.action(&state), Some(Action::Ask { called, kept }));
    draft.call_back(&state);
    assert_eq!(draft.called(), [letter('E')]);
}

#[test]
fn k20_with_one_place_left_the_asker_chooses() {
    let mut state = table();
    let six = "DOTSAE".chars().filter_map(Letter::new).collect();
    state.hands[0] = crate::games::paper_grid::Hand::new(six);
    state.stage = Stage::Asking;
    let letter = |c| Letter::new(c).unwrap();
    let mut draft = Draft::of(&state);
    draft.call(letter('E'), &state);
    draft.call(letter('R'), &state);
    assert_eq!((draft.keeps(0), draft.keeps(1)), (true, false));
    draft.keep(1);
    assert_eq!((draft.keeps(0), draft.keeps(1)), (false, true));
    let called = draft.called().to_vec();
    let kept = vec![letter('R')];
    assert_eq!(draft.action(&state), Some(Action::Ask { called, kept }));
}

#[test]
fn k21_a_wall_is_shown_first_and_placed_by_a_second_tap() {
    let mut state = table();
    let called = vec![Letter::new('E').unwrap()];
    let seat = SeatId::new(1);
    state.stage = Stage::Answering { called, seat };
    let mut draft = Draft::of(&state);
    let (cell, side) = (at(&state, "d2"), Side::Right);
    let tap = BoardAct::Wall(Edge { cell, side });
    assert_eq!(draft.touch_board(tap, &state), None);
    let wall = draft.action(&state);
    assert!(matches!(wall, Some(Action::Wall(_))));
    assert_eq!(draft.touch_board(tap, &state), wall);
    let grid = crate::screen::paper_grid::shown(&state, &draft, &[]);
    assert!(
        grid.walled(Edge { cell, side }),
        "it is seen before it is placed"
    );
}

#[test]
fn k37_two_cells_are_chosen_to_be_crossed_out() {
    let mut state = table();
    let cell = state.board.size().named("c2").unwrap();
    state.stage = Stage::Acting(vec![(cell, Special::Destroyer)]);
    let mut draft = Draft::of(&state);
    let mut tap = |name| draft.touch_board(BoardAct::Choose(at(&state, name)), &state);
    for name in ["a1", "b1", "d1", "d1", "h4"] {
        assert_eq!(tap(name), None);
    }
    let names = ["b1", "h4"].map(|name| state.board.size().named(name).unwrap());
    assert_eq!(draft.action(&state), Some(Action::Destroy(names.into())));
}

#[test]
fn k6_a_tap_claims_an_area_and_k31_makes_a_special_cell() {
    let mut state = table();
    state.stage = Stage::Claiming;
    let mut draft = Draft::of(&state);
    let (cell, tap) = (
        state.board.size().named("a1").unwrap(),
        BoardAct::Choose(at(&state, "a1")),
    );
    assert_eq!(draft.touch_board(tap, &state), Some(Action::Claim(cell)));
    state.stage = Stage::Playing;
    draft.make(Some(Special::DoubleWord));
    let made = Action::Make(cell, Special::DoubleWord);
    assert_eq!(draft.touch_board(tap, &state), Some(made));
}
