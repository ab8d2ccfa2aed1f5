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
        hints.extend(table.act(Action::Hint(Vec::new())).unwrap());
    }
    let carts = table.lay("f2", Axis::Across, "TS");
    let told = [
        Hint::Place(table.cell("f2")),
        Hint::Length(5),
        Hint::Play(carts),
    ];
    assert_eq!(hints, told.map(Event::Hinted));
    assert_eq!(
        table.act(Action::Hint(Vec::new())).unwrap_err(),
        Refusal::NoHint,
        "there are three"
    );
}

#[test]
fn hints_are_about_the_play_that_a_search_found_if_it_is_one() {
    let mut table = hinting();
    let (cart, none) = (
        table.lay("f2", Axis::Across, "T"),
        table.lay("h4", Axis::Across, "S"),
    );
    for step in 0..3 {
        // What may not be played leads back to the play that brings most.
        let best = if step == 1 { &none } else { &cart };
        let told = table.act(Action::Hint(best.clone())).unwrap();
        let tells = match step {
            0 => Hint::Place(table.cell("f2")),
            1 => Hint::Length(5),
            _ => Hint::Play(cart.clone()),
        };
        assert_eq!(told, [Event::Hinted(tells)]);
    }
    assert_eq!(table.act(Action::Hint(cart)).unwrap_err(), Refusal::NoHint);
}

#[test]
fn a_hint_says_when_no_word_can_be_played() {
    let mut table = hinting().holding(A, "ZZ");
    let told = table.act(Action::Hint(Vec::new())).unwrap();
    assert_eq!(told, [Event::Hinted(Hint::NoWord)]);
    assert_eq!(
        table.act(Action::Hint(Vec::new())).unwrap_err(),
        Refusal::NoHint
    );
}

#[test]
fn hints_are_an_option_and_need_the_list() {
    let mut without = table(BOARD).knowing("cart");
    assert_eq!(
        without.act(Action::Hint(Vec::new())).unwrap_err(),
        Refusal::NoHint
    );
    let mut early = table_with(BOARD, |choices| choices.hints = true);
    assert_eq!(
        early.act(Action::Hint(Vec::new())).unwrap_err(),
        Refusal::NoListYet
    );
}
