//! Solo: alone, against bots, and the daily set (A13).

use game::rule::{CheckError, Ruleset};
use game::{Chance, Match, TimeLimit};
use word_heist_rules::{
    Action, Choices, Day, DealSource, EndReason, LetterBag, OptionClash, Options, PlayMode, Preset,
    Stage, WordHeist,
};

use super::table::{A, B, TableSetUp, set_up_mode};
use crate::seats::human_seats;

fn solo_set_up(clock: TimeLimit) -> TableSetUp {
    set_up_mode(PlayMode::Solo { clock }).seats(1)
}

#[test]
fn a13_solo_flips_are_free() {
    let mut heist = solo_set_up(TimeLimit::Untimed)
        .next_letters("tear")
        .word_list("tear")
        .deal();
    for _ in 0..4 {
        heist.act(A, Action::Flip).unwrap();
    }
    heist.make(A, "tear").unwrap();
    heist.act(A, Action::Flip).unwrap();
    assert_eq!(heist.words(A), ["tear"]);
}

#[test]
fn a13_against_bots_any_seat_makes_words_at_any_time() {
    let case = solo_set_up(TimeLimit::Untimed).seats(2).centre("teargape");
    let mut heist = case.word_list("tear gape").deal();
    heist.make(B, "gape").unwrap();
    heist.make(A, "tear").unwrap();
    heist.act(B, Action::Flip).unwrap();
    heist.act(A, Action::Flip).unwrap();
    assert_eq!((heist.words(A).len(), heist.words(B).len()), (1, 1));
}

#[test]
fn a13_against_the_clock_the_game_ends_on_time() {
    let mut heist = solo_set_up(TimeLimit::Seconds(180)).centre("tear").deal();
    heist.wait_until(179_999);
    assert!(heist.game.outcome().is_none());
    heist.wait_until(180_000);
    assert_eq!(heist.table().stage, Stage::Over(EndReason::TimeUp));
    assert!(heist.game.outcome().is_some());
}

#[test]
fn a14_solo_may_have_auto_flip() {
    let case = solo_set_up(TimeLimit::Untimed).choose(|choices| choices.auto_flip = Some(5));
    let mut heist = case.next_letters("tear").deal();
    heist.wait_until(20_000);
    assert_eq!(heist.centre(), "tear");
}

fn letters_of_day(day: &str, chance: u64) -> String {
    let day: Day = day.parse().unwrap();
    let options = Options::new(Preset::Day(day).choices()).unwrap();
    let game = Match::<WordHeist>::start(options, human_seats(1), Chance::new(chance)).unwrap();
    game.state().pile.clone().into()
}

#[test]
fn a13_the_daily_set_is_the_same_everywhere() {
    // Pinned, because with a different order two versions would deal different letters for the same
    // day.
    assert_eq!(letters_of_day("2025-01-31", 1), DAY);
    assert_eq!(
        letters_of_day("2025-01-31", 2),
        DAY,
        "the seed doesn't matter"
    );
    assert_ne!(letters_of_day("2025-02-01", 1), DAY);
}

const DAY: &str = "ITRIYEOIDABOGFZSQGNIFCAREWSXEDREMSAASVBEANUYEPEENRAMLAVJIUTCPWIENRI\
    TEELONUEOATGOIOORHDLTDINTOALKHU";

#[test]
fn a13_the_daily_set_is_solo_with_the_standard_bag() {
    let day = DealSource::Day(Day::new(2025, 1, 31).unwrap());
    let turns = Choices {
        deal: day,
        ..Choices::default()
    };
    let (rule, value) = ("deal", 20_250_131);
    assert_eq!(Options::new(turns), Err(CheckError::Value { rule, value }));
    let mut half = Preset::Solo.choices();
    (half.deal, half.bag) = (day, LetterBag::Half);
    assert_eq!(Options::new(half), Err(CheckError::Clash(OptionClash::Day)));
    let options = Options::new(Preset::Day(Day::new(2025, 1, 31).unwrap()).choices());
    assert_eq!(options.unwrap().seats(), 1..=1);
}
