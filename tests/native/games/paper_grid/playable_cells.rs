//! Where one more letter may go (K10, K11), as shown to beginners.

use paper_grid::screen::playable_cells;
use paper_grid_rules::{Cells, Placed, moves};

use super::table::*;

/// The names of the cells where a letter may go, in order, with letters already laid on some cells.
fn playable_cell_names(table: &Table, laid: &[&str]) -> String {
    let laid: Cells = laid.iter().map(|name| table.cell(name)).collect();
    let size = table.state.board.size();
    let may = playable_cells(&table.state, A, laid);
    let names = may.iter().map(|cell| size.cell_name(cell));
    names.collect::<Vec<_>>().join(" ")
}

const BOARD: &str = "
    . . . . . . . 1
    . . . . . . . .
    . . C A T . . .
    2 . . . . . . .";

#[test]
fn k11_a_letter_may_go_where_a_play_can_touch_another() {
    let table = table(BOARD).with_hand(A, "S").with_hand(B, "E");
    assert_eq!(playable_cell_names(&table, &[]), "c2 d2 e2 b3 f3 c4 d4 e4");
    let two = self::table(BOARD).with_hand(A, "SO").with_hand(B, "E");
    let may = playable_cell_names(&two, &[]);
    // The second letter may go next to a first one that touches the word, but not two cells away
    // from the word on its own line.
    assert!(may.contains("c1") && may.contains("a3"), "{may}");
    assert!(!may.contains("a1") && !may.contains("h4"), "{may}");
}

#[test]
fn k10_further_letters_may_go_only_in_the_same_line() {
    let table = table(BOARD).with_hand(A, "SOE").with_hand(B, "E");
    assert_eq!(playable_cell_names(&table, &["f3"]), "f1 f2 a3 b3 g3 h3 f4");
    assert_eq!(
        playable_cell_names(&table, &["f3", "g3", "h3"]),
        "",
        "every letter of the hand is laid"
    );
    assert_eq!(
        playable_cell_names(&table, &["b3", "f2"]),
        "",
        "no play uses both cells"
    );
}

#[test]
fn k2_occupied_cells_areas_and_cells_behind_a_wall_are_not_shown() {
    let table = table(
        "
    . . . . . . . 1
    . . . . . . . .
    . . C A T|. . .
    2 . . . . . . .",
    );
    let table = table.with_hand(A, "S").with_hand(B, "E");
    assert_eq!(playable_cell_names(&table, &[]), "c2 d2 e2 b3 c4 d4 e4");
}

#[test]
fn the_shown_cells_include_every_possible_play() {
    let table = table(BOARD).with_words("cats scat at so cost sot toe tea eat oat stoat");
    let table = table.with_hand(A, "SOTE").with_hand(B, "E");
    let may = playable_cells(&table.state, A, Cells::default());
    let found = moves(&table.state, A, table.words.as_ref().unwrap());
    assert!(found.len() > 5);
    for play in &found {
        for Placed(cell, _) in &play.placed {
            assert!(may.contains(*cell), "{:?}", play.placed);
            // With that letter laid, the other cells of the play are still shown.
            let rest = playable_cells(&table.state, A, Cells::default().with(*cell));
            let mut others = play.placed.iter().filter(|other| other.0 != *cell);
            assert!(others.all(|other| rest.contains(other.0)));
        }
    }
}

#[test]
fn k11_before_the_first_word_cells_near_the_star_are_shown() {
    let table = table(
        "
    . . . . . . . 1
    . . * . . . . .
    . . . . . . . .
    2 . . . . . . .",
    );
    let table = table
        .with_hand(A, "SO")
        .with_hand(B, "E")
        .before_first_word();
    assert_eq!(playable_cell_names(&table, &[]), "c1 b2 c2 d2 c3");
}
