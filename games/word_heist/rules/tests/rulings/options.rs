//! Which options are valid (A1 to A17), and the presets.

use game::rule::{CheckError, Ruleset, read_options};
use game::{Judge, SeatId, SeatSet, TimeLimit};
use word_heist_rules::{
    Choices, Day, Difference, LetterBag, MergerRule, OptionClash, Options, OptionsError, PlayMode,
    Preset, RepeatedWords, Scoring,
};

/// The error for a value that the option doesn't allow.
fn invalid_value(rule: &'static str, value: u32) -> Result<Options, OptionsError> {
    Err(CheckError::Value { rule, value })
}

fn options_with(choose: impl FnOnce(&mut Choices)) -> Result<Options, OptionsError> {
    let mut choices = Choices::default();
    choose(&mut choices);
    Options::new(choices)
}

#[test]
fn every_default_is_the_first_value_of_its_option() {
    let plain = options_with(|_| {}).unwrap();
    assert_eq!(plain.mode, PlayMode::TURNS);
    assert_eq!((plain.bag, plain.face_up), (LetterBag::Standard, 0));
    assert_eq!(plain.difference, Difference::NotInOnePiece);
    assert_eq!(plain.merging, MergerRule::Freely);
    assert_eq!(plain.repeats, RepeatedWords::Allowed);
    assert_eq!((plain.judge, plain.scoring), (Judge::Full, Scoring::Words));
    assert!(plain.beginners.is_empty() && plain.auto_flip.is_none() && !plain.idle_end);
    assert!(!plain.hints);
}

#[test]
fn a13_the_number_of_seats_depends_on_the_mode() {
    let seats = |mode: PlayMode| options_with(|choices| choices.mode = mode).unwrap().seats();
    assert_eq!(seats(PlayMode::TURNS), 1..=6);
    assert_eq!(seats(PlayMode::BUZZERS), 2..=4);
    assert_eq!(seats(PlayMode::CallItOut), 2..=6);
    let clock = TimeLimit::Untimed;
    assert_eq!(seats(PlayMode::Solo { clock }), 1..=4);
}

#[test]
fn a13_windows_must_be_among_those_offered() {
    let turns = |seconds| {
        options_with(|choices| {
            choices.mode = PlayMode::Turns {
                window: TimeLimit::Seconds(seconds),
                sweep: true,
            };
        })
    };
    for seconds in [15, 30, 60] {
        assert!(turns(seconds).is_ok());
    }
    assert_eq!(turns(20), invalid_value("window", 20));
    let typing = |typing| {
        options_with(|choices| {
            choices.mode = PlayMode::Buzzers {
                typing,
                locks: false,
            };
        })
    };
    for seconds in [5, 8, 10, 15] {
        assert!(typing(seconds).is_ok());
    }
    assert_eq!(typing(0), invalid_value("typing", 0));
}

#[test]
fn a14_auto_flip_is_refused_in_turns() {
    let auto = |mode, seconds| {
        options_with(|choices| {
            choices.mode = mode;
            choices.auto_flip = Some(seconds);
        })
    };
    assert!(auto(PlayMode::BUZZERS, 15).is_ok() && auto(PlayMode::CallItOut, 5).is_ok());
    assert_eq!(auto(PlayMode::TURNS, 15), invalid_value("auto_flip", 15));
    assert!(auto(PlayMode::BUZZERS, 0).is_err());
}

#[test]
fn a2_a4_invalid_face_up_counts_and_beginners_are_refused() {
    let beginner = |seat| SeatSet::EMPTY.with(SeatId::new(seat));
    assert_eq!(options_with(|c| c.face_up = 2), invalid_value("face_up", 2));
    assert!(options_with(|c| c.beginners = beginner(5)).is_ok());
    let none = options_with(|c| c.beginners = beginner(6));
    assert_eq!(
        none,
        Err(CheckError::Clash(OptionClash::Beginner(SeatId::new(6))))
    );
}

#[test]
fn a13_a18_hints_need_turns_or_solo_and_a_list_that_decides() {
    let hints = |mode, judge| {
        options_with(|choices| {
            (choices.mode, choices.judge) = (mode, judge);
            choices.hints = true;
        })
    };
    let clock = TimeLimit::Untimed;
    for mode in [PlayMode::TURNS, PlayMode::Solo { clock }] {
        assert!(hints(mode, Judge::Full).is_ok() && hints(mode, Judge::Everyday).is_ok());
        assert_eq!(hints(mode, Judge::Table), invalid_value("hints", 1));
    }
    for mode in [PlayMode::BUZZERS, PlayMode::PADS, PlayMode::CallItOut] {
        assert_eq!(hints(mode, Judge::Full), invalid_value("hints", 1));
    }
}

#[test]
fn hints_are_off_in_old_saves_and_on_in_beginners_presets() {
    for old in ["{}", r#"{"mode":"solo","bag":"half","pace":6}"#] {
        let old: base::json::Value = base::json::read(old).unwrap();
        assert!(!read_options::<Choices>(&old).unwrap().hints);
    }
    let day = Preset::Day(Day::new(2026, 2, 28).unwrap());
    let on = [
        Preset::Race,
        Preset::QuickStart,
        Preset::Solo,
        Preset::Opponents,
        day,
    ];
    for preset in Preset::ALL.into_iter().chain([day]) {
        let hints = preset.choices().hints;
        assert_eq!(hints, on.contains(&preset), "{preset:?}");
    }
}

#[test]
fn every_preset_is_valid() {
    let day = Preset::Day(Day::new(2026, 2, 28).unwrap());
    for preset in Preset::ALL.into_iter().chain([day]) {
        assert!(Options::new(preset.choices()).is_ok(), "{preset:?}");
    }
    assert_eq!(
        (Preset::typing_seconds(false), Preset::typing_seconds(true)),
        (5, 10)
    );
}

#[test]
fn invalid_options_in_a_save_are_refused() {
    let three = r#"{"face_up":3}"#;
    let read = serde_json::from_str::<Options>(three).unwrap();
    assert_eq!(serde_json::to_string(&read).unwrap(), three);
    assert!(serde_json::from_str::<Options>(r#"{"face_up":9}"#).is_err());
}
