//! Buzzers: which press is first, and for how long it reserves (A13, A14).

use word_heist_rules::PlayMode;

use super::race::play_table;
use super::table::{B, C, D, HeistTable, TableSetUp, set_up_buzzers, set_up_mode, word};

/// A table with four seats, letters in the centre, and a word list.
fn four_buzzers() -> TableSetUp {
    let case = set_up_buzzers().seats(4).centre("teargape");
    case.word_list("tear rate gape page grape")
}

fn four_locking_buzzers() -> TableSetUp {
    let mode = PlayMode::Buzzers {
        typing: 5,
        locks: true,
    };
    let case = set_up_mode(mode).seats(4).centre("teargape");
    case.word_list("tear rate gape page grape")
}

fn deal_and_play(case: TableSetUp, table: &str) -> HeistTable {
    let mut heist = case.deal();
    play_table(&mut heist, table);
    heist
}

#[test]
fn a13_the_first_press_reserves() {
    let heist = deal_and_play(
        four_buzzers(),
        "1000 C presses    | C
         1400 C makes tear | open",
    );
    assert_eq!(heist.words(C), ["tear"]);
    assert_eq!(
        heist.table().flipper,
        C,
        "who makes a word flips next (A12)"
    );
}

#[test]
fn a13_a_word_without_a_press_is_refused() {
    deal_and_play(
        four_buzzers(),
        "1000 A makes tear | no: PressFirst
         1001 B presses    | B
         1002 A makes tear | no: Reserved
         1003 A keeps te   | no: Reserved
         1004 A gives-up   | no: Reserved
         1005 B makes tear | open",
    );
}

#[test]
fn a13_presses_queue_by_event_time() {
    // The presses are received in one frame, in any order.
    deal_and_play(
        four_buzzers(),
        "1016@1009 B presses | B
         1016@1004 D presses | D < B
         1016@1011 A presses | D < B < A
         1016@1010 C presses | D < B < C < A",
    );
}

#[test]
fn a13_simultaneous_presses_queue_in_the_order_received() {
    deal_and_play(
        four_buzzers(),
        "1000 B presses | B
         1000 A presses | B < A
         1000 D presses | B < A < D",
    );
}

#[test]
fn a13_four_keys_pressed_at_once_queue_by_event_time() {
    let heist = deal_and_play(
        four_buzzers(),
        "2000@1999 A presses | A
         2000@1996 B presses | B < A
         2000@1998 C presses | B < C < A
         2000@1997 D presses | B < D < C < A
         2500 B gives-up     | D < C < A
         3000 D makes gape   | open",
    );
    assert_eq!(heist.words(D), ["gape"]);
}

#[test]
fn a13_a_press_from_the_future_counts_as_received_now() {
    deal_and_play(
        four_buzzers(),
        "1000@9000 B presses | B
         1001 A presses      | B < A",
    );
}

#[test]
fn a13_a_second_press_of_the_same_seat_is_refused() {
    deal_and_play(
        four_buzzers(),
        "1000 A presses | A
         1001 A presses | no: Pressed
         1002 B presses | A < B
         1003 B presses | no: NotWaitedFor",
    );
}

#[test]
fn a13_a_window_is_five_seconds_on_a_keyboard() {
    deal_and_play(
        four_buzzers(),
        "1000 A presses    | A
         5999 A makes xxxx | no: LettersNotThere
         5999              | A
         6000              | open",
    );
}

#[test]
fn a13_a_window_is_ten_seconds_on_touch() {
    let pads = set_up_mode(PlayMode::PADS).centre("tear").word_list("tear");
    deal_and_play(
        pads,
        "1000 A presses     | A
         10999 A makes reta | no: NotInTheList
         10999              | A
         11000              | open",
    );
}

#[test]
fn a15_a_wrong_word_is_not_a_miss_and_the_window_runs_on() {
    deal_and_play(
        four_buzzers(),
        "1000 A presses     | A
         1500 B presses     | A < B
         2000 A makes trae  | no: NotInTheList
         4000 A makes rate  | open",
    );
}

#[test]
fn a13_after_a_time_out_the_next_seat_gets_a_full_window() {
    deal_and_play(
        four_buzzers(),
        "1000 A presses     | A
         1500 B presses     | A < B
         1600 C presses     | A < B < C
         5999               | A < B < C
         6000               | B < C
         10999              | B < C
         11000              | C
         15999 C makes rate | open",
    );
}

#[test]
fn a13_a_seat_that_missed_can_press_again() {
    deal_and_play(
        four_buzzers(),
        "1000 A presses | A
         1500 B presses | A < B
         2000 A gives-up | B
         2100 A presses | B < A
         7000           | A",
    );
}

#[test]
fn a13_typed_letters_are_kept_for_a_later_try() {
    let mut heist = deal_and_play(
        four_buzzers(),
        "1000 A presses  | A
         1200 B presses  | A < B
         5900 A keeps ra | A < B
         6000            | B",
    );
    assert_eq!(heist.table().typed[0], word("ra"));
    play_table(
        &mut heist,
        "7000 B makes tear | open
         8000 A presses    | A",
    );
    assert_eq!(
        heist.table().typed[0],
        word("ra"),
        "the typed letters are still there"
    );
    play_table(&mut heist, "9000 A makes gape | open");
    assert_eq!(heist.table().typed[0], word(""));
}

#[test]
fn a13_a_word_empties_the_queue_and_older_presses_are_refused() {
    // B's press is received after the word, but was made before it.
    deal_and_play(
        four_buzzers(),
        "1000 A presses      | A
         1100 C presses      | A < C
         2000 A makes tear   | open
         2003@1999 B presses | no: TooSoon
         2004 B presses      | B",
    );
}

#[test]
fn a13_presses_within_300_ms_of_a_flip_are_refused() {
    deal_and_play(
        four_buzzers(),
        "1000 A flips        | open
         1299 B presses      | no: TooSoon
         1310@1299 B presses | no: TooSoon
         1310@1300 C presses | C",
    );
}

#[test]
fn a14_flips_are_refused_during_a_reservation() {
    deal_and_play(
        four_buzzers(),
        "1000 B presses  | B
         1001 A flips    | no: Reserved
         1002 C presses  | B < C
         2000 B gives-up | C
         2001 A flips    | no: Reserved
         2500 C gives-up | open
         2501 A flips    | open",
    );
}

#[test]
fn a14_only_the_flipper_flips() {
    let heist = deal_and_play(
        four_buzzers(),
        "1000 B flips | no: OtherFlips
         1001 A flips | open
         1002 A flips | no: OtherFlips
         9000 B flips | open",
    );
    assert_eq!(heist.table().flipper, C, "clockwise (A12)");
}

#[test]
fn a12_the_seat_that_made_a_word_flips_next_with_buzzers() {
    deal_and_play(
        four_buzzers(),
        "1000 D presses    | D
         2000 D makes tear | open
         2500 A flips      | no: OtherFlips
         2600 D flips      | open
         2700 A flips      | open",
    );
}

#[test]
fn a14_auto_flip_turns_up_a_letter_when_it_is_due() {
    let case = four_buzzers().choose(|choices| choices.auto_flip = Some(10));
    let mut heist = case.next_letters("xyz").deal();
    heist.wait_until(9_999);
    assert_eq!(heist.centre(), "teargape");
    heist.wait_until(10_000);
    assert_eq!(heist.centre(), "teargapex");
    assert_eq!(heist.table().flipper, B);
    // The next letter turns up ten seconds after the last event, and never during a reservation.
    play_table(
        &mut heist,
        "12000 C presses | C
         16999           | C
         17000           | open",
    );
    heist.wait_until(26_999);
    assert_eq!(heist.centre(), "teargapex");
    heist.wait_until(27_000);
    assert_eq!(heist.centre(), "teargapexy");
    // A press just after a letter turned up is too soon.
    play_table(&mut heist, "37000@36990 C presses | no: TooSoon");
    assert_eq!(heist.centre(), "teargapexyz");
}

#[test]
fn a13_a_failed_press_locks_until_the_next_flip() {
    deal_and_play(
        four_locking_buzzers(),
        "1000 A presses  | A
         1001 B presses  | A < B
         6000            | B; locked A
         6500 A presses  | no: NotWaitedFor
         7000 B gives-up | open; locked A B
         7500 B presses  | no: LockedOut
         8000 A flips    | open
         8400 B presses  | B",
    );
}

#[test]
fn a13_a_word_does_not_lock_the_seat() {
    deal_and_play(
        four_locking_buzzers(),
        "1000 A presses    | A
         2000 A makes tear | open
         2001 A presses    | A",
    );
}

#[test]
fn a_reload_during_a_reservation_cancels_it() {
    let mut heist = deal_and_play(
        four_locking_buzzers(),
        "1000 A presses  | A
         1001 B presses  | A < B
         3000 A keeps te | A < B",
    );
    heist.reload();
    play_table(
        &mut heist,
        "3000 A closes     | open
         3001 B presses    | B
         3002 A presses    | B < A
         4000 B makes rate | open
         4001 A presses    | A",
    );
    assert_eq!(heist.table().typed[0], word("te"), "typed letters are kept");
    play_table(
        &mut heist,
        "4500 A closes | open
         4600 A closes | no: NotNow",
    );
}
