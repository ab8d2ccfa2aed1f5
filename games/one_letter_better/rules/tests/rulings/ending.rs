//! The end of rounds and of the match (O1 to O3, O27, O33 to O35).

use game::SeatSet;
use one_letter_better_rules::{
    Action, MatchScoring, Refusal, RoundEnd, RoundEndRule, RoundResult, Stage, State,
};

use super::table::{A, B, C, TestGame, set_up, set_up_challenge_mode};

fn last_result(rummy: &TestGame) -> &RoundResult {
    rummy.table().results.last().unwrap()
}

#[test]
fn o1_the_target_ends_a_round() {
    let case = set_up()
        .hand(A, "S A T")
        .hand(B, "X")
        .with_stolen_word(B, "T I M E R", 0)
        .word_list("timers at");
    let mut rummy = case
        .choose(|choices| choices.target = Some(50))
        .with_word(A, "Q U I Z")
        .deal();
    rummy.play(A, "[TIMER] S").unwrap();
    // O2: the turn is finished first.
    rummy.play(A, "A T").unwrap();
    rummy.end_turn(A, "").unwrap();
    assert_eq!(rummy.table().stage, Stage::RoundOver);
    assert_eq!(last_result(&rummy).end, RoundEnd::Target);
    assert_eq!(last_result(&rummy).points, [28 + 28 + 3, 0]);
}

#[test]
fn o2_the_challenge_window_stays_open_before_the_round_ends() {
    let case = set_up_challenge_mode().choose(|choices| choices.target = Some(50));
    let mut rummy = case
        .hand(A, "X Q A T")
        .with_word(A, "Q U I Z")
        .with_word(A, "A N T")
        .word_list("at")
        .deal();
    rummy.play(A, "A T").unwrap();
    rummy.play(A, "X Q").unwrap();
    rummy.end_turn(A, "").unwrap();
    assert_eq!(rummy.points(A), 28 + 5 + 3 + 19);
    let mut stands = rummy.clone();
    stands.act(B, Action::Accept).unwrap();
    assert_eq!(stands.table().stage, Stage::RoundOver);
    // The challenge takes A below the target: the round goes on.
    rummy.act(B, Action::Challenge(1)).unwrap();
    rummy.act(B, Action::Accept).unwrap();
    assert_eq!((rummy.points(A), rummy.table().turn.seat), (36, B));
}

#[test]
fn o2_the_lap_is_completed_if_that_option_is_chosen() {
    let case = set_up()
        .seats(3)
        .hand(A, "A T")
        .hand(B, "E")
        .hand(C, "E")
        .with_word(A, "Q U I Z");
    let case = case
        .with_word(A, "Q U A C K")
        .word_list("at")
        .next_cards("E E E E E E E E E E E E E E");
    let mut rummy = case
        .choose(|choices| {
            choices.target = Some(50);
            choices.at_target = RoundEndRule::CompleteLap;
        })
        .deal();
    rummy.play(A, "A T").unwrap();
    rummy.end_turn(A, "").unwrap();
    for seat in [B, C] {
        assert_eq!(rummy.table().turn.seat, seat);
        rummy.act(seat, Action::Draw).unwrap();
        rummy.end_turn(seat, "E").unwrap();
    }
    assert_eq!(rummy.table().stage, Stage::RoundOver);
}

#[test]
fn o33_with_an_empty_deck_exchanges_are_refused_and_passing_is_allowed() {
    let mut rummy = set_up()
        .with_empty_deck()
        .hand(A, "A T")
        .hand(B, "E")
        .word_list("at")
        .deal();
    assert_eq!(rummy.act(A, Action::Draw), Err(Refusal::DeckEmpty));
    assert_eq!(
        rummy.end_turn(A, "A"),
        Err(Refusal::Discards { least: 0, most: 0 })
    );
    rummy.play(A, "A T").unwrap();
    rummy.end_turn(A, "").unwrap();
    assert_eq!(rummy.table().passes, 0);
    rummy.end_turn(B, "").unwrap();
    assert_eq!(rummy.table().passes, 1);
    rummy.end_turn(A, "").unwrap();
    assert_eq!(rummy.table().stage, Stage::RoundOver, "all passed in a row");
    assert_eq!(last_result(&rummy).end, RoundEnd::DeckEmpty);
}

#[test]
fn o33_a_word_resets_the_count_of_passes() {
    let mut rummy = set_up()
        .with_empty_deck()
        .hand(A, "A T")
        .hand(B, "A T")
        .word_list("at")
        .deal();
    rummy.end_turn(A, "").unwrap();
    rummy.play(B, "A T").unwrap();
    rummy.end_turn(B, "").unwrap();
    rummy.end_turn(A, "").unwrap();
    assert_eq!((rummy.table().passes, rummy.table().turn.seat), (1, B));
}

#[test]
fn o33_with_an_empty_deck_a_discard_must_be_played_at_once() {
    let mut rummy = set_up()
        .with_empty_deck()
        .hand(A, "A")
        .hand(B, "E")
        .discard_pile("X T")
        .word_list("at")
        .deal();
    rummy.act(A, Action::Take(1)).unwrap();
    let duty = rummy.card_in_hand(A, "T");
    assert_eq!(rummy.end_turn(A, ""), Err(Refusal::UseOrPutBack(duty)));
    rummy.play(A, "A T").unwrap();
    assert_eq!(rummy.act(A, Action::Take(1)), Err(Refusal::DrawnAlready));
    rummy.end_turn(A, "").unwrap();
}

#[test]
fn o33_with_an_empty_deck_the_blue_swap_is_refused() {
    let mut rummy = set_up()
        .with_empty_deck()
        .hand(A, "=B")
        .discard_pile("X T")
        .deal();
    let (blue, card) = (rummy.card_in_hand(A, "=B"), rummy.card_in_pile("T"));
    assert_eq!(
        rummy.act(A, Action::Swap { blue, card }),
        Err(Refusal::DeckEmpty)
    );
}

#[test]
fn o33_a_steal_by_substitution_is_not_a_pass() {
    let case = set_up().with_empty_deck().hand(A, "E").hand(B, "=CH");
    let mut rummy = case.with_word(A, "S L A N T").word_list("chant").deal();
    rummy.end_turn(A, "").unwrap();
    rummy.play(B, "=CH [SLANT 2 5]").unwrap();
    rummy.end_turn(B, "").unwrap();
    assert_eq!((rummy.table().passes, rummy.table().turn.seat), (0, A));
    rummy.end_turn(A, "").unwrap();
    assert_eq!(rummy.table().stage, Stage::Playing, "B may still answer");
    rummy.end_turn(B, "").unwrap();
    assert_eq!(rummy.table().stage, Stage::RoundOver);
}

#[test]
fn o33_a_steal_that_keeps_the_number_of_cards_is_not_a_pass() {
    let case = set_up().with_empty_deck().hand(A, "E").hand(B, "=B");
    let mut rummy = case.with_word(A, "P A T").word_list("bat").deal();
    rummy.end_turn(A, "").unwrap();
    rummy.play(B, "=B [PAT 1 3]").unwrap();
    rummy.end_turn(B, "").unwrap();
    assert_eq!((rummy.table().passes, rummy.table().turn.seat), (0, A));
}

#[test]
fn o33_a_change_of_an_own_word_is_a_pass() {
    let case = set_up().with_empty_deck().hand(A, "=B").hand(B, "E");
    let mut rummy = case.with_word(A, "=P A T").word_list("pat bat").deal();
    rummy.play(A, "=B [PAT 1 3]").unwrap();
    rummy.end_turn(A, "").unwrap();
    assert_eq!(rummy.table().passes, 1);
    rummy.end_turn(B, "").unwrap();
    assert_eq!(rummy.table().stage, Stage::RoundOver);
}

#[test]
fn o33_laying_a_card_is_not_a_pass_even_if_cards_returned_to_the_hand() {
    let case = set_up().with_empty_deck().hand(A, "=CH").hand(B, "E");
    let mut rummy = case
        .with_word(A, "S L A N T")
        .word_list("chant chants")
        .deal();
    rummy.play(A, "=CH [SLANT 2 5]").unwrap();
    rummy.play(A, "[CHANT] S").unwrap();
    rummy.end_turn(A, "").unwrap();
    assert_eq!(rummy.table().passes, 0);
}

#[test]
fn o33_a_steal_undone_by_a_challenge_is_a_pass() {
    let case = set_up_challenge_mode()
        .with_empty_deck()
        .hand(A, "=TH")
        .hand(B, "E");
    let mut rummy = case.with_word(B, "S L A N T").word_list("slant").deal();
    rummy.play(A, "=TH [SLANT 2 5]").unwrap();
    rummy.end_turn(A, "").unwrap();
    rummy.act(B, Action::Challenge(0)).unwrap();
    assert_eq!(rummy.table().passes, 1);
}

#[test]
fn o33_two_blue_cards_cannot_alternate_for_ever_without_a_steal_limit() {
    let case = set_up().with_empty_deck().hand(A, "=B").hand(B, "E");
    let mut rummy = case
        .with_word(B, "=P A T")
        .word_list("pat bat")
        .choose(|choices| choices.steals = None)
        .deal();
    rummy.play(A, "=B [PAT 1 3]").unwrap();
    rummy.end_turn(A, "").unwrap();
    assert_eq!(
        rummy.table().passes,
        1,
        "swapping blue for blue counts as a pass"
    );
    let case = super::table::set_up()
        .with_empty_deck()
        .hand(A, "=CH")
        .hand(B, "E");
    let mut rummy = case
        .with_word(B, "S L A N T")
        .word_list("chant")
        .choose(|choices| choices.steals = None)
        .deal();
    rummy.play(A, "=CH [SLANT 2 5]").unwrap();
    rummy.end_turn(A, "").unwrap();
    assert_eq!(rummy.table().passes, 0);
}

#[test]
fn o34_every_seat_but_the_top_scorers_pays_for_its_hand() {
    let case = set_up()
        .seats(3)
        .with_empty_deck()
        .hand(A, "Q")
        .hand(B, "X -T ?")
        .hand(C, "Z");
    let mut rummy = case
        .with_word(A, "T I M E")
        .with_word(C, "T I M E")
        .with_word(B, "A T")
        .deal();
    for seat in [A, B, C] {
        rummy.end_turn(seat, "").unwrap();
    }
    let result = last_result(&rummy);
    // A and C tie, so neither pays a penalty. Red cards count as positive.
    assert_eq!(result.top, SeatSet::EMPTY.with(A).with(C));
    assert_eq!(result.penalties, [0, 9 + 2, 0]);
    assert_eq!([A, B, C].map(|seat| result.score(seat)), [14, 3 - 11, 14]);
    assert_eq!(
        result.hands.iter().map(Vec::len).collect::<Vec<_>>(),
        [1, 3, 1]
    );
}

#[test]
fn o27_a_wild_in_hand_costs_0_or_5() {
    for (cost, penalty) in [(0, 9), (5, 9 + 10)] {
        let case = set_up()
            .with_empty_deck()
            .hand(A, "X ? ??")
            .with_word(B, "A T");
        let mut rummy = case.choose(|choices| choices.wild_cost = cost).deal();
        for seat in [A, B] {
            rummy.end_turn(seat, "").unwrap();
        }
        assert_eq!(last_result(&rummy).penalties, [penalty, 0]);
    }
}

/// A table whose rounds are over with these scores.
fn state_after_rounds(rounds: &[[i32; 3]], won: MatchScoring) -> State {
    let case = set_up().seats(3).choose(|choices| choices.won = won).deal();
    let mut state = case.game.state().clone();
    state.table.stage = Stage::Over;
    state.table.results = rounds
        .iter()
        .map(|points| RoundResult {
            end: RoundEnd::Target,
            top: {
                let most = points.iter().max();
                let each = [A, B, C].into_iter().zip(points);
                each.filter(|(_, own)| Some(*own) == most)
                    .map(|(seat, _)| seat)
                    .collect()
            },
            points: points.to_vec(),
            hands: Vec::new(),
            penalties: vec![0; 3],
        })
        .collect();
    state
}

fn match_winners(rounds: &[[i32; 3]], won: MatchScoring) -> SeatSet {
    state_after_rounds(rounds, won)
        .table
        .outcome()
        .unwrap()
        .winners()
}

#[test]
fn o3_the_highest_sum_wins_then_rounds_won_then_the_win_is_shared() {
    let by_sum = |rounds: &[[i32; 3]]| match_winners(rounds, MatchScoring::BySum);
    let only = |seat| SeatSet::EMPTY.with(seat);
    assert_eq!(by_sum(&[[50, 40, 0], [10, 40, 0], [10, 0, 9]]), only(B));
    assert_eq!(by_sum(&[[50, 0, 40], [10, 0, 40], [20, 0, 0]]), only(A));
    assert_eq!(by_sum(&[[50, 40, 0], [40, 50, 0]]), only(A).with(B));
}

#[test]
fn o3_most_rounds_win_if_that_option_is_chosen() {
    let by_rounds = |rounds: &[[i32; 3]]| match_winners(rounds, MatchScoring::ByRounds);
    let only = |seat| SeatSet::EMPTY.with(seat);
    assert_eq!(by_rounds(&[[90, 0, 0], [0, 2, 0], [0, 2, 1]]), only(B));
    assert_eq!(by_rounds(&[[90, 90, 0], [0, 2, 0]]), only(B));
    assert_eq!(
        by_rounds(&[[90, 0, 0], [0, 20, 0]]),
        only(A),
        "the sum breaks the tie"
    );
}

#[test]
fn o4_the_deal_moves_clockwise_and_the_match_ends_after_its_rounds() {
    let case = set_up()
        .seats(3)
        .with_empty_deck()
        .choose(|choices| choices.rounds = 2);
    let mut rummy = case.deal();
    let dealer = rummy.table().dealer;
    for seat in [A, B, C] {
        rummy.end_turn(seat, "").unwrap();
    }
    rummy.act(B, Action::NextRound).unwrap();
    assert_eq!(rummy.table().dealer, dealer.next_clockwise(3));
    assert_eq!(
        rummy.table().turn.seat,
        dealer.next_clockwise(3).next_clockwise(3)
    );
    assert!(rummy.table().words.is_empty() && rummy.has_every_card_once());
    assert_eq!(rummy.table().points, [0; 3]);
    assert_eq!(rummy.game.outcome(), None);
}

#[test]
fn o35_each_seat_has_its_own_bonus_rate() {
    let case = set_up()
        .hand(A, "R")
        .with_word(A, "T I M E")
        .with_word(B, "T I M E");
    let case = case.word_list("timer").choose(|choices| {
        choices.handicaps[A.index()].bonus = 0;
        choices.handicaps[B.index()].bonus = 3;
    });
    let rummy = case.deal();
    assert_eq!([A, B].map(|seat| rummy.points(seat)), [9, 12]);
    // A has no bonus for TIMER, and B loses what TIME was worth to B.
    let theirs = rummy.table().words_of(B).next().unwrap().cards.clone();
    let mut line = theirs;
    line.extend(rummy.parse_line(A, "R"));
    let view = rummy.game.view(game::Viewer::Seat(A));
    let made = view.preview(&line, rummy.list.as_ref()).unwrap();
    assert_eq!((made.gain, made.loss), (11, 12));
}
