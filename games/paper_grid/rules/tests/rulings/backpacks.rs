//! Tiny Backpacks (K30): write-once slots instead of the limit of seven.

use paper_grid_rules::{EndgameCause, Event, Refusal, Size};

use super::table::*;

/// A small board: twelve slots per seat.
const BOARD: &str = "
    . . . . . . . 1
    . . C A R . . .
    . . . . . . . .
    2 . . . . . . .
    hand 1 ST
    hand 2 Q
    backpacks";

#[test]
fn k30_the_number_of_slots_depends_on_the_board_size() {
    assert_eq!(Size::ALL.map(Size::hand_slots), [12, 16, 25]);
}

#[test]
fn k30_a_hand_may_exceed_seven_up_to_its_slots() {
    let mut table = table(BOARD).with_hand(A, "ABCDEFGHIJK");
    assert_eq!(table.state.room_in_hand(A), 1);
    assert_eq!(table.ask("XY", "XY").unwrap_err(), Refusal::Keep(1));
    table.ask("XY", "X").unwrap();
    assert_eq!(table.state.room_in_hand(A), 0);
}

#[test]
fn k30_a_slot_used_stays_used_when_its_letter_is_crossed_out() {
    let mut table = table(BOARD).with_words("car cars");
    assert_eq!(table.state.room_in_hand(A), 10);
    table.play_across("f2", "S").unwrap();
    assert_eq!(table.hand(A), "T");
    assert_eq!(
        table.state.room_in_hand(A),
        10,
        "the S is crossed out, but its slot isn't free"
    );
}

#[test]
fn k30_a_seat_with_all_slots_used_must_place_a_wall() {
    let mut table = table(BOARD).with_hand(B, "ABCDEFGHIJKL");
    table.ask("XY", "XY").unwrap();
    assert_eq!(table.take_letter('X').unwrap_err(), Refusal::HandFull);
}

#[test]
fn k30_when_no_seat_has_a_letter_or_a_slot_the_endgame_begins() {
    let mut table = table(BOARD).with_words("car cars");
    table = table
        .with_hand(A, "ABCDEFGHIJKS")
        .with_hand(B, "ABCDEFGHIJKL");
    for (seat, keep) in [(A, "S"), (B, "")] {
        let hand = &mut table.state.hands[seat.index()];
        let mut kept = serde_json::to_value(&*hand).unwrap();
        let letters: Vec<String> = keep.chars().map(String::from).collect();
        kept["letters"] = serde_json::to_value(letters).unwrap();
        *hand = serde_json::from_value(kept).unwrap();
    }
    table.play_across("f2", "S").unwrap();
    table.ask("XY", "").unwrap();
    let events = table.build_wall("a1 b1").unwrap();
    assert!(events.contains(&Event::Endgame(EndgameCause::Standstill)));
}
