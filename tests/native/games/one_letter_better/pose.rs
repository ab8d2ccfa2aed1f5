//! Practice positions of One Letter Better: a key always gives the same one, and each has a best
//! word.

use game::account::{DecisionLoss, pick_practice_position};
use one_letter_better::bots::{DEUCE, Finder, PracticePosition, review_points, think};
use one_letter_better_rules::{OneLetterBetter, Options, Preset, State, View};

use crate::games::judged::play_two_player_game;
use crate::list::{FAMILY, LIST};

#[test]
fn every_practice_position_has_enough_words_and_a_true_best() {
    for key in ["practice 7", "practice 8"] {
        let posed = PracticePosition::from_key(key, &LIST, &FAMILY).unwrap();
        assert_eq!(
            PracticePosition::from_key(key, &LIST, &FAMILY).as_ref(),
            Some(&posed),
            "{key}"
        );
        assert!(posed.plays.len() >= 6, "{key}: {}", posed.plays.len());
        let finds = Finder::new(&posed.view).find(&LIST);
        let most = finds.iter().map(|find| find.swing()).max();
        assert_eq!(Some(posed.best_swing()), most, "{key}");
        for (word, gain) in &posed.plays {
            let best = finds.iter().filter(|find| find.word == *word);
            assert_eq!(
                best.map(|find| find.swing()).max(),
                Some(*gain),
                "{key}: {word}"
            );
            assert_eq!(posed.swing_of(*word), Some(*gain));
        }
        assert_eq!(posed.swing_of("zzz".parse().unwrap()), None);
        assert!(posed.view.table.turn.drawn, "{key}");
    }
}

/// The position of a missed turn is kept as text and practised from it: the same words are possible
/// and gain the same.
#[test]
fn practice_repeats_the_position_of_a_missed_turn() {
    let told = "B E,C A ?R/T I M E/H ? R S";
    let view = View::from_text(told).unwrap();
    assert_eq!(view.to_text().as_deref(), Some(told));
    let posed = PracticePosition::from_key(told, &LIST, &FAMILY).unwrap();
    assert_eq!(posed.view, view);
    assert_eq!(posed.swing_of("times".parse().unwrap()), Some(7));
    assert_eq!(
        PracticePosition::from_key("B E/T I", &LIST, &FAMILY),
        None,
        "half a table"
    );
    assert_eq!(
        PracticePosition::from_key("//", &LIST, &FAMILY),
        None,
        "no word can be made"
    );
}

#[test]
fn the_costliest_miss_in_everyday_words_is_practised() {
    let options = Options::new(Preset::Opponents.choices()).unwrap();
    let over = |state: &State| state.table.results.len() == 1;
    let game = play_two_player_game::<OneLetterBetter>(options, 3, over, |view, seat, chance| {
        think(view, seat, &DEUCE, &LIST, &FAMILY, chance)
    });
    let spots = review_points(&game, 0);
    let lost = |at: usize, by, known| DecisionLoss {
        step: spots[at].step,
        seat: spots[at].seat,
        by,
        later: 0,
        known,
    };
    // The first seat's turns are every other one.
    let told = [
        lost(0, 500, true),
        lost(1, 3_000, true),
        lost(2, 900, true),
        lost(4, 2_000, false),
    ];
    let key = pick_practice_position(&game, &told, spots[0].seat).unwrap();
    assert_eq!(Some(&key), spots[2].view.to_text().as_ref());
    let posed = PracticePosition::from_key(&key, &LIST, &FAMILY).unwrap();
    let most = Finder::new(&spots[2].view).find(&LIST);
    let most = most.iter().map(|find| find.swing()).max();
    assert_eq!(Some(posed.best_swing()), most);
    let nothing = [lost(0, 0, true), lost(4, 2_000, false)];
    assert_eq!(pick_practice_position(&game, &nothing, spots[0].seat), None);
}
