//! All that is chosen before a game of One Letter Better begins, and what cannot be.

use serde::{Deserialize, Serialize};

use super::form::begin;
use super::{Begins, ByName, Chairs, Form, People};
use crate::games::one_letter_better::{
    Against, Alone, Checking, Choices, Deal, Deck, Handicap, Mode, OneLetterBetter, Options,
    OptionsError, Preset,
};
use crate::opponents::Rival;
use crate::screen::text::one_letter_better_set_up as words;
use crate::screen::text::rival;
use crate::table::{Day, PlayerName, Roster, Seat};

/// The opponents, the gentlest first.
const RIVALS: [&str; 3] = [rival(Rival::Wren), rival(Rival::Jay), rival(Rival::Raven)];

/// Everything that is chosen before a game begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SetUp {
    rules: Choices,
    /// Who sits down.
    pub people: People,
    /// Who plays with anything else than the rules say for all (O35).
    pub handicaps: ByName<Handicap>,
    /// A deck of one's own that waits while the deck of the day is played with.
    laid_by: Option<Deck>,
}

/// Why the game cannot begin so.
pub type Cannot = super::Cannot<OptionsError>;

impl Default for SetUp {
    fn default() -> Self {
        SetUp {
            rules: Preset::QuickStart.choices(),
            people: People::default(),
            handicaps: ByName::default(),
            laid_by: None,
        }
    }
}

impl SetUp {
    /// As it was remembered. The deck of the day is that of today.
    #[must_use]
    pub fn remembered(mut self, today: Option<Day>) -> SetUp {
        if let Deal::Day(_) = self.rules.deal {
            self.deal(today);
        }
        self
    }

    /// Plays alone, or at a table again with the rounds and the target of the rules.
    pub fn alone(&mut self, alone: bool) {
        if alone == matches!(self.rules.mode, Mode::Solo { .. }) {
            return;
        }
        let table = Choices::default();
        let rules = match alone {
            true => Choices {
                mode: Mode::Solo {
                    against: Against::Hand,
                    steal_one: Alone::LeftOut,
                },
                ..self.rules.clone()
            },
            false => Choices {
                mode: Mode::Table,
                rounds: table.rounds,
                target: table.target,
                ..self.rules.clone()
            },
        };
        self.set_rules(rules);
    }

    /// What all play with, but for some by name (O35).
    fn all_with(&self) -> Handicap {
        self.rules.handicaps.first().copied().unwrap_or_default()
    }

    /// What somebody plays with (O35).
    #[must_use]
    pub fn handicap(&self, name: &PlayerName) -> Handicap {
        self.handicaps.of(name, self.all_with())
    }

    /// Lets somebody play with a handicap (O35). Who plays as all do has none by name.
    pub fn set_handicap(&mut self, name: &PlayerName, handicap: Handicap) {
        let all = self.all_with();
        self.handicaps.set(name, handicap, all);
    }

    /// Plays with other cards from now on. The deck of the day falls away.
    pub fn set_deck(&mut self, deck: Deck) {
        self.laid_by = None;
        self.set_rules(Choices {
            deck,
            ..self.rules.clone()
        });
    }

    /// Deals the cards of a day, which are the standard ones; or by chance, with the own deck
    /// again if there was one.
    pub fn deal(&mut self, day: Option<Day>) {
        let own = self.own_deck();
        let standard = Deck::standard();
        let (deck, deal) = match day {
            Some(day) => (standard.clone(), Deal::Day(day)),
            None => (own.clone(), Deal::Chance),
        };
        let waits = day.is_some() && own != standard;
        self.rules.deck = deck;
        self.rules.deal = deal;
        self.laid_by = waits.then_some(own);
    }

    /// The deck that is played with where no day says which.
    #[must_use]
    pub fn own_deck(&self) -> Deck {
        let own = self.laid_by.clone();
        own.unwrap_or_else(|| self.rules.deck.clone())
    }

    /// All rules, right or wrong.
    #[must_use]
    pub fn choices(&self, seats: &[Seat]) -> Choices {
        let mut choices = self.rules.clone();
        for (own, seat) in choices.handicaps.iter_mut().zip(seats) {
            *own = self.handicap(&seat.player.name);
        }
        choices
    }
}

impl Form for SetUp {
    type Game = OneLetterBetter;
    type Choices = Choices;
    type Preset = Preset;
    type Cannot = Cannot;

    const RECORD: &'static str = "one-letter-better/set-up";

    fn again(played: &Options, seats: &[Seat]) -> SetUp {
        let (all, handicaps) = ByName::parted(seats, &played.handicaps);
        SetUp {
            handicaps,
            rules: Choices {
                handicaps: [all; 4],
                ..(**played).clone()
            },
            people: People::at(seats),
            laid_by: None,
        }
    }

    fn rules(&self) -> &Choices {
        &self.rules
    }

    fn set_rules(&mut self, rules: Choices) {
        self.rules = rules;
        let solo = matches!(self.rules.mode, Mode::Solo { .. });
        if solo {
            self.rules.rounds = 1;
            self.rules.target = None;
            if self.rules.checking == Checking::Challenge {
                self.rules.checking = Checking::AutoCheck;
            }
        }
        if !solo || self.rules.deck != Deck::standard() {
            self.deal(None);
        }
    }

    fn chairs(&self) -> Chairs {
        match self.rules.mode {
            Mode::Solo { .. } => Chairs::ALONE,
            Mode::Table => Chairs::for_four(&RIVALS),
        }
    }

    fn presets(today: Option<Day>) -> Vec<Preset> {
        let days = today.map(Preset::Day);
        Preset::ALL.into_iter().chain(days).collect()
    }

    fn preset(&self, today: Option<Day>) -> Option<Preset> {
        let mut all = Self::presets(today).into_iter();
        let rules = Choices {
            deck: Deck::standard(),
            ..self.rules.clone()
        };
        all.find(|preset| preset.choices() == rules && self.handicaps.is_empty())
    }

    fn take_preset(&mut self, preset: Preset, roster: &Roster) {
        let own = self.own_deck();
        let rules = preset.choices();
        let day = match rules.deal {
            Deal::Day(day) => Some(day),
            Deal::Chance => None,
        };
        self.laid_by = None;
        self.rules = Choices { deck: own, ..rules };
        self.deal(day);
        self.handicaps = ByName::default();
        if preset == Preset::Opponents {
            let chairs = self.chairs();
            self.people.invite_program(roster, &chairs);
        }
    }

    fn options(&self, roster: &Roster) -> Result<Begins<Self>, Cannot> {
        let seats = self.seats(roster);
        let choices = self.choices(&seats);
        begin(seats, choices.mode.seats(), Options::new(choices))
    }

    fn people(&self) -> &People {
        &self.people
    }

    fn set_people(&mut self, people: People) {
        self.people = people;
    }

    fn preset_name(preset: Preset) -> &'static str {
        words::preset_name(preset)
    }

    fn preset_says(preset: Option<Preset>) -> &'static str {
        words::preset_says(preset)
    }

    fn table_says(&self) -> &'static str {
        words::table_says(self.chairs().people > 1)
    }

    fn cannot(why: Cannot) -> String {
        words::cannot(why)
    }

    fn rules_chosen(&self, roster: &Roster) -> Vec<String> {
        let seats = self.seats(roster);
        words::better_rules_chosen(&self.choices(&seats), &seats)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tried::{roster, today};
    use super::*;
    use crate::games::one_letter_better::WhenStolen;

    fn names(form: &SetUp, roster: &Roster) -> Vec<String> {
        let seats = form.seats(roster).into_iter();
        seats.map(|seat| seat.player.name.to_string()).collect()
    }

    #[test]
    fn every_preset_is_what_it_says_and_begins() {
        let two = roster(&["Ada", "Bob"]);
        for preset in SetUp::presets(today()) {
            let mut form = SetUp::default();
            form.take_preset(preset, &two);
            assert_eq!(form.preset(today()), Some(preset));
            let begins = form.options(&two);
            assert!(begins.is_ok(), "{preset:?}: {begins:?}");
        }
    }

    #[test]
    fn one_person_has_company_at_a_table_and_none_in_solo() {
        let one = roster(&["Ada"]);
        let mut form = SetUp::default();
        form.take_preset(Preset::Opponents, &one);
        assert_eq!(names(&form, &one), ["Ada", "The Wren"]);
        form.take_preset(Preset::Solo, &one);
        assert_eq!(names(&form, &one), ["Ada"]);
    }

    #[test]
    fn o36_what_does_not_go_with_solo_falls_away() {
        let one = roster(&["Ada"]);
        let mut form = SetUp::default();
        form.take_preset(Preset::Table, &one);
        form.alone(true);
        assert_eq!((form.rules().rounds, form.rules().target), (1, None));
        assert_eq!(form.rules().checking, Checking::AutoCheck);
        assert!(form.options(&one).is_ok());
        form.set_rules(Choices {
            deal: Deal::Day(today().unwrap()),
            ..form.rules().clone()
        });
        form.alone(false);
        assert_eq!((form.rules().rounds, form.rules().deal), (3, Deal::Chance));
    }

    #[test]
    fn o35_a_handicap_belongs_to_a_person_wherever_they_sit() {
        let two = roster(&["Ada", "Bob"]);
        let mut form = SetUp::default();
        let bob: PlayerName = "Bob".parse().unwrap();
        let light = Handicap {
            bonus: 2,
            stolen: WhenStolen::Keeps,
        };
        form.set_handicap(&bob, light);
        form.people.move_up(&bob, &two);
        let (options, seats) = form.options(&two).unwrap();
        assert_eq!(seats[0].player.name, bob);
        assert_eq!(options.handicaps[0], light);
        assert_eq!(options.handicaps[1], Handicap::default());
        let again = SetUp::again(&options, &seats);
        assert_eq!(again.handicap(&bob), light);
        assert_eq!(again.handicap(&seats[1].player.name), Handicap::default());
        let mut family = SetUp::default();
        family.take_preset(Preset::Family, &two);
        let (options, seats) = family.options(&two).unwrap();
        let again = SetUp::again(&options, &seats);
        assert_eq!(again.preset(today()), Some(Preset::Family));
    }

    #[test]
    fn a_deck_of_ones_own_waits_while_the_days_is_played() {
        let one = roster(&["Ada"]);
        let mut kinds = Deck::standard().kinds().to_vec();
        kinds.truncate(40);
        let own = Deck::new(kinds).unwrap();
        let mut form = SetUp::default();
        form.set_deck(own.clone());
        form.take_preset(Preset::Solo, &one);
        assert_eq!(form.rules().deck, own);
        assert_eq!(form.preset(today()), Some(Preset::Solo));
        form.take_preset(Preset::Day(today().unwrap()), &one);
        assert_eq!(form.rules().deck, Deck::standard());
        assert!(form.options(&one).is_ok());
        form.deal(None);
        assert_eq!(form.rules().deck, own);
        form.deal(today());
        form.alone(false);
        assert_eq!(form.rules().deck, own, "at a table no day deals");
    }

    #[test]
    fn five_do_not_fit_and_four_do() {
        let five = roster(&["Ada", "Bob", "Cy", "Dee", "Eve"]);
        assert_eq!(SetUp::default().seats(&five).len(), 4);
    }
}
