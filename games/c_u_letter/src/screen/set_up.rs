//! The set-up form of C U Letter.

use base::json::{Map, Value};

use c_u_letter_rules::{Choices, PlayerMode, Preset};
use screen::set_up::{BotInvitation, BotText, TableCapacity, set_choices};

/// Type-level marker for C U Letter's set-up form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Form;

/// The set-up form of this game.
pub type SetUp = screen::set_up::SetUpForm<Form>;

/// Returns the chairs on offer under these rules, including those for bots.
pub fn chairs(rules: &Choices, programs: &'static [BotText]) -> TableCapacity {
    match rules.mode {
        PlayerMode::Solo => TableCapacity::SOLO,
        PlayerMode::Table => TableCapacity::for_four_players(programs),
    }
}

/// Returns how choosing a preset changes who is at the table: whether bots are invited.
pub fn company(preset: Preset) -> BotInvitation {
    match preset {
        Preset::Opponents => BotInvitation::Invited,
        _ => BotInvitation::AsItIs,
    }
}

/// Converts a form saved by an older version to the current format.
pub fn modernise(form: &mut Map) {
    // Version 1 had a list of names, each with its help.
    if let Some(Value::Array(helped)) = form.remove("helped") {
        set_choices(
            form,
            "help",
            &["alone", "marks-words", "claims-words"],
            helped,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use c_u_letter_rules::{DealSource, Help, Rounds, UnlistedWords};
    use game::{Day, Judge, PlayerName, Roster, TimeLimit};
    use support::seats::roster;

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
    fn a_lone_player_gets_bots_at_a_table_and_none_in_solo() {
        let one = roster(&["Ada"]);
        let mut form = SetUp::default();
        form.apply_preset(Preset::Opponents, &one);
        assert_eq!(names(&form, &one), ["Ada", "Dabbler"]);
        form.apply_preset(Preset::Solo, &one);
        assert_eq!(names(&form, &one), ["Ada"]);
    }

    #[test]
    fn c8_a_new_form_offers_two_rounds_without_a_clock() {
        let form = SetUp::default();
        assert_eq!(form.preset(today()), Some(Preset::QuickStart));
        let rules = form.rules();
        assert_eq!(
            (rules.rounds, rules.clock),
            (Rounds::Two, TimeLimit::Untimed)
        );
        assert_eq!(rules.help, [Help::MarksWords; 4]);
    }

    /// As version 0.1.0 saved the preset "First game": the whole deck, 90 seconds a turn.
    #[test]
    fn a_form_saved_as_the_former_first_game_keeps_its_rules() {
        let former = r#"{"rules":{"clock":90,"judge":"everyday","help":["marks-words",
            "marks-words","marks-words","marks-words"]},"people":{},"each":[]}"#;
        let form: SetUp = serde_json::from_str(former).unwrap();
        let rules = form.rules();
        assert_eq!(
            (rules.rounds, rules.clock, rules.judge),
            (Rounds::WholeDeck, TimeLimit::Seconds(90), Judge::Everyday)
        );
        assert_eq!(rules.help, [Help::MarksWords; 4]);
        assert_eq!(form.preset(today()), None);
        assert!(form.options(&roster(&["Ada", "Bob"])).is_ok());
    }

    #[test]
    fn c41_choices_that_do_not_fit_solo_are_dropped() {
        let one = roster(&["Ada"]);
        let mut form = SetUp::default();
        form.apply_preset(Preset::Table, &one);
        choose(&mut form, "scramble", 1);
        choose(&mut form, "mode", 1);
        assert_eq!(form.rules().beyond, UnlistedWords::Never);
        assert!(form.options(&one).is_ok());
        choose(&mut form, "deal", 1);
        assert_eq!(form.rules().deal.day(), today());
        assert!(form.options(&one).is_ok());
        choose(&mut form, "mode", 0);
        assert_eq!(
            (form.rules().deal, form.rules().beyond),
            (DealSource::Chance, UnlistedWords::ByAgreement)
        );
    }

    #[test]
    fn c10_help_follows_a_person_to_any_seat() {
        let two = roster(&["Ada", "Bob"]);
        let mut form = SetUp::default();
        form.apply_preset(Preset::Table, &two);
        let bob: PlayerName = "Bob".parse().unwrap();
        form.choose("help", Some(&bob), 2, None);
        form.people.move_up(&bob, &two);
        let (options, seats) = form.options(&two).unwrap();
        assert_eq!(seats[0].player.name, bob);
        assert_eq!(
            [options.help[0], options.help[1]],
            [Help::ClaimsWords, Help::Alone]
        );
    }

    #[test]
    fn c10_bots_get_no_help_and_a_rematch_keeps_the_set_up() {
        let one = roster(&["Ada"]);
        let mut form = SetUp::default();
        form.apply_preset(Preset::QuickStart, &one);
        let (options, seats) = form.options(&one).unwrap();
        assert_eq!(
            [options.help[0], options.help[1]],
            [Help::MarksWords, Help::Alone]
        );
        let again = SetUp::again(&options, &seats);
        assert_eq!(again.preset(today()), Some(Preset::QuickStart));
        let ada = "Ada".parse().unwrap();
        form.choose("help", Some(&ada), 0, None);
        let (options, seats) = form.options(&one).unwrap();
        let again = SetUp::again(&options, &seats);
        assert_eq!(again.seats(&one), seats);
        assert_eq!(again.choices(&seats).help[0], Help::Alone);
    }

    #[test]
    fn c10_an_old_form_gets_hints_and_a_form_without_hints_stays_without() {
        let one = roster(&["Ada"]);
        let mut form = SetUp::default();
        let text = serde_json::to_string(&form).unwrap();
        assert!(!text.contains("hints"), "{text}");
        let read: SetUp = serde_json::from_str(&text).unwrap();
        assert!(read.rules().hints && read == form);
        form.apply_preset(Preset::Table, &one);
        let text = serde_json::to_string(&form).unwrap();
        let read: SetUp = serde_json::from_str(&text).unwrap();
        assert_eq!(read.preset(today()), Some(Preset::Table));
        assert!(!read.rules().hints);
        choose(&mut form, "mode", 1);
        assert!(!form.rules().hints, "a later solo game has no hints either");
    }

    #[test]
    fn five_players_do_not_fit_and_four_do() {
        let five = roster(&["Ada", "Bob", "Cy", "Dee", "Eve"]);
        assert_eq!(SetUp::default().seats(&five).len(), 4);
    }
}
