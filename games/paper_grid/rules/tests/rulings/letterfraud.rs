//! Letterfraud (K28): four limits on asking.

use paper_grid_rules::{Board, Contents, Letterfraud, Refusal};

use super::table::*;

const BOARD: &str = "
    . . . . . . . 1
    . . C A R|T . .
    . . . . O . . .
    2 . . . . . . .
    hand 1 AB
    hand 2 C";

fn table_with_letterfraud(fraud: Letterfraud) -> Table {
    table_with(BOARD, |choices| choices.letterfraud = Some(fraud))
}

fn can_ask(fraud: Letterfraud, called: &str) -> bool {
    match table_with_letterfraud(fraud).ask(called, called) {
        Ok(_) => true,
        Err(refusal) => {
            assert_eq!(refusal, Refusal::Fraud(fraud), "{called}");
            false
        }
    }
}

#[test]
fn k28_all_different_refuses_equal_letters() {
    assert!(can_ask(Letterfraud::AllDifferent, "AB"));
    assert!(!can_ask(Letterfraud::AllDifferent, "XX"));
}

#[test]
fn k28_none_held_refuses_any_letter_in_hand() {
    assert!(can_ask(Letterfraud::NoneHeld, "XX"));
    assert!(!can_ask(Letterfraud::NoneHeld, "XA"));
}

#[test]
fn k28_at_most_one_held_allows_one_letter_in_hand() {
    assert!(can_ask(Letterfraud::AtMostOneHeld, "XA"));
    assert!(!can_ask(Letterfraud::AtMostOneHeld, "AB"));
    assert!(
        !can_ask(Letterfraud::AtMostOneHeld, "AA"),
        "the same letter twice counts as two"
    );
}

#[test]
fn k28_in_line_letters_must_be_adjacent_in_a_line_in_either_direction() {
    let line = |called| can_ask(Letterfraud::InLine, called);
    assert!(line("CA") && line("RA"), "either direction");
    assert!(line("RO"), "down as well");
    assert!(!line("CR"), "not next to each other");
    assert!(!line("RT"), "a wall separates them");
    assert!(!line("AO"), "not in a straight line");
}

#[test]
fn k28_the_line_limit_lifts_where_no_two_letters_are_in_a_line() {
    let board = "
        . . . . . . . 1
        . . C . R . . .
        . . . A . . . .
        2 . . . . . . .";
    let mut table = table_with(board, |choices| {
        choices.letterfraud = Some(Letterfraud::InLine);
    });
    assert_eq!(table.state.letterfraud(), None);
    table.ask("XX", "XX").unwrap();
}

#[test]
fn k28_with_big_ask_all_six_letters_must_be_in_one_line() {
    let board = "
        . . . . . . . 1
        P L A N E T S .
        . . . . . . . .
        2 . . . . . . .";
    let mut table = table_with(board, |choices| {
        choices.letterfraud = Some(Letterfraud::InLine);
    });
    table.state.turn.big_ask = true;
    let refused = table.ask("PLANES", "PLANES");
    assert_eq!(refused.unwrap_err(), Refusal::Fraud(Letterfraud::InLine));
    table.ask("STENAL", "STENAL").unwrap();
}

#[test]
fn k28_with_big_ask_the_longest_line_limits_the_number_of_letters() {
    let mut table = table_with_letterfraud(Letterfraud::InLine);
    table.state.turn.big_ask = true;
    assert_eq!(
        table.ask("CARTOR", "CARTOR").unwrap_err(),
        Refusal::Call(2..=3)
    );
    table.ask("CAR", "CAR").unwrap();
}

#[test]
fn k28_with_big_ask_the_limit_applies_to_every_called_letter() {
    for (fraud, called, keeps) in [
        (Letterfraud::InLine, "CA", true),
        (Letterfraud::InLine, "CR", false),
        (Letterfraud::AllDifferent, "XYZ", true),
        (Letterfraud::AllDifferent, "XYX", false),
        (Letterfraud::NoneHeld, "XYZW", true),
        (Letterfraud::NoneHeld, "XYZT", false),
        (Letterfraud::AtMostOneHeld, "XYZWT", true),
        (Letterfraud::AtMostOneHeld, "XYZST", false),
    ] {
        let mut table = table_with_letterfraud(fraud).with_hand(A, "ST");
        table.state.turn.big_ask = true;
        let asked = table.ask(called, called);
        if keeps {
            assert!(asked.is_ok(), "{fraud:?} {called}")
        } else {
            assert_eq!(asked.unwrap_err(), Refusal::Fraud(fraud), "{called}")
        }
    }
}

#[test]
fn k28_with_big_ask_a_line_of_two_letters_allows_two_calls() {
    let mut board = Board::from_code("10M12-RDBHQ-05480-2C2CH-970P1-4VA5").unwrap();
    let size = board.size();
    for (cell, letter) in [("d2", 'A'), ("e2", 'T')] {
        let cell = size.cell_named(cell).unwrap();
        board.set_contents(cell, Contents::Letter(super::table::letter(letter)));
    }
    let mut table = table_with(&board.to_string(), |choices| {
        choices.letterfraud = Some(Letterfraud::InLine);
    });
    table.state.turn.big_ask = true;
    assert_eq!(table.state.call_range(), 2..=2);
    assert_eq!(table.ask("ATATAT", "A").unwrap_err(), Refusal::Call(2..=2));
    table.ask("TA", "TA").unwrap();
}

#[test]
fn k28_the_limit_lifts_for_a_hand_with_every_letter() {
    let all = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    for fraud in [Letterfraud::NoneHeld, Letterfraud::AtMostOneHeld] {
        let mut table = table_with_letterfraud(fraud).with_hand(A, all);
        assert_eq!(table.state.letterfraud(), None);
        table.ask("AB", "").unwrap();
    }
}
