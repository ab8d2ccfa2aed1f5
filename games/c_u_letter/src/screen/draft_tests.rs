//! Tests of the draft, tap by tap.

use super::*;
use c_u_letter_rules::{Options, State};
use game::{SeatId, Viewer};
use lexicon::Word;

fn view(hand: &str, board: &str) -> View {
    let state = State::set_out(&Options::default(), &[hand, "E"], board).unwrap();
    state.seen_by(Viewer::Seat(SeatId::FIRST))
}

fn at(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

fn placed(draft: &Draft, view: &View) -> (String, Use) {
    match draft.outcome(view) {
        DraftOutcome::Place { placing, .. } => (placing.at.to_string(), placing.using),
        other => panic!("unexpected value: {other:?}"),
    }
}

#[test]
fn a_card_and_a_square_make_a_placing() {
    let view = view("S E", "C A T");
    let mut draft = Draft::default();
    assert_eq!(draft.outcome(&view), DraftOutcome::Empty);
    draft.tap_card(view.hand[0], &view);
    assert_eq!(draft.outcome(&view), DraftOutcome::Where(view.hand[0]));
    draft.tap_square(at("h8"), &view);
    assert_eq!(
        draft.outcome(&view),
        DraftOutcome::Refused(Refusal::Alone(at("h8")))
    );
    draft.tap_square(at("d1"), &view);
    assert_eq!(placed(&draft, &view), ("d1".into(), Use::Nothing));
    assert!(matches!(draft.action(&view), Some(Action::Place(_))));
    draft.tap_card(view.hand[0], &view);
    assert_eq!(
        draft.outcome(&view),
        DraftOutcome::Empty,
        "a second tap puts it back"
    );
}

#[test]
fn c25_a_blue_card_is_placed_and_then_its_swap_partner_tapped() {
    let view = view("bP E", "S T A\n. bN* .");
    let mut draft = Draft::default();
    draft.drop_card(view.hand[0], at("c2"), &view);
    assert_eq!(placed(&draft, &view), ("c2".into(), Use::Nothing));
    assert!(draft.targets(&view).contains(&at("a1")));
    draft.tap_square(at("a1"), &view);
    assert_eq!(placed(&draft, &view), ("c2".into(), Use::Swap(at("a1"))));
    assert_eq!(draft.uses(&view), [Use::Nothing, Use::Swap(at("a1"))]);
    draft.choose_use(Use::Nothing);
    assert_eq!(
        placed(&draft, &view).1,
        Use::Nothing,
        "abilities are optional"
    );
}

#[test]
fn c26_a_red_card_on_a_card_covers_it() {
    let view = view("rT rI", "rI* S T");
    let mut draft = Draft::default();
    draft.drop_card(view.hand[0], at("b1"), &view);
    assert_eq!(placed(&draft, &view), ("b1".into(), Use::Overwrite));
    draft.drop_card(view.hand[1], at("a1"), &view);
    assert_eq!(
        draft.outcome(&view),
        DraftOutcome::Refused(Refusal::SameLetter)
    );
    draft.drop_card(view.hand[0], at("c1"), &view);
    assert_eq!(
        draft.outcome(&view),
        DraftOutcome::Refused(Refusal::Taken(at("c1")))
    );
}

#[test]
fn c27_a_green_card_on_a_card_pushes_and_each_direction_is_previewed() {
    let view = view("gC E", "gK* A T");
    let mut draft = Draft::default();
    draft.drop_card(view.hand[0], at("b1"), &view);
    assert_eq!(placed(&draft, &view).1, Use::Insert(Heading::Right));
    let pushes = pushes(&view, view.hand[0], at("b1"));
    let told: Vec<(Heading, usize, bool)> = pushes
        .iter()
        .map(|push| (push.heading, push.moves.len(), push.refusal.is_none()))
        .collect();
    assert_eq!(
        told,
        [
            (Heading::Right, 2, true),
            (Heading::Down, 1, true),
            (Heading::Left, 1, false),
            (Heading::Up, 0, false),
        ]
    );
    draft.choose_use(Use::Insert(Heading::Down));
    let DraftOutcome::Place { board, .. } = draft.outcome(&view) else {
        panic!("expected a placing");
    };
    let letter = |name: &str| board.letter_at(at(name)).map(lexicon::Letter::uppercase);
    assert_eq!((letter("b1"), letter("b2")), (Some('C'), Some('A')));
}

#[test]
fn c33_a_grey_card_may_be_placed_face_down() {
    let view = view("yE E", "yO* B");
    let mut draft = Draft::default();
    draft.drop_card(view.hand[0], at("b2"), &view);
    assert_eq!(draft.uses(&view), [Use::Nothing, Use::Hide]);
    draft.choose_use(Use::Hide);
    assert_eq!(placed(&draft, &view).1, Use::Hide);
}

#[test]
fn c10_a_word_is_marked_by_two_taps_or_a_drag() {
    let mut view = view("E S", "C A T");
    view.table.stage = Stage::Claiming;
    let mut draft = Draft::default();
    draft.tap_square(at("c1"), &view);
    assert_eq!(
        (draft.mark_start(), draft.action(&view)),
        (Some(at("c1")), None)
    );
    draft.tap_square(at("a1"), &view);
    let span = Span::new(at("c1"), at("a1")).unwrap();
    assert_eq!(draft.action(&view), Some(Action::Claim(span)));
    assert_eq!(
        draft.proposal(),
        Some(Action::Propose(WordProposal::Span(span)))
    );
    draft.mark_span(at("a1"), at("b2"));
    assert_eq!(draft.action(&view), None, "neither a row nor a column");
}

#[test]
fn c40_leftover_cards_are_spelled_by_taps() {
    let mut view = view("", "");
    view.table.stage = Stage::Scramble(c_u_letter_rules::ScrambleState {
        passed: Default::default(),
        floor: true,
    });
    view.table.loose = CardId::all().take(4).collect();
    let mut draft = Draft::default();
    for place in [2, 0, 1, 0] {
        draft.tap_card(view.table.loose[place], &view);
    }
    let spelled = vec![view.table.loose[2], view.table.loose[1]];
    assert_eq!(draft.action(&view), Some(Action::Spell(spelled)));
    draft.tap_card(view.table.loose[2], &view);
    assert_eq!(draft.action(&view), None, "one card isn't a word");
}

#[test]
fn c6_a_refused_square_asks_for_no_second_tap() {
    let view = view("S E", "C A T");
    let mut draft = Draft::default();
    draft.tap_card(view.hand[0], &view);
    let open = draft.targets(&view);
    draft.tap_square(at("h8"), &view);
    assert!(matches!(draft.outcome(&view), DraftOutcome::Refused(_)));
    assert_eq!(draft.action(&view), None);
    assert_eq!(draft.targets(&view), open, "where it can go is still shown");
    draft.tap_square(at("d1"), &view);
    assert!(matches!(draft.outcome(&view), DraftOutcome::Place { .. }));
    assert!(draft.repeats_choice(at("d1")));
}

#[test]
fn c11_a_refused_word_cannot_be_claimed_until_the_mark_changes() {
    let mut view = view("S E", "C A T");
    view.table.stage = Stage::Claiming;
    let no_word = Refusal::NotInTheList(Word::new("ca").unwrap());
    let mut draft = Draft::default();
    draft.mark_span(at("a1"), at("b1"));
    assert_eq!(draft.action(&view), draft.span().map(Action::Claim));
    draft.mark_refused(&Refusal::NoListYet);
    assert!(draft.action(&view).is_some(), "the list may still load");
    draft.mark_refused(&no_word);
    assert_eq!((draft.action(&view), draft.to_claim()), (None, None));
    assert!(draft.span().is_some(), "it stays marked");
    let asks = draft.span().map(WordProposal::Span).map(Action::Propose);
    assert_eq!(draft.proposal(), asks, "and the table can be asked");
    for tap in ["a1", "c1"] {
        draft.tap_square(at(tap), &view);
    }
    assert_eq!(draft.action(&view), draft.span().map(Action::Claim));
    draft.mark_refused(&no_word);
    draft.mark_span(at("c1"), at("b1"));
    assert!(draft.action(&view).is_some());
}

#[test]
fn c40_refused_cards_cannot_be_tried_until_they_change() {
    let mut view = view("S E", "C A T");
    view.table.loose = view
        .table
        .board
        .occupied_squares()
        .filter_map(|at| view.table.board.face_up_card(at))
        .collect();
    view.table.stage = Stage::Scramble(c_u_letter_rules::ScrambleState {
        passed: Default::default(),
        floor: true,
    });
    let mut draft = Draft::default();
    for card in view.table.loose.clone() {
        draft.tap_card(card, &view);
    }
    assert!(draft.action(&view).is_some());
    draft.mark_refused(&Refusal::NotInTheList(Word::new("cat").unwrap()));
    assert_eq!(draft.action(&view), None);
    assert!(draft.proposal().is_some());
    draft.tap_card(view.table.loose[0], &view);
    assert!(draft.action(&view).is_some());
}

#[test]
fn a_saved_draft_reads_back_unchanged() {
    let view = view("bP E", "S T A\n. bN* .");
    let mut draft = Draft::default();
    assert_eq!(
        draft.to_text(),
        "",
        "an empty draft is saved as an empty text"
    );
    draft.drop_card(view.hand[0], at("c2"), &view);
    draft.tap_square(at("a1"), &view);
    assert_eq!(Draft::from_text(&draft.to_text(), &view), Some(draft));
    let mut claims = view.clone();
    claims.table.stage = Stage::Claiming;
    let mut marked = Draft::default();
    marked.mark_span(at("a1"), at("c1"));
    assert_eq!(Draft::from_text(&marked.to_text(), &claims), Some(marked));
}

#[test]
fn a_saved_draft_of_another_hand_or_stage_is_dropped() {
    let own = view("bP E", "S T A\n. bN* .");
    let mut draft = Draft::default();
    draft.drop_card(own.hand[0], at("c2"), &own);
    let text = draft.to_text();
    let other = view("S E", "S T A\n. bN* .");
    assert_eq!(Draft::from_text(&text, &other), None, "not in this hand");
    let mut table = own.clone();
    table.hand.clear();
    assert_eq!(
        Draft::from_text(&text, &table),
        None,
        "a viewer without a hand"
    );
    let mut later = own.clone();
    later.table.stage = Stage::Claiming;
    assert_eq!(
        Draft::from_text(&text, &later),
        None,
        "the card has been placed since"
    );
    let mut spells = Draft::default();
    spells.spelled.push(own.hand[0]);
    assert_eq!(
        Draft::from_text(&spells.to_text(), &own),
        None,
        "there are no leftover cards"
    );
    for text in ["", "{", "7", r#"{"at":3}"#, r#"{"card":250}"#] {
        assert_eq!(Draft::from_text(text, &own), None, "{text}");
    }
}

#[test]
fn a_prepared_placing_replaces_the_draft_and_can_be_confirmed() {
    let view = view("bM S", "C A bT*\n. .");
    let mut draft = Draft::default();
    draft.tap_card(view.hand[1], &view);
    draft.tap_square(at("d1"), &view);
    for (name, using) in [("b2", Use::Swap(at("b1"))), ("b2", Use::Nothing)] {
        let placing = Placing {
            card: view.hand[0],
            at: at(name),
            using,
        };
        draft.prepare(placing, &view);
        assert_eq!(draft.action(&view), Some(Action::Place(placing)));
        assert_eq!(
            Draft::from_text(&draft.to_text(), &view),
            Some(draft.clone())
        );
    }
    // A card that isn't in the hand any more changes nothing.
    let before = draft.clone();
    let gone = Placing {
        card: CardId::all()
            .find(|card| !view.hand.contains(card))
            .unwrap(),
        at: at("d1"),
        using: Use::Nothing,
    };
    draft.prepare(gone, &view);
    assert_eq!(draft, before);
}
