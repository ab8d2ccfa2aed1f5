//! The score of a play as the screen draws it: K17, K18, K19, K29, K32, K33.

use paper_grid::screen::{ValueReason, WordSum, word_sums};
use paper_grid::text::table::sum_line;
use paper_grid_rules::{Axis, Placed, SeatMark, ValueSystem};

use super::table::*;

fn word_sums_of(table: &Table, placed: &[Placed]) -> Vec<WordSum> {
    let preview = table.preview(placed);
    assert_eq!(preview.refusal, None);
    let sums = word_sums(&table.state, placed, &preview);
    let all: i32 = sums.iter().map(|sum| sum.points).sum();
    assert_eq!(all, preview.points, "the words add up to the play");
    sums
}

fn sum_lines(table: &Table, from: &str, axis: Axis, text: &str) -> Vec<String> {
    let sums = word_sums_of(table, &table.placed_from(from, axis, text));
    sums.iter().map(sum_line).collect()
}

const BOARD: &str = "
    . . . . . . . 1
    . . V . . . . .
    . . E . . . . .
    2 . . . . . . .";

#[test]
fn k17_each_letter_is_shown_with_its_value_and_the_reason() {
    let table = table(BOARD).with_words("vetoes vet");
    let table = table.with_hand(A, "ETOES").with_hand(B, "TOS");
    let placed = table.placed_from("d2", Axis::Across, "ETOES");
    let sums = word_sums_of(&table, &placed);
    assert_eq!(
        sums.iter().map(sum_line).collect::<Vec<_>>(),
        ["VETOES V5 E5 T3 O1 E5 S3 = 22"]
    );
    let why: Vec<ValueReason> = sums[0].parts.iter().map(|part| part.why).collect();
    assert_eq!(
        why,
        [
            ValueReason::Unique,
            ValueReason::Unique,
            ValueReason::Consonant,
            ValueReason::Vowel,
            ValueReason::Unique,
            ValueReason::Consonant
        ]
    );
    let new: Vec<bool> = sums[0].parts.iter().map(|part| part.new).collect();
    assert_eq!(
        new,
        [false, true, true, true, true, true],
        "the V lay there"
    );
    let cells: Vec<usize> = sums[0].parts.iter().map(|part| part.cell.0).collect();
    assert_eq!(cells, [10, 11, 12, 13, 14, 15]);
}

#[test]
fn k18_each_word_is_shown_with_its_own_sum() {
    let board = "
        . . . . . . . 1
        . . . . . . . .
        . . W I N . . .
        2 . . . . . . .";
    let table = table(board).with_words("how hw oi wn");
    let table = table.with_hand(A, "HOW").with_hand(B, "HOWIN");
    assert_eq!(
        sum_lines(&table, "c2", Axis::Across, "HOW"),
        [
            "HOW H3 O1 W3 = 7",
            "HW H3 W3 = 6",
            "OI O1 I1 = 2",
            "WN W3 N3 = 6"
        ]
    );
}

#[test]
fn k19_letter_values_give_no_5_for_unique_letters() {
    let table = table_with(BOARD, |choices| choices.board.values = ValueSystem::Fixed);
    let table = table
        .with_words("vet vek")
        .with_hand(A, "EK")
        .with_hand(B, "V");
    let placed = table.placed_from("d2", Axis::Across, "EK");
    let sums = word_sums_of(&table, &placed);
    assert_eq!(sum_line(&sums[0]), "VEK V4 E1 K5 = 10");
    assert!(
        sums[0]
            .parts
            .iter()
            .all(|part| part.why == ValueReason::Fixed)
    );
}

#[test]
fn k32_a_letter_cell_multiplies_its_letter() {
    let board = BOARD.replace("V . . .", "V d t .");
    let table = table(&board)
        .with_words("vet")
        .with_hand(A, "ET")
        .with_hand(B, "VET");
    let sums = word_sums_of(&table, &table.placed_from("d2", Axis::Across, "ET"));
    assert_eq!(sum_line(&sums[0]), "VET V3 E1×2 T3×3 = 14");
    let times: Vec<u32> = sums[0].parts.iter().map(|part| part.times).collect();
    assert_eq!(times, [1, 2, 3]);
    assert!(sums[0].factors.is_empty());
}

#[test]
fn k33_each_word_cell_is_a_separate_factor() {
    let board = BOARD.replace("V . . . .", "V w x . .");
    let table = table(&board)
        .with_words("vets")
        .with_hand(A, "ETS")
        .with_hand(B, "VETS");
    let sums = word_sums_of(&table, &table.placed_from("d2", Axis::Across, "ETS"));
    assert_eq!(sums[0].factors, [2, 3]);
    assert_eq!(sum_line(&sums[0]), "VETS V3 E1 T3 S3 ×2 ×3 = 60");
}

#[test]
fn k29_with_dictionary_devils_the_sum_is_what_own_cells_gain() {
    let board = BOARD.replace(". . E", ". . .");
    let mut table = table_with(&board, |choices| choices.devils = true);
    table = table
        .with_words("vet")
        .with_hand(A, "ET")
        .with_hand(B, "VET");
    let v = table.cell("c2");
    table.state.marks[v.index()] = Some(SeatMark { seat: B, value: 4 });
    let sums = word_sums_of(&table, &table.placed_from("d2", Axis::Across, "ET"));
    // Each new letter scores its value, plus one for the other seat's V.
    assert_eq!(sum_line(&sums[0]), "VET E+2 T+4 = 6");
    assert_eq!(
        sums[0].parts.len(),
        3,
        "where the word lies is told all the same"
    );
}
