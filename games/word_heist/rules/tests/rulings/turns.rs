//! Turns: a flip, a window, the sweep (A12, A13).

use game::{ActError, Game, Moment, SeatId, TimeLimit, Waiting};
use word_heist_rules::{Action, Choices, LetterBag, Phase, PlayMode, Refusal, WordHeist};

use super::table::{A, B, C, HeistTable, TableSetUp, set_up_mode, set_up_turns};

fn waiting_seat_and_phase(heist: &HeistTable) -> (SeatId, Phase) {
    let waiting = heist.game.waiting_for();
    let seats: Vec<SeatId> = waiting.seats().iter().collect();
    assert_eq!(seats.len(), 1, "exactly one seat");
    (seats[0], waiting.phase().unwrap())
}

fn pass(heist: &mut HeistTable, seat: SeatId) {
    heist.act(seat, Action::Pass).unwrap();
}

fn set_up_without_sweep() -> TableSetUp {
    set_up_mode(PlayMode::Turns {
        window: TimeLimit::Untimed,
        sweep: false,
    })
}

#[test]
fn a13_a_turn_is_a_flip_then_a_window() {
    let mut heist = set_up_turns().before_the_flip().next_letters("tea").deal();
    assert_eq!(waiting_seat_and_phase(&heist), (A, Phase::Flip));
    assert_eq!(heist.make(A, "tear"), Err(Refusal::NotNow));
    heist.act(A, Action::Flip).unwrap();
    assert_eq!(waiting_seat_and_phase(&heist), (A, Phase::Make));
    assert_eq!(heist.act(A, Action::Flip), Err(Refusal::NotNow));
    let others = heist.game.act(B, &Action::Pass, Moment(0), None);
    assert_eq!(others, Err(ActError::NotWaitedFor));
}

#[test]
fn a12_the_seat_that_makes_a_word_flips_next() {
    let mut heist = set_up_turns().centre("tear").word_list("tear").deal();
    heist.make(A, "tear").unwrap();
    assert_eq!(
        waiting_seat_and_phase(&heist),
        (A, Phase::Flip),
        "each word gives another flip"
    );
    heist.act(A, Action::Flip).unwrap();
    assert_eq!(waiting_seat_and_phase(&heist), (A, Phase::Make));
}

#[test]
fn a13_after_a_pass_each_other_seat_may_make_one_word() {
    let mut heist = set_up_turns()
        .seats(3)
        .centre("tearnote")
        .word_list("tear note")
        .deal();
    pass(&mut heist, A);
    assert_eq!(waiting_seat_and_phase(&heist), (B, Phase::Sweep));
    heist.make(B, "tear").unwrap();
    assert_eq!(
        waiting_seat_and_phase(&heist),
        (C, Phase::Sweep),
        "one word"
    );
    pass(&mut heist, C);
    assert_eq!(waiting_seat_and_phase(&heist), (B, Phase::Flip));
}

#[test]
fn a12_after_a_sweep_without_words_the_next_seat_flips() {
    let mut heist = set_up_turns().seats(3).centre("x").deal();
    for seat in [A, B, C] {
        pass(&mut heist, seat);
    }
    assert_eq!(waiting_seat_and_phase(&heist), (B, Phase::Flip));
}

#[test]
fn a12_after_a_sweep_the_last_maker_flips_then_clockwise() {
    let mut heist = set_up_turns()
        .seats(3)
        .centre("tearnote")
        .word_list("tear note")
        .deal();
    pass(&mut heist, A);
    heist.make(B, "tear").unwrap();
    heist.make(C, "note").unwrap();
    assert_eq!(waiting_seat_and_phase(&heist), (C, Phase::Flip));
    heist.act(C, Action::Flip).unwrap();
    for seat in [C, A, B] {
        pass(&mut heist, seat);
    }
    assert_eq!(waiting_seat_and_phase(&heist), (A, Phase::Flip));
}

#[test]
fn a13_without_a_sweep_the_next_seat_flips() {
    let mut heist = set_up_without_sweep()
        .seats(3)
        .centre("tear")
        .word_list("tear")
        .deal();
    pass(&mut heist, A);
    assert_eq!(waiting_seat_and_phase(&heist), (B, Phase::Flip));
}

#[test]
fn a13_alone_every_turn_belongs_to_the_only_seat() {
    let mut heist = set_up_turns().seats(1).centre("x").deal();
    pass(&mut heist, A);
    assert_eq!(waiting_seat_and_phase(&heist), (A, Phase::Flip));
}

#[test]
fn a13_a_window_that_runs_out_is_a_pass() {
    let window = TimeLimit::Seconds(15);
    let timed = set_up_mode(PlayMode::Turns {
        window,
        sweep: true,
    });
    let mut heist = timed.centre("tear").word_list("tear").deal();
    heist.wait_until(14_999);
    assert_eq!(waiting_seat_and_phase(&heist), (A, Phase::Make));
    heist.wait_until(15_000);
    assert_eq!(waiting_seat_and_phase(&heist), (B, Phase::Sweep));
    heist.wait_until(30_000);
    assert_eq!(
        waiting_seat_and_phase(&heist),
        (B, Phase::Flip),
        "the sweep has a window too"
    );
    heist.wait_until(500_000);
    assert_eq!(
        waiting_seat_and_phase(&heist),
        (B, Phase::Flip),
        "a flip has no time limit"
    );
}

#[test]
fn a13_each_flip_opens_a_full_window() {
    let window = TimeLimit::Seconds(15);
    let timed = set_up_mode(PlayMode::Turns {
        window,
        sweep: false,
    });
    let mut heist = timed.centre("tear").word_list("tear").deal();
    heist.now = 10_000;
    heist.make(A, "tear").unwrap();
    heist.now = 20_000;
    heist.act(A, Action::Flip).unwrap();
    let ends = WordHeist::deadline(heist.game.state());
    assert_eq!(ends, Some(Moment(35_000)));
}

#[test]
fn a13_once_every_letter_is_up_any_seat_may_make_words() {
    let half = |choices: &mut Choices| choices.bag = LetterBag::Half;
    let case = set_up_without_sweep()
        .seats(3)
        .choose(half)
        .word_list("note tear");
    let mut heist = case.before_the_flip().deal();
    for flip in 0..49 {
        let (seat, _) = waiting_seat_and_phase(&heist);
        assert_eq!(seat.index(), flip % 3);
        heist.act(seat, Action::Flip).unwrap();
        pass(&mut heist, seat);
    }
    let Waiting::For { seats, phase } = heist.game.waiting_for() else {
        panic!("the game is over");
    };
    assert_eq!((seats.len(), phase), (3, Phase::Open));
    heist.make(C, "note").unwrap();
    heist.make(A, "tear").unwrap();
    assert_eq!(heist.game.waiting_for().phase(), Some(Phase::Open));
}
