//! What an editor reports as wrong with a board.

use paper_grid_rules::{Area, Board, BoardFault, Cells, Size, SpecialType};

use super::any::{BOARDS, any_edited_board};

fn board_faults(text: &str) -> Vec<BoardFault> {
    match text.parse::<Board>() {
        Ok(board) => board.faults(),
        Err(error) => panic!("{error}"),
    }
}

fn parse_cells(names: &str) -> Cells {
    names
        .split(' ')
        .filter_map(|name| Size::Small.cell_named(name))
        .collect()
}

#[test]
fn generated_and_blank_boards_have_no_faults() {
    for (settings, board) in BOARDS.iter() {
        assert_eq!(board.faults(), [], "{settings:?}\n{board}");
    }
    for size in Size::ALL {
        assert_eq!(
            Board::blank(size).faults(),
            [],
            "blank boards have no faults either"
        );
    }
}

#[test]
fn g5_sealed_cells_and_a_third_wall_are_reported() {
    let board = "
        .|. . . . . . .
        -
        . . . .|. . . .
              - -
        . . . . .|. . .
                -
        . . . . . . . .";
    let cell = Size::Small.cell_named("e3").unwrap();
    let walls = BoardFault::ManyWalls { cell, walls: 3 };
    assert_eq!(
        board_faults(board),
        [BoardFault::SealedOff(parse_cells("a1")), walls]
    );
}

#[test]
fn g6_repeated_and_covered_special_cells_are_reported() {
    let board = "
        . d . . . . . .
        . . . . . . g .
        . . . d . . . .
        . . A . . . . .
        special c4 d";
    let special = SpecialType::DoubleLetter;
    let twice = BoardFault::TypeTwice {
        special,
        cells: parse_cells("b1 d3"),
    };
    let covered = BoardFault::SpecialCovered(Size::Small.cell_named("c4").unwrap());
    assert_eq!(board_faults(board), [twice, covered]);
}

#[test]
fn k5_a_covered_or_misplaced_star_is_reported() {
    let rows = |second: &str| format!("{0}{second}\n{0}{0}", ". . . . . . . .\n");
    let d2 = Size::Small.cell_named("d2").unwrap();
    let letter = rows(". . . A . . . .") + "star d2";
    assert_eq!(board_faults(&letter), [BoardFault::StarCovered(d2)]);
    let special = rows(". . . w . . . .") + "star d2";
    assert_eq!(board_faults(&special), [BoardFault::SpecialOnStar(d2)]);
    let astray = rows(". * . . . . . .");
    let b2 = Size::Small.cell_named("b2").unwrap();
    assert_eq!(board_faults(&astray), [BoardFault::StarOffCentre(b2)]);
}

#[test]
fn k2_areas_must_be_on_the_edge_one_per_seat() {
    let board = "
        1 . . . . . . .
        . . 2 . . . . .
        . . . . . . . .
        1 . . . . . . .
        hand 4 TEA";
    let area = |seat: usize| Area::new(seat - 1).unwrap();
    let cell = Size::Small.cell_named("c2").unwrap();
    let expected = [
        BoardFault::AreaTwice {
            area: area(1),
            cells: parse_cells("a1 a4"),
        },
        BoardFault::AreaOffRim {
            area: area(2),
            cell,
        },
        BoardFault::AreaMissing(area(3)),
        BoardFault::AreaMissing(area(4)),
    ];
    assert_eq!(board_faults(board), expected);
}

#[test]
fn k24_edge_letters_that_start_the_endgame_at_once_are_reported() {
    let board = "
        A B C D E F G .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .";
    assert_eq!(
        board_faults(board),
        [BoardFault::EndgameAtOnce { letters: 7 }]
    );
}

#[test]
fn any_edited_board_can_be_checked() {
    let wrong = (0..1_000).filter(|&number| !any_edited_board(number).faults().is_empty());
    assert!(
        wrong.count() > 300,
        "edits are wrong often enough to test this"
    );
}
