//! Supercells: placing them (K31), letter cells (K32), word cells (K33).

use paper_grid_rules::{Action, LetterCells, Phase, Refusal, SpecialType, SpecialUpgrade};

use super::table::*;

const BOARD: &str = "
    . . . . . . . 1
    . . C A R . . .
    . . . . d . . .
    2 . . . . . . .
    star d3";

fn table_with_supercells() -> Table {
    table_with(BOARD, |choices| {
        choices.specials = SpecialUpgrade::Supercells
    })
}

fn make_special_cell(table: &mut Table, cell: &str, special: SpecialType) -> Result<(), Refusal> {
    let cell = table.cell(cell);
    table.act(Action::Make(cell, special)).map(|_| ())
}

#[test]
fn k31_making_a_cell_special_replaces_the_word_and_asking_follows() {
    let mut table = table_with_supercells();
    make_special_cell(&mut table, "a1", SpecialType::TripleWord).unwrap();
    assert_eq!(
        table.state.board.special(table.cell("a1")),
        Some(SpecialType::TripleWord)
    );
    assert_eq!(table.waiting_seat(), (A, Some(Phase::Ask)));
}

#[test]
fn k31_a_type_on_an_empty_cell_cannot_be_placed_again() {
    let mut table = table_with_supercells();
    let refused = make_special_cell(&mut table, "a1", SpecialType::DoubleLetter);
    assert_eq!(refused, Err(Refusal::TypeStands(SpecialType::DoubleLetter)));
    // Once a letter covers the special cell, its type can be placed again.
    let mut table = table_with_supercells()
        .with_words("re car")
        .with_hand(A, "E");
    table.play_down("e3", "E").unwrap();
    let types: Vec<SpecialType> = table.state.placeable_specials().collect();
    assert!(types.contains(&SpecialType::DoubleLetter));
}

#[test]
fn k31_letters_areas_the_star_and_special_cells_cannot_be_made_special() {
    let mut table = table_with_supercells();
    for cell in ["c2", "h1", "d3", "e3"] {
        let refused = make_special_cell(&mut table, cell, SpecialType::DoubleWord);
        assert_eq!(
            refused,
            Err(Refusal::CannotBeSpecial(table.cell(cell))),
            "{cell}"
        );
    }
}

#[test]
fn k31_if_no_type_is_left_the_action_is_not_offered() {
    let mut table = table_with_supercells();
    assert_eq!(table.state.placeable_specials().count(), 3);
    let others = [
        SpecialType::TripleLetter,
        SpecialType::DoubleWord,
        SpecialType::TripleWord,
    ];
    for (cell, special) in ["a1", "b1", "c1"].into_iter().zip(others) {
        let cell = table.cell(cell);
        table.state.board.set_special(cell, Some(special));
    }
    assert_eq!(table.state.placeable_specials().count(), 0);
}

#[test]
fn k31_supercells_are_off_by_default() {
    let mut plain = table(
        "
        . . . . . . . 1
        . . C A R . . .
        . . . . . . . .
        2 . . . . . . .",
    );
    assert_eq!(
        make_special_cell(&mut plain, "a1", SpecialType::DoubleWord),
        Err(Refusal::NoSpecials)
    );
    assert_eq!(plain.state.placeable_specials().count(), 0);
}

#[test]
fn k32_a_letter_cell_counts_every_time_its_letter_scores() {
    let mut table = table_with_supercells()
        .with_words("re es car")
        .with_hand(A, "ES")
        .with_hand(B, "RES");
    let play = table.play_down("e3", "E").unwrap();
    assert_eq!(sum_texts(&play), ["RE 3+1x2=5"]);
    table.state.stage = paper_grid_rules::Stage::Playing;
    let play = table.play_across("f3", "S").unwrap();
    assert_eq!(sum_texts(&play), ["ES 1x2+3=5"], "again");
}

#[test]
fn k32_a_letter_cell_may_count_only_in_the_play_that_covers_it() {
    let mut table = table_with(BOARD, |choices| {
        choices.letter_cells = LetterCells::WhenCovered;
    });
    table = table
        .with_words("re es car")
        .with_hand(A, "ES")
        .with_hand(B, "RES");
    let play = table.play_down("e3", "E").unwrap();
    assert_eq!(sum_texts(&play), ["RE 3+1x2=5"]);
    table.state.stage = paper_grid_rules::Stage::Playing;
    let play = table.play_across("f3", "S").unwrap();
    assert_eq!(sum_texts(&play), ["ES 1+3=4"]);
}

#[test]
fn k33_a_word_cell_multiplies_all_words_of_the_first_play_through_it() {
    let board = "
        . . . . . . . 1
        . . C A R . . .
        . . . . w . . .
        2 . . . . . . .";
    let mut table = table(board).with_words("re car eat at eats");
    table = table.with_hand(A, "EATS").with_hand(B, "CAREST");
    let play = table.play_across("e3", "EAT").unwrap();
    assert_eq!(sum_texts(&play), ["EAT 1+1+3 x2=10", "RE 3+1 x2=8"]);
    table.state.stage = paper_grid_rules::Stage::Playing;
    let play = table.play_across("h3", "S").unwrap();
    assert_eq!(sum_texts(&play), ["EATS 1+1+3+3=8"], "spent");
}

#[test]
fn k33_several_multipliers_multiply() {
    let board = "
        . . . . . . . 1
        . . C w x . . .
        . . . . . . . .
        2 . . . . . . .";
    let mut table = table(board).with_words("car");
    table = table.with_hand(A, "AR").with_hand(B, "CAR");
    let play = table.play_across("d2", "AR").unwrap();
    assert_eq!(sum_texts(&play), ["CAR 3+1+3 x6=42"]);
}
