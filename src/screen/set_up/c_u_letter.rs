//! All that is chosen before a game of C U Letter begins, and what cannot be.

use serde::{Deserialize, Serialize};

use super::form::begin;
use super::{Begins, ByName, Chairs, Form, People};
use crate::games::c_u_letter::{
    Beyond, CULetter, Choices, Deal, Help, Mode, Options, OptionsError, Preset, Scramble,
};
use crate::opponents::Mage;
use crate::screen::text::c_u_letter_set_up as words;
use crate::screen::text::mage;
use crate::table::{Day, PlayedBy, PlayerName, Roster, Seat};

/// The opponents, the gentlest first.
const MAGES: [&str; 3] = [mage(Mage::Pupil), mage(Mage::Charmer), mage(Mage::Sorcerer)];

/// Everything that is chosen before a game begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SetUp {
    rules: Choices,
    /// Who sits down.
    pub people: People,
    /// Who is helped otherwise than the rules say for all (C10).
    pub helped: ByName<Help>,
}

/// Why the game cannot begin so.
pub type Cannot = super::Cannot<OptionsError>;

impl Default for SetUp {
    fn default() -> Self {
        SetUp {
            rules: Preset::FirstGame.choices(),
            people: People::default(),
            helped: ByName::default(),
        }
    }
}

impl SetUp {
    /// As it was remembered. The deck of the day is that of today.
    #[must_use]
    pub fn remembered(mut self, today: Option<Day>) -> SetUp {
        if let Deal::Day(_) = self.rules.deal {
            self.rules.deal = today.map_or(Deal::Chance, Deal::Day);
        }
        self
    }

    /// Plays alone, or at a table again.
    pub fn alone(&mut self, alone: bool) {
        let mode = if alone { Mode::Solo } else { Mode::Table };
        if mode == self.rules.mode {
            return;
        }
        let beyond = match mode {
            Mode::Solo => Beyond::Never,
            Mode::Table => Beyond::default(),
        };
        let scramble = match mode {
            Mode::Solo => Preset::Solo.choices().scramble,
            Mode::Table => Scramble::default(),
        };
        self.set_rules(Choices {
            mode,
            beyond,
            scramble,
            ..self.rules
        });
    }

    /// How somebody is helped (C10).
    #[must_use]
    pub fn help(&self, name: &PlayerName) -> Help {
        let [all, ..] = self.rules.help;
        self.helped.of(name, all)
    }

    /// Helps somebody otherwise than the others (C10).
    pub fn set_help(&mut self, name: &PlayerName, help: Help) {
        let [all, ..] = self.rules.help;
        self.helped.set(name, help, all);
    }

    /// All rules, right or wrong.
    #[must_use]
    pub fn choices(&self, seats: &[Seat]) -> Choices {
        let mut choices = self.rules;
        for (own, seat) in choices.help.iter_mut().zip(seats) {
            *own = match seat.by {
                PlayedBy::Person => self.help(&seat.player.name),
                PlayedBy::Program => Help::Alone,
            };
        }
        choices
    }
}

impl Form for SetUp {
    type Game = CULetter;
    type Choices = Choices;
    type Preset = Preset;
    type Cannot = Cannot;

    const RECORD: &'static str = "c-u-letter/set-up";

    fn again(played: &Options, seats: &[Seat]) -> SetUp {
        let people = seats.iter().zip(played.help);
        let people = people.filter(|(seat, _)| seat.by == PlayedBy::Person);
        let (people, help): (Vec<Seat>, Vec<Help>) =
            people.map(|(seat, help)| (seat.clone(), help)).unzip();
        let (all, helped) = ByName::parted(&people, &help);
        SetUp {
            helped,
            rules: Choices {
                help: [all; 4],
                ..**played
            },
            people: People::at(seats),
        }
    }

    fn rules(&self) -> &Choices {
        &self.rules
    }

    fn set_rules(&mut self, rules: Choices) {
        self.rules = rules;
        match self.rules.mode {
            Mode::Solo => {
                self.rules.beyond = Beyond::Never;
                if self.rules.scramble == Scramble::Buzzers {
                    self.rules.scramble = Scramble::InLines;
                }
            }
            Mode::Table => self.rules.deal = Deal::Chance,
        }
    }

    fn chairs(&self) -> Chairs {
        match self.rules.mode {
            Mode::Solo => Chairs::ALONE,
            Mode::Table => Chairs::for_four(&MAGES),
        }
    }

    fn presets(today: Option<Day>) -> Vec<Preset> {
        let days = today.map(Preset::Day);
        Preset::ALL.into_iter().chain(days).collect()
    }

    fn preset(&self, today: Option<Day>) -> Option<Preset> {
        let mut all = Self::presets(today).into_iter();
        all.find(|preset| preset.choices() == self.rules && self.helped.is_empty())
    }

    fn take_preset(&mut self, preset: Preset, roster: &Roster) {
        self.rules = preset.choices();
        self.helped = ByName::default();
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
        words::letter_rules_chosen(&self.choices(&seats), &seats)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tried::{roster, today};
    use super::*;

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
        assert_eq!(names(&form, &one), ["Ada", "The Pupil"]);
        form.take_preset(Preset::Solo, &one);
        assert_eq!(names(&form, &one), ["Ada"]);
    }

    #[test]
    fn c41_what_does_not_go_with_solo_falls_away() {
        let one = roster(&["Ada"]);
        let mut form = SetUp::default();
        form.take_preset(Preset::Table, &one);
        form.set_rules(Choices {
            scramble: Scramble::Buzzers,
            ..*form.rules()
        });
        form.alone(true);
        assert_eq!(form.rules().beyond, Beyond::Never);
        assert!(form.options(&one).is_ok());
        form.set_rules(Choices {
            deal: Deal::Day(today().unwrap()),
            scramble: Scramble::Buzzers,
            ..*form.rules()
        });
        assert!(form.options(&one).is_ok());
        form.alone(false);
        assert_eq!(
            (form.rules().deal, form.rules().beyond),
            (Deal::Chance, Beyond::ByAgreement)
        );
    }

    #[test]
    fn c10_help_belongs_to_a_person_wherever_they_sit() {
        let two = roster(&["Ada", "Bob"]);
        let mut form = SetUp::default();
        form.take_preset(Preset::Table, &two);
        let bob: PlayerName = "Bob".parse().unwrap();
        form.set_help(&bob, Help::ClaimsWords);
        form.people.move_up(&bob, &two);
        let (options, seats) = form.options(&two).unwrap();
        assert_eq!(seats[0].player.name, bob);
        assert_eq!(
            [options.help[0], options.help[1]],
            [Help::ClaimsWords, Help::Alone]
        );
    }

    #[test]
    fn c10_programs_are_not_helped_and_a_game_is_set_up_again_as_it_was() {
        let one = roster(&["Ada"]);
        let mut form = SetUp::default();
        form.take_preset(Preset::FirstGame, &one);
        let (options, seats) = form.options(&one).unwrap();
        assert_eq!(
            [options.help[0], options.help[1]],
            [Help::MarksWords, Help::Alone]
        );
        let again = SetUp::again(&options, &seats);
        assert_eq!(again.preset(today()), Some(Preset::FirstGame));
        let ada = "Ada".parse().unwrap();
        form.set_help(&ada, Help::Alone);
        let (options, seats) = form.options(&one).unwrap();
        let again = SetUp::again(&options, &seats);
        assert_eq!((again.help(&ada), again.seats(&one)), (Help::Alone, seats));
    }

    #[test]
    fn c10_a_form_of_before_reads_with_its_hints_and_one_without_keeps_that() {
        let one = roster(&["Ada"]);
        let mut form = SetUp::default();
        let text = serde_json::to_string(&form).unwrap();
        assert!(!text.contains("hints"), "{text}");
        let read: SetUp = serde_json::from_str(&text).unwrap();
        assert!(read.rules().hints && read == form);
        form.take_preset(Preset::Table, &one);
        let text = serde_json::to_string(&form).unwrap();
        let read: SetUp = serde_json::from_str(&text).unwrap();
        assert_eq!(read.preset(today()), Some(Preset::Table));
        assert!(!read.rules().hints);
        form.alone(true);
        assert!(
            !form.rules().hints,
            "who plays alone after that has none either"
        );
    }

    #[test]
    fn five_do_not_fit_and_four_do() {
        let five = roster(&["Ada", "Bob", "Cy", "Dee", "Eve"]);
        assert_eq!(SetUp::default().seats(&five).len(), 4);
    }
}
