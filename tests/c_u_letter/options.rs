//! What can be chosen.

use lettercase::games::c_u_letter::{
    Beyond, Choices, Deal, Mode, Options, OptionsError, Preset, Scramble,
};
use lettercase::table::{Allowance, Day, Judge};

fn wrong(choose: impl FnOnce(&mut Choices)) -> Option<OptionsError> {
    let mut choices = Choices::default();
    choose(&mut choices);
    Options::new(choices).err()
}

#[test]
fn what_cannot_be_played_is_refused() {
    assert_eq!(wrong(|_| ()), None);
    assert_eq!(wrong(|c| c.cards = Some(7)), Some(OptionsError::Cards(7)));
    assert_eq!(wrong(|c| c.cards = Some(31)), Some(OptionsError::Cards(31)));
    assert_eq!(wrong(|c| c.cards = Some(30)), None);
    let ten = Allowance::Seconds(10);
    assert_eq!(wrong(|c| c.clock = ten), Some(OptionsError::Clock(ten)));
    assert_eq!(
        wrong(|c| c.least_letters = 4),
        Some(OptionsError::LeastLetters(4))
    );
    assert_eq!(wrong(|c| c.judge = Judge::Table), Some(OptionsError::Judge));
    assert_eq!(wrong(|c| c.mode = Mode::Solo), Some(OptionsError::Solo));
    let solo = |c: &mut Choices| {
        c.mode = Mode::Solo;
        c.beyond = Beyond::Never;
    };
    assert_eq!(wrong(solo), None);
    let buzzers = |c: &mut Choices| {
        solo(c);
        c.scramble = Scramble::Buzzers;
    };
    assert_eq!(wrong(buzzers), Some(OptionsError::Solo));
    let day = Day::new(2025, 1, 31).unwrap();
    assert_eq!(wrong(|c| c.deal = Deal::Day(day)), Some(OptionsError::Day));
}

#[test]
fn every_preset_is_played_and_read_back() {
    let day = Preset::Day(Day::new(2025, 1, 31).unwrap());
    for preset in Preset::ALL.into_iter().chain([day]) {
        let options = Options::new(preset.choices()).unwrap();
        let text = serde_json::to_string(&options).unwrap();
        assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
    }
    let text = serde_json::to_string(&Choices {
        cards: Some(99),
        ..Choices::default()
    });
    assert!(serde_json::from_str::<Options>(&text.unwrap()).is_err());
}
