//! Tests of the draft, move by move.

use super::*;
use game::SeatId;
use lexicon::Level;
use one_letter_better_rules::{PickUp, PlayKind, Refusal};

/// Seat 1 holds R, red R, blue CH, green S, a wild and F I S H. PINT and SLANT belong to seat 2,
/// STAR belongs to seat 1.
pub(super) fn view() -> View {
    let (own, other) = (SeatId::FIRST, SeatId::new(1));
    let words = [(other, "P I N T"), (other, "S L A N T"), (own, "S T A R")];
    View::set_out(&words, "R -R =CH +S ? F I S H", "Q").unwrap()
}

pub(super) fn held(view: &View, text: &str) -> CardId {
    let deck = &view.table.options.deck;
    let face: Face = text.parse().unwrap();
    *view
        .hand
        .iter()
        .find(|card| deck.face(**card) == face)
        .unwrap()
}

pub(super) fn word(view: &View, text: &str) -> TableWordId {
    let word = view
        .table
        .words
        .iter()
        .find(|word| word.word().as_str() == text);
    word.unwrap().id
}

pub(super) fn spelled(draft: &Draft) -> String {
    draft
        .line()
        .iter()
        .map(|placed| placed.letters.to_string())
        .collect()
}

/// Returns the play that the line would make, with a list of the words in these tests.
pub(super) fn plays(draft: &Draft, view: &View) -> Result<(PlayKind, i32), Refusal> {
    let words = [
        "print", "pints", "chant", "fish", "starfish", "stars", "star",
    ];
    let list = Lexicon::from_words(words.map(|word| (word, Level::Common))).unwrap();
    match draft.outcome(view, Some(&list)) {
        DraftOutcome::Play(made) => Ok((made.way, made.gain)),
        DraftOutcome::Refused(refusal) => Err(refusal),
        other => panic!("unexpected value: {other:?}"),
    }
}

#[test]
fn taps_add_hand_cards_to_the_line_and_remove_them() {
    let view = view();
    let mut draft = Draft::default();
    assert_eq!(draft.outcome(&view, None), DraftOutcome::Empty);
    for text in ["F", "I", "S", "H"] {
        draft.tap(held(&view, text), &view);
    }
    assert_eq!(plays(&draft, &view), Ok((PlayKind::New, 20)));
    draft.tap(held(&view, "F"), &view);
    assert_eq!(spelled(&draft), "ish");
}

#[test]
fn o15_a_card_dropped_at_an_end_of_a_word_steals_it() {
    let view = view();
    let mut draft = Draft::default();
    let pint = word(&view, "pint");
    assert_eq!(
        draft.drop(held(&view, "+S"), CardDropTarget::Gap(pint, 4), &view),
        None
    );
    assert_eq!(
        (spelled(&draft).as_str(), plays(&draft, &view)),
        ("pints", Ok((PlayKind::Steal, 22)))
    );
}

#[test]
fn o25_a_red_card_can_be_dropped_between_letters() {
    let view = view();
    let mut draft = Draft::default();
    draft.drop(
        held(&view, "-R"),
        CardDropTarget::Gap(word(&view, "pint"), 1),
        &view,
    );
    assert_eq!(
        (spelled(&draft).as_str(), plays(&draft, &view)),
        ("print", Ok((PlayKind::Steal, 18)))
    );
    // A plain card there is refused, with the reason.
    let mut plain = Draft::default();
    let card = held(&view, "R");
    plain.drop(card, CardDropTarget::Gap(word(&view, "pint"), 1), &view);
    assert_eq!(plays(&plain, &view), Err(Refusal::OnlyRedInside(card)));
}

#[test]
fn o23_a_blue_card_dropped_on_letters_replaces_them() {
    let view = view();
    let slant = word(&view, "slant");
    for place in [0, 1] {
        let mut draft = Draft::default();
        draft.drop(
            held(&view, "=CH"),
            CardDropTarget::Card(slant, place),
            &view,
        );
        assert_eq!(spelled(&draft), "chant");
        let DraftOutcome::Play(made) = draft.outcome(&view, None) else {
            assert_eq!(plays(&draft, &view), Ok((PlayKind::Substitute, 18)));
            continue;
        };
        assert_eq!(made.returned.len(), 2, "S and L go to the hand");
    }
    let mut draft = Draft::default();
    draft.drop(held(&view, "=CH"), CardDropTarget::Card(slant, 4), &view);
    assert_eq!(spelled(&draft), "slach");
}

#[test]
fn o17_two_words_are_joined_by_two_taps() {
    let view = view();
    let mut draft = Draft::default();
    draft.tap_word(word(&view, "star"), &view);
    for text in ["F", "I", "S", "H"] {
        draft.tap(held(&view, text), &view);
    }
    assert_eq!(spelled(&draft), "starfish");
    assert_eq!(plays(&draft, &view), Ok((PlayKind::Extend, 35)));
    draft.tap_word(word(&view, "star"), &view);
    assert_eq!(spelled(&draft), "fish");
}

#[test]
fn o26_a_wild_is_declared_letter_by_letter() {
    let view = view();
    let mut draft = Draft::default();
    let wild = held(&view, "?");
    draft.tap_word(word(&view, "star"), &view);
    draft.drop(wild, CardDropTarget::Line(9), &view);
    assert_eq!(draft.outcome(&view, None), DraftOutcome::Declare(wild));
    let letter = |c| Letter::new(c).unwrap();
    draft.declare(wild, letter('t'), &view);
    draft.declare(wild, letter('s'), &view);
    assert_eq!(
        (spelled(&draft).as_str(), plays(&draft, &view)),
        ("stars", Ok((PlayKind::Extend, 5)))
    );
    let plain = held(&view, "R");
    draft.tap(plain, &view);
    draft.declare(plain, letter('x'), &view);
    assert_eq!(spelled(&draft), "starsr", "only a wild is declared");
}

#[test]
fn o14_a_blue_card_dropped_on_the_pile_is_a_whole_action() {
    let view = view();
    let mut draft = Draft::default();
    let (blue, card) = (held(&view, "=CH"), view.table.pile[0]);
    let action = draft.drop(blue, CardDropTarget::Pile(card), &view);
    assert_eq!(action, Some(Action::Swap { blue, card }));
    assert_eq!(
        draft.drop(held(&view, "R"), CardDropTarget::Pile(card), &view),
        None
    );
}

#[test]
fn a_card_moves_within_the_line_and_back_to_the_hand() {
    let view = view();
    let mut draft = Draft::default();
    for text in ["I", "F", "S"] {
        draft.tap(held(&view, text), &view);
    }
    draft.drop(held(&view, "F"), CardDropTarget::Line(0), &view);
    assert_eq!(spelled(&draft), "fis");
    draft.drop(held(&view, "F"), CardDropTarget::Line(3), &view);
    assert_eq!(spelled(&draft), "isf");
    draft.drop(held(&view, "F"), CardDropTarget::Hand, &view);
    assert_eq!(spelled(&draft), "is");
}

#[test]
fn o7_discards_are_chosen_in_order() {
    let view = view();
    let mut draft = Draft::default();
    let [f, h] = ["F", "H"].map(|text| held(&view, text));
    draft.tap(f, &view);
    for card in [h, f] {
        draft.discard(card, &view);
    }
    assert_eq!(
        (draft.discards(), draft.line().len()),
        ([h, f].as_slice(), 0)
    );
    draft.discard(h, &view);
    assert_eq!(draft.discards(), [f]);
}

#[test]
fn cards_that_moved_elsewhere_leave_the_draft() {
    let mut view = view();
    let mut draft = Draft::default();
    draft.tap_word(word(&view, "pint"), &view);
    draft.tap(held(&view, "R"), &view);
    draft.drop_unavailable(&view);
    assert_eq!(spelled(&draft), "pintr");
    view.table.words.remove(0);
    draft.drop_unavailable(&view);
    assert!(draft.is_empty());
}

fn letters(draft: &mut Draft, text: &str, view: &View) -> Vec<bool> {
    let each = text.chars().map(|sign| Letter::new(sign).unwrap());
    each.map(|letter| draft.type_letter(letter, view)).collect()
}

#[test]
fn typed_letters_pick_plain_cards_first() {
    let view = View::set_out(&[], "R -R ING I ? CH", "").unwrap();
    let mut draft = Draft::default();
    letters(&mut draft, "ring", &view);
    assert_eq!(spelled(&draft), "ring");
    let cards: Vec<CardId> = draft.line().iter().map(|placed| placed.card).collect();
    assert_eq!(cards, [held(&view, "R"), held(&view, "ING")]);
    assert_eq!(letters(&mut draft, "rc", &view), [true, true]);
    assert_eq!(draft.line()[2].card, held(&view, "-R"));
    assert_eq!(draft.line()[3].card, held(&view, "CH"), "picked by its C");
    // There is no second CH, so the wild becomes an E.
    letters(&mut draft, "he", &view);
    assert_eq!(spelled(&draft), "ringrche");
    assert_eq!(draft.line()[4].card, held(&view, "?"));
    assert_eq!(letters(&mut draft, "z", &view), [false]);
    draft.back(&view);
    assert_eq!(spelled(&draft), "ringrch");
}

#[test]
fn o26_a_typed_letter_declares_the_wild_that_waits_for_one() {
    let view = view();
    let mut draft = Draft::default();
    draft.tap(held(&view, "?"), &view);
    assert_eq!(letters(&mut draft, "a", &view), [true]);
    assert_eq!(spelled(&draft), "a");
    assert_eq!(draft.line().len(), 1);
}

#[test]
fn tapping_a_word_adds_the_chosen_card_at_the_tapped_end() {
    let view = view();
    let pint = word(&view, "pint");
    let mut draft = Draft::default();
    draft.tap(held(&view, "S"), &view);
    draft.tap_word_at(pint, 3, 80, &view);
    assert_eq!(spelled(&draft), "pints");
    draft.tap_word_at(pint, 0, 0, &view);
    assert_eq!(spelled(&draft), "s", "a second tap removes the word");
    draft.tap_word_at(pint, 0, 20, &view);
    assert_eq!(spelled(&draft), "spint");
}

#[test]
fn o25_a_red_card_goes_where_the_word_is_tapped() {
    let view = view();
    let mut draft = Draft::default();
    draft.tap(held(&view, "-R"), &view);
    draft.tap_word_at(word(&view, "pint"), 0, 90, &view);
    assert_eq!(spelled(&draft), "print");
    draft.nudge(true, &view);
    assert_eq!(spelled(&draft), "pirnt");
}

#[test]
fn a_moved_card_skips_a_whole_table_word() {
    let view = view();
    let mut draft = Draft::default();
    draft.tap_word(word(&view, "pint"), &view);
    draft.tap(held(&view, "R"), &view);
    draft.nudge(false, &view);
    assert_eq!(spelled(&draft), "rpint");
    draft.nudge(false, &view);
    assert_eq!(spelled(&draft), "rpint");
    draft.nudge(true, &view);
    assert_eq!(spelled(&draft), "pintr");
}

#[test]
fn o23_a_blue_card_switches_between_replacing_and_being_added() {
    let view = view();
    let slant = word(&view, "slant");
    let blue = held(&view, "=CH");
    let mut draft = Draft::default();
    draft.tap(blue, &view);
    assert_eq!(draft.swappable_blue(&view), Some(blue));
    draft.tap_word_at(slant, 0, 10, &view);
    assert_eq!(spelled(&draft), "chant");
    assert_eq!(draft.blue_use(&view), Some(BlueUse::Over));
    draft.toggle_blue(&view);
    assert_eq!(spelled(&draft), "chslant");
    assert_eq!(draft.blue_use(&view), Some(BlueUse::Added));
    draft.toggle_blue(&view);
    assert_eq!(spelled(&draft), "chant");
}

#[test]
fn a_drop_on_a_word_depends_on_the_colour_of_the_card() {
    let view = view();
    let slant = word(&view, "slant");
    let onto = |text: &str, place, across| {
        PointerTarget::Word(slant, place, across).drop_target(held(&view, text), &view)
    };
    assert_eq!(
        onto("R", 1, 20),
        Some(CardDropTarget::Gap(slant, 0)),
        "the nearer end"
    );
    assert_eq!(onto("R", 4, 20), Some(CardDropTarget::Gap(slant, 5)));
    assert_eq!(
        onto("-R", 1, 20),
        Some(CardDropTarget::Gap(slant, 1)),
        "between"
    );
    assert_eq!(
        onto("=CH", 1, 60),
        Some(CardDropTarget::Card(slant, 1)),
        "over"
    );
    assert_eq!(
        onto("=CH", 5, 0),
        Some(CardDropTarget::Gap(slant, 5)),
        "beside"
    );
}

/// A hand whose last `count` cards were picked up from the pile. The first of these must be played.
fn picked_up(hand: &str, count: usize) -> View {
    let mut view = View::set_out(&[(SeatId::FIRST, "T I M E")], hand, "Z").unwrap();
    let first = view.hand.len() - count;
    view.table.turn.pick_up = Some(PickUp {
        cards: view.hand[first..].to_vec(),
        owed: 0,
    });
    view
}

fn duty_card(view: &View) -> CardId {
    view.table.turn.duty_card().unwrap()
}

#[test]
fn o13_a_typed_word_takes_the_card_that_must_be_played() {
    // Of two As the one from the pile is used, and ENT is used where E N T would do.
    for (hand, typed) in [
        ("C A T H A O", "cat"),
        ("T E N E N T ENT", "tent"),
        ("C A T ?", "cat"),
        ("T I P =P", "tip"),
        ("R E D ED", "red"),
    ] {
        let count = if hand.ends_with('O') { 2 } else { 1 };
        let view = picked_up(hand, count);
        let mut draft = Draft::default();
        letters(&mut draft, typed, &view);
        assert_eq!(spelled(&draft), typed);
        assert!(draft.holds(duty_card(&view)), "{typed} of {hand}");
    }
}

#[test]
fn o13_typing_never_adds_letters_just_to_use_the_required_card() {
    let view = picked_up("T I M E ER", 1);
    let mut draft = Draft::default();
    letters(&mut draft, "time", &view);
    assert_eq!(spelled(&draft), "time");
    letters(&mut draft, "r", &view);
    assert_eq!(spelled(&draft), "timer");
    assert!(draft.holds(duty_card(&view)));
}

#[test]
fn o13_a_card_identical_to_the_required_one_is_replaced_by_it() {
    let view = picked_up("R A ? R ?", 2);
    let [must, other] = [duty_card(&view), view.hand[0]];
    let time = word(&view, "time");
    let mut tapped = Draft::default();
    tapped.tap(other, &view);
    assert!(tapped.holds(must) && !tapped.holds(other));
    // A second tap takes the second R.
    tapped.tap(other, &view);
    assert!(tapped.holds(must) && tapped.holds(other));
    let mut dropped = Draft::default();
    dropped.drop(other, CardDropTarget::Gap(time, 4), &view);
    assert_eq!(spelled(&dropped), "timer");
    assert!(dropped.holds(must) && !dropped.holds(other));
    assert_eq!(dropped.movable_card(), Some(must));
    // A card other than R isn't replaced by the one that must be played.
    let mut plain = Draft::default();
    plain.tap(view.hand[1], &view);
    assert!(!plain.holds(must));
}

#[test]
fn o13_a_line_built_before_the_pick_up_takes_the_required_card() {
    let after = picked_up("R A R", 1);
    let mut before = after.clone();
    before.table.turn.pick_up = None;
    before.hand.pop();
    let mut draft = Draft::default();
    draft.tap_word(word(&before, "time"), &before);
    draft.tap(before.hand[0], &before);
    draft.drop_unavailable(&after);
    assert_eq!(spelled(&draft), "timer");
    assert!(draft.holds(duty_card(&after)));
}

#[test]
fn o13_a_required_wild_takes_the_place_of_another_wild() {
    let view = picked_up("A ? ?", 1);
    let mut draft = Draft::default();
    draft.tap_word(word(&view, "time"), &view);
    let wild = view.hand[1];
    draft.tap(wild, &view);
    draft.declare(duty_card(&view), Letter::new('r').unwrap(), &view);
    assert_eq!(spelled(&draft), "timer");
    assert!(!draft.holds(wild));
}

#[test]
fn a_saved_draft_is_restored_only_for_the_holder_of_its_cards() {
    let view = view();
    let mut draft = Draft::default();
    assert_eq!(draft.to_text(), "");
    draft.tap(held(&view, "?"), &view);
    draft.tap_word(word(&view, "pint"), &view);
    draft.tap(held(&view, "S"), &view);
    draft.discard(held(&view, "R"), &view);
    assert_eq!(
        Draft::from_text(&draft.to_text(), &view),
        Some(draft.clone())
    );
    draft.declare(held(&view, "?"), Letter::new('e').unwrap(), &view);
    let text = draft.to_text();
    assert_eq!(Draft::from_text(&text, &view), Some(draft));
    // The draft isn't restored for another hand, from an invalid text, or with a card listed twice.
    let other = View::set_out(&[], "A B", "").unwrap();
    assert_eq!(Draft::from_text(&text, &other), None);
    assert_eq!(Draft::from_text("nothing", &view), None);
    let twice = text.replace(
        "\"discards\":[",
        &format!("\"discards\":[{0},{0},", held(&view, "F").index()),
    );
    assert_eq!(Draft::from_text(&twice, &view), None);
}
