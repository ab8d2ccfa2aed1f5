//! Taking cards: the deck, the pile, blue swaps, STL-1 (O5, O8, O13, O14, O28).

use game::{UndoError, Viewer};
use one_letter_better_rules::{Action, LogEntry, Refusal, Stage, StealOneRule};

use super::table::{A, B, C, TestGame, set_up};

fn hand_size(rummy: &TestGame) -> usize {
    rummy.game.state().hand(A).len()
}

#[test]
fn o5_a_turn_takes_one_card_and_fills_the_hand_to_eight() {
    let case = set_up()
        .before_the_draw()
        .hand(A, "A B C D E")
        .next_cards("E E E E");
    let mut rummy = case.discard_pile("Z T").deal();
    let mut taken = rummy.clone();
    rummy.act(A, Action::Draw).unwrap();
    assert_eq!(rummy.hand_text(A), "A B C D E E E E");
    assert_eq!(rummy.act(A, Action::Draw), Err(Refusal::DrawnAlready));
    // The card taken from the pile counts as one of the eight.
    taken.act(A, Action::Take(1)).unwrap();
    assert_eq!(taken.hand_text(A), "A B C D E T E E");
    assert_eq!(taken.act(A, Action::Take(1)), Err(Refusal::DrawnAlready));
}

#[test]
fn o5_a_full_hand_still_takes_one_card() {
    let case = set_up()
        .before_the_draw()
        .hand(A, "A B C D E F G H")
        .next_cards("I");
    let mut rummy = case.deal();
    rummy.act(A, Action::Draw).unwrap();
    assert_eq!(hand_size(&rummy), 9);
}

#[test]
fn o5_words_are_refused_before_the_draw() {
    let case = set_up()
        .before_the_draw()
        .hand(A, "A T")
        .word_list("at")
        .next_cards("E E E E E E");
    let mut rummy = case.deal();
    assert_eq!(rummy.play(A, "A T"), Err(Refusal::DrawFirst));
    assert_eq!(rummy.end_turn(A, "A"), Err(Refusal::DrawFirst));
    rummy.act(A, Action::Draw).unwrap();
    rummy.play(A, "A T").unwrap();
}

#[test]
fn o5_after_a_theft_the_victim_draws_up_to_eight() {
    let case = set_up()
        .hand(A, "A T !")
        .hand(B, "A B C D E F G")
        .word_list("at")
        .next_cards("E E E");
    let mut rummy = case.deal();
    let with = rummy.card_in_hand(A, "!");
    rummy
        .act(
            A,
            Action::StealOne {
                with,
                from: Some(B),
            },
        )
        .unwrap();
    rummy.play(A, "A T").unwrap();
    rummy.end_turn(A, "").unwrap();
    rummy.act(B, Action::Draw).unwrap();
    assert_eq!(rummy.game.state().hand(B).len(), 8, "two cards are drawn");
}

#[test]
fn o8_a_short_deck_gives_what_is_left() {
    let case = set_up()
        .before_the_draw()
        .hand(A, "A T")
        .with_empty_deck()
        .next_cards("I N");
    let mut rummy = case.deal();
    rummy.act(A, Action::Draw).unwrap();
    assert_eq!(rummy.hand_text(A), "A T N I".replace("N I", "I N"));
    assert!(rummy.game.state().deck.is_empty());
}

#[test]
fn o13_a_top_card_taken_alone_need_not_be_used() {
    let case = set_up()
        .before_the_draw()
        .hand(A, "A B C D E F G")
        .discard_pile("X Q");
    let mut rummy = case.deal();
    rummy.act(A, Action::Take(1)).unwrap();
    assert_eq!(rummy.table().turn.pick_up, None);
    rummy.end_turn(A, "Q").unwrap();
}

fn game_with_deep_pile() -> TestGame {
    let case = set_up()
        .before_the_draw()
        .hand(A, "E A")
        .discard_pile("Z T M O")
        .next_cards("N N N N");
    case.word_list("tea moo me tome").deal()
}

#[test]
fn o13_taking_deeper_takes_all_cards_above_and_the_deepest_is_used_first() {
    let mut rummy = game_with_deep_pile();
    rummy.act(A, Action::Take(3)).unwrap();
    assert_eq!(
        (rummy.hand_text(A).as_str(), rummy.top_of_pile(4).as_str()),
        ("E A T M O", "Z")
    );
    let duty = Refusal::UseOrPutBack(rummy.card_in_hand(A, "T"));
    assert_eq!(rummy.play(A, "M E"), Err(duty));
    assert_eq!(rummy.end_turn(A, "M"), Err(duty));
    assert_eq!(rummy.act(A, Action::Take(1)), Err(duty));
    rummy.play(A, "T E A").unwrap();
    // Then the hand is filled from five cards to eight.
    assert_eq!(rummy.hand_text(A), "M O N N N");
    assert_eq!(rummy.table().turn.pick_up, None);
    assert_eq!(
        rummy.act(A, Action::PutBack),
        Err(Refusal::NothingToPutBack)
    );
    assert!(rummy.has_every_card_once());
}

#[test]
fn o13_a_pick_up_can_be_put_back_until_it_is_used() {
    let mut rummy = game_with_deep_pile();
    let before = rummy.game.state().clone();
    rummy.act(A, Action::Take(3)).unwrap();
    rummy.act(A, Action::PutBack).unwrap();
    assert_eq!(*rummy.game.state(), before);
    rummy.act(A, Action::Draw).unwrap();
}

#[test]
fn o13_the_deepest_card_may_be_used_in_a_steal_or_extension() {
    let case = set_up()
        .before_the_draw()
        .hand(A, "E")
        .with_word(B, "T I M E")
        .discard_pile("Z R O");
    let mut rummy = case.word_list("timer").deal();
    rummy.act(A, Action::Take(2)).unwrap();
    rummy.play(A, "[TIME] R").unwrap();
    assert_eq!(rummy.points(A), 21);
}

#[test]
fn o13_a_pick_up_can_be_undone() {
    let mut rummy = game_with_deep_pile();
    let before = rummy.game.clone();
    rummy.act(A, Action::Take(3)).unwrap();
    rummy.game.undo().unwrap();
    assert_eq!(rummy.game, before);
    rummy.act(A, Action::Take(1)).unwrap();
    assert_eq!(
        rummy.game.undo().err(),
        Some(UndoError::Revealed),
        "cards were drawn"
    );
}

#[test]
fn o13_taking_more_cards_than_the_pile_has_is_refused() {
    let mut rummy = game_with_deep_pile();
    for count in [0, 5] {
        assert_eq!(
            rummy.act(A, Action::Take(count)),
            Err(Refusal::NotInThePile)
        );
    }
}

#[test]
fn o14_a_blue_card_swaps_with_any_card_in_the_pile() {
    let case = set_up()
        .before_the_draw()
        .hand(A, "=CH A")
        .discard_pile("X Q Z")
        .next_cards("T T T T T T");
    let mut rummy = case.deal();
    let (blue, card) = (rummy.card_in_hand(A, "=CH"), rummy.card_in_pile("Q"));
    rummy.act(A, Action::Swap { blue, card }).unwrap();
    assert_eq!(
        (rummy.top_of_pile(3).as_str(), rummy.hand_text(A).as_str()),
        ("X =CH Z", "A Q")
    );
    rummy.act(A, Action::Draw).unwrap();
    assert!(rummy.has_every_card_once(), "a swap isn't the turn's draw");
}

#[test]
fn o14_a_swap_needs_a_blue_card_and_a_card_in_the_pile() {
    let mut rummy = set_up().hand(A, "=CH A").discard_pile("X Q").deal();
    let (blue, plain) = (rummy.card_in_hand(A, "=CH"), rummy.card_in_hand(A, "A"));
    let card = rummy.card_in_pile("Q");
    let swap = |blue, card| Action::Swap { blue, card };
    assert_eq!(
        rummy.act(A, swap(plain, card)),
        Err(Refusal::NotBlue(plain))
    );
    assert_eq!(
        rummy.act(A, swap(card, blue)),
        Err(Refusal::NotInHand(card))
    );
    assert_eq!(rummy.act(A, swap(blue, plain)), Err(Refusal::NotInThePile));
}

#[test]
fn o28_stl_1_takes_a_card_unseen() {
    let mut rummy = set_up().seats(3).hand(A, "! E").hand(B, "A B C").deal();
    let with = rummy.card_in_hand(A, "!");
    let steal = |from| Action::StealOne { with, from };
    assert_eq!(rummy.act(A, steal(Some(C))), Err(Refusal::EmptyHand(C)));
    assert_eq!(rummy.act(A, steal(Some(A))), Err(Refusal::NoOpponent));
    assert_eq!(rummy.act(A, steal(None)), Err(Refusal::NoOpponent));
    rummy.act(A, steal(Some(B))).unwrap();
    assert_eq!(rummy.table().gone, [with], "it leaves the game");
    assert_eq!(
        (hand_size(&rummy), rummy.game.state().hand(B).len()),
        (2, 2)
    );
    assert_eq!(rummy.game.undo().err(), Some(UndoError::Revealed));
    // Only the thief and the victim know which card it was.
    let card = rummy.game.state().hand(A).last().copied();
    let told = |viewer| match rummy.game.history(viewer).pop().map(|told| told.entry) {
        Some(LogEntry::Stole { card, .. }) => card,
        other => panic!("unexpected value: {other:?}"),
    };
    assert_eq!([A, B].map(Viewer::Seat).map(told), [card, card]);
    assert_eq!([Viewer::Seat(C), Viewer::Table].map(told), [None, None]);
}

#[test]
fn o28_stl_1_may_take_any_card_of_the_hand() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut rummy = set_up().hand(A, "! E").hand(B, "A B C").deal();
        let with = rummy.card_in_hand(A, "!");
        let mut journal = rummy.game.journal().clone();
        journal.chance = game::Chance::new(seed);
        rummy.game = game::Match::resume(journal).unwrap();
        rummy
            .act(
                A,
                Action::StealOne {
                    with,
                    from: Some(B),
                },
            )
            .unwrap();
        seen.insert(rummy.hand_text(A));
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
}

#[test]
fn o28_stl_1_is_playable_at_any_time_in_the_own_turn() {
    let case = set_up()
        .before_the_draw()
        .hand(A, "! ! A T")
        .hand(B, "A B C D");
    let mut rummy = case.word_list("at").next_cards("E E E E E").deal();
    for _ in 0..2 {
        let with = rummy.card_in_hand(A, "!");
        rummy
            .act(
                A,
                Action::StealOne {
                    with,
                    from: Some(B),
                },
            )
            .unwrap();
        if !rummy.table().turn.drawn {
            rummy.act(A, Action::Draw).unwrap();
            rummy.play(A, "A T").unwrap();
        }
    }
    assert_eq!(rummy.table().gone.len(), 2);
}

#[test]
fn o28_with_shown_hands_the_thief_chooses_the_card() {
    let case = set_up().choose(|choices| choices.picking = StealOneRule::Shown);
    let mut rummy = case
        .seats(3)
        .hand(A, "! E")
        .hand(B, "A B C")
        .hand(C, "D")
        .deal();
    let with = rummy.card_in_hand(A, "!");
    rummy
        .act(
            A,
            Action::StealOne {
                with,
                from: Some(B),
            },
        )
        .unwrap();
    assert_eq!(rummy.table().stage, Stage::Picking { from: B, with });
    let shown = |viewer| rummy.game.view(viewer).shown.len();
    let seen = [
        Viewer::Seat(A),
        Viewer::Seat(B),
        Viewer::Seat(C),
        Viewer::Table,
    ]
    .map(shown);
    assert_eq!(seen, [3, 0, 0, 0]);
    let (other, card) = (rummy.card_in_hand(C, "D"), rummy.card_in_hand(B, "C"));
    assert_eq!(
        rummy.act(A, Action::Pick(other)),
        Err(Refusal::NotInHand(other))
    );
    rummy.act(A, Action::Pick(card)).unwrap();
    assert_eq!(
        (rummy.hand_text(A).as_str(), rummy.hand_text(B).as_str()),
        ("E C", "A B")
    );
}

#[test]
fn o28_a_discarded_stl_1_leaves_the_game() {
    let mut rummy = set_up().hand(A, "! E").discard_pile("Z").deal();
    rummy.end_turn(A, "! E").unwrap();
    assert_eq!(
        (rummy.top_of_pile(2).as_str(), rummy.table().gone.len()),
        ("Z E", 1)
    );
    assert!(rummy.has_every_card_once());
}

/// A game in which A has picked up T, M and O, holds a blue CH and an STL-1, and can put the cards
/// back.
fn pick_up_three_cards() -> TestGame {
    let case = set_up()
        .before_the_draw()
        .hand(A, "E A =CH !")
        .hand(B, "B B")
        .discard_pile("Z T M O")
        .next_cards("N N N N");
    let mut rummy = case.word_list("tea").deal();
    rummy.act(A, Action::Take(3)).unwrap();
    rummy
}

#[test]
fn o28_stl_1_waits_while_a_pick_up_can_be_put_back() {
    let mut rummy = pick_up_three_cards();
    let (with, from) = (rummy.card_in_hand(A, "!"), Some(B));
    let steal = Action::StealOne { with, from };
    let waits = Refusal::StealOneWaits(rummy.card_in_hand(A, "T"));
    assert_eq!(rummy.act(A, steal.clone()), Err(waits));
    assert_eq!(
        rummy.game.view(Viewer::Seat(A)).steal_one_refusal(),
        Some(waits)
    );
    rummy.play(A, "T E A").unwrap();
    assert_eq!(rummy.game.view(Viewer::Seat(A)).steal_one_refusal(), None);
    rummy.act(A, steal).unwrap();
}

#[test]
fn o28_a_blue_swap_waits_while_a_pick_up_can_be_put_back() {
    let mut rummy = pick_up_three_cards();
    let (blue, card) = (rummy.card_in_hand(A, "=CH"), rummy.card_in_pile("Z"));
    let swap = Action::Swap { blue, card };
    let waits = Refusal::SwapWaits(rummy.card_in_hand(A, "T"));
    assert_eq!(rummy.act(A, swap.clone()), Err(waits));
    rummy.act(A, Action::PutBack).unwrap();
    rummy.act(A, swap).unwrap();
}
