//! Daily positions of C U Letter: the same for all players, each with a best placing.

use c_u_letter::bots::{Finder, FoundPlay, PracticePosition, level, review_points, think};
use c_u_letter_rules::{CULetter, Options, Preset, State, View};
use game::account::{DecisionLoss, pick_practice_position};

use crate::games::golden;
use crate::games::judged::play_two_player_game;
use crate::list::{FAMILY, LIST};

/// Everything about a position that a player sees, in one line.
fn describe_position(key: &str) -> String {
    let posed = PracticePosition::from_key(key, &LIST, &FAMILY).unwrap();
    let whole = serde_json::to_string(&posed.view).unwrap();
    let sum = lexicon::checksum::crc32(whole.as_bytes());
    let (letter, at) = (posed.best.card.letter().uppercase(), posed.best.at);
    format!("{key}: {sum:08x}, {letter} on {at} for {}", posed.most())
}

#[test]
fn daily_positions_never_change() {
    golden::assert_matches_golden("c-u-letter", describe_position);
}

#[test]
fn the_best_placing_gains_most_and_is_legal() {
    for key in ["2026-11-22 1", "practice 7"] {
        let posed = PracticePosition::from_key(key, &LIST, &FAMILY).unwrap();
        let most = posed.gains.iter().map(|(_, gain)| *gain).max();
        assert_eq!(Some(posed.most()), most, "{key}");
        assert!(posed.most() >= 3, "{key}: {}", posed.most());
        assert_eq!(posed.view.check_placing(&posed.best), Ok(()), "{key}");
        assert!(posed.view.can_act(), "{key}");
    }
}

/// The position of a missed placing is kept as text and practised from it: the same placings are
/// legal and gain the same.
#[test]
fn practice_repeats_the_position_of_a_missed_placing() {
    let options = Options::new(Preset::Opponents.choices()).unwrap();
    let over = |state: &State| state.table.results.len() == 1;
    let game = play_two_player_game::<CULetter>(options, 3, over, |view, seat, chance| {
        think(view, seat, level(0), &LIST, &FAMILY, chance)
    });
    let spots = review_points(&game, 0);
    let mut told = 0;
    for spot in &spots {
        let lost = DecisionLoss {
            step: spot.step,
            seat: spot.seat,
            by: 300,
            later: 0,
            known: true,
        };
        // A face-down card can't be written in the text.
        let Some(key) = pick_practice_position(&game, &[lost], spot.seat) else {
            continue;
        };
        let again = View::from_position_text(&key).unwrap();
        assert_eq!(again.to_position_text().as_deref(), Some(&key[..]));
        let gains = |view: &View| -> Vec<(String, i32)> {
            let finds = Finder::new(view).find(&LIST);
            let gain = |find: &FoundPlay| {
                let placing = find.placing;
                let (face, at) = (placing.card.face(), placing.at);
                (format!("{face} {at} {:?}", placing.using), find.gain)
            };
            let mut all: Vec<_> = finds.iter().map(gain).collect();
            all.sort();
            all
        };
        assert_eq!(gains(&again), gains(&spot.view), "{key}");
        let posed = PracticePosition::from_key(&key, &LIST, &FAMILY);
        assert!(posed.is_none_or(|posed| posed.view == again));
        // A turn that only left words gives no placing to practise; one that also lost by its
        // placing does.
        let later = |later| [DecisionLoss { later, ..lost }];
        assert_eq!(pick_practice_position(&game, &later(300), spot.seat), None);
        assert_eq!(
            pick_practice_position(&game, &later(200), spot.seat),
            Some(key)
        );
        told += 1;
    }
    assert!(told > 3, "{told} of {}", spots.len());
    for none in ["\n", "2 rT\n.", "2 rT\n.\n.\n.\n.\n.\n.\n.\n.\n.\n1 a1-b1"] {
        assert_eq!(View::from_position_text(none), None, "{none}");
    }
}
