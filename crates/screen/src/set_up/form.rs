//! The set-up form: the rules, choices for single players, and who plays.

use base::json::{Map, Value};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::begin::{Begins, begin};
use super::fields::{Field, fields, value_at};
use super::ruled::ClashOf;
use super::{Cannot, Chairs, Company, People, Refused, Ruled, Source, told};
use game::rule::{Checked, Rule, Ruleset, Values, Wrong, kept, rule, settle};
use game::{Day, Game, PlayedBy, PlayerName, Roster, Seat, SeatId};

/// All choices made before a game begins.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SetUp<G: Ruled> {
    #[serde(serialize_with = "kept::serialize")]
    rules: G::Choices,
    /// The people and bots who play.
    pub people: People,
    /// Source of the choice that has an editor of its own, such as a board or a deck.
    #[serde(skip_serializing_if = "is_default")]
    pub source: G::Source,
    each: Vec<ForOne>,
}

fn is_default<T: Default + PartialEq>(one: &T) -> bool {
    *one == T::default()
}

/// A choice for one player, whichever seat they have, that differs from the choice for all. For a
/// rule that picks one seat, it names that seat's player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct ForOne {
    rule: String,
    who: PlayerName,
    value: u32,
}

/// The stored format of a form.
#[derive(Deserialize)]
#[serde(bound = "")]
struct Kept<C: Ruleset, S: Source<C>> {
    #[serde(with = "kept")]
    rules: C,
    #[serde(default)]
    people: People,
    #[serde(default)]
    source: S,
    #[serde(default)]
    each: Vec<ForOne>,
}

impl<'de, G: Ruled> Deserialize<'de> for SetUp<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut form = Map::deserialize(deserializer)?;
        G::modernise_form(&mut form);
        // Read from text, so that one JSON reader for each type is enough.
        let text = Value::Object(form).to_string();
        let kept: Kept<G::Choices, G::Source> =
            base::json::read(&text).map_err(D::Error::custom)?;
        Ok(SetUp {
            rules: kept.rules,
            people: kept.people,
            source: kept.source,
            each: kept.each,
        })
    }
}

impl<G: Ruled> Default for SetUp<G> {
    fn default() -> Self {
        let source = G::Source::default();
        let plain = G::Choices::default();
        let first = G::PRESETS.get(G::USUAL);
        SetUp {
            rules: first.map_or_else(
                || plain.clone(),
                |one| ready_made::<G>(*one, &plain, &source),
            ),
            people: People::default(),
            source,
            each: Vec::new(),
        }
    }
}

impl<G: Ruled> SetUp<G> {
    /// Returns a form that was loaded from storage, with what belongs to a day moved to today.
    #[must_use]
    pub fn remembered(mut self, today: Option<Day>) -> Self {
        for rule in G::Choices::RULES {
            if matches!(rule.values, Values::Day) && rule.of(&self.rules) != 0 {
                let today = today.map_or(0, Day::number);
                (rule.set)(&mut self.rules, SeatId::FIRST, today);
            }
        }
        self
    }

    /// Returns the rules for these seats as chosen, valid or not.
    pub fn choices(&self, seats: &[Seat]) -> G::Choices {
        let mut choices = self.rules.clone();
        let plain = G::Choices::default();
        for rule in for_each_seat::<G>() {
            for (id, seat) in (0..).map(SeatId::new).zip(seats) {
                let value = match (seat.by, &rule.values) {
                    (PlayedBy::Program(_), Values::EachPerson(_)) => (rule.get)(&plain, id),
                    _ => self.of(rule, &seat.player.name),
                };
                (rule.set)(&mut choices, id, value);
            }
        }
        for rule in of_one_seat::<G>() {
            let chosen = self.each.iter().find(|one| one.rule == rule.id);
            let at = chosen.and_then(|one| seats.iter().position(|s| s.player.name == one.who));
            (rule.set)(
                &mut choices,
                SeatId::FIRST,
                at.map_or(0, |at| at as u32 + 1),
            );
        }
        choices
    }

    /// Builds a form with the rules and people of a game that was played.
    pub fn again(played: &<G::Game as Game>::Options, seats: &[Seat]) -> Self {
        let mut rules = (**played).clone();
        let mut form = SetUp {
            source: G::Source::after(&mut rules),
            rules,
            people: People::at(seats),
            each: Vec::new(),
        };
        for rule in for_each_seat::<G>() {
            form.part(rule, &**played, seats);
        }
        for rule in of_one_seat::<G>() {
            let seat = rule.of(&form.rules).checked_sub(1);
            let seat = seat.and_then(|seat| seats.get(seat as usize));
            form.choose_seat(rule, seat.map(|seat| &seat.player.name));
        }
        form
    }

    /// Returns the rules, without the choices for single players.
    pub fn rules(&self) -> &G::Choices {
        &self.rules
    }

    /// Replaces the rules, and resets choices that don't fit them.
    pub fn set_rules(&mut self, rules: G::Choices) {
        self.rules = rules;
        settle(&mut self.rules);
    }

    /// Returns the choices that these rules offer, ready to be drawn.
    pub fn fields(&self, roster: &Roster) -> Vec<Field> {
        let seats = self.seats(roster);
        fields(&self.choices(&seats), G::WORDS, G::label, &seats)
    }

    /// Makes the choice at index `at` of a field, for one player if the rule is chosen for each.
    /// For a rule that picks one seat, picks that of the player, or none.
    pub fn choose(&mut self, id: &str, who: Option<&PlayerName>, at: usize, today: Option<Day>) {
        let Some(rule) = rule::<G::Choices>(id) else {
            return;
        };
        if matches!(rule.values, Values::OneSeat) {
            self.choose_seat(rule, who);
            return;
        }
        let Some(value) = value_at(rule, G::WORDS, &self.rules, at, today) else {
            return;
        };
        match who {
            Some(who) => self.set_for(rule, who, value),
            None => {
                (rule.set)(&mut self.rules, SeatId::FIRST, value);
                settle(&mut self.rules);
            }
        }
    }

    /// Returns how many people and bots can play by the chosen rules.
    pub fn chairs(&self) -> Chairs {
        Chairs {
            former: G::Game::FORMER,
            ..G::chairs(&self.rules)
        }
    }

    /// Returns the seats at the table.
    pub fn seats(&self, roster: &Roster) -> Vec<Seat> {
        self.people.seats(roster, &self.chairs())
    }

    /// Returns the presets, with the day's preset if the date is known.
    pub fn presets(today: Option<Day>) -> Vec<G::Preset> {
        let of_day = today.zip(G::OF_DAY).map(|(today, of_day)| of_day(today));
        G::PRESETS.iter().copied().chain(of_day).collect()
    }

    /// Returns the preset that equals the chosen rules, if there is one.
    pub fn preset(&self, today: Option<Day>) -> Option<G::Preset> {
        let mut all = Self::presets(today).into_iter();
        let plain = self.each.iter().all(|one| goes_with_people::<G>(&one.rule));
        let is = |preset| ready_made::<G>(preset, &self.rules, &self.source) == self.rules;
        all.find(|preset| plain && is(*preset))
    }

    /// Chooses a preset. The people stay, but the preset may invite or dismiss bots.
    pub fn take_preset(&mut self, preset: G::Preset, roster: &Roster) {
        self.rules = ready_made::<G>(preset, &self.rules, &self.source);
        self.source.take_preset(&(G::PRESET_CHOICES)(preset));
        self.each.retain(|one| goes_with_people::<G>(&one.rule));
        let chairs = self.chairs();
        match G::company(preset) {
            Company::AsItIs => {}
            Company::Invited => self.people.invite_program(roster, &chairs),
            Company::Dismissed => self.people.dismiss_programs(roster, &chairs),
        }
    }

    /// Returns the options and seats that the game begins with.
    ///
    /// # Errors
    /// The game cannot begin with these choices.
    pub fn options(&self, roster: &Roster) -> Result<Begins<G::Game>, Refused<G>> {
        let seats = self.seats(roster);
        let (choices, brought) = self.in_force(&seats);
        brought.map_err(|clash| Cannot::Options(Wrong::Clash(clash)))?;
        begin(seats, choices.seats(), Checked::new(choices))
    }

    /// Explains how the order of the seats matters.
    pub fn table_says(&self) -> &'static str {
        G::table_says(&self.rules)
    }

    /// Describes the game that is about to begin, in a sentence.
    pub fn begins_now(&self, names: &[String], today: Option<Day>) -> String {
        let preset = self
            .preset(today)
            .map(|preset| (G::PRESET_WORDS)(preset).name);
        G::begins(&self.rules, names, preset)
    }

    /// Explains why the game cannot begin.
    pub fn cannot(&self, why: Refused<G>) -> String {
        G::cannot(&self.rules, why)
    }

    /// Returns the sentences about all choices that matter.
    pub fn rules_chosen(&self, roster: &Roster) -> Vec<String> {
        let seats = self.seats(roster);
        told(G::TOLD, &self.in_force(&seats).0, &seats)
    }
}

impl<G: Ruled> SetUp<G> {
    /// Returns the chosen rules and the seats, whether or not a game could begin.
    pub fn at_hand(&self, roster: &Roster) -> (G::Choices, Vec<Seat>) {
        let seats = self.seats(roster);
        (self.in_force(&seats).0, seats)
    }

    /// Returns the rules in the form in which a game uses them, and whether the source could be
    /// read.
    fn in_force(&self, seats: &[Seat]) -> (G::Choices, Result<(), ClashOf<G>>) {
        let mut choices = self.choices(seats);
        let brought = self.source.bring(&mut choices, seats);
        choices.put_in_force();
        (choices, brought)
    }

    /// Returns a rule's value for one player: their own, or that for all.
    fn of(&self, rule: &Rule<G::Choices>, who: &PlayerName) -> u32 {
        let own = |one: &&ForOne| one.rule == rule.id && one.who == *who;
        let own = self.each.iter().find(own);
        own.map_or_else(|| rule.of(&self.rules), |own| own.value)
    }

    /// Chooses a value for one player. A value equal to that for all isn't stored.
    fn set_for(&mut self, rule: &Rule<G::Choices>, who: &PlayerName, value: u32) {
        let all = rule.of(&self.rules);
        self.each
            .retain(|one| one.rule != rule.id || one.who != *who);
        if value != all {
            self.each.push(ForOne {
                rule: rule.id.to_owned(),
                who: who.clone(),
                value,
            });
        }
    }

    /// Picks a seat by its player, or none.
    fn choose_seat(&mut self, rule: &Rule<G::Choices>, who: Option<&PlayerName>) {
        (rule.set)(&mut self.rules, SeatId::FIRST, 0);
        self.each.retain(|one| one.rule != rule.id);
        if let Some(who) = who {
            self.set_for(rule, who, 1);
        }
    }

    /// Splits the values of these seats into one for all and exceptions for single players.
    fn part(&mut self, rule: &Rule<G::Choices>, played: &G::Choices, seats: &[Seat]) {
        let people = (0..).map(SeatId::new).zip(seats);
        let bots = matches!(rule.values, Values::EachSeat(_));
        let people = people.filter(|(_, seat)| bots || seat.by == PlayedBy::Person);
        let people = people.map(|(id, seat)| (&seat.player.name, (rule.get)(played, id)));
        let people: Vec<(&PlayerName, u32)> = people.collect();
        let first = people.first().map(|(_, value)| *value);
        let alike = first.filter(|first| people.iter().all(|(_, value)| value == first));
        let all = alike.unwrap_or_else(|| rule.of(&G::Choices::default()));
        for seat in SeatId::all(*self.rules.seats().end()) {
            (rule.set)(&mut self.rules, seat, all);
        }
        for (who, value) in people {
            self.set_for(rule, who, value);
        }
    }
}

/// Returns the rules of a preset. Choices with an editor of their own stay as they are.
fn ready_made<G: Ruled>(preset: G::Preset, now: &G::Choices, source: &G::Source) -> G::Choices {
    let mut rules = (G::PRESET_CHOICES)(preset);
    source.keep(now, &mut rules);
    settle(&mut rules);
    rules
}

/// Whether presets leave this rule alone because it depends on who plays.
fn goes_with_people<G: Ruled>(rule: &str) -> bool {
    of_one_seat::<G>().any(|one| one.id == rule)
}

fn of_one_seat<G: Ruled>() -> impl Iterator<Item = &'static Rule<G::Choices>> {
    let rules = G::Choices::RULES.iter();
    rules.filter(|rule| matches!(rule.values, Values::OneSeat))
}

fn for_each_seat<G: Ruled>() -> impl Iterator<Item = &'static Rule<G::Choices>> {
    let rules = G::Choices::RULES.iter();
    rules.filter(|rule| rule.values.each().is_some())
}
