//! The set-up form of Word Heist.

use base::json::{Map, Value};

use screen::set_up::{BotInvitation, BotText, ChosenPlayers, TableCapacity, player_choice};
use word_heist_rules::{Choices, PlayMode, Preset};

/// Marker type for the set-up form of Word Heist.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Form;

/// The set-up form: everything that is chosen before a game begins.
pub type SetUp = screen::set_up::SetUpForm<Form>;

/// The chairs of the set-up form: how many people, and which of these bots, can sit at a table with
/// these rules.
pub(crate) fn seat_limits(rules: &Choices, programs: &'static [BotText]) -> TableCapacity {
    let (solo, turns) = match rules.mode {
        PlayMode::Solo { .. } => (true, false),
        PlayMode::Turns { .. } => (false, true),
        // People press and shout; no bot does.
        PlayMode::Buzzers { .. } | PlayMode::CallItOut => (false, false),
    };
    let alone = rules.deal.day().is_some();
    TableCapacity {
        people: if solo { 1 } else { ChosenPlayers::MAX_PEOPLE },
        most: if solo { 4 } else { ChosenPlayers::MAX_PEOPLE },
        programs: if turns || solo && !alone {
            programs
        } else {
            &[]
        },
        former: &[],
        company: if turns { 2 } else { 0 },
    }
}

/// Whether a preset invites the bots, sends them away, or leaves them as they are.
pub(crate) fn bot_invitation(preset: Preset) -> BotInvitation {
    match preset {
        Preset::Opponents | Preset::Race => BotInvitation::Invited,
        Preset::Solo => BotInvitation::Dismissed,
        _ => BotInvitation::AsItIs,
    }
}

/// Updates a form that was saved by an older version.
pub(crate) fn upgrade_saved_form(form: &mut Map) {
    // Version 1 stored the names of players who may make three-letter words.
    if let Some(Value::Array(names)) = form.remove("beginners") {
        let one = |who: Value| player_choice("beginners", who, 1);
        form.insert("each".into(), names.into_iter().map(one).collect());
    }
    // Earlier versions had bots in solo games only, and only where they were chosen.
    let mode = form.get("rules").and_then(|rules| rules.get("mode"));
    let solo = mode.is_some_and(|mode| *mode == "solo" || mode.get("solo").is_some());
    let people = form.get_or_insert_with("people", || Value::Object(Map::new()));
    if let Value::Object(people) = people
        && people.get("bots").is_none()
    {
        let bots = people.remove("programs");
        let bots = bots.filter(|bots| solo && !bots.is_null());
        people.insert("bots".into(), bots.unwrap_or(Value::Array(Vec::new())));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{BotId, Roster, SeatId};
    use screen::set_up::{Participant, StartError};
    use screen::text::set_up::YOU;
    use support::seats::roster;
    use word_heist_rules::Day;

    /// Sets a field of the form to its option at an index.
    fn choose(form: &mut SetUp, field: &str, at: usize) {
        form.choose(field, None, at, today());
    }

    fn names(form: &SetUp, roster: &Roster) -> Vec<String> {
        let seats = form.seats(roster).into_iter();
        seats.map(|seat| seat.player.name.to_string()).collect()
    }

    fn today() -> Option<Day> {
        Day::new(2025, 1, 31).ok()
    }

    #[test]
    fn solo_seats_one_person_and_the_bots() {
        let two = roster(&["Ada", "Bob"]);
        let mut form = SetUp::default();
        form.apply_preset(Preset::Opponents, &two);
        assert_eq!(names(&form, &two), ["Ada", "Mouse"]);
        let lynx = Participant::Program(BotId::new("lynx"));
        form.people.add_participant(&lynx, &two, &form.chairs());
        assert_eq!(names(&form, &two), ["Ada", "Mouse", "Lynx"]);
        form.apply_preset(Preset::Day(today().unwrap()), &two);
        assert_eq!(names(&form, &two), ["Ada"], "a day is for one player");
        form.apply_preset(Preset::Solo, &two);
        assert_eq!(names(&form, &two), ["Ada"], "alone");
        form.apply_preset(Preset::Turns, &two);
        assert_eq!(names(&form, &two), ["Ada", "Bob"]);
    }

    #[test]
    fn a13_bots_play_in_turns_and_solo_but_neither_press_nor_shout() {
        let nobody = Roster::default();
        for preset in Preset::ALL {
            let mut form = SetUp::default();
            form.apply_preset(preset, &nobody);
            let people_only = matches!(preset, Preset::Buzzers | Preset::Pads | Preset::CallItOut);
            assert_eq!(form.chairs().programs.is_empty(), people_only, "{preset:?}");
        }
    }

    #[test]
    fn a_chosen_bot_returns_after_a_solo_game_and_a_removed_one_stays_away() {
        let nobody = Roster::default();
        let mut form = SetUp::default();
        let chairs = form.chairs();
        form.people
            .switch_to_bot(BotId::new("lynx"), &nobody, &chairs);
        assert_eq!(names(&form, &nobody), [YOU, "Lynx"]);
        for _ in 0..2 {
            form.apply_preset(Preset::Solo, &nobody);
            assert_eq!(names(&form, &nobody), [YOU]);
        }
        let kept = serde_json::to_string(&form).unwrap();
        let mut form: SetUp = serde_json::from_str(&kept).unwrap();
        form.apply_preset(Preset::Turns, &nobody);
        assert_eq!(names(&form, &nobody), [YOU, "Lynx"]);
        form.people.remove_bots(&nobody, &chairs);
        let kept = serde_json::to_string(&form).unwrap();
        let form: SetUp = serde_json::from_str(&kept).unwrap();
        assert_eq!(names(&form, &nobody), [YOU]);
        assert!(form.options(&nobody).is_ok());
    }

    #[test]
    fn a_form_saved_before_bots_played_in_turns_stays_without_them() {
        let nobody = Roster::default();
        let read = |rules: &str, people: &str| -> SetUp {
            let kept = format!(r#"{{"rules":{rules},"people":{people},"each":[]}}"#);
            serde_json::from_str(&kept).unwrap()
        };
        let chosen = r#"{"asked":null,"programs":["lynx"]}"#;
        let unchosen = r#"{"asked":null,"programs":null}"#;
        for people in [chosen, unchosen, "{}"] {
            assert_eq!(names(&read("{}", people), &nobody), [YOU], "{people}");
        }
        for solo in [r#"{"mode":"solo"}"#, r#"{"mode":{"solo":{"clock":null}}}"#] {
            assert_eq!(names(&read(solo, chosen), &nobody), [YOU, "Lynx"]);
            assert_eq!(names(&read(solo, unchosen), &nobody), [YOU]);
        }
    }

    #[test]
    fn the_summary_names_a_kind_only_with_the_players_it_is_for() {
        let nobody = Roster::default();
        let says = |form: &SetUp| form.start_summary(&form.seats(&nobody), today());
        let mut form = SetUp::default();
        assert_eq!(says(&form), "You and Mouse: Quick start.");
        form.apply_preset(Preset::Race, &nobody);
        assert_eq!(says(&form), "You and Mouse: Race the bots.");
        form.people.remove_bots(&nobody, &form.chairs());
        assert_eq!(says(&form), "You: your own rules.");
        form.apply_preset(Preset::Solo, &nobody);
        assert_eq!(says(&form), "You: Solo.");
        let lynx = Participant::Program(BotId::new("lynx"));
        form.people.add_participant(&lynx, &nobody, &form.chairs());
        assert_eq!(says(&form), "You and Lynx: your own rules.");
    }

    #[test]
    fn buzzers_need_two_players() {
        let mut form = SetUp::default();
        form.apply_preset(Preset::Buzzers, &Roster::default());
        let refused = form.options(&Roster::default()).unwrap_err();
        let (sit, least, most) = (1, 2, 4);
        let seats = StartError::Seats { sit, least, most };
        assert_eq!(refused, seats);
        assert_eq!(names(&form, &Roster::default()), [YOU]);
    }

    #[test]
    fn options_that_do_not_apply_to_a_mode_are_reset() {
        let mut form = SetUp::default();
        form.apply_preset(Preset::Opponents, &Roster::default());
        choose(&mut form, "mode", 0);
        assert_eq!(form.rules().auto_flip, None);
        choose(&mut form, "mode", 3);
        choose(&mut form, "deal", 1);
        assert_eq!(form.rules().deal.day(), today());
        choose(&mut form, "bag", 1);
        assert_eq!(form.rules().deal.day(), None);
        assert!(form.options(&Roster::default()).is_ok());
    }

    #[test]
    fn hints_are_reset_where_several_race_or_the_table_decides() {
        let begun = || {
            let mut form = SetUp::default();
            form.apply_preset(Preset::QuickStart, &roster(&["Ada", "Bob"]));
            assert!(form.rules().hints);
            form
        };
        for (field, at) in [("mode", 1), ("mode", 2), ("judge", 2)] {
            let mut form = begun();
            choose(&mut form, field, at);
            assert!(!form.rules().hints, "{field}");
            assert!(form.options(&roster(&["Ada", "Bob"])).is_ok());
        }
        let mut form = begun();
        choose(&mut form, "hints", 0);
        assert!(!form.rules().hints);
        // A form saved before hints existed has none, whatever preset it was made from.
        let now = serde_json::to_string(&begun()).unwrap();
        let before = now.replace(r#""hints":true,"#, "");
        assert_ne!(now, before);
        let read: SetUp = serde_json::from_str(&before).unwrap();
        assert!(!read.rules().hints && read.preset(today()).is_none());
    }

    #[test]
    fn the_form_remembers_beginners_by_name() {
        let two = roster(&["Ada", "Bob"]);
        let mut form = SetUp::default();
        for name in ["Bob", "Gran"] {
            let who = name.parse().unwrap();
            form.choose("beginners", Some(&who), 1, None);
        }
        let (options, seats) = form.options(&two).unwrap();
        assert_eq!(options.min_letters(SeatId::new(1)), 3);
        assert_eq!(options.min_letters(SeatId::FIRST), 4);
        let again = SetUp::again(&options, &seats);
        assert_eq!(again.options(&two), Ok((options, seats)));
    }

    #[test]
    fn a2_a_form_saved_as_the_former_race_keeps_its_rules() {
        let former = r#"{"rules":{"mode":"solo","bag":"half","hints":true,"pace":6},
            "people":{},"each":[]}"#;
        let form: SetUp = serde_json::from_str(former).unwrap();
        assert_eq!((form.rules().pace, form.rules().face_up), (Some(6), 0));
        assert_eq!(form.preset(today()), None);
        assert!(form.options(&roster(&["Ada"])).is_ok());
    }

    #[test]
    fn a_remembered_daily_set_is_replaced_by_todays() {
        let mut form = SetUp::default();
        form.apply_preset(Preset::Day(today().unwrap()), &Roster::default());
        let kept = serde_json::to_string(&form).unwrap();
        let read: SetUp = serde_json::from_str(&kept).unwrap();
        assert_eq!(read, form);
        let tomorrow = Day::new(2025, 2, 1).ok();
        let form = read.remembered(tomorrow);
        assert_eq!(form.preset(tomorrow), tomorrow.map(Preset::Day));
    }
}
