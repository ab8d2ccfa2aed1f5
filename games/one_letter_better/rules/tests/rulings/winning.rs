//! Who wins a round that has a target (O34).

use game::{Match, SeatId, SeatSet};
use one_letter_better_rules::{
    Action, OneLetterBetter, RoundEnd, RoundEndRule, RoundResult, Stage,
};

use super::table::{A, B, C, TableSetUp, TestGame, set_up, set_up_challenge_mode};

fn with_target_fifty(case: TableSetUp) -> TableSetUp {
    case.choose(|choices| choices.target = Some(50))
}

fn with_complete_lap(case: TableSetUp) -> TableSetUp {
    with_target_fifty(case).choose(|choices| choices.at_target = RoundEndRule::CompleteLap)
}

fn last_result(rummy: &TestGame) -> &RoundResult {
    rummy.table().results.last().unwrap()
}

/// Checks that the round is over, that this seat alone has won it, and that only others pay.
#[track_caller]
fn assert_won_by(rummy: &TestGame, winner: SeatId) {
    assert_eq!(rummy.table().stage, Stage::RoundOver);
    let result = last_result(rummy);
    assert_eq!(result.end, RoundEnd::Target);
    assert_eq!(result.top, SeatSet::EMPTY.with(winner), "{result:?}");
    for seat in rummy.table().all_seats() {
        let pays = result.penalties[seat.index()] > 0;
        assert_eq!(pays, seat != winner, "{seat}: {result:?}");
    }
    let again = Match::<OneLetterBetter>::read(&rummy.game.journal().write()).unwrap();
    assert_eq!(again.state(), rummy.game.state());
}

/// Seat A has 35 points and lays XJ, which isn't a word, for 18, and JAB for 15 if it holds the
/// letters.
fn game_with_challenged_word(case: TableSetUp) -> TestGame {
    let mut rummy = with_target_fifty(case)
        .with_word(A, "Q U A C K")
        .word_list("jab")
        .deal();
    if rummy.hand_text(A).contains("B A") {
        rummy.play(A, "J A B").unwrap();
    }
    rummy.play(A, "X J").unwrap();
    rummy.end_turn(A, "").unwrap();
    rummy
}

#[test]
fn o34_the_first_at_the_target_wins_even_if_a_challenge_lifts_another_higher() {
    let case = set_up_challenge_mode().hand(A, "J B A X J V").hand(B, "W");
    let mut rummy = game_with_challenged_word(case.with_word(B, "Q U I Z").with_word(B, "A N T"));
    rummy.act(B, Action::Challenge(1)).unwrap();
    rummy.act(B, Action::Accept).unwrap();
    assert_won_by(&rummy, A);
    assert_eq!(last_result(&rummy).points, [50, 28 + 5 + 18]);
    assert_eq!(last_result(&rummy).score(B), 51 - 6, "B pays for its W");
    assert_eq!(rummy.table().rounds_won(B), 0);
}

#[test]
fn o34_the_round_goes_on_if_a_challenge_takes_the_first_below_the_target() {
    let mut rummy = game_with_challenged_word(
        set_up_challenge_mode()
            .hand(A, "X J V")
            .hand(B, "W")
            .with_word(B, "A N T"),
    );
    rummy.act(B, Action::Challenge(0)).unwrap();
    assert_eq!(rummy.table().points, [35, 5 + 18]);
    assert_eq!(rummy.table().stage, Stage::Playing);
    assert_eq!(rummy.table().turn.seat, B);
}

/// O2: after the challenge B is at the target, and no other seat is.
#[test]
fn o34_a_challenger_who_reaches_the_target_as_the_first_drops_below_it_wins() {
    let case = set_up_challenge_mode().hand(A, "X J V").hand(B, "W");
    let mut rummy = game_with_challenged_word(case.with_word(B, "Q U I Z").with_word(B, "A N T"));
    rummy.act(B, Action::Challenge(0)).unwrap();
    assert_won_by(&rummy, B);
    assert_eq!(last_result(&rummy).points, [35, 28 + 5 + 18]);
}

/// A game in which A reaches the target with 52 in the turn that begins the lap.
fn game_in_lap(case: TableSetUp) -> TestGame {
    let case = with_complete_lap(case)
        .hand(A, "A T V")
        .hand(B, "S J A B E W");
    let case = case.with_word(A, "Q U A C K").with_word(A, "T I M E");
    let case = case.word_list("at quacks jab jumbos");
    let mut rummy = case.next_cards("E E E E E E E E").deal();
    assert_eq!(rummy.points(A), 49);
    rummy.play(A, "A T").unwrap();
    rummy.end_turn(A, "").unwrap();
    assert_eq!(rummy.points(A), 52);
    assert_eq!(rummy.table().reached, [A]);
    rummy.act(B, Action::Draw).unwrap();
    rummy
}

#[test]
fn o34_the_first_at_the_target_wins_the_lap_even_if_another_scores_more() {
    let mut rummy = game_in_lap(set_up().with_word(B, "J U M B O"));
    rummy.play(B, "J A B").unwrap();
    rummy.play(B, "[JUMBO] S").unwrap();
    assert_eq!(rummy.table().reached, [A, B]);
    rummy.end_turn(B, "").unwrap();
    assert_eq!(last_result(&rummy).points, [52, 32 + 15 + 7]);
    assert_won_by(&rummy, A);
}

#[test]
fn o34_a_steal_in_the_lap_can_take_the_first_below_the_target() {
    let mut rummy = game_in_lap(set_up().with_word(B, "F A N"));
    rummy.play(B, "[QUACK] S").unwrap();
    assert_eq!(rummy.table().points, [17, 9 + 42]);
    rummy.end_turn(B, "").unwrap();
    assert_won_by(&rummy, B);
}

/// A game in which A and B are at the target, A first, and C steals from A with a bad word.
fn game_with_steal_in_lap() -> TestGame {
    let case = with_complete_lap(set_up_challenge_mode()).seats(3);
    let case = case.hand(A, "A T V").hand(B, "W").hand(C, "Z Y");
    let case = case.with_word(A, "Q U A C K").with_word(A, "Q U I T");
    let case = case.with_word(B, "J U M B O").with_word(B, "J A M B S");
    let mut rummy = case.next_cards("E E E E E E E E E E").deal();
    assert_eq!(rummy.table().points, [55, 64, 0]);
    rummy.end_turn(A, "A").unwrap();
    rummy.act(B, Action::Draw).unwrap();
    rummy.end_turn(B, "E").unwrap();
    rummy.act(C, Action::Draw).unwrap();
    rummy.play(C, "[QUACK] Z").unwrap();
    rummy.end_turn(C, "").unwrap();
    rummy
}

#[test]
fn o34_undoing_a_steal_restores_the_first_seats_place() {
    let mut rummy = game_with_steal_in_lap();
    assert_eq!(rummy.points(A), 20);
    rummy.act(B, Action::Challenge(0)).unwrap();
    assert_won_by(&rummy, A);
    assert_eq!(last_result(&rummy).points, [55, 64 + 50, 0]);
}

#[test]
fn o34_if_the_steal_stands_the_next_seat_at_the_target_wins() {
    let mut rummy = game_with_steal_in_lap();
    rummy.act(A, Action::Accept).unwrap();
    assert_won_by(&rummy, B);
    assert_eq!(last_result(&rummy).points, [20, 64, 50]);
}

/// A seat that falls below the target and comes back ranks behind those already there.
#[test]
fn o34_a_seat_that_falls_and_reaches_the_target_again_ranks_later() {
    let case = with_complete_lap(set_up()).seats(3);
    let case = case.hand(A, "A T V").hand(B, "S W").hand(C, "J A B A X Y");
    let case = case.with_word(C, "Q U A C K").with_word(C, "Q U I Z");
    let case = case.with_word(B, "J U M B O").with_word(B, "F I F T H");
    let case = case.word_list("at quacks jab ax");
    let mut rummy = case.next_cards("E E E E E E E E E E").deal();
    rummy.play(A, "A T").unwrap();
    rummy.end_turn(A, "").unwrap();
    rummy.act(B, Action::Draw).unwrap();
    rummy.play(B, "[QUACK] S").unwrap();
    rummy.end_turn(B, "").unwrap();
    assert_eq!(rummy.table().reached, [B], "C has 28");
    rummy.act(C, Action::Draw).unwrap();
    rummy.play(C, "J A B").unwrap();
    rummy.play(C, "A X").unwrap();
    assert_eq!(
        (rummy.points(C), &rummy.table().reached[..]),
        (53, &[B, C][..])
    );
    rummy.end_turn(C, "").unwrap();
    assert_won_by(&rummy, B);
}
