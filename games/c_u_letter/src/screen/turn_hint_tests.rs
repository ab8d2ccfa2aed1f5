//! Tests of a hint's steps: what each marks, and until when.

use super::*;
use c_u_letter_rules::{Action, CULetter, Options, State};
use game::{Actor, Chance, Game, Moment, SeatId, Viewer};
use lexicon::{FamilyFilter, Level, Lexicon};

const BO: SeatId = SeatId::new(1);

fn words() -> Lexicon {
    Lexicon::from_words(["cat", "cats"].map(|word| (word, Level::Common))).unwrap()
}

fn view(state: &State) -> View {
    state.seen_by(Viewer::Seat(SeatId::FIRST))
}

fn at(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

fn hint(state: &State, name: &str, using: Use) -> TurnHint {
    let view = view(state);
    let placing = Placing {
        card: view.hand[0],
        at: at(name),
        using,
    };
    let hinted = HintedPlacing::new(&view, placing, &words(), &FamilyFilter::default());
    TurnHint::new(Hint::Placing(hinted.unwrap()), view)
}

fn set_out(hand: &str, board: &str) -> State {
    State::set_out(&Options::default(), &[hand, "E"], board).unwrap()
}

fn act(state: &mut State, action: &Action) {
    let by = Actor {
        seat: SeatId::FIRST,
        at: Moment::START,
    };
    let events = CULetter::decide(state, by, action, Some(&words()), &mut Chance::new(1));
    for event in events.unwrap() {
        CULetter::evolve(state, &event, Moment::START);
    }
}

fn marked(hint: &TurnHint, view: &View) -> (Vec<String>, Option<String>, bool) {
    let marks = hint.marks(view);
    let squares = marks.squares.iter().map(|one| one.to_string());
    let goes = marks.at.map(|at| at.to_string());
    (squares.collect(), goes, marks.card.is_some())
}

fn names(all: &[&str]) -> Vec<String> {
    all.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn each_step_marks_more_and_the_last_prepares_the_placing() {
    let state = set_out("bM", "C A bT*\n. .").with_claim(BO, "a1", "c1");
    let state = state.unwrap();
    let view = view(&state);
    let mut hint = hint(&state, "b2", Use::Swap(at("b1")));
    let word = names(&["a1", "b1", "c1"]);
    assert_eq!(hint.steps(), 1);
    assert_eq!(marked(&hint, &view), (word, None, false));
    assert_eq!(hint.give_next(), None);
    let more = names(&["a1", "b1", "c1", "b2"]);
    let at_b2 = Some("b2".to_owned());
    assert_eq!(marked(&hint, &view), (more.clone(), at_b2.clone(), true));
    let placing = hint.give_next();
    assert_eq!(placing.map(|one| one.using), Some(Use::Swap(at("b1"))));
    assert_eq!(marked(&hint, &view), (more, at_b2, true));
    // Later presses prepare it again.
    assert_eq!((hint.give_next(), hint.steps()), (placing, 3));
}

#[test]
fn a_word_is_hinted_at_by_the_cards_of_its_line() {
    let state = set_out("gS", "C A T . . E");
    let first = hint(&state, "d1", Use::Nothing);
    let (squares, ..) = marked(&first, &view(&state));
    assert_eq!(squares, ["a1", "b1", "c1", "f1"]);
}

#[test]
fn an_ambush_is_hinted_at_by_its_zone() {
    let state = set_out("yA", "C . T\n. yI*");
    let first = hint(&state, "b1", Use::Hide);
    let (squares, ..) = marked(&first, &view(&state));
    assert_eq!(squares.len(), 9);
}

#[test]
fn a_hint_stays_until_its_turn_is_done() {
    let mut state = set_out("gS gE", "C A T");
    let mut given = hint(&state, "d1", Use::Nothing);
    given.give_next();
    given.give_next();
    let Hint::Placing(hinted) = given.hint() else {
        panic!("expected a placing");
    };
    let placing = hinted.placing;
    let other = Placing {
        at: at("c2"),
        ..placing
    };
    let mut elsewhere = state.clone();
    act(&mut elsewhere, &Action::Place(other));
    assert!(given.is_of_turn(&view(&elsewhere)), "it may be undone");
    assert!(!given.is_shown(&view(&elsewhere)));
    assert_eq!(given.marks(&view(&elsewhere)), HintedThings::default());
    act(&mut state, &Action::Place(placing));
    assert!(given.is_shown(&view(&state)));
    let word = names(&["a1", "b1", "c1", "d1"]);
    assert_eq!(marked(&given, &view(&state)), (word, None, false));
    act(&mut state, &Action::Done);
    assert!(!given.is_of_turn(&view(&state)));
}

#[test]
fn an_early_step_goes_with_the_placing() {
    let mut state = set_out("gS gE", "C A T");
    let given = hint(&state, "d1", Use::Nothing);
    let Hint::Placing(hinted) = given.hint() else {
        panic!("expected a placing");
    };
    act(&mut state, &Action::Place(hinted.placing));
    assert!(!given.is_shown(&view(&state)));
}

#[test]
fn a_hint_that_there_is_nothing_prepares_a_placing_at_once() {
    let state = set_out("gS", "C A T");
    let given = hint(&state, "c2", Use::Nothing);
    let hinted = given.hint().placing();
    for hint in [Hint::Nothing(hinted.clone()), Hint::Quiet(hinted.clone())] {
        let mut hint = TurnHint::new(hint, view(&state));
        assert_eq!((hint.prepared(), hint.steps()), (Some(hinted.placing), 3));
        assert_eq!(hint.give_next(), Some(hinted.placing));
        let c2 = names(&["c2"]);
        assert_eq!(marked(&hint, &view(&state)), (c2, Some("c2".into()), true));
    }
}

#[test]
fn after_the_placing_a_hint_goes_on_to_its_claims() {
    let mut state = set_out("gS gE", "C A T");
    let mut given = hint(&state, "d1", Use::Nothing);
    given.give_next();
    given.give_next();
    let placing = given.prepared().unwrap();
    assert_eq!(given.claims_left(&view(&state)), []);
    act(&mut state, &Action::Place(placing));
    let left = given.claims_left(&view(&state));
    let told: Vec<(&str, i32)> = left
        .iter()
        .map(|one| (one.word.as_str(), one.gain))
        .collect();
    assert_eq!(told, [("cats", 4)]);
    act(&mut state, &Action::Claim(left[0].span));
    assert!(
        given.is_shown(&view(&state)),
        "it stays until the turn ends"
    );
    assert_eq!(given.claims_left(&view(&state)), []);
    assert_eq!(given.marks(&view(&state)), HintedThings::default());
}
