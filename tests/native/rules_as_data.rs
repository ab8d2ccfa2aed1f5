//! Options as data: what one entry of a ruleset promises to the form, the save, the texts and the
//! tests.

use std::collections::BTreeSet;

use base::json::{Map, Value};
use game::rule::{
    CheckedOptions, RuleValues, Ruleset, SavedOptionsError, find_rule, random_options,
    read_options, reset_unavailable, write_options,
};
use game::{Chance, PlayedBy, PlayerName, Roster, Seat, SeatId};
use screen::set_up::fields::{FieldControl, fields};
use screen::set_up::{BotInvitation, GameForm, SetUpForm, YOU};
use screen::text::rule::{ValueNames, find_rule_text};
use serde_json::json;

use crate::thorough;

/// Number of random choices that each property is tried with in a thorough run.
const GAMES: u64 = 2_000;
/// Minimum number of random choices, so that each option is chosen in some of them.
const ENOUGH: u64 = 60;

/// Six people.
fn seats() -> Vec<Seat> {
    let mut roster = Roster::default();
    for name in ["Ada", "Bo", "Cleo", "Dee", "Eli", "Fay"] {
        roster.add(name).unwrap();
    }
    let seat = |player: &game::Player| Seat {
        player: player.clone(),
        by: PlayedBy::Person,
    };
    roster.players().iter().map(seat).collect()
}

fn check_rule_texts<G: GameForm>() {
    let mut ids = BTreeSet::new();
    for rule in G::Choices::RULES {
        assert!(ids.insert(rule.id), "option {} is listed twice", rule.id);
        assert!(!rule.ruling.is_empty(), "{}", rule.id);
        let words = find_rule_text(G::WORDS, rule.id).unwrap_or_else(|| panic!("{}", rule.id));
        assert!(
            !words.name.is_empty() && !words.says.is_empty(),
            "{}",
            rule.id
        );
        let values = rule.values.per_seat_values().unwrap_or(&rule.values);
        let count = values.allowed_values(&G::Choices::default()).len();
        match (words.values, values) {
            (ValueNames::Each(names), RuleValues::Day) => assert_eq!(names.len(), 2, "{}", rule.id),
            (ValueNames::Each(names), _) => assert_eq!(names.len(), count, "{}", rule.id),
            (ValueNames::Switch, values) => {
                assert!(matches!(values, RuleValues::Switch), "{}", rule.id)
            }
            (ValueNames::Custom, values) => {
                assert!(matches!(values, RuleValues::Custom(_)), "{}", rule.id)
            }
            (ValueNames::NoneFirst(_), values) => assert!(
                matches!(values, RuleValues::OrNone(_) | RuleValues::OneSeat),
                "{}",
                rule.id
            ),
            (ValueNames::NoneLast(..), values) => {
                assert!(matches!(values, RuleValues::OrNone(_)), "{}", rule.id);
            }
            (ValueNames::NoneOr(..), values) => {
                assert!(matches!(values, RuleValues::OrWithin(..)), "{}", rule.id);
            }
            (ValueNames::Numbers, values) => assert!(
                matches!(values, RuleValues::Number(_) | RuleValues::Within(_)),
                "{}",
                rule.id
            ),
        }
    }
    assert!(G::WORDS.iter().all(|words| ids.contains(words.id)));
}

fn check_saved_options<G: GameForm>() {
    assert_eq!(
        write_options(&G::Choices::default()),
        Value::Object(Map::new())
    );
    let mut seen = BTreeSet::new();
    for seed in 1..=thorough::cases(GAMES).max(ENOUGH) {
        let rules: CheckedOptions<G::Choices> = random_options(&mut Chance::new(seed));
        let saved = write_options(&*rules);
        seen.extend(saved.as_object().unwrap().keys().cloned());
        let again: G::Choices = read_options(&saved).unwrap_or_else(|why| panic!("{saved}: {why}"));
        assert_eq!(again, *rules, "{saved}");
        let text = serde_json::to_string(&rules).unwrap();
        assert_eq!(
            serde_json::from_str::<CheckedOptions<G::Choices>>(&text).unwrap(),
            rules
        );
        let mut settled = again.clone();
        reset_unavailable(&mut settled);
        assert_eq!(settled, again, "valid choices stay unchanged");
    }
    let all: BTreeSet<String> = G::Choices::RULES
        .iter()
        .map(|rule| rule.id.into())
        .collect();
    assert_eq!(seen, all, "random choices must vary every option");
}

fn check_newer_options<G: GameForm>() {
    let newer = |saved: serde_json::Value| {
        let saved: Value = serde_json::from_value(saved).unwrap();
        read_options::<G::Choices>(&saved).unwrap_err()
    };
    assert_eq!(
        newer(json!({ "gravity": true })),
        SavedOptionsError::Newer("gravity".into())
    );
    for rule in G::Choices::RULES {
        if matches!(rule.values, RuleValues::Custom(_)) {
            continue;
        }
        let strange = match rule.values.per_seat_values() {
            Some(_) => json!(["sideways"]),
            None => json!("sideways"),
        };
        assert_eq!(
            newer(json!({ rule.id: strange })),
            SavedOptionsError::Newer(rule.id.into())
        );
        if rule.values.per_seat_values().is_some() {
            for seven in [vec![json!(0); 7], vec![json!(false); 7]] {
                let no_such_table = newer(json!({ rule.id: seven }));
                assert_eq!(no_such_table, SavedOptionsError::Newer(rule.id.into()));
            }
        }
    }
    assert_eq!(newer(json!(7)), SavedOptionsError::Broken);
}

/// The form offers the values that the rules allow, and can choose each of them.
fn check_form_values<G: GameForm>() {
    let seats = seats();
    let names: Vec<PlayerName> = seats.iter().map(|seat| seat.player.name.clone()).collect();
    let mut chosen = BTreeSet::new();
    let games = if thorough::is_thorough() { 200 } else { 40 };
    for seed in 1..=games {
        let rules: CheckedOptions<G::Choices> = random_options(&mut Chance::new(seed));
        for field in fields(&*rules, G::WORDS, G::label, &seats) {
            let places = match field.control {
                FieldControl::Switch(_) => vec![0, 1],
                FieldControl::OneOf { names, at } => {
                    assert!(at < names.len(), "{}: {rules:?}", field.id);
                    (0..names.len()).collect()
                }
                FieldControl::Count { least, most, .. } => vec![least as usize, most as usize],
                FieldControl::NumberOr { least, most, .. } => {
                    vec![0, least as usize, most as usize]
                }
                FieldControl::OneSeat { seats, .. } => {
                    assert_eq!(seats, names);
                    (0..=seats.len()).collect()
                }
                FieldControl::Each(_) | FieldControl::Own => continue,
            };
            for at in places {
                let mut form = SetUpForm::<G>::default();
                form.set_rules((*rules).clone());
                let rule = find_rule::<G::Choices>(field.id).unwrap();
                let one_seat = matches!(rule.values, RuleValues::OneSeat);
                let who = names.get(at.wrapping_sub(1)).filter(|_| one_seat);
                form.choose(field.id, who, at, "2025-01-31".parse().ok());
                let value = (rule.get)(&form.choices(&seats), SeatId::FIRST);
                chosen.insert((field.id, Some(value)));
            }
        }
    }
    for rule in G::Choices::RULES {
        let all = rule.values.allowed_values(&G::Choices::default());
        let ends = [all.first(), all.last()];
        let few = |value: &u32| all.len() < 10 || ends.contains(&Some(value));
        for value in all.iter().copied().filter(few) {
            let one_by_one = rule.values.per_seat_values().is_some();
            let reached = chosen.contains(&(rule.id, Some(value)));
            assert!(one_by_one || reached, "{} is never {value}", rule.id);
        }
    }
}

/// Every preset has a name and texts of its own, and can begin with two people.
fn check_presets<G: GameForm>() {
    let today = "2025-01-31".parse().ok();
    let mut roster = Roster::default();
    for name in ["Ada", "Bob"] {
        roster.add(name).unwrap();
    }
    let mut names = BTreeSet::new();
    for preset in SetUpForm::<G>::presets(today) {
        let words = (G::PRESET_TEXT)(preset);
        assert!(names.insert(words.name), "{preset:?}");
        assert!(!words.says.is_empty(), "{preset:?}");
        let mut form = SetUpForm::<G>::default();
        form.apply_preset(preset, &roster);
        assert_eq!(form.preset(today), Some(preset));
        let begins = form.options(&roster);
        assert!(begins.is_ok(), "{preset:?}: {begins:?}");
    }
}

/// In a new form the weakest bot sits opposite the person. A preset for one person, or for people
/// only, takes it out, and a preset for several puts it back.
fn check_opponent<G: GameForm>() {
    let today = "2025-01-31".parse().ok();
    let nobody = Roster::default();
    let bots = |form: &SetUpForm<G>| -> Vec<_> {
        let seats = form.seats(&nobody).into_iter();
        seats.filter_map(|seat| seat.by.bot_id()).collect()
    };
    let new = SetUpForm::<G>::default();
    let first = new.preset(today).expect("a preset");
    let weakest = new.chairs().programs[0].id;
    assert_eq!(new.seats(&nobody)[0].player.name.as_str(), YOU);
    assert_eq!(bots(&new), [weakest]);
    assert!(new.options(&nobody).is_ok());
    for preset in SetUpForm::<G>::presets(today) {
        let mut form = new.clone();
        form.apply_preset(preset, &nobody);
        let alone = G::company(preset) == BotInvitation::Dismissed;
        let alone = alone || form.chairs().programs.is_empty();
        assert_eq!(bots(&form).is_empty(), alone, "{preset:?}");
        form.apply_preset(first, &nobody);
        assert_eq!(bots(&form), [weakest], "{preset:?}");
    }
}

/// Three or four presets come first, with pictures made of known signs.
fn check_pictures<G: GameForm>() {
    assert!((3..=4).contains(&G::PICTURES.len()));
    assert!(G::PICTURES.len() <= G::PRESETS.len());
    for picture in G::PICTURES {
        let known = |sign: char| sign.is_ascii_uppercase() || "+#1234@0_|=*/ ".contains(sign);
        let spoken = picture.ends_with('!');
        assert!(spoken || picture.chars().all(known), "{picture}");
    }
}

fn check_game<G: GameForm>() {
    check_presets::<G>();
    check_opponent::<G>();
    check_pictures::<G>();
    check_rule_texts::<G>();
    check_saved_options::<G>();
    check_newer_options::<G>();
    check_form_values::<G>();
}

#[test]
fn word_heist_options_are_complete_in_form_save_and_texts() {
    check_game::<word_heist::screen::set_up::Form>();
}

#[test]
fn c_u_letter_options_are_complete_in_form_save_and_texts() {
    check_game::<c_u_letter::screen::set_up::Form>();
}

#[test]
fn one_letter_better_options_are_complete_in_form_save_and_texts() {
    check_game::<one_letter_better::screen::set_up::Form>();
}

#[test]
fn paper_grid_options_are_complete_in_form_save_and_texts() {
    check_game::<paper_grid::screen::set_up::Form>();
}

#[test]
fn choices_can_be_typed_as_json_or_in_short_form() {
    use game::rule::{parse_options, write_options};
    use word_heist_rules::Choices;

    let typed = |text: &str| {
        parse_options::<Choices>(text).map(|(choices, _)| write_options(&choices).to_string())
    };
    let long = r#"{"mode":"solo","pace":6,"bag":"half","beginners":[false,true]}"#;
    let short = " mode=solo,beginners=[false,true],pace=6,bag=half";
    let saved = r#"{"bag":"half","beginners":[false,true,false,false],"mode":"solo","pace":6}"#;
    assert_eq!(typed(long).as_deref(), Ok(saved));
    assert_eq!(typed(short).as_deref(), Ok(saved));
    assert_eq!(
        typed("window=none,sweep=false").as_deref(),
        Ok(r#"{"sweep":false}"#)
    );
    assert_eq!(
        typed("").as_deref(),
        Ok("{}"),
        "an empty text means all defaults"
    );
    let (_, named) = parse_options::<Choices>("window=none").unwrap();
    assert!(
        named.contains_key("window"),
        "what is named is told, be it the default"
    );
}
