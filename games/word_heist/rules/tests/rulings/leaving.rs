//! Leaving the table (A19).

use game::SeatId;
use word_heist_rules::{Action, EndReason, Phase, Refusal, Stage, VoteProposal};

use super::race::play_table;
use super::table::{A, B, C, HeistTable, set_up_buzzers, set_up_turns};

fn leave(heist: &mut HeistTable, by: SeatId, seat: SeatId) {
    heist.act(by, Action::Leave(seat)).unwrap();
}

#[test]
fn a19_a_leavers_words_stay_and_can_be_stolen() {
    let case = set_up_turns()
        .with_word(B, "gain")
        .with_word(B, "note")
        .centre("tp");
    let mut heist = case.seats(3).word_list("taping").deal();
    leave(&mut heist, A, B);
    assert_eq!(heist.words(B), ["gain", "note"]);
    heist.make(A, "taping").unwrap();
    assert_eq!(heist.words(B), ["note"]);
    assert_eq!(
        heist.act(A, Action::Leave(B)),
        Err(Refusal::NotAtTheTable(B))
    );
}

#[test]
fn a19_the_game_goes_on_without_the_leaver() {
    let mut heist = set_up_turns().seats(3).centre("x").deal();
    leave(&mut heist, A, B);
    heist.act(A, Action::Pass).unwrap();
    let waiting = heist.game.waiting_for();
    assert_eq!(waiting.phase(), Some(Phase::Sweep));
    assert!(waiting.seats().contains(C), "B is skipped");
    heist.act(C, Action::Pass).unwrap();
    assert_eq!(heist.table().flipper, C);
}

#[test]
fn a19_a_leavers_turn_passes_to_the_next_seat() {
    let mut window = set_up_turns().seats(3).centre("x").deal();
    leave(&mut window, A, A);
    assert_eq!(window.game.waiting_for().phase(), Some(Phase::Sweep));
    for seat in [B, C] {
        window.act(seat, Action::Pass).unwrap();
    }
    assert_eq!(window.table().flipper, B);
    let mut flip = set_up_turns().seats(3).before_the_flip().deal();
    leave(&mut flip, A, A);
    assert_eq!(flip.table().flipper, B);
    let mut sweep = set_up_turns().seats(3).centre("x").deal();
    sweep.act(A, Action::Pass).unwrap();
    leave(&mut sweep, B, B);
    assert!(sweep.game.waiting_for().seats().contains(C));
}

#[test]
fn a19_a_leavers_reservation_goes_to_the_next_press() {
    let mut heist = set_up_buzzers().seats(3).centre("tear").deal();
    play_table(
        &mut heist,
        "1000 A presses | A
         1001 B presses | A < B",
    );
    leave(&mut heist, A, A);
    play_table(
        &mut heist,
        "1500 B keeps te | B
         6000            | B
         6001            | open
         6002 B flips    | open",
    );
}

#[test]
fn a19_the_next_flipper_is_never_a_seat_that_left() {
    let mut heist = set_up_buzzers().seats(3).centre("tear").deal();
    play_table(&mut heist, "1000 B presses | B");
    leave(&mut heist, B, A);
    assert_eq!(heist.table().flipper, B);
    play_table(&mut heist, "1500 B gives-up | open");
    leave(&mut heist, C, B);
    assert_eq!(heist.table().flipper, C);
}

#[test]
fn a19_only_present_seats_are_asked_for_consent() {
    let mut heist = set_up_turns().seats(3).centre("x").deal();
    heist.propose(A, VoteProposal::Stop).unwrap();
    leave(&mut heist, C, C);
    assert!(
        heist.table().motion.is_none(),
        "the open question is dropped"
    );
    heist.propose(A, VoteProposal::Stop).unwrap();
    heist.act(B, Action::Agree).unwrap();
    assert_eq!(heist.table().stage, Stage::Over(EndReason::Stopped));
    let outcome = heist.game.outcome().unwrap();
    assert_eq!(
        outcome.standings().len(),
        3,
        "a seat that left is ranked too"
    );
}

#[test]
fn a19_the_game_ends_if_the_last_seat_not_done_leaves() {
    let mut heist = set_up_turns().with_word(A, "tear").before_the_flip().deal();
    heist.act(A, Action::Done(A)).unwrap();
    leave(&mut heist, A, B);
    assert_eq!(heist.table().stage, Stage::Over(EndReason::Stopped));
}

#[test]
fn a19_the_game_ends_when_all_seats_have_left() {
    let mut heist = set_up_turns().deal();
    leave(&mut heist, A, A);
    leave(&mut heist, B, B);
    assert_eq!(heist.table().stage, Stage::Over(EndReason::Deserted));
}
