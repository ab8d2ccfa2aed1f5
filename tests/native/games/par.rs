//! Par: what the highest level scores alone with a day's letters or deck.

use game::bots::{BotErrand, StepReport};
use game::{BotSoloGame, Day, SeatId, Viewer};
use lexicon::{Lexicon, WordBook};
use one_letter_better as better;
use word_heist as heist;

use crate::list::{FAMILY, LIST, LIST_FILE};
use crate::thorough;

/// Runs an errand to its end; returns the number of steps and the final report.
fn run_errand<T: BotErrand>(errand: T) -> (usize, T::Report) {
    let book = WordBook::new(Lexicon::open(LIST_FILE).unwrap());
    let (mut thinking, mut steps) = (errand.begin(), 0);
    loop {
        steps += 1;
        if let StepReport::Last(report) = thinking(&book) {
            return (steps, report);
        }
    }
}

#[test]
fn a_days_letters_and_deck_have_a_par() {
    let day: Day = "2026-11-22".parse().unwrap();
    let options =
        word_heist_rules::Options::new(word_heist_rules::Preset::Day(day).choices()).unwrap();
    let (steps, report) = run_errand(heist::bots::Errand::Par(Box::new(options)));
    let heist::bots::Report::Par(Some(par)) = report else {
        panic!("{report:?} after {steps} steps")
    };
    assert!(par > 5 && steps > 50, "{par} points, {steps} steps");
    let options =
        one_letter_better_rules::Options::new(one_letter_better_rules::Preset::Day(day).choices())
            .unwrap();
    let (steps, report) = run_errand(better::bots::Errand::Par(Box::new(options)));
    let better::bots::Report::Par(Some(par)) = report else {
        panic!("{report:?} after {steps} steps")
    };
    assert!(par > 50 && steps > 50, "{par} points, {steps} steps");
}

/// The score of a level of Word Heist with a day's letters.
fn level_score(day: Day, level: usize) -> i32 {
    let options =
        word_heist_rules::Options::new(word_heist_rules::Preset::Day(day).choices()).unwrap();
    let mut alone = BotSoloGame::<word_heist_rules::WordHeist>::start(options);
    loop {
        let over = alone.step(&LIST, |game| {
            let view = game.view(Viewer::Table);
            let bots = [(SeatId::FIRST, level)];
            let (_, plan) = heist::bots::bot::first_to_act(&view, &bots, &LIST, &FAMILY)?;
            Some((plan.after, plan.action))
        });
        if let Some(points) = over {
            return points.unwrap();
        }
    }
}

/// Par is the score of the lynx, the highest level, in the same ten minutes. When it plays alone,
/// the lynx must not weigh possible steals: when it did, par was below the lowest level's score.
#[test]
fn no_lower_level_beats_word_heist_par_by_more_than_1() {
    let first: Day = "2026-11-22".parse().unwrap();
    let days = if thorough::is_thorough() { 10 } else { 1 };
    let mut sums = [0; 4];
    for (at, day) in (0..days)
        .filter_map(|after| first.plus_days(after))
        .enumerate()
    {
        // The second level's score is closest to par; the other levels are tried on one day only.
        let levels = if at == 0 { &[0, 1, 2, 3][..] } else { &[1, 3] };
        let mut all = [0; 4];
        levels
            .iter()
            .for_each(|level| all[*level] = level_score(day, *level));
        assert!(all.iter().all(|one| *one <= all[3] + 1), "{day}: {all:?}");
        // The score shows that nearly all of the letters are in words.
        assert!(all[3] >= 20, "{day}: {all:?}");
        sums.iter_mut().zip(all).for_each(|(sum, one)| *sum += one);
    }
    assert!(sums.iter().all(|sum| *sum <= sums[3]), "{sums:?}");
}
