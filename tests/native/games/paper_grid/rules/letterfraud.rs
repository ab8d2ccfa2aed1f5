//! Letterfraud (K28): four limits on asking.

use lettercase::games::paper_grid::{Board, Contents, Letterfraud, Refusal};

use super::table::*;

const BOARD: &str = "
    . . . . . . . 1
    . . C A R|T . .
    . . . . O . . .
    2 . . . . . . .
    hand 1 AB
    hand 2 C";

fn limited(fraud: Letterfraud) -> Table {
    table_with(BOARD, |choices| choices.letterfraud = Some(fraud))
}

fn asks(fraud: Letterfraud, called: &str) -> bool {
    match limited(fraud).ask(called, called) {
        Ok(_) => true,
        Err(refusal) => {
            assert_eq!(refusal, Refusal::Fraud(fraud), "{called}");
            false
        }
    }
}

#[test]
fn k28_all_different() {
    assert!(asks(Letterfraud::AllDifferent, "AB"));
    assert!(!asks(Letterfraud::AllDifferent, "XX"));
}

#[test]
fn k28_none_you_already_have() {
    assert!(asks(Letterfraud::NoneHeld, "XX"));
    assert!(!asks(Letterfraud::NoneHeld, "XA"));
}

#[test]
fn k28_at_most_one_you_already_have() {
    assert!(asks(Letterfraud::AtMostOneHeld, "XA"));
    assert!(!asks(Letterfraud::AtMostOneHeld, "AB"));
    assert!(
        !asks(Letterfraud::AtMostOneHeld, "AA"),
        "the same letter twice counts as two"
    );
}

#[test]
fn k28_next_to_each_other_in_a_line_in_either_direction() {
    let line = |called| asks(Letterfraud::InLine, called);
    assert!(line("CA") && line("RA"), "either direction");
    assert!(line("RO"), "down as well");
    assert!(!line("CR"), "not next to each other");
    assert!(!line("RT"), "a wall separates them");
    assert!(!line("AO"), "not in a straight line");
}

#[test]
fn k28_the_limit_lifts_where_no_two_letters_lie_in_a_line() {
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
fn k28_with_big_ask_all_six_lie_in_one_line() {
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
fn k28_with_big_ask_as_many_as_the_longest_line_has() {
    let mut table = limited(Letterfraud::InLine);
    table.state.turn.big_ask = true;
    assert_eq!(
        table.ask("CARTOR", "CARTOR").unwrap_err(),
        Refusal::Call(2..=3)
    );
    table.ask("CAR", "CAR").unwrap();
}

#[test]
fn k28_with_big_ask_the_limit_holds_for_as_many_as_are_called() {
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
        let mut table = limited(fraud).holding(A, "ST");
        table.state.turn.big_ask = true;
        let asked = table.ask(called, called);
        match keeps {
            true => assert!(asked.is_ok(), "{fraud:?} {called}"),
            false => assert_eq!(asked.unwrap_err(), Refusal::Fraud(fraud), "{called}"),
        }
    }
}

#[test]
fn k28_with_big_ask_two_letters_in_a_line_are_two_calls() {
    let mut board = Board::from_code("10M12-RDBHQ-05480-2C2CH-970P1-4VA5").unwrap();
    let size = board.size();
    for (cell, letter) in [("d2", 'A'), ("e2", 'T')] {
        let cell = size.named(cell).unwrap();
        board.put(cell, Contents::Letter(super::table::letter(letter)));
    }
    let mut table = table_with(&board.to_string(), |choices| {
        choices.letterfraud = Some(Letterfraud::InLine);
    });
    table.state.turn.big_ask = true;
    assert_eq!(table.state.calls(), 2..=2);
    assert_eq!(table.ask("ATATAT", "A").unwrap_err(), Refusal::Call(2..=2));
    table.ask("TA", "TA").unwrap();
}

#[test]
fn k28_who_has_every_letter_may_call_any() {
    let all = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    for fraud in [Letterfraud::NoneHeld, Letterfraud::AtMostOneHeld] {
        let mut table = limited(fraud).holding(A, all);
        assert_eq!(table.state.letterfraud(), None);
        table.ask("AB", "").unwrap();
    }
}
