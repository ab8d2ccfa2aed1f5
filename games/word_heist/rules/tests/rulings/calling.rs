//! Call it out: players shout, and a player taps the caller (A13).

use word_heist_rules::PlayMode;

use super::race::play_table;
use super::table::{B, C, HeistTable, set_up_mode};

fn called_out_table() -> HeistTable {
    let case = set_up_mode(PlayMode::CallItOut).seats(3).centre("teargape");
    case.word_list("tear gape").deal()
}

#[test]
fn a13_the_caller_types_without_a_time_limit() {
    let mut heist = called_out_table();
    play_table(
        &mut heist,
        "1000 B makes tear    | no: PressFirst
         1000 B called        | B
         900000 C makes gape  | no: Reserved
         900000 B makes tear  | open",
    );
    assert_eq!(heist.words(B), ["tear"]);
    assert_eq!(heist.table().flipper, B);
}

#[test]
fn a13_tapping_another_caller_moves_the_reservation() {
    let mut heist = called_out_table();
    play_table(
        &mut heist,
        "1000 A called     | A
         1500 A called     | no: Pressed
         2000 C called     | C
         3000 C makes gape | open",
    );
    assert_eq!(heist.words(C), ["gape"]);
}

#[test]
fn a14_flips_are_refused_while_a_caller_is_typing() {
    play_table(
        &mut called_out_table(),
        "1000 B called   | B
         1001 A flips    | no: Reserved
         2000 B gives-up | open
         2001 B flips    | no: OtherFlips
         2002 A flips    | open
         2003 A called   | A",
    );
}

#[test]
fn a13_call_it_out_has_no_buzzers() {
    play_table(&mut called_out_table(), "1000 B presses | no: NotNow");
}

#[test]
fn a_reload_cancels_the_call() {
    let mut heist = called_out_table();
    play_table(&mut heist, "1000 B called | B");
    heist.reload();
    play_table(
        &mut heist,
        "1000 B closes | open
         1001 A flips  | open",
    );
}
