//! Which options are valid.

use game::rule::CheckError;
use game::{Judge, Match};
use one_letter_better_rules::{
    CheckingRule, Choices, DealSource, Deck, DeckKind, Mode, OptionClash, Options, OptionsError,
    Preset,
};

use crate::seats::human_seats;

/// The error for a value that the option doesn't allow.
fn invalid_value(rule: &'static str, value: u32) -> Option<OptionsError> {
    Some(CheckError::Value { rule, value })
}

fn options_error(choose: impl FnOnce(&mut Choices)) -> Option<OptionsError> {
    let mut choices = Choices::default();
    choose(&mut choices);
    Options::new(choices).err()
}

#[test]
fn o1_the_default_is_three_rounds_to_100() {
    let choices = Choices::default();
    assert_eq!((choices.rounds, choices.target), (3, Some(100)));
    assert_eq!(
        options_error(|choices| choices.rounds = 0),
        invalid_value("rounds", 0)
    );
    assert_eq!(options_error(|choices| choices.target = None), None);
}

/// A round to 50 was over after one to three turns.
#[test]
fn o1_a_quick_start_has_two_rounds_to_100() {
    let quick = Preset::QuickStart.choices();
    assert_eq!((quick.rounds, quick.target), (2, Some(100)));
    assert_eq!(quick.judge, Judge::Everyday);
}

#[test]
fn o1_targets_go_from_50_to_100_in_fives() {
    for target in 1..=150 {
        let found = options_error(|choices| choices.target = Some(target));
        let may_be = (50..=100).contains(&target) && target % 5 == 0;
        let expected = invalid_value("target", target.into()).filter(|_| !may_be);
        assert_eq!(found, expected, "{target}");
    }
}

#[test]
fn o35_a_bonus_is_0_to_10_and_5_by_default() {
    let bonus = |points| options_error(|choices| choices.handicaps[1].bonus = points);
    for points in 0..=10 {
        assert_eq!(bonus(points), None, "{points}");
    }
    assert_eq!(bonus(11), invalid_value("bonus", 11));
    assert_eq!(Choices::default().handicaps.map(|own| own.bonus), [5; 4]);
}

#[test]
fn out_of_range_options_are_refused() {
    let cases = [
        (
            options_error(|c| c.least_letters = 4),
            invalid_value("least_letters", 4),
        ),
        (
            options_error(|c| c.steals = Some(6)),
            invalid_value("steals", 6),
        ),
        (
            options_error(|c| c.wild_cost = 3),
            invalid_value("wild_cost", 3),
        ),
        (
            options_error(|c| c.judge = Judge::Table),
            invalid_value("judge", u32::MAX),
        ),
    ];
    for (found, expected) in cases {
        assert_eq!(found, expected);
    }
    assert_eq!(options_error(|c| c.steals = None), None);
}

#[test]
fn o29_people_default_to_challenge_and_bot_games_to_auto_check() {
    assert_eq!(Preset::Table.choices().checking, CheckingRule::Challenge);
    assert_eq!(
        Preset::Opponents.choices().checking,
        CheckingRule::AutoCheck
    );
    assert_eq!(Preset::Solo.choices().checking, CheckingRule::AutoCheck);
}

#[test]
fn every_preset_can_be_started() {
    let day = Preset::Day("2025-01-31".parse().unwrap());
    for preset in Preset::ALL.into_iter().chain([day]) {
        let options = Options::new(preset.choices()).unwrap();
        let count = *options.mode.seats().start();
        let chance = game::Chance::new(1);
        let game = Match::<one_letter_better_rules::OneLetterBetter>::start(
            options,
            human_seats(count),
            chance,
        );
        assert!(game.is_ok(), "{preset:?}");
    }
}

#[test]
fn o36_solo_has_one_round_no_target_and_no_challenges() {
    let solo = Preset::Solo.choices();
    assert!(matches!(solo.mode, Mode::Solo { .. }));
    let solo_options_error = |change: fn(&mut Choices)| {
        let mut choices = solo.clone();
        change(&mut choices);
        Options::new(choices).err()
    };
    assert_eq!(
        solo_options_error(|c| c.rounds = 2),
        invalid_value("rounds", 2)
    );
    assert_eq!(
        solo_options_error(|c| c.target = Some(50)),
        invalid_value("target", 50)
    );
    assert_eq!(
        solo_options_error(|c| c.checking = CheckingRule::Challenge),
        invalid_value("checking_alone", u32::MAX)
    );
    assert_eq!(
        solo_options_error(|c| c.checking = CheckingRule::Honour),
        None
    );
}

#[test]
fn o36_the_daily_deck_must_be_the_standard_solo_deck() {
    let day = DealSource::Day("2025-01-31".parse().unwrap());
    assert_eq!(
        options_error(|choices| choices.deal = day),
        invalid_value("deal", 20_250_131)
    );
    let mut choices = Preset::Solo.choices();
    choices.deal = day;
    assert_eq!(Options::new(choices.clone()).err(), None);
    let dear = |kind: &DeckKind| DeckKind { value: 7, ..*kind };
    choices.deck = Deck::new(Deck::standard().kinds().iter().map(dear).collect()).unwrap();
    assert_eq!(
        Options::new(choices).err(),
        Some(CheckError::Clash(OptionClash::Day))
    );
}

#[test]
fn an_edited_deck_is_saved_with_the_game() {
    let mut choices = Choices::default();
    let standard = Deck::standard();
    let double = |kind: &DeckKind| DeckKind {
        count: 2 * kind.count,
        ..*kind
    };
    choices.deck = Deck::new(standard.kinds().iter().map(double).collect()).unwrap();
    let options = Options::new(choices).unwrap();
    let text = serde_json::to_string(&options).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
    let saved: serde_json::Value = serde_json::from_str(&text).unwrap();
    let cards = saved["deck"].as_array().unwrap();
    let doubled = serde_json::json!({ "face": "=CH", "count": 2, "value": 8 });
    assert!(cards.contains(&doubled), "{text}");
    let broken = text.replace(r#""count":2"#, r#""count":99"#);
    assert!(serde_json::from_str::<Options>(&broken).is_err());
}
