//! All that is chosen before a game of Word Heist begins, and what cannot be.

use serde::{Deserialize, Serialize};

use super::{Begins, Chairs, Form, People};
use crate::games::word_heist::{
    Bag, Choices, Day, Deal, Mode, Options, OptionsError, Preset, WordHeist,
};
use crate::opponents::Rogue;
use crate::screen::text::rogue;
use crate::screen::text::word_heist_set_up as words;
use crate::table::{Allowance, PlayerName, Roster, Seat, SeatId};

/// The opponents, the gentlest first.
const ROGUES: [&str; 3] = [rogue(Rogue::Magpie), rogue(Rogue::Fox), rogue(Rogue::Owl)];

/// How the table is shared, without what belongs to each way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sharing {
    /// One after the other.
    Turns,
    /// The first to press.
    Buzzers,
    /// Shouting.
    CallItOut,
    /// One player.
    Solo,
}

impl Sharing {
    /// All four.
    pub const ALL: [Sharing; 4] = [
        Sharing::Turns,
        Sharing::Buzzers,
        Sharing::CallItOut,
        Sharing::Solo,
    ];

    /// The way a mode has.
    #[must_use]
    pub const fn of(mode: Mode) -> Sharing {
        match mode {
            Mode::Turns { .. } => Sharing::Turns,
            Mode::Buzzers { .. } => Sharing::Buzzers,
            Mode::CallItOut => Sharing::CallItOut,
            Mode::Solo { .. } => Sharing::Solo,
        }
    }

    /// The mode as it is by default.
    const fn mode(self) -> Mode {
        match self {
            Sharing::Turns => Mode::TURNS,
            Sharing::Buzzers => Mode::BUZZERS,
            Sharing::CallItOut => Mode::CallItOut,
            Sharing::Solo => Mode::Solo {
                clock: Allowance::Untimed,
            },
        }
    }
}

/// Everything that is chosen before a game begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SetUp {
    rules: Choices,
    /// Who sits down.
    pub people: People,
    /// Who may make words of three letters (A4).
    pub beginners: Vec<PlayerName>,
}

/// Why the game cannot begin so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cannot {
    /// This way of playing is for others.
    Seats {
        /// How it is played.
        sharing: Sharing,
        /// How many sit at the table.
        sit: u8,
        /// How few and how many may play.
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
            rules: Preset::QuickStart.choices(),
            people: People::default(),
            beginners: Vec::new(),
        }
    }
}

impl SetUp {
    /// As it was remembered. The day's set is that of today.
    #[must_use]
    pub fn remembered(mut self, today: Option<Day>) -> SetUp {
        if let Deal::Day(_) = self.rules.deal {
            self.rules.deal = today.map_or(Deal::Chance, Deal::Day);
        }
        self
    }

    /// Shares the table in another way.
    pub fn share(&mut self, sharing: Sharing) {
        if sharing != Sharing::of(self.rules.mode) {
            let mode = sharing.mode();
            self.set_rules(Choices {
                mode,
                ..self.rules.clone()
            });
        }
    }

    /// Takes the letters of a day, or those of chance.
    pub fn deal(&mut self, day: Option<Day>) {
        self.rules.deal = day.map_or(Deal::Chance, Deal::Day);
        if day.is_some() {
            self.rules.bag = Bag::Standard;
        }
    }

    /// All rules, right or wrong.
    #[must_use]
    pub fn choices(&self, seats: &[Seat]) -> Choices {
        let seats = (0..).map(SeatId::new).zip(seats);
        let beginner = |seat: &Seat| self.beginners.contains(&seat.player.name);
        Choices {
            beginners: seats
                .filter(|(_, seat)| beginner(seat))
                .map(|(id, _)| id)
                .collect(),
            ..self.rules.clone()
        }
    }
}

impl Form for SetUp {
    type Game = WordHeist;
    type Choices = Choices;
    type Preset = Preset;
    type Cannot = Cannot;

    const RECORD: &'static str = "word-heist/set-up";

    fn again(played: &Options, seats: &[Seat]) -> SetUp {
        let beginners = played.beginners.iter();
        let beginners = beginners.filter_map(|seat| seats.get(seat.index()));
        SetUp {
            beginners: beginners.map(|seat| seat.player.name.clone()).collect(),
            rules: Choices {
                beginners: Default::default(),
                ..(**played).clone()
            },
            people: People::at(seats),
        }
    }

    fn rules(&self) -> &Choices {
        &self.rules
    }

    fn set_rules(&mut self, rules: Choices) {
        self.rules = rules;
        let mode = self.rules.mode;
        if !mode.flips_by_itself() {
            self.rules.auto_flip = None;
        }
        if Sharing::of(mode) != Sharing::Solo || self.rules.bag != Bag::Standard {
            self.rules.deal = Deal::Chance;
        }
    }

    fn chairs(&self) -> Chairs {
        let solo = matches!(self.rules.mode, Mode::Solo { .. });
        let alone = matches!(self.rules.deal, Deal::Day(_));
        Chairs {
            people: if solo { 1 } else { People::MOST },
            most: if solo { 4 } else { People::MOST },
            programs: if solo && !alone { &ROGUES } else { &[] },
            company: 0,
        }
    }

    fn presets(today: Option<Day>) -> Vec<Preset> {
        let days = today.map(Preset::Day);
        Preset::ALL.into_iter().chain(days).collect()
    }

    fn preset(&self, today: Option<Day>) -> Option<Preset> {
        let mut all = Self::presets(today).into_iter();
        all.find(|preset| preset.choices() == self.rules)
    }

    fn take_preset(&mut self, preset: Preset, roster: &Roster) {
        self.rules = preset.choices();
        let chairs = self.chairs();
        if preset == Preset::Opponents {
            self.people.invite_program(roster, &chairs);
        }
        if preset == Preset::Solo {
            self.people.dismiss_programs(roster, &chairs);
        }
    }

    fn options(&self, roster: &Roster) -> Result<Begins<Self>, Cannot> {
        let seats = self.seats(roster);
        let choices = self.choices(&seats);
        let sit = seats.len() as u8;
        let fit = choices.seats();
        if !fit.contains(&sit) {
            let sharing = Sharing::of(choices.mode);
            let (least, most) = fit.into_inner();
            return Err(Cannot::Seats {
                sharing,
                sit,
                least,
                most,
            });
        }
        let options = Options::new(choices).map_err(Cannot::Options)?;
        Ok((options, seats))
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
        words::table_says(Sharing::of(self.rules.mode))
    }

    fn cannot(why: Cannot) -> String {
        words::cannot(why)
    }

    fn rules_chosen(&self, roster: &Roster) -> Vec<String> {
        let seats = self.seats(roster);
        words::heist_rules_chosen(&self.choices(&seats), &seats)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Sitter;
    use super::super::tried::{roster, today};
    use super::*;
    use crate::screen::text::set_up::YOU;

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
            assert!(form.options(&two).is_ok(), "{preset:?}");
        }
    }

    #[test]
    fn solo_seats_one_and_whom_they_play_against() {
        let two = roster(&["Ada", "Bob"]);
        let mut form = SetUp::default();
        form.take_preset(Preset::Opponents, &two);
        assert_eq!(names(&form, &two), ["Ada", "The Magpie"]);
        let owl = Sitter::Program("The Owl".parse().unwrap());
        form.people.sit_down(&owl, &two, &form.chairs());
        assert_eq!(names(&form, &two), ["Ada", "The Magpie", "The Owl"]);
        form.take_preset(Preset::Day(today().unwrap()), &two);
        assert_eq!(names(&form, &two), ["Ada"], "the day is for one");
        form.take_preset(Preset::Solo, &two);
        assert_eq!(names(&form, &two), ["Ada"], "alone");
        form.take_preset(Preset::Turns, &two);
        assert_eq!(names(&form, &two), ["Ada", "Bob"]);
    }

    #[test]
    fn buzzers_are_not_for_one() {
        let mut form = SetUp::default();
        form.take_preset(Preset::Buzzers, &Roster::default());
        let refused = form.options(&Roster::default()).unwrap_err();
        let (sharing, sit, least, most) = (Sharing::Buzzers, 1, 2, 4);
        let seats = Cannot::Seats {
            sharing,
            sit,
            least,
            most,
        };
        assert_eq!(refused, seats);
        assert_eq!(names(&form, &Roster::default()), [YOU]);
    }

    #[test]
    fn what_does_not_go_with_a_mode_falls_away() {
        let mut form = SetUp::default();
        form.take_preset(Preset::Opponents, &Roster::default());
        form.share(Sharing::Turns);
        assert_eq!(form.rules().auto_flip, None);
        form.share(Sharing::Solo);
        form.deal(today());
        assert_eq!(form.rules().deal, Deal::Day(today().unwrap()));
        form.set_rules(Choices {
            bag: Bag::Half,
            ..form.rules().clone()
        });
        assert_eq!(form.rules().deal, Deal::Chance);
        assert!(form.options(&Roster::default()).is_ok());
    }

    #[test]
    fn beginners_are_known_by_name() {
        let two = roster(&["Ada", "Bob"]);
        let form = SetUp {
            beginners: vec!["Bob".parse().unwrap(), "Gran".parse().unwrap()],
            ..SetUp::default()
        };
        let (options, seats) = form.options(&two).unwrap();
        assert_eq!(options.least_letters(SeatId::new(1)), 3);
        assert_eq!(options.least_letters(SeatId::FIRST), 4);
        let again = SetUp::again(&options, &seats);
        assert_eq!(again.options(&two), Ok((options, seats)));
    }

    #[test]
    fn the_days_set_is_todays() {
        let mut form = SetUp::default();
        form.take_preset(Preset::Day(today().unwrap()), &Roster::default());
        let kept = serde_json::to_string(&form).unwrap();
        let read: SetUp = serde_json::from_str(&kept).unwrap();
        assert_eq!(read, form);
        let tomorrow = Day::new(2025, 2, 1).ok();
        let form = read.remembered(tomorrow);
        assert_eq!(form.preset(tomorrow), tomorrow.map(Preset::Day));
    }
}
