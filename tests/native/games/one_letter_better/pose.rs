//! Practice positions of One Letter Better: a key always gives the same one, and each has a best
//! word.

use game::account::{Lost, to_practise};
use one_letter_better::bots::{DEUCE, Finder, Posed, spots, think};
use one_letter_better_rules::{OneLetterBetter, Options, Preset, State, View};

use crate::games::judged::round;
use crate::list::{FAMILY, LIST};

#[test]
fn every_practice_position_has_enough_words_and_a_true_best() {
    for key in ["practice 7", "practice 8"] {
        let posed = Posed::of(key, &LIST, &FAMILY).unwrap();
        assert_eq!(
            Posed::of(key, &LIST, &FAMILY).as_ref(),
            Some(&posed),
            "{key}"
        );
        assert!(posed.plays.len() >= 6, "{key}: {}", posed.plays.len());
        let finds = Finder::at(&posed.view).find(&LIST);
        let most = finds.iter().map(|find| find.swing()).max();
        assert_eq!(Some(posed.most()), most, "{key}");
        for (word, gain) in &posed.plays {
            let best = finds.iter().filter(|find| find.word == *word);
            assert_eq!(
                best.map(|find| find.swing()).max(),
                Some(*gain),
                "{key}: {word}"
            );
            assert_eq!(posed.gains(*word), Some(*gain));
        }
        assert_eq!(posed.gains("zzz".parse().unwrap()), None);
        assert!(posed.view.table.turn.drawn, "{key}");
    }
}

/// The position of a missed turn is kept as text and practised from it: the same words are possible
/// and gain the same.
#[test]
fn practice_repeats_the_position_of_a_missed_turn() {
    let told = "B E,C A ?R/T I M E/H ? R S";
    let view = View::of_text(told).unwrap();
    assert_eq!(view.told().as_deref(), Some(told));
    let posed = Posed::of(told, &LIST, &FAMILY).unwrap();
    assert_eq!(posed.view, view);
    assert_eq!(posed.gains("times".parse().unwrap()), Some(7));
    assert_eq!(Posed::of("B E/T I", &LIST, &FAMILY), None, "half a table");
    assert_eq!(Posed::of("//", &LIST, &FAMILY), None, "no word can be made");
}

#[test]
fn the_costliest_miss_in_everyday_words_is_practised() {
    let options = Options::new(Preset::Opponents.choices()).unwrap();
    let over = |state: &State| state.table.results.len() == 1;
    let game = round::<OneLetterBetter>(options, 3, over, |view, seat, chance| {
        think(view, seat, &DEUCE, &LIST, &FAMILY, chance)
    });
    let spots = spots(&game, 0);
    let lost = |at: usize, by, known| Lost {
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
    let key = to_practise(&game, &told, spots[0].seat).unwrap();
    assert_eq!(Some(&key), spots[2].view.told().as_ref());
    let posed = Posed::of(&key, &LIST, &FAMILY).unwrap();
    let most = Finder::at(&spots[2].view).find(&LIST);
    let most = most.iter().map(|find| find.swing()).max();
    assert_eq!(Some(posed.most()), most);
    let nothing = [lost(0, 0, true), lost(4, 2_000, false)];
    assert_eq!(to_practise(&game, &nothing, spots[0].seat), None);
}
