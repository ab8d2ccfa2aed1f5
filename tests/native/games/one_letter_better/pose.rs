//! Positions of practice: the same for a key, and each with a best word.

use lettercase::games::one_letter_better::opponent::{Finder, Posed};

use crate::list::{FAMILY, LIST};

#[test]
fn every_position_has_words_enough_and_the_best_is_the_best() {
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
