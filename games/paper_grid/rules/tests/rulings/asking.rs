//! A turn's order (K8, K9), asking (K20), answering (K21), the limit (K23), the clock.

use game::{Game, Moment, TimeLimit};
use paper_grid_rules::{Action, CallAnswer, Event, PaperGrid, Phase, Refusal};

use super::table::*;

const BOARD: &str = "
    . . . . . . . 1
    . . C A R . . .
    3 . . . . . . .
    2 . . . . . . .
    hand 1 AB
    hand 2 CD
    hand 3 EF";

#[test]
fn k8_a_turn_is_play_then_ask_then_answers_in_seat_order() {
    let mut table = table(BOARD).with_words("car cart").with_hand(A, "T");
    assert_eq!(table.waiting_seat(), (A, Some(Phase::Play)));
    table.play_across("f2", "T").unwrap();
    assert_eq!(table.waiting_seat(), (A, Some(Phase::Ask)));
    table.ask("QU", "QU").unwrap();
    assert_eq!(table.waiting_seat(), (B, Some(Phase::Answer)));
    table.take_letter('Q').unwrap();
    assert_eq!(table.waiting_seat(), (C, Some(Phase::Answer)));
    table.build_wall("a1 b1").unwrap();
    assert_eq!(
        table.waiting_seat(),
        (B, Some(Phase::Play)),
        "K9: clockwise"
    );
}

#[test]
fn k8_a_word_is_optional_but_asking_is_not() {
    let mut table = table(BOARD);
    assert_eq!(table.act(Action::Pass).unwrap_err(), Refusal::NotNow);
    table.ask("QU", "QU").unwrap();
    assert_eq!(table.waiting_seat(), (B, Some(Phase::Answer)));
}

#[test]
fn k9_turns_go_clockwise_round_the_table() {
    let mut table = table(BOARD);
    let mut seats = Vec::new();
    for called in ["XY", "ZQ", "JK", "VW"] {
        seats.push(table.waiting_seat().0);
        table.ask(called, called).unwrap();
        while table.waiting_seat().1 == Some(Phase::Answer) {
            let edge = table.state.board.open_edges().next().unwrap();
            table.act(Action::Wall(edge)).unwrap();
        }
    }
    assert_eq!(seats, [A, B, C, A]);
}

#[test]
fn k20_the_asker_may_call_two_equal_letters() {
    let mut table = table(BOARD);
    table.ask("AA", "AA").unwrap();
    assert_eq!(table.hand(A), "ABAA");
}

#[test]
fn k20_exactly_two_letters_are_called() {
    let mut table = table(BOARD);
    for called in ["", "A", "ABC"] {
        assert_eq!(table.ask(called, called).unwrap_err(), Refusal::Call(2..=2));
    }
}

#[test]
fn k20_with_room_for_one_the_asker_chooses_which_to_keep() {
    let mut table = table(BOARD).with_hand(A, "ABCDEF");
    assert_eq!(table.ask("XY", "XY").unwrap_err(), Refusal::Keep(1));
    assert_eq!(
        table.ask("XY", "Z").unwrap_err(),
        Refusal::NotCalled(letter('Z'))
    );
    table.ask("XY", "Y").unwrap();
    assert_eq!(table.hand(A), "ABCDEFY");
    table.take_letter('X').unwrap();
    assert_eq!(
        table.hand(B),
        "CDX",
        "a letter that the asker left can be taken"
    );
}

#[test]
fn k20_every_called_letter_that_fits_must_be_kept() {
    let mut table = table(BOARD);
    assert_eq!(table.ask("XY", "X").unwrap_err(), Refusal::Keep(2));
}

#[test]
fn k21_several_seats_may_take_the_same_letter() {
    let mut table = table(BOARD);
    table.ask("XY", "XY").unwrap();
    table.take_letter('X').unwrap();
    table.take_letter('X').unwrap();
    assert_eq!(
        [A, B, C].map(|seat| table.hand(seat)),
        ["ABXY", "CDX", "EFX"]
    );
}

#[test]
fn k21_only_a_called_letter_can_be_taken() {
    let mut table = table(BOARD);
    table.ask("XY", "XY").unwrap();
    assert_eq!(
        table.take_letter('Z').unwrap_err(),
        Refusal::NotCalled(letter('Z'))
    );
}

#[test]
fn k21_a_seat_with_a_full_hand_must_place_a_wall() {
    let mut table = table(BOARD).with_hand(B, "CDEFGHI");
    table.ask("XY", "XY").unwrap();
    assert_eq!(table.take_letter('X').unwrap_err(), Refusal::HandFull);
    table.build_wall("a1 b1").unwrap();
    assert_eq!(table.waiting_seat(), (C, Some(Phase::Answer)));
}

fn wall_every_edge(mut table: Table) -> Table {
    let edges: Vec<_> = table.state.board.open_edges().collect();
    edges
        .into_iter()
        .for_each(|edge| table.state.board.place_wall(edge));
    table
}

#[test]
fn k21_a_seat_with_a_full_hand_and_no_free_edge_passes() {
    let mut table = wall_every_edge(table(BOARD).with_hand(B, "CDEFGHI"));
    let events = table.ask("XY", "XY").unwrap();
    assert!(had_no_answer(&events, B));
    assert_eq!(table.waiting_seat(), (C, Some(Phase::Answer)));
    let events = table.take_letter('X').unwrap();
    assert!(!had_no_answer(&events, C));
}

#[test]
fn k23_a_hand_holds_at_most_seven_letters() {
    let mut table = table(BOARD).with_hand(A, "ABCDEFG").with_hand(B, "CDEFGH");
    table.ask("XY", "").unwrap();
    assert_eq!(table.hand(A).len(), 7);
    table.take_letter('X').unwrap();
    assert_eq!(table.hand(B).len(), 7);
}

fn timed_table() -> Table {
    table_with(BOARD, |choices| choices.clock = TimeLimit::Seconds(30))
}

fn run_clock_out(table: &mut Table) -> Vec<Event> {
    let at = PaperGrid::deadline(&table.state).unwrap();
    let events = PaperGrid::deadline_events(&table.state, &mut game::Chance::new(1));
    for event in &events {
        assert!(PaperGrid::is_possible(&table.state, event), "{event:?}");
        PaperGrid::evolve(&mut table.state, event, at);
    }
    events
}

/// Begins the first turn of a timed game.
fn begin_turn(table: &mut Table, at: Moment) {
    let turn = Event::Turn { seat: A, again: 0 };
    PaperGrid::evolve(&mut table.state, &turn, at);
    table.now = at;
}

#[test]
fn time_out_before_a_word_ends_the_turn_without_asking() {
    let mut table = timed_table();
    begin_turn(&mut table, Moment(5_000));
    assert_eq!(PaperGrid::deadline(&table.state), Some(Moment(35_000)));
    let events = run_clock_out(&mut table);
    assert_eq!(
        events,
        [Event::TimedOut(A), Event::Turn { seat: B, again: 0 }]
    );
    assert_eq!(PaperGrid::deadline(&table.state), Some(Moment(65_000)));
    assert_eq!(table.hand(A), "AB");
}

#[test]
fn time_out_after_a_word_keeps_the_word() {
    let mut table = timed_table().with_words("car cart").with_hand(A, "T");
    begin_turn(&mut table, Moment(0));
    table.play_across("f2", "T").unwrap();
    assert_eq!(PaperGrid::deadline(&table.state), Some(Moment(30_000)));
    run_clock_out(&mut table);
    assert!(table.state.score(A) > 0);
    assert_eq!(table.waiting_seat(), (B, Some(Phase::Play)));
}

#[test]
fn the_clock_stops_while_other_seats_answer() {
    let mut table = timed_table();
    begin_turn(&mut table, Moment(0));
    table.ask("XY", "XY").unwrap();
    assert_eq!(PaperGrid::deadline(&table.state), None);
    table.now = Moment(90_000);
    table.take_letter('X').unwrap();
    let events = table.take_letter('Y').unwrap();
    assert_eq!(events[0], Event::Answered(C, CallAnswer::Took(letter('Y'))));
    assert_eq!(PaperGrid::deadline(&table.state), Some(Moment(120_000)));
}
