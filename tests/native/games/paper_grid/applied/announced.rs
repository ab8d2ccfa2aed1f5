//! Announcing before an action that it would begin the endgame or end the game (K24, K26).

use paper_grid::text::table::end_warning;
use paper_grid_rules::{
    Action, Axis, Consequence, Event, GameOverCause, Judge, SpecialType, SpecialUpgrade, Stage,
};

use super::super::table::*;

/// A board with six letters on edge cells, where seven begin the endgame.
const NEARLY: &str = "
    S T O N E . . 1
    . . C A R . . .
    . . . . . . . .
    2 . . . . X . .";

fn table_near_endgame() -> Table {
    table(NEARLY)
        .with_words("stones car cars")
        .with_hand(B, "DEF")
}

#[test]
fn k24_a_play_that_reaches_the_threshold_is_announced_to_begin_the_endgame() {
    let mut table = table_near_endgame().with_hand(A, "SABC");
    let edge = table.placed_from("f1", Axis::Across, "S");
    let inside = table.placed_from("f2", Axis::Across, "S");
    assert!(table.state.would_begin_endgame(&edge));
    assert!(!table.state.would_begin_endgame(&inside));
    let play = Action::Play(edge.clone());
    assert_eq!(
        table.state.consequence_of(&play),
        Some(Consequence::Endgame)
    );
    assert_eq!(
        end_warning(&table.state, &play),
        Some("This play begins the endgame.")
    );
    assert_eq!(end_warning(&table.state, &Action::Play(inside)), None);
    // The endgame then begins at the end of the turn.
    table.play(edge).unwrap();
    table.ask("XY", "XY").unwrap();
    let last = Action::Take(letter('X'));
    assert_eq!(
        end_warning(&table.state, &last),
        Some("The endgame begins after this.")
    );
    let events = table.act(last).unwrap();
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Endgame(_)))
    );
}

#[test]
fn k24_only_the_last_answer_is_announced_to_begin_the_endgame() {
    let board = "
        S T O N E . . 1
        3 . C A R . . .
        . . . . . . . .
        2 . . . . X . .";
    let mut table = table(board).with_words("stones car").with_hand(A, "SABC");
    table = table.with_hand(B, "D").with_hand(C, "E");
    table.play_across("f1", "S").unwrap();
    table.ask("XY", "XY").unwrap();
    let take = Action::Take(letter('X'));
    assert_eq!(
        table.state.consequence_of(&take),
        None,
        "another answer follows"
    );
    table.act(take.clone()).unwrap();
    assert_eq!(
        table.state.consequence_of(&take),
        Some(Consequence::Endgame)
    );
}

#[test]
fn k24_an_illegal_play_is_not_announced_to_begin_the_endgame() {
    let table = table_near_endgame().with_hand(A, "SABC").in_endgame();
    let edge = table.placed_from("f1", Axis::Across, "S");
    assert!(
        !table.state.would_begin_endgame(&edge),
        "the endgame has begun"
    );
    let table = table_near_endgame().with_hand(A, "ABC");
    assert!(
        !table.state.would_begin_endgame(&edge),
        "there is no S in hand"
    );
    let alone = table.placed_from("h4", Axis::Across, "A");
    assert_eq!(
        table.state.consequence_of(&Action::Play(alone)),
        None,
        "it touches nothing"
    );
    assert!(!table.state.would_begin_endgame(&[]));
}

#[test]
fn k24_a_destroyer_makes_the_start_of_the_endgame_uncertain() {
    let with = |endgame_at: usize, sign: &str| {
        let board = NEARLY.replace("E . . 1", &format!("E {sign} . 1"));
        let table = table_with(&board, |choices| {
            choices.specials = SpecialUpgrade::Celldance;
            choices.endgame_at = endgame_at;
        });
        let table = table
            .with_words("stones")
            .with_hand(A, "SAB")
            .with_hand(B, "DEF");
        let edge = table.placed_from("f1", Axis::Across, "S");
        table.state.would_begin_endgame(&edge)
    };
    assert!(with(7, "g"), "Go Again doesn't change this");
    assert!(!with(7, "z"), "two letters can be crossed out");
    assert!(with(5, "z"), "enough letters are left anyway");
    assert_eq!(SpecialType::from_char('z'), Some(SpecialType::Destroyer));
}

#[test]
fn k24_where_the_table_decides_accepting_is_announced_to_begin_the_endgame() {
    let mut table = table_with(NEARLY, |choices| choices.judge = Judge::Table);
    table = table.with_hand(A, "SABC").with_hand(B, "DEF");
    table
        .act(Action::Play(table.placed_from("f1", Axis::Across, "S")))
        .unwrap();
    assert!(matches!(table.state.stage, Stage::Judging(_)));
    assert_eq!(
        end_warning(&table.state, &Action::Accept),
        Some("This play begins the endgame.")
    );
    assert_eq!(end_warning(&table.state, &Action::TakeBack), None);
}

#[test]
fn k26_playing_the_last_letter_is_announced_to_end_the_game() {
    let mut table = table_near_endgame().in_endgame().with_hand(A, "S");
    let play = Action::Play(table.placed_from("f2", Axis::Across, "S"));
    assert!(table.state.would_end(&play));
    assert_eq!(
        end_warning(&table.state, &play),
        Some("This play ends the game.")
    );
    table.act(play.clone()).unwrap();
    assert_eq!(
        table.state.stage,
        Stage::Over(GameOverCause::OutOfLetters(A))
    );
    let table = table_near_endgame().in_endgame().with_hand(A, "SA");
    assert!(!table.state.would_end(&play), "a letter is left");
    let table = table_near_endgame().with_hand(A, "S");
    assert!(
        !table.state.would_end(&play),
        "before the endgame an empty hand doesn't end the game"
    );
}

#[test]
fn k26_a_thief_that_may_refill_the_hand_prevents_the_announcement() {
    let board = NEARLY.replace("R . . .", "R s . .");
    let table = table_with(&board, |choices| {
        choices.specials = SpecialUpgrade::Celldance
    });
    let mut table = table
        .in_endgame()
        .with_words("cars")
        .with_hand(A, "S")
        .with_hand(B, "DE");
    let play = Action::Play(table.placed_from("f2", Axis::Across, "S"));
    assert!(!table.state.would_end(&play));
    table.act(play).unwrap();
    // The seat whose last letter the thief takes has an empty hand.
    let steal = |c| Action::Steal(B, letter(c));
    assert!(!table.state.would_end(&steal('D')));
    table = table.with_hand(B, "D");
    assert!(table.state.would_end(&steal('D')));
}

#[test]
fn k26_the_last_pass_of_a_round_is_announced_to_end_the_game() {
    let mut table = table_near_endgame().in_endgame().with_hand(A, "S");
    assert_eq!(end_warning(&table.state, &Action::Pass), None);
    table.act(Action::Pass).unwrap();
    assert_eq!(
        end_warning(&table.state, &Action::Pass),
        Some("This pass ends the game.")
    );
    table.act(Action::Pass).unwrap();
    assert_eq!(table.state.stage, Stage::Over(GameOverCause::AllPassed));
    assert_eq!(
        end_warning(&table.state, &Action::Pass),
        None,
        "the game is over"
    );
}
