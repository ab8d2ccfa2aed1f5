//! The bots: the chance to see a word grows with time and falls with each difficulty.

use std::sync::LazyLock;
use word_heist::bots::{DelayedAction, Finder, FinderCache, Rogue, first_rogue, gain, make_plan};

use game::rule::Ruleset;
use game::{Chance, Judge, Match, Moment, SeatId, Viewer, Waiting};
use lexicon::{Level, Lexicon};
use word_heist_rules::{
    Action, Attempt, Choices, Options, PlayMode, Preset, SourceChoice, Table, VoteProposal,
    WordHeist,
};

use super::play::TestGame;
use crate::list::{FAMILY, LIST};
use crate::seats::bot_seats;
use crate::thorough;

/// The plan of a rogue in the second seat.
fn plan_action(rogue: Rogue, table: &Table, words: &Lexicon, seed: u64) -> Option<DelayedAction> {
    let seat = SeatId::new(1);
    let (memory, chance) = (&mut FinderCache::default(), &mut Chance::new(seed));
    make_plan(table, seat, rogue, words, &FAMILY, memory, chance)
}

/// In how many of a thousand games the rogue makes a word within this many milliseconds.
fn count_quick_words(rogue: Rogue, table: &Table, words: &Lexicon, within: u64) -> usize {
    let plans = (0..1_000).filter_map(|seed| plan_action(rogue, table, words, seed));
    let made = plans.filter(|plan| matches!(plan.action, Action::Make(_)));
    made.filter(|plan| plan.after <= within).count()
}

fn one_word_list(word: &str, level: Level) -> Lexicon {
    Lexicon::from_words([(word, level)]).unwrap()
}

/// A table with these letters in the centre.
fn table_with_centre(letters: &str, words: &Lexicon) -> Table {
    let mut play = TestGame::solo(2, letters, words);
    let mut table = play.flip(letters.len()).table().clone();
    table.flipper = SeatId::FIRST;
    table
}

#[test]
fn the_chance_to_see_a_word_grows_with_time() {
    let words = one_word_list("tern", Level::Common);
    let table = table_with_centre("tern", &words);
    for rogue in Rogue::ALL {
        let times = [2_000, 5_000, 10_000, 30_000, 90_000];
        let seen = times.map(|within| count_quick_words(rogue, &table, &words, within));
        assert!(seen.is_sorted_by(|a, b| a < b || *b == 1_000), "{seen:?}");
        assert!(seen[0] < 400 && seen[4] > 900, "{rogue:?} {seen:?}");
    }
}

#[test]
fn higher_rogues_see_words_sooner() {
    let words = one_word_list("tern", Level::Common);
    let table = table_with_centre("tern", &words);
    let seen = Rogue::ALL.map(|rogue| count_quick_words(rogue, &table, &words, 6_000));
    assert!(
        seen[0] + 100 < seen[1] && seen[1] + 100 < seen[2],
        "{seen:?}"
    );
}

#[test]
fn a_word_is_seen_later_among_many_letters() {
    let words = one_word_list("tern", Level::Common);
    let seen = ["tern", "ternbbc", "ternbbcffggkkll"].map(|letters| {
        count_quick_words(
            Rogue::Fox,
            &table_with_centre(letters, &words),
            &words,
            8_000,
        )
    });
    assert!(seen[0] > seen[1] + 50 && seen[1] > seen[2] + 50, "{seen:?}");
}

#[test]
fn a_long_word_is_seen_later_than_a_short_one() {
    let letters = "dinternes";
    let seen = ["tern", "intern", "interned"].map(|word| {
        let words = one_word_list(word, Level::Common);
        count_quick_words(
            Rogue::Owl,
            &table_with_centre(letters, &words),
            &words,
            8_000,
        )
    });
    assert!(seen[0] > seen[1] + 50 && seen[1] > seen[2] + 50, "{seen:?}");
}

#[test]
fn a_rare_word_is_seen_later_than_a_common_one_or_never() {
    let levels = [Level::Common, Level::Familiar, Level::Known, Level::Rare];
    let seen = |rogue| {
        levels.map(|level| {
            let words = one_word_list("tern", level);
            count_quick_words(rogue, &table_with_centre("tern", &words), &words, 8_000)
        })
    };
    let owl = seen(Rogue::Owl);
    assert!(owl.is_sorted_by(|a, b| a > b) && owl[3] > 0, "{owl:?}");
    let (fox, magpie) = (seen(Rogue::Fox), seen(Rogue::Magpie));
    assert!(fox[2] > 0 && fox[3] == 0, "{fox:?}");
    assert!(magpie[0] > 0 && magpie[1] == 0, "{magpie:?}");
}

#[test]
fn planned_words_are_legal_and_gain_something() {
    let mut play = TestGame::solo(2, "gainengineiskpdrtlex", &LIST);
    play.flip(4)
        .make(0, "gain")
        .flip(6)
        .make(1, "engine")
        .flip(10);
    let table = play.table();
    let finder = Finder::for_seat(table, SeatId::new(1));
    let finds = finder.find(&LIST);
    for rogue in Rogue::ALL {
        let mut robbed = 0;
        for seed in 0..200 {
            let Some(DelayedAction { action, .. }) = plan_action(rogue, table, &LIST, seed) else {
                continue;
            };
            let Action::Make(attempt) = action else {
                panic!("unexpected value: {action:?}");
            };
            let SourceChoice::Exactly(from) = &attempt.source else {
                panic!("unexpected value: {attempt:?}");
            };
            let find = finds.iter().find(|find| find.word == attempt.word).unwrap();
            assert!(LIST.level(find.id) <= rogue.vocabulary() && !FAMILY.hides(find.id));
            let way = find
                .ways
                .iter()
                .find(|way| way.ids() == from.as_slice())
                .unwrap();
            assert!(gain(table, SeatId::new(1), find.word, way) > 0);
            robbed += usize::from(!from.is_empty());
        }
        assert!(robbed > 5, "{rogue:?} steals {robbed} times");
    }
}

/// Each rogue's vote in the second seat when the first asks the table.
fn collect_votes(play: &mut TestGame<'_>, asks: Action, words: &Lexicon) -> Vec<Action> {
    assert_eq!(play.act(0, &asks), Ok(()), "{asks:?}");
    let vote = |rogue| plan_action(rogue, play.table(), words, 1).map(|plan| plan.action);
    Rogue::ALL.into_iter().filter_map(vote).collect()
}

fn house_word_proposal(text: &str) -> Action {
    let word = text.parse().unwrap();
    Action::Propose(
        SeatId::FIRST,
        VoteProposal::House(Attempt::from_any_source(word)),
    )
}

fn choices_judged_by(judge: Judge) -> Choices {
    Choices {
        judge,
        hints: false,
        ..Preset::Opponents.choices()
    }
}

#[test]
fn a18_a_bot_agrees_only_to_words_of_the_full_list() {
    let words = one_word_list("tern", Level::Rare);
    let everyday =
        || TestGame::with_choices(choices_judged_by(Judge::Everyday), 2, "ternzaza", &words);
    let mut play = everyday();
    let invented = collect_votes(play.flip(8), house_word_proposal("zaza"), &words);
    assert_eq!(
        invented,
        [Action::Decline, Action::Decline, Action::Decline]
    );
    // TERN is not in the everyday list, but in the full one.
    let mut play = everyday();
    let rare = collect_votes(play.flip(8), house_word_proposal("tern"), &words);
    assert_eq!(rare, [Action::Agree, Action::Agree, Action::Agree]);
}

#[test]
fn a18_where_the_table_decides_a_bot_follows_the_full_list() {
    let words = one_word_list("tern", Level::Rare);
    for (text, says) in [("zaza", Action::Decline), ("tern", Action::Agree)] {
        let mut play =
            TestGame::with_choices(choices_judged_by(Judge::Table), 2, "ternzaza", &words);
        let make = Action::Make(Attempt::from_any_source(text.parse().unwrap()));
        let told = collect_votes(play.flip(8), make, &words);
        assert_eq!(told, [says.clone(), says.clone(), says], "{text}");
    }
}

#[test]
fn a18_a_bot_refuses_to_take_back_its_own_steal() {
    let words = ["gape", "grape"].map(|word| (word, Level::Common));
    let words = Lexicon::from_words(words).unwrap();
    let back = || Action::Propose(SeatId::FIRST, VoteProposal::TakeBack);
    for (thief, says) in [(1, Action::Decline), (0, Action::Agree)] {
        let mut play = TestGame::solo(2, "gaper", &words);
        play.flip(4).make(1 - thief, "gape").flip(1);
        play.make(thief, "grape");
        let told = collect_votes(&mut play, back(), &words);
        assert_eq!(
            told,
            [says.clone(), says.clone(), says],
            "stolen by {thief}"
        );
    }
}

#[test]
fn a18_a_bot_refuses_to_take_back_its_own_word() {
    let words = one_word_list("tern", Level::Common);
    let back = Action::Propose(SeatId::FIRST, VoteProposal::TakeBack);
    let mut play = TestGame::solo(2, "tern", &words);
    let told = collect_votes(play.flip(4).make(1, "tern"), back, &words);
    assert_eq!(told, [Action::Decline, Action::Decline, Action::Decline]);
}

#[test]
fn a16_a_bot_agrees_to_stop_early() {
    let words = one_word_list("tern", Level::Common);
    let stop = Action::Propose(SeatId::FIRST, VoteProposal::Stop);
    let told = collect_votes(TestGame::solo(2, "tern", &words).flip(4), stop, &words);
    assert_eq!(told, [Action::Agree, Action::Agree, Action::Agree]);
}

/// A whole game of three rogues: the plan that is due first is carried out.
fn play_game(choices: Choices, seed: u64) -> Match<WordHeist> {
    let options = Options::new(choices).unwrap();
    let mut game =
        Match::<WordHeist>::start(options, bot_seats::<WordHeist>(3), Chance::new(seed)).unwrap();
    for step in 0..3_000 {
        let Waiting::For { seats, .. } = game.waiting_for() else {
            return game;
        };
        let table = game.view(Viewer::Table);
        let mut chance = Chance::new(seed * 10_000 + step);
        let rogues = SeatId::all(3).zip(Rogue::ALL);
        let rogues: Vec<_> = rogues.filter(|(seat, _)| seats.contains(*seat)).collect();
        let next = first_rogue(&table, &rogues, &LIST, &FAMILY, &mut chance);
        let at = |plan: &DelayedAction| Moment(table.since.0 + plan.after);
        let next = next.map(|(seat, plan)| (at(&plan), seat, plan.action));
        let due = next.as_ref().map_or(Moment(u64::MAX), |(at, ..)| *at);
        if game.pass_time(due) {
            continue;
        }
        let (at, seat, action) = next.unwrap_or_else(|| panic!("stuck: {:?}", table.stage));
        let acted = game.act(seat, &action, at, Some(&LIST));
        assert_eq!(acted, Ok(()), "{seat} {action:?}");
    }
    panic!("the game did not end");
}

#[test]
fn rogues_finish_games_of_every_preset() {
    let all = (1..).zip(Preset::ALL);
    let few = if thorough::is_thorough() { 1 } else { 4 };
    for (seed, preset) in all.step_by(few) {
        let choices = preset.choices();
        if !choices.seats().contains(&3) {
            continue;
        }
        let game = play_game(choices, seed);
        let words = game.state().table.words.len();
        assert!(
            game.outcome().is_some() && words > 4,
            "{preset:?}: {words} words"
        );
    }
}

/// Whole games with the seeds 1 to 4.
static GAMES: LazyLock<[Match<WordHeist>; 4]> =
    LazyLock::new(|| [1, 2, 3, 4].map(|seed| play_game(Preset::Opponents.choices(), seed)));

#[test]
fn higher_rogues_end_with_more_letters() {
    let mut letters = [0; 3];
    for game in &*GAMES {
        for (seat, sum) in SeatId::all(3).zip(&mut letters) {
            *sum += game.state().table.letter_count(seat);
        }
    }
    assert!(letters.is_sorted_by(|a, b| a < b), "{letters:?}");
}

#[test]
fn same_seed_gives_the_same_game() {
    let choices = Preset::Opponents.choices();
    assert!(matches!(choices.mode, PlayMode::Solo { .. }));
    assert_eq!(GAMES[3], play_game(choices, 4));
    assert_ne!(GAMES[3], GAMES[2]);
}
