//! Hints in three steps.

use lettercase::games::paper_grid::{Action, Axis, Event, Hint, Refusal};

use super::table::*;

const BOARD: &str = "
    . . . . . . . 1
    . . C A R . . .
    . . . . . . . .
    2 . . . . . . .
    hand 1 ST
    hand 2 Q";

fn hinting() -> Table {
    table_with(BOARD, |choices| choices.hints = true).knowing("car cars cart carts at")
}

#[test]
fn hints_tell_a_place_a_length_and_a_play() {
    let mut table = hinting();
    let mut hints = Vec::new();
    for _ in 0..3 {
        hints.extend(table.act(Action::Hint).unwrap());
    }
    let carts = table.lay("f2", Axis::Across, "TS");
    let told = [
        Hint::Place(table.cell("f2")),
        Hint::Length(5),
        Hint::Play(carts),
    ];
    assert_eq!(hints, told.map(Event::Hinted));
    assert_eq!(
        table.act(Action::Hint).unwrap_err(),
        Refusal::NoHint,
        "there are three"
    );
}

#[test]
fn a_hint_says_when_no_word_can_be_played() {
    let mut table = hinting().holding(A, "ZZ");
    let told = table.act(Action::Hint).unwrap();
    assert_eq!(told, [Event::Hinted(Hint::NoWord)]);
    assert_eq!(table.act(Action::Hint).unwrap_err(), Refusal::NoHint);
}

#[test]
fn hints_are_an_option_and_need_the_list() {
    let mut without = table(BOARD).knowing("cart");
    assert_eq!(without.act(Action::Hint).unwrap_err(), Refusal::NoHint);
    let mut early = table_with(BOARD, |choices| choices.hints = true);
    assert_eq!(early.act(Action::Hint).unwrap_err(), Refusal::NoListYet);
}
