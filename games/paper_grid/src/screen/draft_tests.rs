//! Tests of the draft.

use super::*;
use crate::text::{special_sign, table as paper_grid_table};
use game::{Roster, SeatColour};
use paper_grid_rules::{
    Area, Board, Choices, Contents, Hint, Letterfraud, Options, SeatMark, SpecialUpgrade,
};
use screen::EdgeSide;

const BOARD: &str = "
    . . 1 . . . . .
    . . . O G * . .
    . . . . . . . .
    . . . . . 2 . .
";

/// A game at its first play: the first seat holds DOTS, the second an E.
pub(super) fn table() -> State {
    let mut board: Board = BOARD.parse().unwrap();
    for (seat, hand) in [(0, "DOTS"), (1, "E")] {
        let letters = hand.chars().filter_map(Letter::new);
        board.set_hand(Area::new(seat).unwrap(), letters.collect());
    }
    let options = Options::new(Choices::on_board(board)).unwrap();
    let mut state = State::new(&options, 2);
    state.stage = Stage::Playing;
    state
}

fn at(state: &State, name: &str) -> screen::GridCellId {
    let cell = state.board.size().cell_named(name).unwrap();
    screen::GridCellId(
        state
            .board
            .size()
            .cell_ids()
            .position(|id| id == cell)
            .unwrap(),
    )
}

fn rack(draft: &Draft) -> String {
    let tiles = draft.rack().tiles().iter();
    tiles.map(|tile| tile.letters.as_str()).collect()
}

fn laid(draft: &Draft) -> String {
    let letters = draft.placed().into_iter();
    letters.map(|placed| placed.1.uppercase()).collect()
}

#[test]
fn a_picked_letter_is_laid_by_a_tap_and_taken_back_by_another() {
    let state = table();
    let mut draft = Draft::new(&state);
    assert_eq!(rack(&draft), "DOTS");
    draft.touch_rack(RackAction::Pick(TileId(0)), &state);
    let tap = BoardAction::Choose(at(&state, "c2"));
    assert_eq!(draft.touch_board(tap, &state), None);
    assert_eq!((rack(&draft).as_str(), laid(&draft).as_str()), ("OTS", "D"));
    draft.touch_board(tap, &state);
    assert_eq!((rack(&draft).as_str(), laid(&draft).as_str()), ("OTSD", ""));
}

#[test]
fn only_letters_of_the_hand_can_be_typed() {
    let state = table();
    let mut draft = Draft::new(&state);
    for (cell, letter) in [("c2", 'd'), ("f2", 's'), ("g2", 's'), ("a1", 'Q')] {
        draft.touch_board(BoardAction::Type(at(&state, cell), letter), &state);
    }
    assert_eq!((rack(&draft).as_str(), laid(&draft).as_str()), ("OT", "DS"));
    draft.touch_board(BoardAction::Type(at(&state, "f2"), 't'), &state);
    assert_eq!(laid(&draft), "DT", "another letter takes its place");
    draft.touch_board(BoardAction::Clear(at(&state, "c2")), &state);
    draft.take_all_back();
    assert_eq!((rack(&draft).len(), laid(&draft).as_str()), (4, ""));
}

#[test]
fn letters_are_laid_only_on_free_cells() {
    let state = table();
    let mut draft = Draft::new(&state);
    for taken in ["d2", "c1"] {
        draft.touch_board(BoardAction::Type(at(&state, taken), 'd'), &state);
    }
    assert_eq!(laid(&draft), "");
    // A tile dragged onto another one goes back to the rack.
    draft.drop_tile(TileId(0), DropTarget::Cell(at(&state, "c2")), &state);
    draft.drop_tile(TileId(1), DropTarget::Cell(at(&state, "c2")), &state);
    assert_eq!((rack(&draft).as_str(), laid(&draft).as_str()), ("OTS", "D"));
    draft.drop_tile(TileId(0), DropTarget::Cell(at(&state, "c3")), &state);
    assert_eq!(laid(&draft), "D");
    draft.drop_tile(TileId(0), DropTarget::Place(0), &state);
    assert_eq!(rack(&draft), "DOTS");
}

#[test]
fn k10_the_letters_laid_on_the_board_are_the_play() {
    let state = table();
    let mut draft = Draft::new(&state);
    assert_eq!(draft.action(&state), None);
    draft.touch_board(BoardAction::Type(at(&state, "c2"), 'd'), &state);
    assert_eq!(draft.action(&state), Some(Action::Play(draft.placed())));
}

#[test]
fn k20_two_letters_are_called_and_what_fits_is_kept() {
    let mut state = table();
    state.stage = Stage::Asking;
    let letter = |c| Letter::new(c).unwrap();
    let mut draft = Draft::new(&state);
    draft.call_letter(letter('E'), &state);
    assert_eq!(draft.action(&state), None, "one is not enough");
    draft.call_letter(letter('R'), &state);
    draft.call_letter(letter('S'), &state);
    assert_eq!(draft.called_letters().len(), 2, "and three are too many");
    let (called, kept) = (
        draft.called_letters().to_vec(),
        draft.called_letters().to_vec(),
    );
    assert_eq!(draft.action(&state), Some(Action::Ask { called, kept }));
    draft.uncall_last(&state);
    assert_eq!(draft.called_letters(), [letter('E')]);
}

/// A state in which A and T are the only letters in line, and Big Ask has acted.
fn big_ask_in_line() -> State {
    let mut board = Board::from_code("10M12-RDBHQ-05480-2C2CH-970P1-4VA5").unwrap();
    for (cell, letter) in [("d2", 'A'), ("e2", 'T')] {
        let cell = board.size().cell_named(cell).unwrap();
        board.set_contents(cell, Contents::Letter(Letter::new(letter).unwrap()));
    }
    let mut choices = Choices::on_board(board);
    choices.letterfraud = Some(Letterfraud::InLine);
    let mut state = State::new(&Options::new(choices).unwrap(), 2);
    state.turn.big_ask = true;
    state.stage = Stage::Asking;
    state
}

#[test]
fn k28_with_big_ask_the_screen_asks_for_as_many_as_the_longest_line_has() {
    let state = big_ask_in_line();
    let letter = |c| Letter::new(c).unwrap();
    let mut draft = Draft::new(&state);
    for c in ['T', 'A', 'E'] {
        draft.call_letter(letter(c), &state);
    }
    assert_eq!(
        draft.called_letters(),
        [letter('T'), letter('A')],
        "two at most"
    );
    let (called, kept) = (
        draft.called_letters().to_vec(),
        draft.called_letters().to_vec(),
    );
    assert_eq!(draft.action(&state), Some(Action::Ask { called, kept }));
    assert_eq!(
        paper_grid_table::prompt(&state, Phase::Ask, "Ada", ""),
        "Ada: ask for 2 side by side."
    );
}

#[test]
fn k35_with_big_ask_alone_the_screen_takes_two_to_six() {
    let mut state = table();
    state.stage = Stage::Asking;
    state.turn.big_ask = true;
    let mut draft = Draft::new(&state);
    for letter in Letter::all().take(7) {
        draft.call_letter(letter, &state);
    }
    assert_eq!(draft.called_letters().len(), 6);
    for called in (0..=6).rev() {
        let whole = draft.action(&state).is_some();
        assert_eq!(whole, called >= 2, "{called} letters called");
        draft.uncall_last(&state);
    }
    assert_eq!(
        paper_grid_table::prompt(&state, Phase::Ask, "Ada", ""),
        "Ada: ask for 2 to 6 letters."
    );
}

#[test]
fn k20_with_room_for_one_the_asker_chooses_which_to_keep() {
    let mut state = table();
    let six = "DOTSAE".chars().filter_map(Letter::new).collect();
    state.hands[0] = paper_grid_rules::Hand::new(six);
    state.stage = Stage::Asking;
    let letter = |c| Letter::new(c).unwrap();
    let mut draft = Draft::new(&state);
    draft.call_letter(letter('E'), &state);
    draft.call_letter(letter('R'), &state);
    assert_eq!((draft.is_kept(0), draft.is_kept(1)), (true, false));
    draft.keep_letter(1);
    assert_eq!((draft.is_kept(0), draft.is_kept(1)), (false, true));
    let called = draft.called_letters().to_vec();
    let kept = vec![letter('R')];
    assert_eq!(draft.action(&state), Some(Action::Ask { called, kept }));
}

#[test]
fn k21_a_wall_is_shown_first_and_placed_by_a_second_tap() {
    let mut state = table();
    let called = vec![Letter::new('E').unwrap()];
    let seat = SeatId::new(1);
    state.stage = Stage::Answering { called, seat };
    let mut draft = Draft::new(&state);
    let (cell, side) = (at(&state, "d2"), EdgeSide::Right);
    let tap = BoardAction::Wall(GridEdge { cell, side });
    assert_eq!(draft.touch_board(tap, &state), None);
    let wall = draft.action(&state);
    assert!(matches!(wall, Some(Action::Wall(_))));
    assert_eq!(draft.touch_board(tap, &state), wall);
    let grid = crate::screen::board_grid(&state, &draft, &[], special_sign);
    let edge = GridEdge { cell, side };
    assert_eq!(
        grid.considered,
        Some(edge),
        "it is shown before it is placed"
    );
    assert!(!grid.has_wall(edge), "and differs from a placed wall");
}

#[test]
fn a_hint_is_marked_only_while_a_word_can_be_played() {
    let mut state = table();
    let place = state.board.size().cell_named("d2").unwrap();
    state.turn.hints = vec![Hint::Place(place)];
    let mut draft = Draft::new(&state);
    let is_marked = |state: &State, draft: &Draft| {
        let mut grid = crate::screen::board_grid(state, draft, &[], special_sign);
        grid.cell_mut(at(state, "d2")).unwrap().marked
    };
    assert!(is_marked(&state, &draft));
    draft.set_asking(true);
    assert!(!is_marked(&state, &draft), "letters are asked for instead");
    draft.set_asking(false);
    assert!(is_marked(&state, &draft), "back at the board");
    state.stage = Stage::Asking;
    assert!(!is_marked(&state, &draft), "the word has been played");
}

#[test]
fn k37_two_cells_are_chosen_to_be_crossed_out() {
    let mut state = table();
    let cell = state.board.size().cell_named("c2").unwrap();
    state.stage = Stage::Acting(vec![(cell, SpecialType::Destroyer)]);
    let mut draft = Draft::new(&state);
    let mut tap = |name| draft.touch_board(BoardAction::Choose(at(&state, name)), &state);
    for name in ["a1", "b1", "d1", "d1", "h4"] {
        assert_eq!(tap(name), None);
    }
    let names = ["b1", "h4"].map(|name| state.board.size().cell_named(name).unwrap());
    assert_eq!(draft.action(&state), Some(Action::Destroy(names.into())));
}

#[test]
fn k6_a_tap_claims_an_area_and_k31_makes_a_special_cell() {
    let mut state = table();
    state.stage = Stage::Claiming;
    let mut draft = Draft::new(&state);
    let (cell, tap) = (
        state.board.size().cell_named("a1").unwrap(),
        BoardAction::Choose(at(&state, "a1")),
    );
    assert_eq!(draft.touch_board(tap, &state), Some(Action::Claim(cell)));
    state.stage = Stage::Playing;
    draft.set_special_to_make(Some(SpecialType::DoubleWord));
    let made = Action::Make(cell, SpecialType::DoubleWord);
    assert_eq!(draft.touch_board(tap, &state), Some(made));
}

#[test]
fn k31_only_types_that_can_be_made_are_offered() {
    let mut state = with_supercells();
    let all = SpecialType::ALL.iter().copied();
    let supercells: Vec<SpecialType> = all.filter(|special| !special.is_celldance()).collect();
    assert_eq!(makeable_specials(&state), supercells);
    // A Double Word is on an empty cell.
    let cell = state.board.size().cell_named("a1").unwrap();
    state.board.set_special(cell, Some(SpecialType::DoubleWord));
    let left = supercells.iter().copied();
    let left: Vec<SpecialType> = left.filter(|s| *s != SpecialType::DoubleWord).collect();
    assert_eq!(makeable_specials(&state), left);
    // A special cell under a letter no longer counts.
    let letter = Contents::Letter(Letter::new('E').unwrap());
    state.board.set_contents(cell, letter);
    assert_eq!(makeable_specials(&state), supercells);
}

#[test]
fn k31_nothing_is_offered_where_no_type_or_no_cell_is_left() {
    let mut state = with_supercells();
    let cells = ["a1", "b1", "a2", "b2"].map(|name| state.board.size().cell_named(name).unwrap());
    for (cell, special) in cells.into_iter().zip(SpecialType::ALL) {
        state.board.set_special(cell, Some(special));
    }
    assert_eq!(makeable_specials(&state), [], "no type is left");
    let mut state = with_supercells();
    let free: Vec<_> = state.plain_cells().collect();
    for cell in free {
        state.board.set_contents(cell, Contents::Crossed);
    }
    assert!(state.placeable_specials().next().is_some());
    assert_eq!(makeable_specials(&state), [], "no cell is left");
    let mut state = with_supercells();
    state.endgame = true;
    assert_eq!(makeable_specials(&state), [], "nor in the endgame (K25)");
    assert_eq!(
        makeable_specials(&table()),
        [],
        "nor where the upgrade is off"
    );
}

/// A game at its first play, like that of `table`, with Supercells.
fn with_supercells() -> State {
    let mut choices = Choices::on_board(table().board);
    choices.specials = SpecialUpgrade::Supercells;
    let mut state = State::new(&Options::new(choices).unwrap(), 2);
    state.stage = Stage::Playing;
    state
}

/// Returns a roster of seats: `b` for a bot, `p` for a person.
fn seated(by: &str) -> Vec<Seat> {
    let mut roster = Roster::default();
    let seat = |(at, by): (usize, char)| Seat {
        player: roster.add(&format!("{at}")).unwrap().clone(),
        by: match by {
            'b' => PlayedBy::Bot(PaperGrid::BOTS[0]),
            _ => PlayedBy::Person,
        },
    };
    by.chars().enumerate().map(seat).collect()
}

/// Returns the seat that judges a play of the first seat.
fn judge_of(by: &str) -> Option<SeatId> {
    let mut state = table();
    state.seats = by.len() as u8;
    state.stage = Stage::Judging(Vec::new());
    seat_on_screen(&state, &seated(by))
}

#[test]
fn k16_a_bots_play_is_put_to_the_people() {
    assert_eq!(judge_of("bp"), Some(SeatId::new(1)));
    assert_eq!(judge_of("bbp"), Some(SeatId::new(2)), "past other bots");
}

#[test]
fn k16_a_persons_play_is_put_to_another_seat() {
    assert_eq!(judge_of("pp"), Some(SeatId::new(1)));
    assert_eq!(judge_of("pbp"), Some(SeatId::new(2)), "people before bots");
    assert_eq!(judge_of("pb"), Some(SeatId::new(1)), "a bot is the judge");
    assert_eq!(judge_of("bb"), Some(SeatId::new(1)), "not its own judge");
}

#[test]
fn k16_outside_a_vote_the_screen_shows_the_seat_to_act() {
    let state = table();
    assert_eq!(seat_on_screen(&state, &seated("bp")), Some(SeatId::FIRST));
    let mut state = table();
    let (called, seat) = (Vec::new(), SeatId::new(1));
    state.stage = Stage::Answering { called, seat };
    assert_eq!(seat_on_screen(&state, &seated("pb")), Some(seat));
}

#[test]
fn k29_the_board_shows_each_letters_owner_and_value() {
    let mut choices = Choices::on_board(table().board);
    choices.devils = true;
    let mut state = State::new(&Options::new(choices).unwrap(), 2);
    state.stage = Stage::Playing;
    let id = state.board.size().cell_named("d2").unwrap();
    let seat = SeatId::new(1);
    state.marks[id.index()] = Some(SeatMark { seat, value: 12 });
    let colours = [SeatColour::Vermilion, SeatColour::Ocean];
    let grid = crate::screen::board_grid(&state, &Draft::new(&state), &colours, special_sign);
    assert_eq!(
        screen::text::cell(&grid, at(&state, "d2")),
        "d2, O, Blue square, worth 12"
    );
    // A printed letter belongs to no seat, and no value is written beside it.
    assert_eq!(screen::text::cell(&grid, at(&state, "e2")), "e2, G");
}

#[test]
fn a_draft_survives_saving_and_reading() {
    let state = table();
    let mut draft = Draft::new(&state);
    assert_eq!(draft.to_text(&state), "", "an empty draft has no text");
    draft.touch_rack(RackAction::Arrange(TileId(0), 2), &state);
    draft.touch_rack(RackAction::Pick(TileId(1)), &state);
    draft.touch_board(BoardAction::Type(at(&state, "c2"), 'd'), &state);
    draft.touch_board(BoardAction::Type(at(&state, "f2"), 's'), &state);
    assert_eq!((rack(&draft).as_str(), laid(&draft).as_str()), ("OT", "DS"));
    assert_eq!(
        Draft::from_text(&draft.to_text(&state), &state),
        Some(draft)
    );
    let mut asks = Draft::new(&state);
    asks.set_asking(true);
    asks.call_letter(Letter::new('e').unwrap(), &state);
    assert_eq!(Draft::from_text(&asks.to_text(&state), &state), Some(asks));
}

#[test]
fn a_draft_saved_before_there_was_a_cursor_goes_on() {
    let state = table();
    let old = r#"{"laid":[[0,"D",10]],"rack":[3,1,2],"picked":2,"called":[],"left":[],"cells":[],
        "wall":null,"making":null,"asking":false}"#;
    let mut draft = Draft::from_text(old, &state).expect("it fits");
    assert_eq!((rack(&draft).as_str(), laid(&draft).as_str()), ("SOT", "D"));
    assert_eq!(draft.cursor(), None);
    // The letter that was picked is laid as before, and the word goes on at a cursor.
    let tap = BoardAction::Choose(at(&state, "c3"));
    assert_eq!(draft.touch_board(tap, &state), None);
    assert_eq!((rack(&draft).as_str(), laid(&draft).as_str()), ("SO", "DT"));
    draft.touch_board(BoardAction::Choose(at(&state, "f2")), &state);
    draft.touch_rack(RackAction::Pick(TileId(3)), &state);
    assert_eq!(laid(&draft), "DTS");
}

#[test]
fn a_saved_draft_that_does_not_fit_the_state_is_dropped() {
    let state = table();
    let mut draft = Draft::new(&state);
    draft.touch_board(BoardAction::Type(at(&state, "c2"), 'd'), &state);
    let text = draft.to_text(&state);
    let mut other = table();
    other.turn.seat = SeatId::new(1);
    assert_eq!(Draft::from_text(&text, &other), None, "another hand");
    let other = text.replace("\"D\"", "\"X\"");
    assert_ne!(other, text);
    assert_eq!(Draft::from_text(&other, &state), None, "another letter");
    let twice = text.replacen("\"laid\":[", "\"laid\":[[0,\"D\",0],", 1);
    assert_eq!(
        Draft::from_text(&twice, &state),
        None,
        "one tile in two cells"
    );
    let mut taken = table();
    let cell = draft.placed()[0].0;
    taken
        .board
        .set_contents(cell, Contents::Letter(Letter::new('a').unwrap()));
    assert_eq!(
        Draft::from_text(&text, &taken),
        None,
        "a cell that is taken"
    );
    for text in ["", "{", "[]", r#"{"wall":250}"#, r#"{"cells":[250]}"#] {
        assert_eq!(Draft::from_text(text, &state), None, "{text}");
    }
    let much = r#"{"asking":true,"called":["a","b","c"]}"#;
    assert_eq!(
        Draft::from_text(much, &state),
        None,
        "more than may be called"
    );
}
