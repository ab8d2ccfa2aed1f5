//! Tests of which options are valid.

use c_u_letter_rules::{
    Choices, DealSource, Options, OptionsError, PlayerMode, Preset, Scramble, UnlistedWords,
};
use game::rule::CheckError;
use game::{Day, Judge, TimeLimit};

fn options_error(choose: impl FnOnce(&mut Choices)) -> Option<OptionsError> {
    let mut choices = Choices::default();
    choose(&mut choices);
    Options::new(choices).err()
}

#[test]
fn invalid_options_are_refused() {
    let no = |rule, value| Some(CheckError::Value { rule, value });
    assert_eq!(options_error(|_| ()), None);
    assert_eq!(options_error(|c| c.cards = Some(7)), no("cards", 7));
    assert_eq!(options_error(|c| c.cards = Some(31)), no("cards", 31));
    assert_eq!(options_error(|c| c.cards = Some(30)), None);
    assert_eq!(
        options_error(|c| c.clock = TimeLimit::Seconds(10)),
        no("clock", 10)
    );
    assert_eq!(
        options_error(|c| c.least_letters = 4),
        no("least_letters", 4)
    );
    assert_eq!(
        options_error(|c| c.judge = Judge::Table),
        no("judge", u32::MAX)
    );
    assert_eq!(
        options_error(|c| c.mode = PlayerMode::Solo),
        no("beyond", 0)
    );
    let solo = |c: &mut Choices| {
        c.mode = PlayerMode::Solo;
        c.beyond = UnlistedWords::Never;
    };
    assert_eq!(options_error(solo), None);
    let buzzers = |c: &mut Choices| {
        solo(c);
        c.scramble = Scramble::Buzzers;
    };
    assert_eq!(options_error(buzzers), no("scramble_alone", u32::MAX));
    let day = Day::new(2025, 1, 31).unwrap();
    assert_eq!(
        options_error(|c| c.deal = DealSource::Day(day)),
        no("deal", 20_250_131)
    );
}

#[test]
fn every_preset_is_valid_and_round_trips() {
    let day = Preset::Day(Day::new(2025, 1, 31).unwrap());
    for preset in Preset::ALL.into_iter().chain([day]) {
        let options = Options::new(preset.choices()).unwrap();
        let text = serde_json::to_string(&options).unwrap();
        assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
    }
    // Saves from before the hints option had hints, and are still written the same way.
    let text = serde_json::to_string(&Options::default()).unwrap();
    assert_eq!(text, "{}");
    assert!(serde_json::from_str::<Options>(&text).unwrap().hints);
    assert!(serde_json::from_str::<Options>(r#"{"cards":99}"#).is_err());
}

#[test]
fn c10_every_preset_but_the_shared_table_has_hints() {
    let day = Preset::Day(Day::new(2025, 1, 31).unwrap());
    for preset in Preset::ALL.into_iter().chain([day]) {
        assert_eq!(
            preset.choices().hints,
            preset != Preset::Table,
            "{preset:?}"
        );
    }
}
