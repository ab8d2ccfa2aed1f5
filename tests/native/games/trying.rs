//! Retrying decisions from the review: what is done in the position is judged as the review judges
//! it.

use std::fmt::Debug;

use game::account::DecisionLoss;
use game::bots::{BotErrand, StepReport};
use game::{Chance, Game, Match, Moment, SeatId, Waiting};
use lexicon::{Lexicon, WordBook};
use screen::lesson::{LEARNER, LessonGame, split_actions};
use word_heist as heist;
use word_heist::bots::review::flip_steps;
use word_heist::screen::{RetryResult, made_words, retry_step};

use crate::list::{LIST, LIST_FILE};
use crate::seats::{bot_seats, human_seats};

/// Runs an errand to its end and returns its report.
fn run_errand<T: BotErrand>(book: &WordBook, errand: T) -> T::Report {
    let mut thinking = errand.begin();
    loop {
        if let StepReport::Last(report) = thinking(book) {
            return report;
        }
    }
}

/// The start of a game that two bots play.
fn start_bot_game<G: Game>(
    options: G::Options,
    acts: usize,
    asks: impl Fn(&Match<G>, SeatId) -> G::Action,
) -> Match<G> {
    let mut game = Match::<G>::start(options, bot_seats::<G>(2), Chance::new(5)).unwrap();
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

/// Begins a game between its own bots with `begun`, asking them for actions as the page does.
macro_rules! begun_by_programs {
    ($game:ident, $name:ty, $acts:literal) => {{
        use $game::bots::{Errand, Report};
        let book = WordBook::new(Lexicon::open(LIST_FILE).unwrap());
        start_bot_game::<$name>(Default::default(), $acts, |game, seat| {
            match run_errand(&book, Errand::think(game, seat).unwrap()) {
                Report::Does(action) => action,
                other => panic!("unexpected value: {other:?}"),
            }
        })
    }};
}

/// Checks that repeating in the position what was done in the game is judged as the same decision.
/// `spots` lists the decisions of a game; `of` gives the step and the seat of one.
fn assert_decided_alike<G: Game, S: Clone + PartialEq + Debug>(
    game: &Match<G>,
    spots: impl Fn(&Match<G>) -> Vec<S>,
    does: impl Fn(&S) -> Vec<G::Action>,
    of: impl Fn(&S) -> (usize, SeatId),
) {
    let all = spots(game);
    assert!(all.len() > 3, "{all:?}");
    let mut tried = 0;
    for spot in &all {
        let (actions, (step, seat)) = (does(spot), of(spot));
        if actions.is_empty() {
            continue;
        }
        let mut again = game.truncated(step);
        assert_eq!(again.journal().steps.len(), step);
        assert_eq!(*again.state(), game.state_after(step));
        let waiting = again.waiting_for();
        assert!(waiting.seats().contains(seat), "{spot:?}");
        for action in actions {
            let done = again.act(seat, &action, Moment::START, Some(&LIST));
            done.unwrap();
        }
        let decided = spots(&again).into_iter().find(|spot| of(spot).0 >= step);
        assert_eq!(decided.as_ref(), Some(spot), "{step}");
        tried += 1;
    }
    assert!(tried > 3);
}

#[test]
fn a_retried_paper_grid_decision_is_judged_like_the_original() {
    assert_decided_alike(
        &begun_by_programs!(paper_grid, paper_grid_rules::PaperGrid, 40),
        paper_grid::bots::review_points,
        |spot| vec![spot.did.clone()],
        |spot| (spot.step, spot.seat),
    );
}

#[test]
fn a_retried_c_u_letter_turn_is_judged_like_the_original() {
    assert_decided_alike(
        &begun_by_programs!(c_u_letter, c_u_letter_rules::CULetter, 40),
        |game| c_u_letter::bots::review_points(game, 0),
        c_u_letter_turn_actions,
        |spot| (spot.step, spot.seat),
    );
}

/// The placing, the claims after it, and the end of the turn; empty for a turn that is not over.
fn c_u_letter_turn_actions(spot: &c_u_letter::bots::ReviewPoint) -> Vec<c_u_letter_rules::Action> {
    let Some(ended) = &spot.ended else {
        return Vec::new();
    };
    let table = &ended.table;
    let before = spot.view.table.ledger.claims().len();
    let claims = table.ledger.claims().iter().skip(before);
    let claims = claims
        .map(|claim| c_u_letter_rules::Action::Claim(claim.current_span(&table.board).unwrap()));
    let place = c_u_letter_rules::Action::Place(spot.placed);
    let turn = [place].into_iter().chain(claims);
    turn.chain([c_u_letter_rules::Action::Done]).collect()
}

/// Nothing is judged while words may still be claimed.
#[test]
fn a_retried_c_u_letter_turn_is_judged_only_once_it_is_over() {
    let game = begun_by_programs!(c_u_letter, c_u_letter_rules::CULetter, 40);
    let mut claimed = 0;
    for spot in c_u_letter::bots::review_points(&game, 0) {
        let (actions, mut again) = (c_u_letter_turn_actions(&spot), game.truncated(spot.step));
        claimed += usize::from(actions.len() > 2);
        let tried =
            |game: &Match<_>| c_u_letter::bots::review_point_since(game, spot.step, spot.seat);
        for action in actions {
            assert_eq!(tried(&again), None, "before {action:?}");
            let done = again.act(spot.seat, &action, Moment::START, Some(&LIST));
            done.unwrap();
        }
        let over = spot.ended.is_some().then(|| spot.clone());
        assert_eq!(tried(&again), over);
    }
    assert!(claimed > 3, "{claimed}");
}

/// A turn is judged as far as it was played, over or not.
#[test]
fn a_retried_one_letter_better_turn_is_judged_like_the_original() {
    assert_decided_alike(
        &begun_by_programs!(
            one_letter_better,
            one_letter_better_rules::OneLetterBetter,
            60
        ),
        |game| one_letter_better::bots::review_points(game, 0),
        |spot| {
            let plays = spot.made.iter().map(|made| made.line.clone());
            plays.map(one_letter_better_rules::Action::Play).collect()
        },
        |spot| (spot.step, spot.seat),
    );
}

#[test]
fn a_missed_word_heist_word_is_retried_with_the_letters_of_that_moment() {
    let seats = human_seats(2);
    let options = word_heist_rules::Options::default();
    let mut game =
        Match::<word_heist_rules::WordHeist>::start(options, seats, Chance::new(3)).unwrap();
    let mut at = Moment::START;
    while flip_steps(&game).len() < 9 {
        let seat = game.waiting_for().seats().iter().next().unwrap();
        at = at.plus_seconds(5);
        let action = match game.waiting_for().phase() {
            Some(word_heist_rules::Phase::Flip) => word_heist_rules::Action::Flip,
            _ => word_heist_rules::Action::Pass,
        };
        game.act(seat, &action, at, Some(&LIST)).unwrap();
    }
    let up = |steps| game.state_after(steps).table.turned_up_count();
    let all = flip_steps(&game);
    for (step, next) in all.iter().zip(&all[1..]) {
        let seat = SeatId::new(1);
        let lost = DecisionLoss {
            step: *step,
            seat,
            by: 600,
            later: 0,
            known: true,
        };
        let opened = retry_step(&game, &lost).unwrap();
        assert!((step + 1..=*next).contains(&opened), "{opened}");
        assert_eq!(up(opened), up(step + 1), "the letter is in the centre");
        let cut = game.truncated(opened);
        assert_eq!(
            RetryResult::from_game(&cut, opened, seat),
            None,
            "nothing was tried yet"
        );
        // The next letter turned up and the word was not made.
        let passed = RetryResult::from_game(&game, opened, seat);
        assert_eq!(passed, Some(RetryResult::Passed));
        assert_eq!(passed.map(|tried| tried.shortfall(600)), Some(600));
    }
}

#[test]
fn a_retried_word_heist_word_is_judged_by_its_gain() {
    let lesson = heist::screen::lessons::Lessons::LESSONS
        .iter()
        .find(|lesson| {
            let first = split_actions(lesson.solved).next();
            first.is_some_and(|act| act.starts_with("make "))
        });
    let lesson = lesson.unwrap();
    let mut game = lesson.begin(&["Ada", "Bo", "Cleo"]).unwrap();
    let from = game.journal().steps.len();
    let act = lesson.shows(&game).unwrap();
    game.act(LEARNER, &act, Moment::START, Some(&LIST)).unwrap();
    let all = made_words(&game);
    let [(lost, of)] = &all[..] else {
        panic!("expected one word: {all:?}");
    };
    assert_eq!((lost.step, lost.seat, lost.by), (from, LEARNER, 0));
    assert_eq!(retry_step(&game, lost), Some(from));
    assert_eq!(RetryResult::from_game(&game, from, LEARNER), Some(*of));
    let Some(RetryResult::Made(_, gain)) = RetryResult::from_game(&game, from, LEARNER) else {
        panic!("expected a word");
    };
    assert!(gain > 0);
    let tried = RetryResult::from_game(&game, from, LEARNER).unwrap();
    assert_eq!(tried.shortfall(gain * 100), 0);
    assert_eq!(tried.shortfall(gain * 100 + 300), 300);
    assert_eq!(
        RetryResult::from_game(&game, from, SeatId::new(1)),
        None,
        "the word belongs to another seat"
    );
}
