//! Word Heist's practice (A22).

use game::Chance;
use lexicon::{FamilyFilter, Letter, LetterCounts, Word};
use word_heist::screen::practice::{PracticeSession, Puzzle, PuzzleGrade, PuzzleHint, PuzzleStage};
use word_heist_rules::Refusal;

use super::words::word;
use crate::list::{FAMILY, LIST};

fn puzzle(word: &str, centre: &str, answer: &str) -> Puzzle {
    let centre: Vec<Letter> = centre.chars().filter_map(Letter::new).collect();
    let text = serde_json::json!({ "word": word, "centre": centre, "answer": answer });
    serde_json::from_value(text).unwrap()
}

fn begin_practice(grade: PuzzleGrade, seed: u64) -> PracticeSession {
    PracticeSession::begin(grade, Chance::new(seed), &LIST, &FAMILY).unwrap()
}

/// The practice with the given puzzle, as if it had been saved.
fn practice_with(ours: &Puzzle) -> PracticeSession {
    let mut text = serde_json::to_value(begin_practice(PuzzleGrade::Gentle, 1)).unwrap();
    if let Some(puzzle) = text.get_mut("puzzle") {
        *puzzle = serde_json::to_value(ours).unwrap();
    }
    serde_json::from_value(text).unwrap()
}

#[test]
fn a22_every_puzzle_has_an_answer_of_its_grade() {
    for grade in PuzzleGrade::ALL {
        let mut chance = Chance::new(7);
        for _ in 0..150 {
            let puzzle = Puzzle::draw(grade, &LIST, &FAMILY, &mut chance).unwrap();
            let old = LIST.find(puzzle.word()).unwrap();
            assert!(LIST.level(old) <= grade.word_level() && !FAMILY.hides(old));
            assert_eq!(puzzle.centre().len(), grade.centre());
            let promised = |answer: &Word| {
                let joining = answer.len() - puzzle.word().len();
                LIST.contains_up_to(*answer, grade.answer_level())
                    && grade.answer_length().contains(&answer.len())
                    && grade.added_letters().contains(&joining)
            };
            let answers = puzzle.answers(&LIST, &FAMILY);
            assert!(answers.iter().any(promised), "{puzzle:?}: {answers:?}");
        }
    }
}

#[test]
fn a22_exactly_the_legal_steals_are_accepted() {
    let mut chance = Chance::new(8);
    let none = FamilyFilter::for_lexicon(&lexicon::Lexicon::from_words([]).unwrap());
    for round in 0..200 {
        let grade = PuzzleGrade::ALL[round % 4];
        let puzzle = Puzzle::draw(grade, &LIST, &FAMILY, &mut chance).unwrap();
        let old = LetterCounts::from(puzzle.word());
        let centre: LetterCounts = puzzle.centre().iter().copied().collect();
        let answers = puzzle.answers(&LIST, &none);
        let all = lexicon::Supply::from_letters(old.plus(centre));
        for found in LIST.spelled_from(all) {
            let bag = LetterCounts::from(found.word);
            let rest = bag
                .minus(old)
                .is_some_and(|rest| !rest.is_empty() && rest.is_subset(centre));
            let steal = rest && !found.word.as_str().contains(puzzle.word().as_str());
            let judged = puzzle.check_answer(found.word, &LIST);
            assert_eq!(
                judged.is_ok(),
                steal,
                "{puzzle:?} {}: {judged:?}",
                found.word
            );
            assert_eq!(
                answers.contains(&found.word),
                steal,
                "{puzzle:?} {}",
                found.word
            );
        }
    }
}

#[test]
fn a22_a_wrong_word_is_refused_by_the_rules_and_costs_nothing() {
    let gape = puzzle("gape", "RST", "grape");
    let mut practice = practice_with(&gape);
    let least = 4;
    for (typed, refusal) in [
        ("rap", Refusal::TooShort { least }),
        (
            "grapez",
            Refusal::LettersNotThere {
                missing: Letter::new('z').into_iter().collect(),
            },
        ),
        ("page", Refusal::NeedsCentreLetter),
        ("gapes", Refusal::OnlyExtends(word("gape"))),
        ("grepa", Refusal::NotInTheList(word("grepa"))),
    ] {
        assert_eq!(practice.try_answer(word(typed), &LIST), Err(refusal));
    }
    assert_eq!(practice.stage(), PuzzleStage::Looking);
    assert_eq!(practice.try_answer(word("pager"), &LIST), Ok(()));
    assert_eq!(practice.stage(), PuzzleStage::Found(word("pager")));
    // GRAPES contains all of GAPE, rearranged; a second answer changes nothing.
    assert_eq!(practice.try_answer(word("grapes"), &LIST), Ok(()));
    assert_eq!(practice.stage(), PuzzleStage::Found(word("pager")));
}

#[test]
fn a22_a_word_from_the_centre_alone_is_not_a_steal() {
    let gape = puzzle("gape", "RSTING", "grape");
    let judged = gape.check_answer(word("string"), &LIST);
    assert_eq!(judged, Err(Refusal::NotFromThese));
    assert!(!gape.answers(&LIST, &FAMILY).contains(&word("string")));
}

#[test]
fn a22_hints_come_in_steps() {
    let mut practice = practice_with(&puzzle("gain", "PXT", "taping"));
    let letter = |c: char| Letter::new(c).unwrap();
    let (t, p) = (letter('t'), letter('p'));
    assert_eq!(practice.give_hint(), Some(&PuzzleHint::Joining(vec![t, p])));
    assert_eq!(practice.give_hint(), Some(&PuzzleHint::First(t)));
    let shape = vec![Some(t), None, Some(p), None, None, None];
    assert_eq!(practice.give_hint(), Some(&PuzzleHint::Shape(shape)));
    assert_eq!(practice.give_hint(), None);
    assert_eq!(practice.hints().len(), PuzzleHint::STEPS);
}

#[test]
fn a22_a_hint_pauses_the_streak_and_giving_up_ends_it() {
    let mut practice = begin_practice(PuzzleGrade::Gentle, 3);
    let mut solve = |hinted: bool| {
        if hinted {
            assert!(practice.give_hint().is_some());
        }
        let answers = practice.puzzle().answers(&LIST, &FAMILY);
        assert_eq!(practice.try_answer(answers[0], &LIST), Ok(()));
        let streak = practice.streak();
        assert!(practice.next_puzzle(PuzzleGrade::Gentle, &LIST, &FAMILY));
        (streak.now, streak.best, streak.solved)
    };
    assert_eq!(solve(false), (1, 1, 1));
    assert_eq!(solve(false), (2, 2, 2));
    assert_eq!(solve(true), (2, 2, 3));
    practice.give_up();
    assert_eq!(practice.stage(), PuzzleStage::Shown);
    let shown = practice.puzzle().answers(&LIST, &FAMILY);
    assert_eq!(practice.try_answer(shown[0], &LIST), Ok(()));
    assert_eq!(
        practice.stage(),
        PuzzleStage::Shown,
        "an answer after giving up is ignored"
    );
    let streak = practice.streak();
    assert_eq!((streak.now, streak.best, streak.solved), (0, 2, 3));
}

#[test]
fn a22_leaving_a_puzzle_counts_as_giving_up() {
    let mut practice = begin_practice(PuzzleGrade::Steady, 3);
    let answers = practice.puzzle().answers(&LIST, &FAMILY);
    assert_eq!(practice.try_answer(answers[0], &LIST), Ok(()));
    assert!(practice.next_puzzle(PuzzleGrade::Steady, &LIST, &FAMILY));
    assert_eq!(practice.streak().now, 1, "the puzzle was solved");
    assert!(practice.next_puzzle(PuzzleGrade::Steady, &LIST, &FAMILY));
    assert_eq!(practice.streak().now, 0);
}

#[test]
fn a22_same_seed_gives_the_same_puzzles_also_after_a_reload() {
    let mut one = begin_practice(PuzzleGrade::Tricky, 5);
    let mut other = begin_practice(PuzzleGrade::Tricky, 5);
    for _ in 0..10 {
        assert_eq!(one, other);
        let saved = serde_json::to_string(&other).unwrap();
        other = serde_json::from_str(&saved).unwrap();
        assert!(one.next_puzzle(PuzzleGrade::Tricky, &LIST, &FAMILY));
        assert!(other.next_puzzle(PuzzleGrade::Tricky, &LIST, &FAMILY));
    }
    assert_ne!(
        one.puzzle(),
        begin_practice(PuzzleGrade::Tricky, 6).puzzle()
    );
}
