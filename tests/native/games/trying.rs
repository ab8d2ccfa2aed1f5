//! Moments that are tried again: what is done at the position is judged as the review judges it.

use std::fmt::Debug;

use lettercase::desk::lesson::{LEARNER, Teaches, acts};
use lettercase::games::word_heist::desk::{Tried, made, opens};
use lettercase::games::word_heist::opponent::review::flips;
use lettercase::games::{
    c_u_letter as culs, one_letter_better as olbs, paper_grid as grids, word_heist as heist,
};
use lettercase::lexicon::{Lexicon, WordBook};
use lettercase::table::account::Lost;
use lettercase::table::{Chance, Game, Match, Moment, SeatId, Waiting};
use lettercase::worker::{Said, Thought};

use crate::list::{FILE, LIST};
use crate::seats::{people, programs};

/// What comes of an errand.
fn last<T: Thought>(book: &WordBook, errand: T) -> T::Report {
    let mut thinking = errand.begin();
    loop {
        if let Said::Last(report) = thinking(book) {
            return report;
        }
    }
}

/// A game as two programs begin it.
fn begun<G: Game>(
    options: G::Options,
    acts: usize,
    asks: impl Fn(&Match<G>, SeatId) -> G::Action,
) -> Match<G> {
    let mut game = Match::<G>::begin(options, programs::<G>(2), Chance::new(5)).unwrap();
    for _ in 0..acts {
        let Waiting::For { seats, .. } = game.waiting_for() else {
            break;
        };
        let seat = seats.iter().next().unwrap();
        let action = asks(&game, seat);
        game.act(seat, &action, Moment::START, Some(&LIST)).unwrap();
    }
    game
}

/// Whoever does at the position what was done in the game has decided the same. `spots` are a
/// game's decisions: the step, and all that the review is asked.
fn is_decided_alike<G: Game, S: Clone + PartialEq + Debug>(
    game: &Match<G>,
    spots: impl Fn(&Match<G>) -> Vec<(usize, S)>,
    does: impl Fn(&S) -> Vec<G::Action>,
    by: impl Fn(&S) -> SeatId,
) {
    let all = spots(game);
    assert!(all.len() > 3, "{all:?}");
    let mut tried = 0;
    for (step, spot) in &all {
        let actions = does(spot);
        if actions.is_empty() {
            continue;
        }
        let mut again = game.cut(*step);
        assert_eq!(again.journal().steps.len(), *step);
        assert_eq!(*again.state(), game.at(*step));
        let waiting = again.waiting_for();
        assert!(waiting.seats().contains(by(spot)), "{spot:?}");
        for action in actions {
            let done = again.act(by(spot), &action, Moment::START, Some(&LIST));
            done.unwrap();
        }
        let decided = spots(&again).into_iter().find(|(at, _)| at >= step);
        assert_eq!(decided.as_ref(), Some(&(*step, spot.clone())), "{step}");
        tried += 1;
    }
    assert!(tried > 3);
}

#[test]
fn a_decision_at_paper_grid_is_tried_where_it_was_made() {
    use grids::opponent::{Errand, Report, spots};
    let book = WordBook::of(Lexicon::open(FILE).unwrap());
    let game = begun::<grids::PaperGrid>(grids::Options::default(), 40, |game, seat| {
        match last(&book, Errand::think(game, seat).unwrap()) {
            Report::Does(action) => action,
            other => panic!("{other:?}"),
        }
    });
    is_decided_alike(
        &game,
        |game| {
            spots(game)
                .into_iter()
                .map(|spot| (spot.step, spot))
                .collect()
        },
        |spot| vec![spot.did.clone()],
        |spot| spot.seat,
    );
}

#[test]
fn a_placing_at_c_u_letter_is_tried_where_it_was_made() {
    use culs::opponent::{Errand, Report, spots};
    let book = WordBook::of(Lexicon::open(FILE).unwrap());
    let game = begun::<culs::CULetter>(culs::Options::default(), 40, |game, seat| {
        match last(&book, Errand::think(game, seat).unwrap()) {
            Report::Does(action) => action,
            other => panic!("{other:?}"),
        }
    });
    is_decided_alike(
        &game,
        |game| {
            spots(game, 0)
                .into_iter()
                .map(|spot| (spot.step, spot))
                .collect()
        },
        |spot| vec![culs::Action::Place(spot.placed)],
        |spot| spot.seat,
    );
}

/// A turn is told as far as it was played, over or not.
#[test]
fn a_turn_at_one_letter_better_is_tried_where_it_was_played() {
    use olbs::opponent::{Errand, Report, spots};
    let book = WordBook::of(Lexicon::open(FILE).unwrap());
    let game =
        begun::<olbs::OneLetterBetter>(olbs::Options::default(), 60, |game, seat| {
            match last(&book, Errand::think(game, seat).unwrap()) {
                Report::Does(action) => action,
                other => panic!("{other:?}"),
            }
        });
    is_decided_alike(
        &game,
        |game| {
            spots(game, 0)
                .into_iter()
                .map(|spot| (spot.step, spot))
                .collect()
        },
        |spot| {
            let plays = spot.made.iter().map(|made| made.line.clone());
            plays.map(olbs::Action::Play).collect()
        },
        |spot| spot.seat,
    );
}

#[test]
fn a_word_that_was_missed_is_looked_for_among_the_letters_then() {
    let seats = people(2);
    let options = heist::Options::default();
    let mut game = Match::<heist::WordHeist>::begin(options, seats, Chance::new(3)).unwrap();
    let mut at = Moment::START;
    while flips(&game).len() < 9 {
        let seat = game.waiting_for().seats().iter().next().unwrap();
        at = at.plus_seconds(5);
        let action = match game.waiting_for().phase() {
            Some(heist::Phase::Flip) => heist::Action::Flip,
            _ => heist::Action::Pass,
        };
        game.act(seat, &action, at, Some(&LIST)).unwrap();
    }
    let up = |steps| game.at(steps).table.turned_up();
    let all = flips(&game);
    for (step, next) in all.iter().zip(&all[1..]) {
        let seat = SeatId::new(1);
        let lost = Lost {
            step: *step,
            seat,
            by: 600,
            known: true,
        };
        let opened = opens(&game, &lost).unwrap();
        assert!((step + 1..=*next).contains(&opened), "{opened}");
        assert_eq!(up(opened), up(step + 1), "the letter lies there");
        let cut = game.cut(opened);
        assert_eq!(Tried::of(&cut, opened, seat), None, "nothing is done yet");
        // The next letter comes, and the word was left there.
        let passed = Tried::of(&game, opened, seat);
        assert_eq!(passed, Some(Tried::Passed));
        assert_eq!(passed.map(|tried| tried.short_of(600)), Some(600));
    }
}

#[test]
fn a_word_that_is_made_then_is_measured_by_what_it_gains() {
    let lesson = heist::WordHeist::LESSONS.iter().find(|lesson| {
        let first = acts(lesson.solved).next();
        first.is_some_and(|act| act.starts_with("make "))
    });
    let lesson = lesson.unwrap();
    let mut game = lesson.begin(&["Ada", "Bo", "Cleo"]).unwrap();
    let from = game.journal().steps.len();
    let act = lesson.shows(&game).unwrap();
    game.act(LEARNER, &act, Moment::START, Some(&LIST)).unwrap();
    let all = made(&game);
    let [(lost, of)] = &all[..] else {
        panic!("one word was made: {all:?}");
    };
    assert_eq!((lost.step, lost.seat, lost.by), (from, LEARNER, 0));
    assert_eq!(opens(&game, lost), Some(from));
    assert_eq!(Tried::of(&game, from, LEARNER), Some(*of));
    let Some(Tried::Made(_, gain)) = Tried::of(&game, from, LEARNER) else {
        panic!("a word was made");
    };
    assert!(gain > 0);
    let tried = Tried::of(&game, from, LEARNER).unwrap();
    assert_eq!(tried.short_of(gain * 100), 0);
    assert_eq!(tried.short_of(gain * 100 + 300), 300);
    assert_eq!(Tried::of(&game, from, SeatId::new(1)), None, "not theirs");
}
