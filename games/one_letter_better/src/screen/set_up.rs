//! The set-up form of One Letter Better, and which choices it rules out.

use base::json::{Map, Value};

use one_letter_better_rules::{Choices, DealSource, Deck, Preset};
use screen::set_up::{BotInvitation, BotText, TableCapacity, add_choice, player_choice};

/// Marker type for the set-up form of this game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Form;

/// The set-up form. It keeps the player's own deck while a deck of the day is chosen.
pub type SetUp = screen::set_up::SetUpForm<Form>;

/// The form's methods for the deck.
pub trait DeckForm {
    /// Sets the deck, and drops the deck of the day.
    fn set_deck(&mut self, deck: Deck);
}

impl DeckForm for SetUp {
    fn set_deck(&mut self, deck: Deck) {
        let rules = self.rules().clone();
        let deal = DealSource::Chance;
        self.set_rules(Choices {
            deck,
            deal,
            ..rules
        });
    }
}

/// The kinds of seat the form offers, including these bots.
pub fn chairs(rules: &Choices, programs: &'static [BotText]) -> TableCapacity {
    if rules.is_solo() {
        TableCapacity::SOLO
    } else {
        TableCapacity::for_four_players(programs)
    }
}

/// Whether ready-made rules add or remove bots.
pub fn company(preset: Preset) -> BotInvitation {
    match preset {
        Preset::Opponents => BotInvitation::Invited,
        _ => BotInvitation::AsItIs,
    }
}

/// Converts a form saved by an older version.
pub fn modernise(form: &mut Map) {
    // Version 1 kept the player's own deck separately while the deck of the day was chosen.
    if let Some(deck) = form.remove("laid_by")
        && !deck.is_null()
        && let Some(Value::Object(rules)) = form.get_mut("rules")
    {
        rules.insert("deck".into(), deck);
    }
    if let Some(Value::Array(each)) = form.remove("handicaps") {
        for one in each {
            let (Some(who), Some(own)) = (one.at(0), one.at(1)) else {
                continue;
            };
            let bonus = own.get("bonus").and_then(Value::as_u64).unwrap_or_default();
            add_choice(form, player_choice("bonus", who.clone(), bonus as u32));
            let stolen = u32::from(own.get("stolen").is_some_and(|stolen| stolen == "keeps"));
            add_choice(form, player_choice("stolen", who.clone(), stolen));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Day;
    use game::{PlayerName, Roster};
    use one_letter_better_rules::{CheckingRule, Handicap, StolenWordRule};
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
        assert_eq!(names(&form, &one), ["Ada", "Deuce"]);
        form.apply_preset(Preset::Solo, &one);
        assert_eq!(names(&form, &one), ["Ada"]);
    }

    #[test]
    fn o36_switching_mode_resets_options_that_do_not_fit_it() {
        let one = roster(&["Ada"]);
        let mut form = SetUp::default();
        form.apply_preset(Preset::Table, &one);
        choose(&mut form, "mode", 1);
        assert_eq!((form.rules().rounds, form.rules().target), (1, None));
        assert_eq!(form.rules().checking, CheckingRule::AutoCheck);
        assert!(form.options(&one).is_ok());
        choose(&mut form, "deal", 1);
        choose(&mut form, "mode", 0);
        assert_eq!(
            (form.rules().rounds, form.rules().deal),
            (3, DealSource::Chance)
        );
    }

    #[test]
    fn o35_a_handicap_follows_its_player_to_any_seat() {
        let two = roster(&["Ada", "Bob"]);
        let mut form = SetUp::default();
        let bob: PlayerName = "Bob".parse().unwrap();
        let light = Handicap {
            bonus: 2,
            stolen: StolenWordRule::Keeps,
        };
        form.choose("bonus", Some(&bob), 2, None);
        form.choose("stolen", Some(&bob), 1, None);
        form.people.move_up(&bob, &two);
        let (options, seats) = form.options(&two).unwrap();
        assert_eq!(seats[0].player.name, bob);
        assert_eq!(options.handicaps[0], light);
        assert_eq!(options.handicaps[1], Handicap::default());
        let again = SetUp::again(&options, &seats);
        assert_eq!(again.options(&two), Ok((options, seats)));
        let mut family = SetUp::default();
        family.apply_preset(Preset::Family, &two);
        let (options, seats) = family.options(&two).unwrap();
        let again = SetUp::again(&options, &seats);
        assert_eq!(again.preset(today()), Some(Preset::Family));
    }

    #[test]
    fn a_custom_deck_is_kept_while_the_day_deck_is_chosen() {
        let one = roster(&["Ada"]);
        let mut kinds = Deck::standard().kinds().to_vec();
        kinds.truncate(40);
        let own = Deck::new(kinds).unwrap();
        let mut form = SetUp::default();
        form.set_deck(own.clone());
        form.apply_preset(Preset::Solo, &one);
        assert_eq!(form.rules().deck, own);
        assert_eq!(form.preset(today()), Some(Preset::Solo));
        let played = |form: &SetUp| form.options(&one).unwrap().0.deck.clone();
        form.apply_preset(Preset::Day(today().unwrap()), &one);
        assert_eq!(form.preset(today()), Some(Preset::Day(today().unwrap())));
        assert_eq!(played(&form), Deck::standard());
        choose(&mut form, "deal", 0);
        assert_eq!(played(&form), own);
        choose(&mut form, "deal", 1);
        form.set_deck(own.clone());
        assert_eq!(played(&form), own, "a custom deck is not the day's");
        choose(&mut form, "deal", 1);
        choose(&mut form, "mode", 0);
        assert_eq!(form.rules().deck, own, "a table never uses the day's deck");
    }

    #[test]
    fn five_players_do_not_fit_and_four_do() {
        let five = roster(&["Ada", "Bob", "Cy", "Dee", "Eve"]);
        assert_eq!(SetUp::default().seats(&five).len(), 4);
    }
}
