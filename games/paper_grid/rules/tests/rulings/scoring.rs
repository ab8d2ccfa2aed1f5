//! What a play is worth: K17 to K19.

use paper_grid_rules::{ValueSystem, moves};

use super::table::*;

const BOARD: &str = "
    . . . . . . . 1
    . . . * . . . .
    . . . . . . . .
    2 . . . . . . .";

#[test]
fn k17_apple_with_no_unique_letter_is_11() {
    let mut table = table(BOARD).before_first_word().with_words("apple");
    table = table.with_hand(A, "APPLE").with_hand(B, "APLE");
    let play = table.play_across("b2", "APPLE").unwrap();
    assert_eq!(sum_texts(&play), ["APPLE 1+3+3+3+1=11"]);
}

#[test]
fn k17_car_with_c_unique_is_9() {
    let mut table = table(BOARD).before_first_word().with_words("car");
    table = table.with_hand(A, "CAR").with_hand(B, "AR");
    let play = table.play_across("c2", "CAR").unwrap();
    assert_eq!(sum_texts(&play), ["CAR 5+1+3=9"]);
    assert_eq!(table.state.score(A), 9);
}

#[test]
fn k17_a_unique_vowel_is_worth_5_and_y_is_a_consonant() {
    let mut table = table(BOARD).before_first_word().with_words("aye");
    table = table.with_hand(A, "AYE").with_hand(B, "YE");
    let play = table.play_across("c2", "AYE").unwrap();
    assert_eq!(sum_texts(&play), ["AYE 5+3+1=9"]);
}

#[test]
fn k17_only_other_hands_at_that_moment_make_a_letter_not_unique() {
    // Two more Cs stay in the player's own hand; the A on the board belongs to no hand.
    let mut table = table(BOARD).before_first_word().with_words("car");
    table = table.with_hand(A, "CCCAR").with_hand(B, "R");
    let play = table.play_across("c2", "CAR").unwrap();
    assert_eq!(sum_texts(&play), ["CAR 5+5+3=13"]);
}

#[test]
fn k17_old_letters_in_a_new_word_are_valued_at_that_moment_too() {
    let board = "
        . . . . . . . 1
        . . C A R . . .
        . . . . . . . .
        2 . . . . . . .";
    let mut table = table(board).with_words("car cart");
    table = table.with_hand(A, "T").with_hand(B, "CT");
    let play = table.play_across("f2", "T").unwrap();
    assert_eq!(sum_texts(&play), ["CART 3+5+5+3=16"]);
}

#[test]
fn k18_a_play_scores_the_sum_of_its_new_words() {
    // HOB above ONE: HOB and each column of two.
    let board = "
        . . . . . . . 1
        . . . . . . . .
        . . O N E . . .
        2 . . . . . . .";
    let mut table = table(board).with_words("hob ho on be");
    table = table.with_hand(A, "HOB").with_hand(B, "HOBNE");
    let play = table.play_across("c2", "HOB").unwrap();
    assert_eq!(
        sum_texts(&play),
        ["HOB 3+1+3=7", "HO 3+1=4", "ON 1+3=4", "BE 3+1=4"]
    );
    assert_eq!(play.points, 19);
    assert_eq!(table.state.score(A), 19);
}

#[test]
fn k18_letter_multipliers_come_before_word_multipliers() {
    let board = "
        . . . . . . . 1
        . . . d w . . .
        . . C . . . . .
        2 . . . . . . .
        star d4";
    let mut table = table(board).with_words("car cat");
    table = table.with_hand(A, "AR").with_hand(B, "CAR");
    // C is old; A and R are on plain cells.
    let play = table.play_across("d3", "AR").unwrap();
    assert_eq!(sum_texts(&play), ["CAR 3+1+3=7"]);
    let board = "
        . . . . . . . 1
        . . C d w . . .
        . . . . . . . .
        2 . . . . . . .
        star d4";
    let mut table = super::table::table(board).with_words("car");
    table = table.with_hand(A, "AR").with_hand(B, "CAR");
    let play = table.play_across("d2", "AR").unwrap();
    assert_eq!(sum_texts(&play), ["CAR 3+1x2+3 x2=16"]);
}

#[test]
fn k18_the_largest_possible_score_does_not_overflow() {
    let board = "
        . . . . . . . . . . . . . . . 1
        x x x x x x x x x x x x x x x x
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        2 . . . . . . . . . . . . . . .
        star i2";
    let long = "abcdefghijklmno";
    for devils in [false, true] {
        let table = table_with(board, |choices| choices.devils = devils);
        let mut table = table
            .before_first_word()
            .with_words(long)
            .with_hand(A, long);
        let best = moves(&table.state, A, table.words.as_ref().unwrap());
        let play = table.play_across("a2", &long.to_uppercase()).unwrap();
        assert!(
            best.iter()
                .any(|best| best.placed == play.placed && best.points == play.points)
        );
        assert!(play.points > 1_000_000_000, "{}", play.points);
    }
}

#[test]
fn k19_letter_values_replace_the_classic_values() {
    let mut table = table_with(BOARD, |choices| choices.board.values = ValueSystem::Fixed);
    table = table
        .before_first_word()
        .with_words("quiz")
        .with_hand(A, "QUIZ")
        .with_hand(B, "QUIZ");
    let play = table.play_across("b2", "QUIZ").unwrap();
    assert_eq!(sum_texts(&play), ["QUIZ 10+1+1+10=22"]);
}
