//! Paper Grid's hints, given in three steps.

use game::Chance;
use game::bots::{BotErrand, StepReport};
use lexicon::WordBook;
use paper_grid::bots::{DecisionRequest, Errand, LEVELS, Report};
use paper_grid::text::hints::hint_text;
use paper_grid_rules::{Action, Axis, Event, Hint, Refusal, TakenBackPlays};

use super::super::table::*;

const BOARD: &str = "
    . . . . . . . 1
    . . C A R . . .
    . . . . . . . .
    2 . . . . . . .
    hand 1 ST
    hand 2 Q";

fn table_with_hints() -> Table {
    table_with(BOARD, |choices| choices.hints = true).with_words("car cars cart carts at")
}

#[test]
fn hints_show_where_to_look_then_a_letter_then_a_play() {
    let mut table = table_with_hints();
    let carts = table.placed_from("f2", Axis::Across, "TS");
    let mut hints = Vec::new();
    for _ in 0..3 {
        hints.extend(table.act(Action::Hint(carts.clone())).unwrap());
    }
    let told = [
        Hint::Place(table.cell("c2")),
        Hint::Letter(carts[0]),
        Hint::Play(carts.clone()),
    ];
    assert_eq!(hints, told.map(Event::Hinted));
    assert_eq!(
        table.act(Action::Hint(carts)).unwrap_err(),
        Refusal::NoHint,
        "there are three"
    );
}

#[test]
fn the_first_step_says_what_is_at_its_cell() {
    let says = |board: &str, cell: &str| {
        let table = table(board);
        hint_text(&Hint::Place(table.cell(cell)), &table.state, None)
    };
    assert_eq!(says(BOARD, "c2"), "There’s a word through the C on c2.");
    let star = BOARD.replace(". . C A R . . .", ". . . * . . . .");
    assert_eq!(says(&star, "d2"), "There’s a word over the star on d2.");
    let middle = BOARD.replace("C A R", ". . .");
    assert_eq!(
        says(&middle, "d2"),
        "There’s a word with a new letter on d2."
    );
}

#[test]
fn a_hint_for_an_illegal_play_is_refused() {
    let mut table = table_with_hints();
    let nowhere = table.placed_from("h4", Axis::Across, "S");
    table.act(Action::Hint(nowhere)).unwrap_err();
    let no_word = table.placed_from("f2", Axis::Across, "ST");
    table.act(Action::Hint(no_word)).unwrap_err();
    assert_eq!(table.state.turn.hints, []);
}

#[test]
fn a_hint_says_when_no_word_can_be_played() {
    let mut table = table_with_hints().with_hand(A, "ZZ");
    let told = table.act(Action::Hint(Vec::new())).unwrap();
    assert_eq!(told, [Event::Hinted(Hint::NoWord)]);
    assert_eq!(
        table.act(Action::Hint(Vec::new())).unwrap_err(),
        Refusal::NoHint
    );
}

#[test]
fn the_hint_bot_suggests_a_legal_play() {
    let asked = |table: &Table| {
        let words = table.words.clone();
        let errand = Errand::Think(Box::new(DecisionRequest {
            view: table.state.clone(),
            seat: A,
            level: LEVELS.len(),
            taken_back: TakenBackPlays::default(),
            made: Vec::new(),
            chance: Chance::new(1),
        }));
        let StepReport::Last(said) = errand.begin()(&WordBook::new(words.unwrap())) else {
            panic!("expected a single answer");
        };
        said
    };
    let mut table = table_with_hints();
    let told = asked(&table);
    let Report::Does(hint @ Action::Hint(best)) = &told else {
        panic!("unexpected value: {told:?}");
    };
    assert_eq!(best[0].0, table.cell("f2"));
    table.act(hint.clone()).unwrap();
    let table = table_with_hints().with_hand(A, "ZZ");
    assert_eq!(asked(&table), Report::Does(Action::Hint(Vec::new())));
}

#[test]
fn hints_are_an_option_and_need_the_list() {
    let mut without = table(BOARD).with_words("cart");
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
