//! Tests that hidden cards stay hidden.

use c_u_letter_rules::{CULetter, Event, Heading, LogEntry, Placing, Use, View};
use game::{Game, Viewer};

use super::table::{A, B, C, TestGame, set_up, square_at};

fn all_views(sitting: &TestGame) -> [View; 3] {
    [Viewer::Seat(A), Viewer::Seat(C), Viewer::Table].map(|who| CULetter::view(&sitting.state, who))
}

#[test]
fn c35_another_seats_face_down_card_does_not_affect_the_view() {
    let set = |board| set_up(board).hands(&["E", "S", "T"]).deal();
    let one = set("yO* 2(yE) rT/2(yI)");
    let other = set("yO* 2(yA*) rT/2(yF)");
    let mut other = other;
    other.state.deck.clone_from(&one.state.deck);
    assert_eq!(all_views(&one), all_views(&other));
}

#[test]
fn c35_the_log_does_not_reveal_face_down_cards() {
    let sitting = set_up("yO* B").hands(&["yE gS", "E"]).deal();
    let told = |card: &str, using| {
        let placing = Placing {
            card: sitting.find_held_card(A, card),
            at: square_at("b2"),
            using,
        };
        let event = Event::Placed(placing);
        [Viewer::Seat(A), Viewer::Seat(B), Viewer::Table].map(|who| {
            match CULetter::log_entry(&sitting.state, &event, who) {
                Some(LogEntry::Placed { card, .. }) => card.is_some(),
                other => panic!("unexpected value: {other:?}"),
            }
        })
    };
    assert_eq!(told("yE", Use::Hide), [false; 3]);
    assert_eq!(told("yE", Use::Nothing), [true; 3]);
    assert_eq!(told("gS", Use::Insert(Heading::Down)), [true; 3]);
}

#[test]
fn only_the_drawing_seat_sees_which_card_was_drawn() {
    let sitting = set_up("A").deal();
    let card = *sitting.state.deck.last().unwrap();
    let told = |who| CULetter::log_entry(&sitting.state, &Event::Drew(card), who);
    let drew = |seat, card| Some(LogEntry::Drew { seat, card });
    assert_eq!(told(Viewer::Seat(A)), drew(A, Some(card)));
    assert_eq!(told(Viewer::Seat(B)), drew(A, None));
    assert_eq!(told(Viewer::Table), drew(A, None));
}

#[test]
fn undo_stops_at_a_draw_a_started_clock_or_a_reveal() {
    let sitting = set_up("A").deal();
    let card = *sitting.state.deck.last().unwrap();
    assert!(CULetter::reveals_hidden(&Event::Drew(card)));
    assert!(CULetter::reveals_hidden(&Event::Ready));
    assert!(CULetter::reveals_hidden(&Event::Revealed {
        square: square_at("a1"),
        card
    }));
    let placing = Placing {
        card,
        at: square_at("b1"),
        using: Use::Nothing,
    };
    assert!(
        !CULetter::reveals_hidden(&Event::Placed(placing)),
        "a card can be taken back"
    );
}
