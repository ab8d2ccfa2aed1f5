//! Nothing reveals the cards in another hand or in the deck.

use game::Viewer;
use one_letter_better_rules::{Action, CardId, LogEntry};

use super::table::{A, B, C, set_up};

#[test]
fn a_view_holds_the_seats_own_hand_and_only_the_size_of_others() {
    let rummy = set_up()
        .seats(3)
        .hand(A, "A B C")
        .hand(B, "X Y")
        .hand(C, "Q")
        .deal();
    let view = rummy.game.view(Viewer::Seat(B));
    assert_eq!(
        (view.own, view.hand.as_slice()),
        (Some(B), rummy.game.state().hand(B))
    );
    assert_eq!(view.held, [3, 2, 1]);
    let table = rummy.game.view(Viewer::Table);
    assert!(table.hand.is_empty() && table.own.is_none());
    let text = serde_json::to_value(&table).unwrap();
    let hidden: Vec<CardId> = rummy.game.state().hands.concat();
    let pile = serde_json::to_value(&rummy.table().pile).unwrap();
    assert_eq!(text["table"]["pile"], pile);
    assert!(hidden.iter().all(|card| !rummy.table().pile.contains(card)));
}

#[test]
fn only_the_drawing_seat_sees_the_drawn_cards() {
    let case = set_up()
        .before_the_draw()
        .hand(A, "A")
        .next_cards("E E E E E E E");
    let mut rummy = case.deal();
    rummy.act(A, Action::Draw).unwrap();
    let told = |viewer| match rummy.game.history(viewer).pop().map(|told| told.entry) {
        Some(LogEntry::Drew { count, cards, .. }) => (count, cards.len()),
        other => panic!("unexpected value: {other:?}"),
    };
    assert_eq!(told(Viewer::Seat(A)), (7, 7));
    assert_eq!([Viewer::Seat(B), Viewer::Table].map(told), [(7, 0); 2]);
}

#[test]
fn hands_are_shown_when_the_round_is_over() {
    let mut rummy = set_up().with_empty_deck().hand(A, "X").hand(B, "Q").deal();
    for seat in [A, B] {
        assert!(rummy.game.view(Viewer::Table).table.results.is_empty());
        rummy.end_turn(seat, "").unwrap();
    }
    let view = rummy.game.view(Viewer::Table);
    assert_eq!(view.table.results[0].hands, rummy.game.state().hands);
}
