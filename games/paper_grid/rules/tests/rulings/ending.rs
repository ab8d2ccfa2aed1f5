//! The endgame and the end: K24 to K27.

use game::Game;
use paper_grid_rules::{
    Action, Board, Choices, EndgameCause, Event, GameOverCause, OptionClash, Options, OptionsError,
    PaperGrid, Phase, Refusal, Size, Stage,
};

use super::table::*;

/// A board with six letters on edge cells, where seven begin the endgame.
const NEARLY: &str = "
    S T O N E . . 1
    . . C A R . . .
    . . . . . . . .
    2 . . . . X . .";

fn endgame_cause(events: &[Event]) -> Option<EndgameCause> {
    events.iter().find_map(|event| match event {
        Event::Endgame(cause) => Some(*cause),
        _ => None,
    })
}

#[test]
fn k24_the_threshold_depends_on_the_board_size() {
    assert_eq!(Size::ALL.map(Size::default_endgame_at), [7, 10, 15]);
}

#[test]
fn k24_printed_letters_count_and_the_counter_shows_how_many_are_missing() {
    let table = table(NEARLY);
    assert_eq!(table.state.letters_until_endgame(), 1);
}

#[test]
fn k24_the_endgame_begins_at_the_end_of_the_turn() {
    let mut table = table(NEARLY).with_words("stones car");
    table = table.with_hand(A, "SABC").with_hand(B, "DEF");
    table.play_across("f1", "S").unwrap();
    assert_eq!(table.state.letters_until_endgame(), 0);
    assert!(
        !table.state.endgame,
        "not yet: asking and answering come first"
    );
    table.ask("XY", "XY").unwrap();
    let events = table.take_letter('X').unwrap();
    assert_eq!(endgame_cause(&events), Some(EndgameCause::Edge));
    assert_eq!(table.waiting_seat(), (B, Some(Phase::Play)));
}

#[test]
fn k24_the_threshold_may_be_any_number_from_4() {
    let board: Board = NEARLY.parse().unwrap();
    let with = |endgame_at| {
        let plain = Choices::on_board(board.clone());
        Options::new(Choices {
            endgame_at,
            ..plain
        })
    };
    let refused = |value| {
        let rule = "endgame_at";
        Err(OptionsError::Value { rule, value })
    };
    assert_eq!(with(3), refused(3));
    assert!(with(4).is_ok());
    assert!(with(18).is_ok(), "every edge cell but the two areas");
    assert_eq!(with(19), refused(19));
    let claimed = Choices {
        endgame_at: 18,
        ..Choices::on_board(Board::blank(Size::Small))
    };
    assert_eq!(
        Options::new(claimed),
        Err(OptionsError::Clash(OptionClash::EndgameAt(18))),
        "six may claim areas there"
    );
}

#[test]
fn k24_a_round_that_changes_nothing_begins_the_endgame() {
    let mut table = table(NEARLY)
        .with_hand(A, "ABCDEFG")
        .with_hand(B, "ABCDEFG");
    let edges: Vec<_> = table.state.board.open_edges().collect();
    edges
        .into_iter()
        .for_each(|edge| table.state.board.place_wall(edge));
    let events = table.ask("XY", "").unwrap();
    assert_eq!(
        endgame_cause(&events),
        None,
        "only one of two turns changed nothing"
    );
    let events = table.ask("XY", "").unwrap();
    assert_eq!(endgame_cause(&events), Some(EndgameCause::Standstill));
}

#[test]
fn k25_in_the_endgame_a_turn_is_a_word_or_a_pass() {
    let mut table = table(NEARLY).in_endgame().with_words("car cars");
    table = table.with_hand(A, "SX").with_hand(B, "Y");
    assert_eq!(table.ask("XY", "XY").unwrap_err(), Refusal::NotNow);
    table.play_across("f2", "S").unwrap();
    assert_eq!(
        table.waiting_seat(),
        (B, Some(Phase::Play)),
        "no asking follows"
    );
    table.act(Action::Pass).unwrap();
    assert_eq!(table.waiting_seat(), (A, Some(Phase::Play)));
}

#[test]
fn k26_the_game_ends_at_once_when_a_seat_is_out_of_letters() {
    let mut table = table(NEARLY).in_endgame().with_words("car cars");
    table = table.with_hand(A, "S").with_hand(B, "Y");
    table.play_across("f2", "S").unwrap();
    assert_eq!(
        table.state.stage,
        Stage::Over(GameOverCause::OutOfLetters(A))
    );
    assert_eq!(table.waiting_seat().1, None);
}

#[test]
fn k26_the_game_ends_when_the_endgame_begins_if_a_hand_is_empty() {
    let mut table = table(NEARLY).with_words("stones car").with_hand(A, "SABC");
    table.play_across("f1", "S").unwrap();
    table.ask("XY", "XY").unwrap();
    table.build_wall("a2 a3").unwrap();
    assert_eq!(
        table.state.stage,
        Stage::Over(GameOverCause::OutOfLetters(B))
    );
}

#[test]
fn k26_an_empty_hand_before_the_endgame_does_not_end_the_game() {
    let mut table = table(NEARLY).with_words("car cars").with_hand(A, "S");
    table.play_across("f2", "S").unwrap();
    assert_eq!(table.waiting_seat(), (A, Some(Phase::Ask)));
}

#[test]
fn k26_the_game_ends_after_a_full_round_of_passes() {
    let mut table = table(NEARLY).in_endgame().with_words("car cars");
    table = table.with_hand(A, "XS").with_hand(B, "YZ");
    table.act(Action::Pass).unwrap();
    // A word restarts the round of passes.
    table = table.with_hand(B, "SZ");
    table.play_across("f2", "S").unwrap();
    table.act(Action::Pass).unwrap();
    assert_eq!(table.waiting_seat().1, Some(Phase::Play));
    table.act(Action::Pass).unwrap();
    assert_eq!(table.state.stage, Stage::Over(GameOverCause::AllPassed));
}

#[test]
fn k27_the_highest_score_wins_and_letters_left_cost_nothing() {
    let mut table = table(NEARLY)
        .in_endgame()
        .with_hand(A, "QZXJ")
        .with_hand(B, "E");
    table.state.scores = vec![30, 29];
    table.act(Action::Pass).unwrap();
    table.act(Action::Pass).unwrap();
    let outcome = PaperGrid::outcome(&table.state).unwrap();
    let points: Vec<i32> = outcome.standings().iter().map(|s| s.points).collect();
    assert_eq!(points, [30, 29]);
    assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [A]);
}

#[test]
fn k27_equal_scores_share_the_win() {
    let mut table = table(NEARLY)
        .in_endgame()
        .with_hand(A, "Q")
        .with_hand(B, "E");
    table.state.scores = vec![29, 29];
    table.act(Action::Pass).unwrap();
    table.act(Action::Pass).unwrap();
    let outcome = PaperGrid::outcome(&table.state).unwrap();
    assert_eq!(outcome.winners().len(), 2);
}
