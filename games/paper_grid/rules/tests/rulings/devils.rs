//! Dictionary Devils (K29): the score is written on the board.

use game::Game;
use paper_grid_rules::{Choices, PaperGrid, SeatMark};

use super::table::*;

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

fn mark_at(table: &Table, cell: &str) -> Option<(game::SeatId, i32)> {
    let mark = table.state.mark(table.cell(cell))?;
    Some((mark.seat, mark.value))
}

#[test]
fn k29_a_letter_is_marked_with_its_seat_and_its_value() {
    let board = "
        . . . . . . . 1
        . . . * d . . .
        . . . . . . . .
        2 . . . . . . .";
    let mut table = table_with(board, choose_devils)
        .before_first_word()
        .with_words("cat");
    table = table.with_hand(A, "CAT").with_hand(B, "CA");
    let play = table.play_across("c2", "CAT").unwrap();
    assert_eq!(mark_at(&table, "c2"), Some((A, 3)));
    assert_eq!(mark_at(&table, "d2"), Some((A, 1)));
    assert_eq!(
        mark_at(&table, "e2"),
        Some((A, 10)),
        "unique, on a Double Letter"
    );
    assert_eq!((play.points, table.state.score(A)), (14, 14));
}

#[test]
fn k29_each_letter_of_another_seat_adds_1_to_each_own_letter() {
    let mut table = table_with_marked_car().with_words("cart");
    table.play_across("f2", "T").unwrap();
    assert_eq!(mark_at(&table, "f2"), Some((A, 3 + 3)));
    assert_eq!(
        mark_at(&table, "e2"),
        Some((B, 3)),
        "B's letters stay as they are"
    );
    assert_eq!((table.state.score(A), table.state.score(B)), (6, 7));
}

#[test]
fn k29_printed_letters_belong_to_no_seat() {
    let mut table = table_with_marked_car().with_words("es").with_hand(A, "E");
    table.play_down("h3", "E").unwrap();
    assert_eq!(mark_at(&table, "h3"), Some((A, 1)));
}

#[test]
fn k29_a_word_multiplier_multiplies_own_letters_in_that_word() {
    let board = "
        . . . . . . . 1
        . . C A R w . .
        . . . . . . . .
        2 . . . . . . .";
    let mut table = table_with(board, choose_devils).with_words("cart");
    table = table.with_hand(A, "T").with_hand(B, "CART");
    let at = table.cell("c2").index();
    table.state.marks[at] = Some(SeatMark { seat: B, value: 3 });
    table.play_across("f2", "T").unwrap();
    assert_eq!(mark_at(&table, "f2"), Some((A, (3 + 1) * 2)));
    assert_eq!(mark_at(&table, "c2"), Some((B, 3)));
}

#[test]
fn k29_the_final_score_is_the_sum_of_own_cells_without_crossed_out_ones() {
    let mut table = table_with_marked_car()
        .in_endgame()
        .with_words("cart")
        .with_hand(A, "T");
    table.play_across("f2", "T").unwrap();
    let outcome = PaperGrid::outcome(&table.state).unwrap();
    let points: Vec<i32> = outcome.standings().iter().map(|s| s.points).collect();
    assert_eq!(points, [7, 6], "B 3+1+3, A 3+3");
    let at = table.cell("c2").index();
    table.state.marks[at] = None;
    assert_eq!(table.state.score(B), 4);
}

#[test]
fn k29_a_preview_shows_what_a_play_would_score() {
    let table = table_with_marked_car().with_words("cart");
    let placed = table.placed_from("f2", paper_grid_rules::Axis::Across, "T");
    assert_eq!(table.preview(&placed).points, 6);
}

#[test]
fn k29_own_old_letters_grow_too() {
    // The A of CAR belongs to A: it grows by 2 for B's two letters, besides the new letter's 3.
    let mut table = table_with_marked_car().with_words("care");
    let at = table.cell("d2").index();
    table.state.marks[at] = Some(SeatMark { seat: A, value: 5 });
    let play = table.play_across("f2", "E").unwrap();
    assert_eq!(mark_at(&table, "d2"), Some((A, 7)));
    assert_eq!(mark_at(&table, "f2"), Some((A, 1 + 2)));
    assert_eq!(
        play.points,
        2 + 3,
        "the points are what A's cells have grown by"
    );
}
