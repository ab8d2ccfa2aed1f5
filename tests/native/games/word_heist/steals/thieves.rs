//! Thieves, today's bots of Word Heist: what they notice, once and for all; what they weigh; and
//! the work they do.

use game::bots::{AttentionCurve, Perception};
use game::{Chance, Judge, Match, Moment, SeatId, TimeLimit, Viewer, Waiting};
use lexicon::{Letter, Level, Lexicon, Word, steps_taken};
use word_heist::bots::bot::{BotLevel, LEVELS, LYNX, MOUSE, RACCOON, SQUIRREL, plan_action};
use word_heist::bots::{DelayedAction, FinderCache};
use word_heist_rules::{
    Action, Attempt, Choices, LetterBag, MergerRule, Options, PlayMode, Preset, RepeatedWords,
    Scoring, Table, VoteProposal, WordHeist,
};

use super::play::TestGame;
use crate::list::{FAMILY, LIST};
use crate::seats::bot_seats;
use crate::thorough;

const SECOND: SeatId = SeatId::new(1);

/// The plan of a thief in the second seat, without a cache.
fn plan_second_seat(thief: &BotLevel, table: &Table, words: &Lexicon) -> Option<DelayedAction> {
    plan_action(
        table,
        SECOND,
        thief,
        words,
        &FAMILY,
        &mut FinderCache::default(),
    )
}

/// The word that the thief is about to make, and the moment.
fn planned_word(thief: &BotLevel, table: &Table, words: &Lexicon) -> Option<(Word, u64)> {
    let plan = plan_second_seat(thief, table, words)?;
    match plan.action {
        Action::Make(Attempt { word, .. }) => Some((word, table.since.0 + plan.after)),
        _ => None,
    }
}

fn common_word_list(words: &[&str]) -> Lexicon {
    Lexicon::from_words(words.iter().map(|word| (*word, Level::Common))).unwrap()
}

/// Returns a thief that notices at once all the words that it knows.
fn alert_thief(thief: BotLevel) -> BotLevel {
    let mut awake = thief;
    awake.mind.eye = Perception::SHARP;
    (awake.start, awake.half) = (0, 0);
    awake.attention = AttentionCurve::STEADY;
    awake
}

/// Called with each plan of a thief.
type PlanObserver<'l> = &'l mut dyn FnMut(&Table, SeatId, &BotLevel, Option<&DelayedAction>);

/// Plays a game between these thieves; `look` is called with each plan.
fn play_game(
    thieves: &[BotLevel],
    choices: Choices,
    seed: u64,
    look: PlanObserver<'_>,
) -> Match<WordHeist> {
    let options = Options::new(choices).unwrap();
    let seats = bot_seats::<WordHeist>(thieves.len() as u8);
    let mut game = Match::<WordHeist>::start(options, seats, Chance::new(seed)).unwrap();
    let mut memory = FinderCache::for_lexicon(&LIST);
    for _ in 0..4_000 {
        let Waiting::For { seats, .. } = game.waiting_for() else {
            return game;
        };
        let table = game.view(Viewer::Table);
        let mut first: Option<(Moment, SeatId, Action)> = None;
        for (seat, thief) in seats.iter().map(|seat| (seat, &thieves[seat.index()])) {
            let plan = plan_action(&table, seat, thief, &LIST, &FAMILY, &mut memory);
            look(&table, seat, thief, plan.as_ref());
            let Some(plan) = plan else { continue };
            let at = Moment(game.last_moment().0 + plan.after);
            if first.as_ref().is_none_or(|(soonest, ..)| at < *soonest) {
                first = Some((at, seat, plan.action));
            }
        }
        let due = first.as_ref().map_or(Moment(u64::MAX), |(at, ..)| *at);
        if game.pass_time(due) {
            continue;
        }
        let (at, seat, action) = first.unwrap_or_else(|| panic!("stuck: {:?}", table.stage));
        let acted = game.act(seat, &action, at, Some(&LIST));
        assert_eq!(acted, Ok(()), "{seat} {action:?}");
    }
    panic!("seed {seed} did not end");
}

fn solo_choices(pace: Option<u16>) -> Choices {
    Choices {
        bag: LetterBag::Half,
        pace,
        auto_flip: None,
        ..Preset::Opponents.choices()
    }
}

#[test]
fn equal_views_give_equal_plans_whatever_the_memory_holds() {
    let mut looked = 0;
    play_game(
        &[LYNX, RACCOON],
        solo_choices(None),
        3,
        &mut |table, seat, thief, said| {
            looked += 1;
            if looked % 9 != 0 {
                return;
            }
            let again = |mut memory| plan_action(table, seat, thief, &LIST, &FAMILY, &mut memory);
            assert_eq!(again(FinderCache::default()).as_ref(), said);
            assert_eq!(again(FinderCache::for_lexicon(&LIST)).as_ref(), said);
        },
    );
    assert!(looked > 60, "{looked}");
}

#[test]
fn thieves_finish_games_of_every_mode() {
    let turns = Choices::default();
    let called = Choices {
        mode: PlayMode::CallItOut,
        merging: MergerRule::WithALetter,
        repeats: RepeatedWords::Forbidden,
        scoring: Scoring::LengthSquared,
        ..Choices::default()
    };
    let locked = Choices {
        mode: PlayMode::Buzzers {
            typing: 5,
            locks: true,
        },
        scoring: Scoring::Letters,
        ..Choices::default()
    };
    let table = Choices {
        judge: Judge::Table,
        hints: false,
        ..solo_choices(Some(3))
    };
    let timed = Choices {
        mode: PlayMode::Turns {
            window: TimeLimit::Seconds(15),
            sweep: false,
        },
        ..Choices::default()
    };
    let all = [
        turns,
        called,
        locked,
        table,
        timed,
        solo_choices(None),
        solo_choices(Some(9)),
    ];
    let few = if thorough::is_thorough() { 1 } else { 3 };
    for (seed, choices) in (0..).zip(all).step_by(few) {
        let bag = LetterBag::Half;
        let choices = Choices { bag, ..choices };
        let played = play_game(&[LYNX, MOUSE, RACCOON], choices, seed, &mut |_, _, _, _| {});
        let words = played.state().table.words.len();
        assert!(played.outcome().is_some() && words > 4, "{words} words");
    }
}

/// A table on which these letters turn up before others that make no word.
fn dull_table(opening: &str, words: &Lexicon, more: usize) -> Table {
    let letters = format!("{opening}ternvvvvvvvvvv");
    let mut play = TestGame::solo(2, &letters, words);
    let mut table = play.flip(opening.len() + 4 + more).table().clone();
    table.flipper = SeatId::FIRST;
    table
}

/// Letters with which games begin.
fn openings() -> impl Iterator<Item = String> {
    let letters = || "bcdfghjklm".chars();
    letters().flat_map(move |one| letters().map(move |two| format!("{one}{two}q")))
}

#[test]
fn an_overlooked_word_stays_overlooked_as_letters_turn_up() {
    let words = common_word_list(&["tern"]);
    let mut half_blind = MOUSE;
    half_blind.mind.eye = Perception(500);
    let (mut seen, mut missed) = (0, 0);
    for opening in openings() {
        let sees = [0, 1, 4, 9].map(|more| {
            let table = dull_table(&opening, &words, more);
            planned_word(&half_blind, &table, &words).is_some()
        });
        assert!(sees.iter().all(|one| *one == sees[0]), "{opening} {sees:?}");
        if sees[0] { seen += 1 } else { missed += 1 }
    }
    assert!(seen > 20 && missed > 20, "{seen} seen, {missed} missed");
}

#[test]
fn a_new_letter_does_not_restart_a_thiefs_plan() {
    let words = common_word_list(&["tern"]);
    let mut compared = 0;
    for opening in openings() {
        let before = dull_table(&opening, &words, 0);
        let after = dull_table(&opening, &words, 1);
        let (Some((_, first)), Some((_, second))) = (
            planned_word(&RACCOON, &before, &words),
            planned_word(&RACCOON, &after, &words),
        ) else {
            continue;
        };
        if first > after.since.0 {
            assert_eq!(first, second, "{opening}");
            compared += 1;
        }
    }
    assert!(compared > 30, "{compared}");
}

#[test]
fn patient_thieves_notice_more_words_in_turns_but_none_sooner_in_solo() {
    let words = common_word_list(&["tern"]);
    let lynx = |patience| BotLevel { patience, ..LYNX };
    let in_turns = |patience| {
        let tables =
            openings().map(|opening| Table::for_example(&[], &letters(&(opening + "tern"))));
        let made = tables.map(|table| planned_word(&lynx(patience), &table, &words).is_some());
        made.collect::<Vec<bool>>()
    };
    let count = |made: &[bool]| made.iter().filter(|one| **one).count();
    let [hasty, usual, patient] = [30, 100, 300].map(in_turns);
    assert!(count(&hasty) + 20 < count(&usual), "{}", count(&hasty));
    assert!(count(&usual) < count(&patient), "{}", count(&usual));
    let kept = usual
        .iter()
        .zip(&patient)
        .all(|(less, more)| *more || !less);
    assert!(
        kept,
        "a word noticed without patience is noticed with patience too"
    );
    for opening in openings() {
        let table = dull_table(&opening, &words, 0);
        let alone = [30, 300].map(|patience| planned_word(&lynx(patience), &table, &words));
        assert_eq!(alone[0], alone[1], "{opening}");
    }
}

#[test]
fn strong_thieves_extend_an_own_word_that_could_be_stolen() {
    let words = common_word_list(&["gape", "grape", "pager"]);
    let mut play = TestGame::solo(2, "gapervv", &words);
    play.flip(4).make(1, "gape").flip(1);
    let grows = |thief: BotLevel| {
        planned_word(&alert_thief(thief), play.table(), &words).map(|(word, _)| word)
    };
    assert!(grows(RACCOON).is_some() && grows(LYNX).is_some());
    assert_eq!((grows(MOUSE), grows(SQUIRREL)), (None, None));
    // A word that can't be stolen is left as it is.
    let rest = common_word_list(&["gape", "pagers"]);
    let mut play = TestGame::solo(2, "gapervv", &rest);
    play.flip(4).make(1, "gape").flip(1);
    assert_eq!(planned_word(&alert_thief(LYNX), play.table(), &rest), None);
}

#[test]
fn of_equal_words_a_thief_makes_the_one_that_cannot_be_stolen_back() {
    let makes = |thief: BotLevel, list: &[&str], centre: &str| {
        let table = Table::for_example(&[], &letters(centre));
        let words = common_word_list(list);
        planned_word(&alert_thief(thief), &table, &words).map(|(word, _)| word.to_string())
    };
    // With a U, BOND can become BOUND; FIZZ can't become another word.
    let list = ["bond", "fizz", "bound"];
    for thief in [RACCOON, LYNX] {
        let made = |list: &[&str]| makes(thief, list, "bondfizzv");
        assert_eq!(made(&list[..2]).as_deref(), Some("bond"), "both are safe");
    }
    let soon = |thief| makes(thief, &list, "bondfizzv");
    // No U is in the centre, but some are still to turn up.
    assert_eq!(soon(LYNX).as_deref(), Some("fizz"));
    assert_eq!(soon(RACCOON).as_deref(), Some("bond"));
}

fn letters(text: &str) -> Vec<Letter> {
    text.chars().filter_map(Letter::new).collect()
}

#[test]
fn thieves_make_only_words_that_they_know() {
    for (level, know) in [
        (Level::Common, 4),
        (Level::Familiar, 3),
        (Level::Known, 2),
        (Level::Rare, 2),
    ] {
        let words = Lexicon::from_words([("tern", level)]).unwrap();
        let mut play = TestGame::solo(2, "tern", &words);
        let table = play.flip(4).table();
        let make = LEVELS.map(|thief| planned_word(&alert_thief(thief), table, &words).is_some());
        assert_eq!(make.iter().filter(|makes| **makes).count(), know);
    }
}

/// The heaviest possible table: many words, and as many letters as there are.
fn heavy_table(seed: u64) -> Table {
    let mut chance = Chance::new(seed);
    let all: Vec<Word> = LIST.words().map(|found| found.word).collect();
    let mut left: Vec<Letter> = LetterBag::Double.letters().collect();
    let mut words = Vec::new();
    while words.len() < 22 {
        let Some(word) = chance.pick(&all).filter(|word| word.len() < 7) else {
            continue;
        };
        let mut rest = left.clone();
        let has = word.letters().all(|letter| {
            let place = rest.iter().position(|other| *other == letter);
            place.map(|place| rest.swap_remove(place)).is_some()
        });
        if has {
            words.push(*word);
            left = rest;
        }
    }
    chance.shuffle(&mut left);
    left.truncate(40);
    let mut table = Table::for_example(&words, &left);
    table.options = Options::new(Choices {
        bag: LetterBag::Double,
        ..Preset::Opponents.choices()
    })
    .unwrap();
    for word in table.words.iter_mut().step_by(2) {
        word.owner = SeatId::FIRST;
    }
    table
}

/// Limit of steps through the word list per decision.
const MOST: u64 = 1_500_000;

#[test]
fn a_decision_stays_within_the_step_limit() {
    let mut worst = 0;
    for seed in 0..if thorough::is_thorough() { 200 } else { 1 } {
        let table = heavy_table(seed);
        for thief in &LEVELS {
            let before = steps_taken();
            let mut memory = FinderCache::for_lexicon(&LIST);
            let planned = plan_action(&table, SECOND, thief, &LIST, &FAMILY, &mut memory);
            worst = worst.max(steps_taken() - before);
            assert!(planned.is_some());
        }
    }
    assert!((200_000..=MOST).contains(&worst), "{worst}");
}

#[test]
fn a18_thieves_agree_only_to_words_of_the_full_list_and_keep_their_own() {
    let words = Lexicon::from_words([("tern", Level::Rare)]).unwrap();
    for (text, says) in [("zaza", Action::Decline), ("tern", Action::Agree)] {
        let choices = Choices {
            judge: Judge::Everyday,
            ..Preset::Opponents.choices()
        };
        let mut play = TestGame::with_choices(choices, 2, "ternzaza", &words);
        let house = VoteProposal::House(Attempt::from_any_source(text.parse().unwrap()));
        let asked = play.flip(8).act(0, &Action::Propose(SeatId::FIRST, house));
        assert_eq!(asked, Ok(()));
        for thief in &LEVELS {
            let said = plan_second_seat(thief, play.table(), &words).map(|plan| plan.action);
            assert_eq!(said, Some(says.clone()), "{} {text}", thief.id);
        }
    }
    let mut play = TestGame::solo(2, "tern", &words);
    let back = Action::Propose(SeatId::FIRST, VoteProposal::TakeBack);
    assert_eq!(play.flip(4).make(1, "tern").act(0, &back), Ok(()));
    for thief in &LEVELS {
        let said = plan_second_seat(thief, play.table(), &words).map(|plan| plan.action);
        assert_eq!(said, Some(Action::Decline));
    }
}
