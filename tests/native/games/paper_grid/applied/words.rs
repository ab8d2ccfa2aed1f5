//! What the texts say about plays and refusals (K13, K29).

use paper_grid::text::play;
use paper_grid::text::table::word_sums;
use paper_grid_rules::{Axis, Choices, SeatMark, Size};

use super::super::table::*;

#[test]
fn k13_each_bad_word_is_named_once_in_the_sentence() {
    let mut table = table(
        "
        . . V X . . . 1
        . . . . . . . .
        . . . . . . . .
        2 . . . . . . .",
    );
    table = table.with_hand(A, "XQ").with_words("win");
    let refused = table.play_across("c2", "XQ").unwrap_err();
    let says = play::refusal(&refused, Size::Small, &[]);
    assert_eq!(says, "XQ and VX aren’t in the word list.");
}

fn choose_devils(choices: &mut Choices) {
    choices.devils = true;
}

/// A table where the letters of CAR belong to seat B, marked 3, 1 and 3; the S below is printed.
fn table_with_marked_car() -> Table {
    let board = "
        . . . . . . . 1
        . . C A R . . .
        . . . . . . . .
        2 . . . . . . S";
    let mut table = table_with(board, choose_devils)
        .with_hand(A, "TEO")
        .with_hand(B, "CARTEOS");
    for (cell, value) in [("c2", 3), ("d2", 1), ("e2", 3)] {
        let at = table.cell(cell).index();
        table.state.marks[at] = Some(SeatMark { seat: B, value });
    }
    table
}

/// The lines and points that the screen shows for a play, word by word.
fn shown_lines_and_points(table: &Table, from: &str, axis: Axis, text: &str) -> (Vec<String>, i32) {
    let preview = table.preview(&table.placed_from(from, axis, text));
    assert_eq!(preview.refusal, None);
    let added: i32 = preview.grown.iter().map(|grown| grown.points).sum();
    assert_eq!(added, preview.points, "the words add up to the play");
    (word_sums(&preview), preview.points)
}

#[test]
fn k29_the_shown_sum_is_what_the_play_scores() {
    // C, A and R belong to B and score nothing for A; the T is new, and grows by three.
    let table = table_with_marked_car().with_words("cart");
    let told = shown_lines_and_points(&table, "f2", Axis::Across, "T");
    assert_eq!(told, (vec!["CART: T +6 = 6".to_owned()], 6));
}

#[test]
fn k29_a_new_letter_is_counted_in_only_one_word_of_a_play() {
    // TE is under AR: A-T and R-E are columns, and each has one of B's letters.
    let table = table_with_marked_car().with_words("te at re");
    let told = shown_lines_and_points(&table, "d3", Axis::Across, "TE");
    let lines = ["TE: T +3, E +1 = 4", "AT: T +1 = 1", "RE: E +1 = 1"];
    assert_eq!(told, (lines.map(str::to_owned).into(), 6));
}

#[test]
fn k29_own_old_letters_are_shown_with_their_growth() {
    let mut table = table_with_marked_car().with_words("care");
    let at = table.cell("d2").index();
    table.state.marks[at] = Some(SeatMark { seat: A, value: 5 });
    let told = shown_lines_and_points(&table, "f2", Axis::Across, "E");
    assert_eq!(told, (vec!["CARE: A +2, E +3 = 5".to_owned()], 5));
}

#[test]
fn k29_a_word_that_adds_nothing_shows_0() {
    let mut table = table_with_marked_car().with_words("te at re");
    for cell in ["c2", "d2", "e2"] {
        let at = table.cell(cell).index();
        table.state.marks[at] = None;
    }
    let told = shown_lines_and_points(&table, "d3", Axis::Across, "TE");
    let lines = ["TE: T +3, E +1 = 4", "AT: 0", "RE: 0"];
    assert_eq!(told, (lines.map(str::to_owned).into(), 4));
}
