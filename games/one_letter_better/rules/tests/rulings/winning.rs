//! Who wins a round that has a target (O34).

use game::{Match, SeatId, SeatSet};
use one_letter_better_rules::{
    Action, OneLetterBetter, RoundEnd, RoundEndRule, RoundResult, Stage,
};

use super::table::{A, B, C, Case, Rummy, case, challenges};

fn to_fifty(case: Case) -> Case {
    case.choose(|choices| choices.target = Some(50))
}

fn lap(case: Case) -> Case {
    to_fifty(case).choose(|choices| choices.at_target = RoundEndRule::CompleteLap)
}

fn last(rummy: &Rummy) -> &RoundResult {
    rummy.table().results.last().unwrap()
}

/// Checks that the round is over, that this seat alone has won it, and that only others pay.
#[track_caller]
fn won(rummy: &Rummy, winner: SeatId) {
    assert_eq!(rummy.table().stage, Stage::RoundOver);
    let result = last(rummy);
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
fn a_challenged(case: Case) -> Rummy {
    let mut rummy = to_fifty(case).with(A, "Q U A C K").list("jab").deal();
    if rummy.hand(A).contains("B A") {
        rummy.play(A, "J A B").unwrap();
    }
    rummy.play(A, "X J").unwrap();
    rummy.end(A, "").unwrap();
    rummy
}

#[test]
fn o34_the_first_at_the_target_wins_even_if_a_challenge_lifts_another_higher() {
    let case = challenges().hand(A, "J B A X J V").hand(B, "W");
    let mut rummy = a_challenged(case.with(B, "Q U I Z").with(B, "A N T"));
    rummy.act(B, Action::Challenge(1)).unwrap();
    rummy.act(B, Action::Accept).unwrap();
    won(&rummy, A);
    assert_eq!(last(&rummy).points, [50, 28 + 5 + 18]);
    assert_eq!(last(&rummy).score(B), 51 - 6, "B pays for its W");
    assert_eq!(rummy.table().rounds_won(B), 0);
}

#[test]
fn o34_the_round_goes_on_if_a_challenge_takes_the_first_below_the_target() {
    let mut rummy = a_challenged(challenges().hand(A, "X J V").hand(B, "W").with(B, "A N T"));
    rummy.act(B, Action::Challenge(0)).unwrap();
    assert_eq!(rummy.table().points, [35, 5 + 18]);
    assert_eq!(rummy.table().stage, Stage::Playing);
    assert_eq!(rummy.table().turn.seat, B);
}

/// O2: after the challenge B is at the target, and no other seat is.
#[test]
fn o34_a_challenger_who_reaches_the_target_as_the_first_drops_below_it_wins() {
    let case = challenges().hand(A, "X J V").hand(B, "W");
    let mut rummy = a_challenged(case.with(B, "Q U I Z").with(B, "A N T"));
    rummy.act(B, Action::Challenge(0)).unwrap();
    won(&rummy, B);
    assert_eq!(last(&rummy).points, [35, 28 + 5 + 18]);
}

/// A game in which A reaches the target with 52 in the turn that begins the lap.
fn in_a_lap(case: Case) -> Rummy {
    let case = lap(case).hand(A, "A T V").hand(B, "S J A B E W");
    let case = case.with(A, "Q U A C K").with(A, "T I M E");
    let case = case.list("at quacks jab jumbos");
    let mut rummy = case.then("E E E E E E E E").deal();
    assert_eq!(rummy.points(A), 49);
    rummy.play(A, "A T").unwrap();
    rummy.end(A, "").unwrap();
    assert_eq!(rummy.points(A), 52);
    assert_eq!(rummy.table().reached, [A]);
    rummy.act(B, Action::Draw).unwrap();
    rummy
}

#[test]
fn o34_the_first_at_the_target_wins_the_lap_even_if_another_scores_more() {
    let mut rummy = in_a_lap(case().with(B, "J U M B O"));
    rummy.play(B, "J A B").unwrap();
    rummy.play(B, "[JUMBO] S").unwrap();
    assert_eq!(rummy.table().reached, [A, B]);
    rummy.end(B, "").unwrap();
    assert_eq!(last(&rummy).points, [52, 32 + 15 + 7]);
    won(&rummy, A);
}

#[test]
fn o34_a_steal_in_the_lap_can_take_the_first_below_the_target() {
    let mut rummy = in_a_lap(case().with(B, "F A N"));
    rummy.play(B, "[QUACK] S").unwrap();
    assert_eq!(rummy.table().points, [17, 9 + 42]);
    rummy.end(B, "").unwrap();
    won(&rummy, B);
}

/// A game in which A and B are at the target, A first, and C steals from A with a bad word.
fn a_steal_in_a_lap() -> Rummy {
    let case = lap(challenges()).seats(3);
    let case = case.hand(A, "A T V").hand(B, "W").hand(C, "Z Y");
    let case = case.with(A, "Q U A C K").with(A, "Q U I T");
    let case = case.with(B, "J U M B O").with(B, "J A M B S");
    let mut rummy = case.then("E E E E E E E E E E").deal();
    assert_eq!(rummy.table().points, [55, 64, 0]);
    rummy.end(A, "A").unwrap();
    rummy.act(B, Action::Draw).unwrap();
    rummy.end(B, "E").unwrap();
    rummy.act(C, Action::Draw).unwrap();
    rummy.play(C, "[QUACK] Z").unwrap();
    rummy.end(C, "").unwrap();
    rummy
}

#[test]
fn o34_undoing_a_steal_restores_the_first_seats_place() {
    let mut rummy = a_steal_in_a_lap();
    assert_eq!(rummy.points(A), 20);
    rummy.act(B, Action::Challenge(0)).unwrap();
    won(&rummy, A);
    assert_eq!(last(&rummy).points, [55, 64 + 50, 0]);
}

#[test]
fn o34_if_the_steal_stands_the_next_seat_at_the_target_wins() {
    let mut rummy = a_steal_in_a_lap();
    rummy.act(A, Action::Accept).unwrap();
    won(&rummy, B);
    assert_eq!(last(&rummy).points, [20, 64, 50]);
}

/// A seat that falls below the target and comes back ranks behind those already there.
#[test]
fn o34_a_seat_that_falls_and_reaches_the_target_again_ranks_later() {
    let case = lap(case()).seats(3);
    let case = case.hand(A, "A T V").hand(B, "S W").hand(C, "J A B A X Y");
    let case = case.with(C, "Q U A C K").with(C, "Q U I Z");
    let case = case.with(B, "J U M B O").with(B, "F I F T H");
    let case = case.list("at quacks jab ax");
    let mut rummy = case.then("E E E E E E E E E E").deal();
    rummy.play(A, "A T").unwrap();
    rummy.end(A, "").unwrap();
    rummy.act(B, Action::Draw).unwrap();
    rummy.play(B, "[QUACK] S").unwrap();
    rummy.end(B, "").unwrap();
    assert_eq!(rummy.table().reached, [B], "C has 28");
    rummy.act(C, Action::Draw).unwrap();
    rummy.play(C, "J A B").unwrap();
    rummy.play(C, "A X").unwrap();
    assert_eq!(
        (rummy.points(C), &rummy.table().reached[..]),
        (53, &[B, C][..])
    );
    rummy.end(C, "").unwrap();
    won(&rummy, B);
}
