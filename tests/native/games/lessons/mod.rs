//! Lessons: each is played to its end by its own solution, by every other solution that a finder
//! finds, and through a hundred legal actions that lead nowhere. The texts are in
//! `tests/golden/lessons_GAME.txt`; if different texts are intended, run the tests once with
//! `LETTERCASE_BLESS=1` and read the diff.

/// The tests that every game's lessons must pass, as tests of the calling module.
macro_rules! hold {
    ($fixture:ident) => {
        #[test]
        fn every_lessons_own_solution_reaches_its_goal() {
            super::every_lessons_own_solution_reaches_its_goal(&$fixture);
        }

        #[test]
        fn every_solution_that_a_search_finds_is_accepted() {
            super::every_solution_that_a_search_finds_is_accepted(&$fixture);
        }

        #[test]
        fn a_hundred_legal_actions_break_no_lesson() {
            super::a_hundred_legal_actions_break_no_lesson(&$fixture);
        }

        #[test]
        fn lesson_texts_match_the_golden_file() {
            super::lesson_texts_match_the_golden_file(&$fixture);
        }
    };
}
use hold;

mod c_u_letter;
mod one_letter_better;
mod paper_grid;
mod word_heist;

use std::fmt::Write;
use std::fs;

use game::{Chance, Game, HistoryEntry, Match, Moment, Viewer};
use lexicon::Lexicon;
use screen::lesson::{
    LEARNER, Lesson, LessonGame, LessonStatus, LessonText, TaughtAction, TaughtState, split_actions,
};
use screen::text::lesson::{NAMES, heard as spoken};

use crate::list::LIST;
use crate::thorough;

/// A match of the game that is taught.
type MatchOf<L> = Match<<L as LessonGame>::Game>;
/// A line of the log of the game that is taught.
type LogLineOf<L> = HistoryEntry<<<L as LessonGame>::Game as Game>::LogEntry>;

/// What the tests need to know about a game's lessons.
struct LessonFixture<G: LessonGame> {
    words: &'static [LessonText],
    /// The actions that the learner might try: all of them, where the table is small enough.
    possible_actions: fn(&TaughtState<G>, &Lexicon) -> Vec<TaughtAction<G>>,
    /// Number of actions in a row that are tried.
    deep: usize,
    /// The text for the last action, and the number of rows in the log.
    shows: fn(&MatchOf<G>) -> (Option<String>, usize),
    /// Whether the table has a thing of this name.
    thing: fn(&str) -> bool,
    /// A line of the log.
    tell: fn(&MatchOf<G>, &LogLineOf<G>) -> String,
}

/// Maximum lengths that fit a phone: the idea, the goal, and the coach's two lines.
const FITS: [usize; 3] = [34, 44, 66];

fn begin_lesson<G: LessonGame>(lesson: &Lesson<G>, at: usize) -> Match<G::Game> {
    let mut game = lesson
        .begin(&NAMES)
        .unwrap_or_else(|| panic!("lesson {at} can't be set up"));
    assert_eq!(
        lesson.status(&game),
        LessonStatus::Open,
        "lesson {at} is already met when it begins"
    );
    // Another player may begin.
    assert!(answer_for_others(lesson, &mut game), "lesson {at}");
    let waited = game.waiting_for().seats();
    assert!(
        waited.contains(LEARNER),
        "lesson {at} doesn't wait for the learner"
    );
    game
}

/// Lets the other players do their part; returns whether they could.
fn answer_for_others<G: LessonGame>(lesson: &Lesson<G>, game: &mut Match<G::Game>) -> bool {
    while let Some((seat, action)) = lesson.answer(game) {
        if game.act(seat, &action, Moment::START, Some(&LIST)).is_err() {
            return false;
        }
    }
    true
}

/// The lesson after its own solution.
fn solve_lesson<G: LessonGame>(lesson: &Lesson<G>, at: usize) -> Match<G::Game> {
    let mut game = begin_lesson(lesson, at);
    for text in split_actions(lesson.solved) {
        let stood = lesson.status(&game);
        assert_eq!(
            stood,
            LessonStatus::Open,
            "lesson {at} is over before {text}"
        );
        let action = G::act(game.state(), text);
        let action = action.unwrap_or_else(|| panic!("lesson {at}: invalid action {text}"));
        assert_eq!(lesson.shows(&game), Some(action.clone()), "lesson {at}");
        let done = game.act(LEARNER, &action, Moment::START, Some(&LIST));
        assert!(done.is_ok(), "lesson {at}, {text}: {done:?}");
        assert!(
            answer_for_others(lesson, &mut game),
            "lesson {at}: the others cannot answer {text}"
        );
    }
    assert_eq!(lesson.status(&game), LessonStatus::Met, "lesson {at}");
    game
}

fn every_lessons_own_solution_reaches_its_goal<G: LessonGame>(fixture: &LessonFixture<G>) {
    assert!((8..=12).contains(&G::LESSONS.len()), "{}", G::LESSONS.len());
    assert_eq!(fixture.words.len(), G::LESSONS.len());
    for (at, lesson) in (1..).zip(G::LESSONS) {
        let game = solve_lesson(lesson, at);
        let turns = split_actions(lesson.solved).count();
        assert!((1..=4).contains(&turns), "lesson {at} takes {turns} acts");
        // The whole lesson can be looked back on.
        assert_eq!(
            game.state_after(game.journal().steps.len()),
            *game.state(),
            "lesson {at}"
        );
    }
}

/// Tries all actions to the game's search depth: every sequence that meets the goal is accepted,
/// and at least one is found.
fn every_solution_that_a_search_finds_is_accepted<G: LessonGame>(fixture: &LessonFixture<G>) {
    for (at, lesson) in (1..).zip(G::LESSONS) {
        let mut open = vec![begin_lesson(lesson, at)];
        let mut ways = 0;
        for _ in 0..fixture.deep {
            let mut next = Vec::new();
            for game in open {
                for action in (fixture.possible_actions)(game.state(), &LIST) {
                    let mut after = game.clone();
                    if after
                        .act(LEARNER, &action, Moment::START, Some(&LIST))
                        .is_err()
                    {
                        continue;
                    }
                    // If the others' prepared action is impossible, that line of play is skipped.
                    if !answer_for_others(lesson, &mut after) {
                        continue;
                    }
                    match lesson.status(&after) {
                        LessonStatus::Met => {
                            ways += 1;
                            assert_eq!(
                                after.state_after(after.journal().steps.len()),
                                *after.state()
                            );
                        }
                        LessonStatus::Open if next.len() < 400 => next.push(after),
                        LessonStatus::Open | LessonStatus::Missed => {}
                    }
                }
            }
            open = next;
        }
        let acts = split_actions(lesson.solved).count();
        assert!(
            ways > 0 || acts > fixture.deep,
            "lesson {at}: no solution is found"
        );
    }
}

/// Whatever is done, a lesson has a valid state and its log can be shown.
fn a_hundred_legal_actions_break_no_lesson<G: LessonGame>(fixture: &LessonFixture<G>) {
    for (at, lesson) in (1..).zip(G::LESSONS) {
        for seed in thorough::seeds(100) {
            let mut chance = Chance::new(seed);
            let mut game = begin_lesson(lesson, at);
            for _ in 0..100 {
                let Some(seat) = game.waiting_for().seats().iter().next() else {
                    break;
                };
                let view = game.view(Viewer::Seat(seat));
                let action = G::Game::sample_action(&view, seat, Some(&LIST), &mut chance);
                let done = game.act(seat, &action, Moment::START, Some(&LIST));
                assert!(done.is_ok(), "lesson {at}, {action:?}: {done:?}");
                // The lesson is open, met or missed.
                assert!(matches!(
                    lesson.status(&game),
                    LessonStatus::Open | LessonStatus::Met | LessonStatus::Missed
                ));
            }
            for told in game.history(Viewer::Table) {
                assert!(!(fixture.tell)(&game, &told).is_empty());
            }
            while game.undo().is_ok() {}
        }
    }
}

/// The things lit for each action of a lesson's solution: at least one, and only things that the
/// table has.
fn lit_things<G: LessonGame>(
    fixture: &LessonFixture<G>,
    lesson: &Lesson<G>,
    at: usize,
) -> Vec<String> {
    let mut game = begin_lesson(lesson, at);
    let mut all = Vec::new();
    for text in split_actions(lesson.solved) {
        let highlighted = lesson.highlighted(&game);
        assert!(
            !highlighted.is_empty(),
            "lesson {at}: nothing is lit for {text}"
        );
        let unknown = highlighted.iter().find(|thing| !(fixture.thing)(thing));
        assert_eq!(unknown, None, "lesson {at}, {text}");
        all.push(highlighted.join(", "));
        let action = G::act(game.state(), text).expect("the solution is legal");
        let done = game.act(LEARNER, &action, Moment::START, Some(&LIST));
        assert!(
            done.is_ok() && answer_for_others(lesson, &mut game),
            "lesson {at}"
        );
    }
    all
}

/// All texts of all lessons: the coach's, and those of the actions in each solution.
fn lesson_texts<G: LessonGame>(fixture: &LessonFixture<G>) -> String {
    let mut text = String::new();
    for (at, (lesson, words)) in (1..).zip(G::LESSONS.iter().zip(fixture.words)) {
        let game = solve_lesson(lesson, at);
        writeln!(text, "{at}. {}", spoken(words)).unwrap();
        writeln!(text, "   ({})", words.hint).unwrap();
        for highlighted in lit_things(fixture, lesson, at) {
            writeln!(text, "   * {highlighted}").unwrap();
        }
        for told in game.history(Viewer::Table) {
            writeln!(text, "   > {}", (fixture.tell)(&game, &told)).unwrap();
        }
        let (begins, _) = (fixture.shows)(&begin_lesson(lesson, at));
        let (ends, rows) = (fixture.shows)(&game);
        for (sign, says) in [("before", begins), ("last", ends)] {
            if let Some(says) = says {
                writeln!(text, "   {sign}: {says}").unwrap();
            }
        }
        assert!(rows > 0, "lesson {at} has no log");
        writeln!(text, "   {}\n", words.done).unwrap();
    }
    text
}

fn lesson_texts_match_the_golden_file<G: LessonGame>(fixture: &LessonFixture<G>) {
    for (at, words) in (1..).zip(fixture.words) {
        let fits = |says: &str, most: usize| {
            let long = says.chars().count();
            assert!(long <= most, "lesson {at}, {long} characters: {says}");
        };
        fits(words.idea, FITS[0]);
        fits(words.goal, FITS[1]);
        for says in [words.say, words.hint, words.done] {
            fits(says, FITS[2]);
        }
    }
    let file = format!("tests/golden/lessons_{}.txt", G::Game::ID.replace('-', "_"));
    let now = lesson_texts(fixture);
    if std::env::var_os("LETTERCASE_BLESS").is_some() {
        fs::write(&file, &now).unwrap();
    }
    let then = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(now, then, "{file}");
}
