//! How the game ends, and who wins (A16, A17).

use game::{SeatId, TimeLimit};
use word_heist_rules::{
    Action, Choices, EndReason, LetterBag, Phase, PlayMode, Refusal, Scoring, Stage, VoteProposal,
};

use super::table::{A, B, C, HeistTable, TableSetUp, set_up_buzzers, set_up_mode, set_up_turns};

/// A solo game, in which any seat may flip: the shortest way to the last letter.
fn solo_set_up() -> TableSetUp {
    let clock = TimeLimit::Untimed;
    let half = |choices: &mut Choices| choices.bag = LetterBag::Half;
    set_up_mode(PlayMode::Solo { clock }).choose(half)
}

fn deal_with_all_letters_up(case: TableSetUp) -> HeistTable {
    let mut heist = case.deal();
    while heist.table().face_down > 0 {
        heist.act(A, Action::Flip).unwrap();
    }
    heist
}

fn act_done(heist: &mut HeistTable, seat: SeatId) -> Result<(), Refusal> {
    heist.act(seat, Action::Done(seat))
}

fn end_reason(heist: &HeistTable) -> Option<EndReason> {
    match heist.table().stage {
        Stage::Over(cause) => Some(cause),
        _ => None,
    }
}

#[test]
fn a16_the_game_ends_when_every_letter_is_up_and_every_seat_is_done() {
    let mut heist = deal_with_all_letters_up(solo_set_up().seats(2));
    act_done(&mut heist, B).unwrap();
    assert_eq!(act_done(&mut heist, B), Err(Refusal::DoneAlready));
    assert_eq!(end_reason(&heist), None);
    act_done(&mut heist, A).unwrap();
    assert_eq!(end_reason(&heist), Some(EndReason::AllDone));
}

#[test]
fn a16_any_word_clears_all_done_marks() {
    let mut heist = deal_with_all_letters_up(solo_set_up().seats(3).word_list("tear"));
    act_done(&mut heist, A).unwrap();
    act_done(&mut heist, B).unwrap();
    heist.make(C, "tear").unwrap();
    assert!(heist.table().done.is_empty());
    for seat in [C, B] {
        act_done(&mut heist, seat).unwrap();
    }
    assert_eq!(end_reason(&heist), None);
    act_done(&mut heist, A).unwrap();
    assert_eq!(end_reason(&heist), Some(EndReason::AllDone));
}

#[test]
fn a16_done_is_offered_when_the_centre_is_empty() {
    let mut heist = solo_set_up().seats(2).with_word(A, "tear").deal();
    act_done(&mut heist, A).unwrap();
    heist.act(B, Action::Flip).unwrap();
    assert!(
        heist.table().done.is_empty(),
        "a new letter clears the Done marks"
    );
    assert_eq!(act_done(&mut heist, A), Err(Refusal::NotDoneYet));
}

#[test]
fn a16_done_is_refused_before_the_first_letter() {
    let mut heist = solo_set_up().seats(2).deal();
    assert_eq!(act_done(&mut heist, A), Err(Refusal::NotDoneYet));
}

#[test]
fn a16_all_seats_done_before_the_last_letter_stops_the_game() {
    let mut heist = set_up_turns()
        .seats(2)
        .with_word(A, "tear")
        .before_the_flip()
        .deal();
    heist.act(A, Action::Done(B)).unwrap();
    heist.act(A, Action::Done(A)).unwrap();
    assert_eq!(end_reason(&heist), Some(EndReason::Stopped));
}

#[test]
fn a16_a_press_clears_the_seats_done_mark() {
    let half = |choices: &mut Choices| choices.bag = LetterBag::Half;
    let mut heist = set_up_buzzers().choose(half).deal();
    let mut flipper = A;
    while heist.table().face_down > 0 {
        heist.act(flipper, Action::Flip).unwrap();
        flipper = heist.table().flipper;
    }
    heist.now = 1_000;
    act_done(&mut heist, A).unwrap();
    heist.act(A, Action::Buzz(game::Moment(1_000))).unwrap();
    assert_eq!(act_done(&mut heist, B), Err(Refusal::Reserved(A)));
    heist.act(A, Action::Release).unwrap();
    act_done(&mut heist, B).unwrap();
    assert_eq!(end_reason(&heist), None);
}

#[test]
fn a16_stopping_early_takes_every_seats_consent() {
    let mut heist = set_up_turns().seats(3).centre("tear").deal();
    heist
        .act(A, Action::Propose(B, VoteProposal::Stop))
        .unwrap();
    let waiting = heist.game.waiting_for();
    assert_eq!(waiting.phase(), Some(Phase::Vote));
    assert!(waiting.seats().iter().eq([A, C]), "B has asked");
    heist.act(A, Action::Agree).unwrap();
    heist.act(C, Action::Decline).unwrap();
    assert_eq!(end_reason(&heist), None);
    assert_eq!(
        heist.game.waiting_for().phase(),
        Some(Phase::Make),
        "as before"
    );
    heist.propose(A, VoteProposal::Stop).unwrap();
    heist.act(C, Action::Agree).unwrap();
    assert_eq!(end_reason(&heist), None);
    heist.act(B, Action::Agree).unwrap();
    assert_eq!(end_reason(&heist), Some(EndReason::Stopped));
}

#[test]
fn a16_a_lone_player_may_stop_at_once() {
    let mut heist = solo_set_up().seats(1).centre("tear").deal();
    heist.propose(A, VoteProposal::Stop).unwrap();
    assert_eq!(end_reason(&heist), Some(EndReason::Stopped));
}

#[test]
fn a16_an_idle_table_ends_after_a_minute() {
    let idle = |choices: &mut Choices| choices.idle_end = true;
    let mut heist = deal_with_all_letters_up(solo_set_up().seats(2).choose(idle).word_list("tear"));
    heist.now = 50_000;
    heist.make(A, "tear").unwrap();
    heist.wait_until(109_999);
    assert_eq!(end_reason(&heist), None);
    heist.wait_until(110_000);
    assert_eq!(end_reason(&heist), Some(EndReason::Idle));
    let mut patient = deal_with_all_letters_up(solo_set_up().seats(2));
    patient.wait_until(10_000_000);
    assert_eq!(end_reason(&patient), None, "only with the option");
    let mut thinking = solo_set_up().seats(2).choose(idle).deal();
    thinking.wait_until(10_000_000);
    assert_eq!(end_reason(&thinking), None, "only after the last letter");
}

/// Each seat with its rank and points, in rank order.
fn ranking(scoring: Scoring, words: &[(SeatId, &'static str)]) -> Vec<(usize, u8, i32)> {
    let case = solo_set_up().seats(3).choose(|choices| {
        choices.scoring = scoring;
        choices.bag = LetterBag::Double;
    });
    let case = words
        .iter()
        .fold(case, |case, (seat, word)| case.with_word(*seat, word));
    let mut heist = case.deal();
    heist.propose(A, VoteProposal::Stop).unwrap();
    heist.act(B, Action::Agree).unwrap();
    heist.act(C, Action::Agree).unwrap();
    let outcome = heist.game.outcome().unwrap();
    let standings = outcome.standings().iter();
    standings
        .map(|s| (s.seat.index(), s.place, s.points))
        .collect()
}

#[test]
fn a17_most_words_win() {
    let words = [(A, "rekindled"), (B, "tear"), (B, "note"), (C, "gape")];
    let ranked = ranking(Scoring::Words, &words);
    assert_eq!(ranked, [(1, 1, 2), (0, 2, 1), (2, 3, 1)]);
}

#[test]
fn a17_a_tie_goes_to_most_letters_and_is_then_shared() {
    let words = [(A, "tear"), (B, "grape"), (C, "stone")];
    let ranked = ranking(Scoring::Words, &words);
    assert_eq!(ranked, [(1, 1, 1), (2, 1, 1), (0, 3, 1)]);
}

#[test]
fn a17_other_scoring_options_count_letters() {
    let words = [(A, "needing"), (B, "tear"), (B, "gapes")];
    let points = |scoring| {
        let mut ranked = ranking(scoring, &words);
        ranked.sort_unstable();
        ranked
            .into_iter()
            .map(|(_, _, points)| points)
            .collect::<Vec<_>>()
    };
    assert_eq!(points(Scoring::Words), [1, 2, 0]);
    assert_eq!(points(Scoring::Letters), [7, 9, 0]);
    assert_eq!(points(Scoring::LengthLessThree), [4, 3, 0]);
    assert_eq!(points(Scoring::LengthSquared), [49, 41, 0]);
}
