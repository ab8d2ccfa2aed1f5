//! Hints in steps, and the review of a round.

use lettercase::games::one_letter_better::opponent::{
    Finder, Hint, HintStep, NoHint, Rival, Spot, TurnReview, spots,
};
use lettercase::games::one_letter_better::{Checking, Event, Options, Preset, View};
use lettercase::table::{SeatId, Viewer};

use super::opponents::game;
use crate::list::{FAMILY, LIST};

fn some_spots() -> Vec<Spot> {
    let game = game(
        Preset::Opponents,
        Checking::AutoCheck,
        &[Rival::Wren, Rival::Wren],
        2,
    );
    spots(&game, 0)
}

/// A moment at which something can be played.
fn moment() -> View {
    let spots = some_spots();
    let good = |spot: &&Spot| Finder::at(&spot.view).find(&LIST).len() > 10;
    spots.iter().find(good).unwrap().view.clone()
}

#[test]
fn a_hint_tells_more_step_by_step() {
    let view = moment();
    let [way, place, play] = HintStep::ALL.map(|step| view.hint(step, &LIST, &FAMILY).unwrap());
    let Hint::Play(line) = play else {
        panic!("{play:?}");
    };
    let made = view.preview(&line, Some(&LIST)).unwrap();
    assert_eq!(
        way,
        Hint::Way {
            way: made.way,
            gain: made.gain
        }
    );
    assert_eq!(
        place,
        Hint::Place {
            cards: line.len(),
            used: made.used.clone()
        }
    );
}

#[test]
fn o29_with_challenges_there_is_no_hint() {
    let mut view = moment();
    let mut choices: lettercase::games::one_letter_better::Choices =
        view.table.options.into_inner();
    choices.checking = Checking::Challenge;
    view.table.options = Options::new(choices).unwrap();
    let hint = view.hint(HintStep::Way, &LIST, &FAMILY);
    assert_eq!(hint, Err(NoHint::Challenges));
}

#[test]
fn a_hint_is_for_the_seat_that_plays() {
    let mut view = moment();
    view.own = None;
    assert_eq!(
        view.hint(HintStep::Way, &LIST, &FAMILY),
        Err(NoHint::NotNow)
    );
}

#[test]
fn every_turn_of_a_round_is_looked_at_once() {
    let game = game(
        Preset::Opponents,
        Checking::AutoCheck,
        &[Rival::Wren, Rival::Wren],
        2,
    );
    let spots = spots(&game, 0);
    let events = || game.journal().steps.iter().flat_map(|step| &step.events);
    let turns = events()
        .filter(|event| matches!(event, Event::Turn(_)))
        .count();
    assert_eq!(
        spots.len(),
        turns + 1,
        "the first turn has no event of its own"
    );
    let made: usize = spots.iter().map(|spot| spot.made.len()).sum();
    assert_eq!(
        made,
        events()
            .filter(|event| matches!(event, Event::Made(_)))
            .count()
    );
    for spot in &spots {
        let then = game.at(spot.step).seen_by(Viewer::Seat(spot.seat));
        assert_eq!(then, spot.view);
    }
}

#[test]
fn what_was_missed_is_what_the_best_play_would_have_brought_more_than_the_turn() {
    let mut missed = 0;
    for spot in some_spots() {
        let review = spot.review(&LIST, &FAMILY);
        let made: i32 = spot.made.iter().map(|(_, swing)| *swing).sum();
        let best = review.best.as_ref().map_or(made, |find| find.swing());
        assert_eq!((review.total, review.missed), (made, (best - made).max(0)));
        missed += usize::from(review.missed > 0);
    }
    assert!(missed > 3, "Wren overlooks something: {missed}");
}

/// A turn with these words, each with what it brought, where a play of so many points was to
/// be found.
fn turn(made: &[(&str, i32)]) -> (i32, TurnReview) {
    let view = View::set_out(&[], "Q U I Z", "").unwrap();
    let made = made
        .iter()
        .map(|(word, swing)| (word.parse().unwrap(), *swing));
    let spot = Spot {
        step: 1,
        seat: SeatId::FIRST,
        view,
        made: made.collect(),
    };
    let review = spot.review(&LIST, &FAMILY);
    (review.best.as_ref().unwrap().swing(), review)
}

#[test]
fn the_review_counts_turns_not_words() {
    // QUIZ is worth 28: a word of it alone is better than each, and not than all of them.
    let (best, review) = turn(&[("prowl", 7), ("prowler", 8), ("itching", 11)]);
    assert_eq!((best, review.total, review.missed), (28, 26, 2));
    let (_, review) = turn(&[("prowl", 14), ("prowler", 14), ("itching", 14)]);
    assert_eq!((review.total, review.missed), (42, 0));
    let (_, review) = turn(&[]);
    assert_eq!((review.total, review.missed), (0, 28));
}

#[test]
fn a_spot_travels_to_the_worker_and_back() {
    let spot = &some_spots()[1];
    let text = serde_json::to_string(spot).unwrap();
    assert_eq!(serde_json::from_str::<Spot>(&text).unwrap(), *spot);
    let review = spot.review(&LIST, &FAMILY);
    let text = serde_json::to_string(&review).unwrap();
    let back: lettercase::games::one_letter_better::opponent::TurnReview =
        serde_json::from_str(&text).unwrap();
    assert_eq!(back, review);
}
