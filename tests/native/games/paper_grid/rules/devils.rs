//! Dictionary Devils (K29): the score is written on the board.

use game::Game;
use paper_grid::text::table::word_sums;
use paper_grid_rules::{Axis, Choices, Mark, PaperGrid};

use super::table::*;

fn devils(choices: &mut Choices) {
    choices.devils = true;
}

/// A table where the letters of CAR belong to seat B, marked 3, 1 and 3; the S below is printed.
fn car() -> Table {
    let board = "
        . . . . . . . 1
        . . C A R . . .
        . . . . . . . .
        2 . . . . . . S";
    let mut table = table_with(board, devils)
        .holding(A, "TEO")
        .holding(B, "CARTEOS");
    for (cell, value) in [("c2", 3), ("d2", 1), ("e2", 3)] {
        let at = table.cell(cell).index();
        table.state.marks[at] = Some(Mark { seat: B, value });
    }
    table
}

fn written(table: &Table, cell: &str) -> Option<(game::SeatId, i32)> {
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
    let mut table = table_with(board, devils).fresh().knowing("cat");
    table = table.holding(A, "CAT").holding(B, "CA");
    let play = table.across("c2", "CAT").unwrap();
    assert_eq!(written(&table, "c2"), Some((A, 3)));
    assert_eq!(written(&table, "d2"), Some((A, 1)));
    assert_eq!(
        written(&table, "e2"),
        Some((A, 10)),
        "unique, on a Double Letter"
    );
    assert_eq!((play.points, table.state.score(A)), (14, 14));
}

#[test]
fn k29_each_letter_of_another_seat_adds_1_to_each_own_letter() {
    let mut table = car().knowing("cart");
    table.across("f2", "T").unwrap();
    assert_eq!(written(&table, "f2"), Some((A, 3 + 3)));
    assert_eq!(
        written(&table, "e2"),
        Some((B, 3)),
        "B's letters stay as they are"
    );
    assert_eq!((table.state.score(A), table.state.score(B)), (6, 7));
}

#[test]
fn k29_own_old_letters_grow_too() {
    // The A of CAR belongs to A: it grows by 2 for B's two letters, besides the new letter's 3.
    let mut table = car().knowing("care");
    let at = table.cell("d2").index();
    table.state.marks[at] = Some(Mark { seat: A, value: 5 });
    let play = table.across("f2", "E").unwrap();
    assert_eq!(written(&table, "d2"), Some((A, 7)));
    assert_eq!(written(&table, "f2"), Some((A, 1 + 2)));
    assert_eq!(
        play.points,
        2 + 3,
        "the points are what A's cells have grown by"
    );
}

#[test]
fn k29_printed_letters_belong_to_no_seat() {
    let mut table = car().knowing("es").holding(A, "E");
    table.down("h3", "E").unwrap();
    assert_eq!(written(&table, "h3"), Some((A, 1)));
}

#[test]
fn k29_a_word_multiplier_multiplies_own_letters_in_that_word() {
    let board = "
        . . . . . . . 1
        . . C A R w . .
        . . . . . . . .
        2 . . . . . . .";
    let mut table = table_with(board, devils).knowing("cart");
    table = table.holding(A, "T").holding(B, "CART");
    let at = table.cell("c2").index();
    table.state.marks[at] = Some(Mark { seat: B, value: 3 });
    table.across("f2", "T").unwrap();
    assert_eq!(written(&table, "f2"), Some((A, (3 + 1) * 2)));
    assert_eq!(written(&table, "c2"), Some((B, 3)));
}

#[test]
fn k29_the_final_score_is_the_sum_of_own_cells_without_crossed_out_ones() {
    let mut table = car().in_endgame().knowing("cart").holding(A, "T");
    table.across("f2", "T").unwrap();
    let outcome = PaperGrid::outcome(&table.state).unwrap();
    let points: Vec<i32> = outcome.standings().iter().map(|s| s.points).collect();
    assert_eq!(points, [7, 6], "B 3+1+3, A 3+3");
    let at = table.cell("c2").index();
    table.state.marks[at] = None;
    assert_eq!(table.state.score(B), 4);
}

#[test]
fn k29_a_preview_shows_what_a_play_would_score() {
    let table = car().knowing("cart");
    let placed = table.lay("f2", paper_grid_rules::Axis::Across, "T");
    assert_eq!(table.preview(&placed).points, 6);
}

/// The lines and points that the screen shows for a play, word by word.
fn told(table: &Table, from: &str, axis: Axis, text: &str) -> (Vec<String>, i32) {
    let preview = table.preview(&table.lay(from, axis, text));
    assert_eq!(preview.refusal, None);
    let added: i32 = preview.grown.iter().map(|grown| grown.points).sum();
    assert_eq!(added, preview.points, "the words add up to the play");
    (word_sums(&preview), preview.points)
}

#[test]
fn k29_the_shown_sum_is_what_the_play_scores() {
    // C, A and R belong to B and score nothing for A; the T is new, and grows by three.
    let table = car().knowing("cart");
    let told = told(&table, "f2", Axis::Across, "T");
    assert_eq!(told, (vec!["CART: T +6 = 6".to_owned()], 6));
}

#[test]
fn k29_own_old_letters_are_shown_with_their_growth() {
    let mut table = car().knowing("care");
    let at = table.cell("d2").index();
    table.state.marks[at] = Some(Mark { seat: A, value: 5 });
    let told = told(&table, "f2", Axis::Across, "E");
    assert_eq!(told, (vec!["CARE: A +2, E +3 = 5".to_owned()], 5));
}

#[test]
fn k29_a_new_letter_is_counted_in_only_one_word_of_a_play() {
    // TE lies under AR: A-T and R-E are columns, and each has one letter of B's.
    let table = car().knowing("te at re");
    let told = told(&table, "d3", Axis::Across, "TE");
    let lines = ["TE: T +3, E +1 = 4", "AT: T +1 = 1", "RE: E +1 = 1"];
    assert_eq!(told, (lines.map(str::to_owned).into(), 6));
}

#[test]
fn k29_a_word_that_adds_nothing_shows_0() {
    let mut table = car().knowing("te at re");
    for cell in ["c2", "d2", "e2"] {
        let at = table.cell(cell).index();
        table.state.marks[at] = None;
    }
    let told = told(&table, "d3", Axis::Across, "TE");
    let lines = ["TE: T +3, E +1 = 4", "AT: 0", "RE: 0"];
    assert_eq!(told, (lines.map(str::to_owned).into(), 4));
}
