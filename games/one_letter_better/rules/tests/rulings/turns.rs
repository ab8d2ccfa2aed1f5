//! Turns and exchanges (O4 to O7).

use game::{ActError, Chance, Match};
use one_letter_better_rules::{Action, ExchangeRule, Face, OneLetterBetter, Options, Refusal};

use super::table::{A, B, C, set_up, set_up_challenge_mode};
use crate::seats::human_seats;

#[test]
fn o4_seven_cards_each_and_the_seat_on_the_dealers_left_begins() {
    let mut dealers = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let game =
            Match::<OneLetterBetter>::start(Options::default(), human_seats(4), Chance::new(seed));
        let state = game.unwrap().state().clone();
        assert!(state.hands.iter().all(|hand| hand.len() == 7));
        assert_eq!(state.deck.len(), 120 - 28 - 1);
        assert_eq!(state.table.turn.seat, state.table.dealer.next_clockwise(4));
        dealers.insert(state.table.dealer);
    }
    assert_eq!(dealers.len(), 4, "the first dealer is random");
}

#[test]
fn o4_an_stl_1_turned_up_first_is_buried() {
    let mut buried = 0;
    for seed in 0..200 {
        let game =
            Match::<OneLetterBetter>::start(Options::default(), human_seats(2), Chance::new(seed));
        let state = game.unwrap().state().clone();
        let deck = &state.table.options.deck;
        assert_ne!(deck.face(state.table.pile[0]), Face::StealOne);
        buried += usize::from(deck.face(state.deck[0]) == Face::StealOne);
    }
    assert!(buried > 5, "{buried} are under the deck");
}

#[test]
fn o6_the_round_goes_on_after_a_hand_is_played_empty() {
    let mut rummy = set_up()
        .hand(A, "A T")
        .word_list("at")
        .next_cards("E E")
        .deal();
    rummy.play(A, "A T").unwrap();
    assert_eq!(
        (rummy.hand_text(A).as_str(), rummy.points(A)),
        ("", 3),
        "there is no bonus"
    );
    rummy.end_turn(A, "").unwrap();
    assert_eq!(rummy.table().turn.seat, B);
}

#[test]
fn o7_a_turn_without_a_word_exchanges_one_to_four_cards() {
    let case = set_up()
        .hand(A, "A B C D E F G H")
        .discard_pile("Z")
        .next_cards("T T T T T");
    let rummy = case.deal();
    let refused = Refusal::Discards { least: 1, most: 4 };
    for discards in ["", "A B C D E"] {
        assert_eq!(
            rummy.clone().end_turn(A, discards),
            Err(refused),
            "{discards}"
        );
    }
    let mut rummy = rummy;
    rummy.end_turn(A, "C A D B").unwrap();
    assert_eq!(
        rummy.top_of_pile(5),
        "Z C A D B",
        "in the order that the player chose"
    );
    assert_eq!(rummy.hand_text(A), "E F G H T T T T");
    assert_eq!(rummy.table().turn.seat, B);
    assert!(rummy.has_every_card_once());
}

#[test]
fn o7_exchanging_draws_back_only_to_eight() {
    let case = set_up().hand(A, "A B C D E F G H I").next_cards("T T T");
    let mut rummy = case.deal();
    rummy.end_turn(A, "A B").unwrap();
    assert_eq!(rummy.hand_text(A), "C D E F G H I T");
}

#[test]
fn o7_no_exchange_after_a_word_unless_that_option_is_chosen() {
    let table = set_up()
        .hand(A, "A T B C D")
        .word_list("at")
        .next_cards("E E E E");
    let mut rummy = table.clone().deal();
    rummy.play(A, "A T").unwrap();
    assert_eq!(
        rummy.end_turn(A, "B"),
        Err(Refusal::Discards { least: 0, most: 0 })
    );
    let chosen = table.choose(|choices| choices.exchange = ExchangeRule::AfterPlayingToo);
    let mut rummy = chosen.deal();
    rummy.play(A, "A T").unwrap();
    rummy.end_turn(A, "B C").unwrap();
    assert_eq!(rummy.hand_text(A), "D E E", "as many as were exchanged");
}

#[test]
fn discards_must_be_distinct_cards_of_the_hand() {
    let mut rummy = set_up().hand(A, "A B C").hand(B, "T").deal();
    let [own, other] = [rummy.card_in_hand(A, "A"), rummy.card_in_hand(B, "T")];
    assert_eq!(
        rummy.act(A, Action::End(vec![own, own])),
        Err(Refusal::Twice(own))
    );
    assert_eq!(
        rummy.act(A, Action::End(vec![other])),
        Err(Refusal::NotInHand(other))
    );
}

#[test]
fn only_the_seat_whose_turn_it_is_may_act() {
    let mut rummy = set_up().seats(3).hand(A, "A T").deal();
    for seat in [B, C] {
        assert_eq!(
            rummy.try_act(seat, Action::Draw),
            Err(ActError::NotWaitedFor)
        );
    }
    for action in [Action::Accept, Action::NextRound, Action::Challenge(0)] {
        assert_eq!(rummy.act(A, action), Err(Refusal::NotNow));
    }
}

#[test]
fn o30_the_challenge_window_comes_before_the_next_turn() {
    let mut rummy = set_up_challenge_mode().hand(A, "X Q").deal();
    rummy.play(A, "X Q").unwrap();
    rummy.end_turn(A, "").unwrap();
    assert_eq!(rummy.try_act(A, Action::Draw), Err(ActError::NotWaitedFor));
    assert_eq!(rummy.act(B, Action::Draw), Err(Refusal::NotNow));
    rummy.act(B, Action::Accept).unwrap();
    assert_eq!(rummy.table().turn.seat, B);
}

#[test]
fn undo_takes_back_the_words_of_a_turn_down_to_the_draw() {
    let case = set_up()
        .before_the_draw()
        .hand(A, "A T I N")
        .word_list("at in")
        .next_cards("E E E E E");
    let mut rummy = case.deal();
    rummy.act(A, Action::Draw).unwrap();
    let drawn = rummy.game.clone();
    rummy.play(A, "A T").unwrap();
    rummy.play(A, "I N").unwrap();
    let floor = rummy.game.undo_floor();
    assert!(rummy.game.undo_own_step(floor));
    assert_eq!(rummy.words_of(A).len(), 1);
    assert!(rummy.game.undo_own_step(floor));
    assert_eq!(rummy.game, drawn);
    assert!(
        !rummy.game.undo_own_step(floor),
        "what was drawn is not put back"
    );
}
