//! All that is chosen before a game of Word Heist begins, and what cannot be.

use serde::{Deserialize, Serialize};

use super::{Chairs, People, Sitter};
use crate::games::word_heist::{Bag, Choices, Day, Deal, Mode, Options, OptionsError, Preset};
use crate::opponents::Rogue;
use crate::screen::text::rogue;
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
    /// The rules and the people of a game that was played, for another one.
    #[must_use]
    pub fn again(played: &Choices, seats: &[Seat]) -> SetUp {
        let beginners = played.beginners.iter();
        let beginners = beginners.filter_map(|seat| seats.get(seat.index()));
        SetUp {
            beginners: beginners.map(|seat| seat.player.name.clone()).collect(),
            rules: Choices {
                beginners: Default::default(),
                ..played.clone()
            },
            people: People::at(seats),
        }
    }

    /// As it was remembered. The day's set is that of today.
    #[must_use]
    pub fn remembered(mut self, today: Option<Day>) -> SetUp {
        if let Deal::Day(_) = self.rules.deal {
            self.rules.deal = today.map_or(Deal::Chance, Deal::Day);
        }
        self
    }

    /// The rules, but for who is a beginner.
    #[must_use]
    pub const fn rules(&self) -> &Choices {
        &self.rules
    }

    /// Takes other rules; what does not go with how the table is shared falls away.
    pub fn set_rules(&mut self, rules: Choices) {
        self.rules = rules;
        let mode = self.rules.mode;
        if !mode.flips_by_itself() {
            self.rules.auto_flip = None;
        }
        if Sharing::of(mode) != Sharing::Solo || self.rules.bag != Bag::Standard {
            self.rules.deal = Deal::Chance;
        }
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

    /// Takes ready-made rules. Who plays stays, but opponents come and go with theirs.
    pub fn take_preset(&mut self, preset: Preset, roster: &Roster) {
        self.rules = preset.choices();
        let chairs = self.chairs();
        let sits = self.people.programs(roster, &chairs);
        let comes = match preset {
            Preset::Opponents if sits.is_empty() => ROGUES.first(),
            _ => None,
        };
        let leave = if preset == Preset::Solo { sits } else { vec![] };
        let named = |name: &str| name.parse().ok().map(Sitter::Program);
        for sitter in leave.into_iter().filter_map(named) {
            self.people.get_up(&sitter, roster, &chairs);
        }
        if let Some(sitter) = comes.and_then(|name| named(name)) {
            self.people.sit_down(&sitter, roster, &chairs);
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
        all.find(|preset| preset.choices() == self.rules)
    }

    /// What there is to sit on: solo is for one, and opponents; the day's set for one alone.
    #[must_use]
    pub const fn chairs(&self) -> Chairs {
        let solo = matches!(self.rules.mode, Mode::Solo { .. });
        let alone = matches!(self.rules.deal, Deal::Day(_));
        Chairs {
            people: if solo { 1 } else { People::MOST },
            most: if solo { 4 } else { People::MOST },
            programs: if solo && !alone { &ROGUES } else { &[] },
            company: 0,
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

    /// What the game begins with.
    ///
    /// # Errors
    /// Why it cannot begin.
    pub fn options(&self, roster: &Roster) -> Result<(Options, Vec<Seat>), Cannot> {
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
}

#[cfg(test)]
mod tests {
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
