//! Walls: K21 and K22.

use paper_grid_rules::{Refusal, WallRule};

use super::table::*;

const BOARD: &str = "
    . . . . . . . 1
    . . C A R . . .
    . . . . . . . .
    2 . . . . . . .
    hand 1 AB
    hand 2 CD";

fn ask_for_letters(mut table: Table) -> Table {
    table.ask("EE", "EE").unwrap();
    table
}

#[test]
fn k21_a_wall_needs_an_edge_without_a_wall() {
    let mut table = ask_for_letters(table(BOARD));
    table.build_wall("a1 b1").unwrap();
    table.ask("EE", "EE").unwrap();
    assert_eq!(table.build_wall("a1 b1").unwrap_err(), Refusal::NoFreeEdge);
}

#[test]
fn k22_walls_may_separate_letters() {
    let mut table = ask_for_letters(table(BOARD));
    table.build_wall("c2 d2").unwrap();
    assert!(table.state.board.is_walled(table.edge("c2 d2")));
}

const CORNER: &str = "
    .|. . . . . . 1
    . . C A R . . .
    . . . . . . . .
    2 . . . . . . .
    hand 1 AB
    hand 2 CD";

#[test]
fn k22_by_default_a_wall_may_seal_a_cell_off() {
    let mut table = ask_for_letters(table(CORNER));
    table.build_wall("a1 a2").unwrap();
    assert!(
        table
            .state
            .board
            .sealed_off_cells()
            .contains(table.cell("a1"))
    );
}

#[test]
fn k22_option_a_wall_may_not_seal_a_cell_off() {
    let table = table_with(CORNER, |choices| choices.walls = WallRule::NoSealing);
    let mut table = ask_for_letters(table);
    let refused = table.build_wall("a1 a2");
    assert_eq!(refused.unwrap_err(), Refusal::Seals(table.cell("a1")));
    // An area need not be reachable, and a cell already behind walls isn't newly sealed off.
    table.build_wall("g1 h1").unwrap();
}

#[test]
fn k22_before_the_first_word_the_star_cannot_be_shut_in() {
    let board = "
        . . . . . . . 1
        . . .|*|. . . .
              -
        . . . . . . . .
        2 . . . . . . .
        hand 1 AB
        hand 2 CD";
    let mut table = ask_for_letters(table(board).before_first_word());
    assert_eq!(table.build_wall("d1 d2").unwrap_err(), Refusal::ShutsStart);
    table.state.begun = true;
    assert!(
        table.build_wall("d1 d2").is_ok(),
        "after the first word the star may be shut in"
    );
}

#[test]
fn k22_on_a_blank_board_one_centre_cell_stays_reachable() {
    let board = "
        . . . . . . . 1
              - -
        . . .|. .|. . .
        . . .|. .|. . .
              - -
        2 . . . . . . .
        hand 1 AB
        hand 2 CD";
    let table = ask_for_letters(table(board).before_first_word());
    // The four centre cells still reach each other.
    assert_eq!(table.state.check_wall(table.edge("d2 e2")), Ok(()));
    let mut table = table;
    for between in ["d2 e2", "d3 e3", "d2 d3"] {
        table.state.board.place_wall(table.edge(between));
    }
    let last = table.state.check_wall(table.edge("e2 e3"));
    assert_eq!(last, Err(Refusal::ShutsStart));
}
