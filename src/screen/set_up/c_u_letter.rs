//! All that is chosen before a game of C U Letter begins, and what cannot be.

use serde::{Deserialize, Serialize};

use super::{Chairs, People, Sitter};
use crate::games::c_u_letter::{
    Beyond, Choices, Deal, Help, Mode, Options, OptionsError, Preset, Scramble,
};
use crate::opponents::Mage;
use crate::screen::text::mage;
use crate::table::{Day, PlayerName, Roster, Seat};

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
    pub helped: Vec<(PlayerName, Help)>,
}

/// Why the game cannot begin so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cannot {
    /// So many sit at the table, and this is for others.
    Seats {
        /// How many sit at the table.
        sit: u8,
        /// How few may play.
        least: u8,
        /// At most.
        most: u8,
    },
    /// The rules do not go together.
    Options(OptionsError),
}

impl Default for SetUp {
    fn default() -> Self {
        SetUp {
            rules: Preset::FirstGame.choices(),
            people: People::default(),
            helped: Vec::new(),
        }
    }
}

impl SetUp {
    /// The rules and the people of a game that was played, for another one.
    #[must_use]
    pub fn again(played: &Choices, seats: &[Seat]) -> SetUp {
        // Seats that nobody took are helped as the rules say for all.
        let [.., all] = played.help;
        let own = seats
            .iter()
            .zip(played.help)
            .filter(|(_, help)| *help != all);
        SetUp {
            helped: own
                .map(|(seat, own)| (seat.player.name.clone(), own))
                .collect(),
            rules: Choices {
                help: [all; 4],
                ..*played
            },
            people: People::at(seats),
        }
    }

    /// As it was remembered. The deck of the day is that of today.
    #[must_use]
    pub fn remembered(mut self, today: Option<Day>) -> SetUp {
        if let Deal::Day(_) = self.rules.deal {
            self.rules.deal = today.map_or(Deal::Chance, Deal::Day);
        }
        self
    }

    /// The rules, but for help by name.
    #[must_use]
    pub const fn rules(&self) -> &Choices {
        &self.rules
    }

    /// Takes other rules; what does not go with them falls away.
    pub fn set_rules(&mut self, rules: Choices) {
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
        let own = self.helped.iter().find(|(own, _)| own == name);
        let [all, ..] = self.rules.help;
        own.map_or(all, |(_, help)| *help)
    }

    /// Helps somebody otherwise than the others (C10).
    pub fn set_help(&mut self, name: &PlayerName, help: Help) {
        self.helped.retain(|(own, _)| own != name);
        let [all, ..] = self.rules.help;
        if help != all {
            self.helped.push((name.clone(), help));
        }
    }

    /// Takes ready-made rules. Who plays stays, but opponents come with theirs. Help by name
    /// gives way.
    pub fn take_preset(&mut self, preset: Preset, roster: &Roster) {
        self.rules = preset.choices();
        self.helped.clear();
        let chairs = self.chairs();
        let sits = self.people.programs(roster, &chairs);
        let first = MAGES.first().and_then(|name| name.parse().ok());
        if let (Preset::Opponents, true, Some(first)) = (preset, sits.is_empty(), first) {
            self.people
                .sit_down(&Sitter::Program(first), roster, &chairs);
        }
    }

    /// The ready-made rules that can be taken on a day.
    #[must_use]
    pub fn presets(today: Option<Day>) -> Vec<Preset> {
        let days = today.map(Preset::Day);
        Preset::ALL.into_iter().chain(days).collect()
    }

    /// The ready-made rules that are chosen as they are.
    #[must_use]
    pub fn preset(&self, today: Option<Day>) -> Option<Preset> {
        let mut all = Self::presets(today).into_iter();
        all.find(|preset| preset.choices() == self.rules && self.helped.is_empty())
    }

    /// What there is to sit on: solo is for one, and a table for four, ours among them.
    #[must_use]
    pub const fn chairs(&self) -> Chairs {
        match self.rules.mode {
            Mode::Solo => Chairs {
                people: 1,
                most: 1,
                programs: &[],
                company: 0,
            },
            Mode::Table => Chairs {
                people: 4,
                most: 4,
                programs: &MAGES,
                company: 2,
            },
        }
    }

    /// Who sits at the table.
    #[must_use]
    pub fn seats(&self, roster: &Roster) -> Vec<Seat> {
        self.people.seats(roster, &self.chairs())
    }

    /// All rules, right or wrong.
    #[must_use]
    pub fn choices(&self, seats: &[Seat]) -> Choices {
        let mut choices = self.rules;
        for (own, seat) in choices.help.iter_mut().zip(seats) {
            *own = self.help(&seat.player.name);
        }
        choices
    }

    /// What the game begins with.
    ///
    /// # Errors
    /// Why it cannot begin.
    pub fn options(&self, roster: &Roster) -> Result<(Options, Vec<Seat>), Cannot> {
        let seats = self.seats(roster);
        let choices = self.choices(&seats);
        let sit = seats.len() as u8;
        let fit = choices.mode.seats();
        if !fit.contains(&sit) {
            let (least, most) = fit.into_inner();
            return Err(Cannot::Seats { sit, least, most });
        }
        let options = Options::new(choices).map_err(Cannot::Options)?;
        Ok((options, seats))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn roster(names: &[&str]) -> Roster {
        let mut roster = Roster::default();
        for name in names {
            roster.add(name).unwrap();
        }
        roster
    }

    fn today() -> Option<Day> {
        Day::new(2025, 1, 31).ok()
    }

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
    fn five_do_not_fit_and_four_do() {
        let five = roster(&["Ada", "Bob", "Cy", "Dee", "Eve"]);
        assert_eq!(SetUp::default().seats(&five).len(), 4);
    }
}
