//! Daily positions of Paper Grid: the same for all players, each with a best play.

use paper_grid::bots::PracticePosition;
use paper_grid_rules::{Preview, Stage, State, moves};

use crate::games::golden;
use crate::list::LIST;

/// Everything about a position that a player sees, in one line.
fn describe_position(key: &str) -> String {
    let PracticePosition {
        view,
        seat,
        best,
        points,
    } = PracticePosition::for_key(key, &LIST).unwrap();
    let whole = serde_json::to_string(&(&view.board, &view.hands, &view.scores, seat)).unwrap();
    let sum = lexicon::checksum::crc32(whole.as_bytes());
    let best: Vec<String> = best
        .iter()
        .map(|one| one.1.uppercase().to_string())
        .collect();
    format!("{key}: {sum:08x}, {} for {points}", best.concat())
}

#[test]
fn daily_positions_never_change() {
    golden::assert_matches_golden("paper-grid", describe_position);
}

#[test]
fn every_position_has_enough_plays_and_a_true_best() {
    for key in ["2026-11-22 1", "practice 7"] {
        let posed = PracticePosition::for_key(key, &LIST).unwrap();
        let plays = moves(&posed.view, posed.seat, &LIST);
        assert!(plays.len() >= 12, "{key}: {}", plays.len());
        let most = plays.iter().map(|play| play.points).max();
        assert_eq!(most, Some(posed.points), "{key}");
        let shown = Preview::new(&posed.view, posed.seat, &posed.best, Some(&LIST));
        assert_eq!((shown.points, shown.refusal), (posed.points, None), "{key}");
    }
}

/// The position of a missed play is kept as text and practised from it: the same plays are possible
/// and score the same.
#[test]
fn practice_repeats_the_position_of_a_missed_play() {
    let posed = PracticePosition::for_key("practice 7", &LIST).unwrap();
    let told = posed.view.to_text().unwrap();
    let again = PracticePosition::for_key(&told, &LIST).unwrap();
    assert_eq!(again.view.to_text().as_deref(), Some(&told[..]));
    assert_eq!(again.seat, posed.seat);
    assert_eq!((&again.best, again.points), (&posed.best, posed.points));
    let points = |posed: &PracticePosition| -> Vec<i32> {
        let plays = moves(&posed.view, posed.seat, &LIST);
        plays.iter().map(|play| play.points).collect()
    };
    assert_eq!(points(&again), points(&posed));
    // There is no text before the first word, or where letters are called.
    let first = State {
        begun: false,
        ..posed.view.clone()
    };
    let mut asking = posed.view;
    asking.stage = Stage::Asking;
    assert_eq!((first.to_text(), asking.to_text()), (None, None));
    for none in ["\n. .", "1 TEA\n. .", "3 TEA RIN\n. . . 1"] {
        assert_eq!(State::from_text(none), None, "{none}");
    }
}
