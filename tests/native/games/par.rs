//! Par: what the highest level makes of the letters or the deck of a day, alone.

use lettercase::games::{one_letter_better as better, word_heist as heist};
use lettercase::lexicon::{Lexicon, WordBook};
use lettercase::table::Day;
use lettercase::worker::{Said, Thought};

use crate::list::FILE;

/// What comes of an errand, step by step.
fn last<T: Thought>(errand: T) -> (usize, T::Report) {
    let book = WordBook::of(Lexicon::open(FILE).unwrap());
    let (mut thinking, mut steps) = (errand.begin(), 0);
    loop {
        steps += 1;
        if let Said::Last(report) = thinking(&book) {
            return (steps, report);
        }
    }
}

#[test]
fn a_days_letters_and_a_days_deck_have_a_par() {
    let day: Day = "2026-11-22".parse().unwrap();
    let options = heist::Options::new(heist::Preset::Day(day).choices()).unwrap();
    let (steps, report) = last(heist::opponent::Errand::Par(Box::new(options)));
    let heist::opponent::Report::Par(Some(par)) = report else {
        panic!("{report:?} after {steps} steps")
    };
    assert!(par > 5 && steps > 50, "{par} points, {steps} steps");
    let options = better::Options::new(better::Preset::Day(day).choices()).unwrap();
    let (steps, report) = last(better::opponent::Errand::Par(Box::new(options)));
    let better::opponent::Report::Par(Some(par)) = report else {
        panic!("{report:?} after {steps} steps")
    };
    assert!(par > 50 && steps > 50, "{par} points, {steps} steps");
}
