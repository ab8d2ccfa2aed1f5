//! Turns and exchanges (O4 to O7).

use game::{ActError, Chance, Match};
use one_letter_better_rules::{Action, ExchangeRule, Face, OneLetterBetter, Options, Refusal};

use super::table::{A, B, C, case, challenges};
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
    let mut rummy = case().hand(A, "A T").list("at").then("E E").deal();
    rummy.play(A, "A T").unwrap();
    assert_eq!(
        (rummy.hand(A).as_str(), rummy.points(A)),
        ("", 3),
        "there is no bonus"
    );
    rummy.end(A, "").unwrap();
    assert_eq!(rummy.table().turn.seat, B);
}

#[test]
fn o7_a_turn_without_a_word_exchanges_one_to_four_cards() {
    let case = case()
        .hand(A, "A B C D E F G H")
        .pile("Z")
        .then("T T T T T");
    let rummy = case.deal();
    let refused = Refusal::Discards { least: 1, most: 4 };
    for discards in ["", "A B C D E"] {
        assert_eq!(rummy.clone().end(A, discards), Err(refused), "{discards}");
    }
    let mut rummy = rummy;
    rummy.end(A, "C A D B").unwrap();
    assert_eq!(
        rummy.top(5),
        "Z C A D B",
        "in the order that the player chose"
    );
    assert_eq!(rummy.hand(A), "E F G H T T T T");
    assert_eq!(rummy.table().turn.seat, B);
    assert!(rummy.all_there());
}

#[test]
fn o7_exchanging_draws_back_only_to_eight() {
    let case = case().hand(A, "A B C D E F G H I").then("T T T");
    let mut rummy = case.deal();
    rummy.end(A, "A B").unwrap();
    assert_eq!(rummy.hand(A), "C D E F G H I T");
}

#[test]
fn o7_no_exchange_after_a_word_unless_that_option_is_chosen() {
    let table = case().hand(A, "A T B C D").list("at").then("E E E E");
    let mut rummy = table.clone().deal();
    rummy.play(A, "A T").unwrap();
    assert_eq!(
        rummy.end(A, "B"),
        Err(Refusal::Discards { least: 0, most: 0 })
    );
    let chosen = table.choose(|choices| choices.exchange = ExchangeRule::AfterPlayingToo);
    let mut rummy = chosen.deal();
    rummy.play(A, "A T").unwrap();
    rummy.end(A, "B C").unwrap();
    assert_eq!(rummy.hand(A), "D E E", "as many as were exchanged");
}

#[test]
fn discards_must_be_distinct_cards_of_the_hand() {
    let mut rummy = case().hand(A, "A B C").hand(B, "T").deal();
    let [own, other] = [rummy.card(A, "A"), rummy.card(B, "T")];
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
    let mut rummy = case().seats(3).hand(A, "A T").deal();
    for seat in [B, C] {
        assert_eq!(rummy.tries(seat, Action::Draw), Err(ActError::NotWaitedFor));
    }
    for action in [Action::Accept, Action::NextRound, Action::Challenge(0)] {
        assert_eq!(rummy.act(A, action), Err(Refusal::NotNow));
    }
}

#[test]
fn o30_the_challenge_window_comes_before_the_next_turn() {
    let mut rummy = challenges().hand(A, "X Q").deal();
    rummy.play(A, "X Q").unwrap();
    rummy.end(A, "").unwrap();
    assert_eq!(rummy.tries(A, Action::Draw), Err(ActError::NotWaitedFor));
    assert_eq!(rummy.act(B, Action::Draw), Err(Refusal::NotNow));
    rummy.act(B, Action::Accept).unwrap();
    assert_eq!(rummy.table().turn.seat, B);
}

#[test]
fn undo_takes_back_the_words_of_a_turn_down_to_the_draw() {
    let case = case()
        .before_the_draw()
        .hand(A, "A T I N")
        .list("at in")
        .then("E E E E E");
    let mut rummy = case.deal();
    rummy.act(A, Action::Draw).unwrap();
    let drawn = rummy.game.clone();
    rummy.play(A, "A T").unwrap();
    rummy.play(A, "I N").unwrap();
    let floor = rummy.game.undo_floor();
    assert!(rummy.game.undo_own_step(floor));
    assert_eq!(rummy.words(A).len(), 1);
    assert!(rummy.game.undo_own_step(floor));
    assert_eq!(rummy.game, drawn);
    assert!(
        !rummy.game.undo_own_step(floor),
        "what was drawn is not put back"
    );
}
