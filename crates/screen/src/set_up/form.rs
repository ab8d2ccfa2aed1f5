//! The set-up form: the rules, choices for single players, and who plays.

use base::json::{Map, Value};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::fields::{FormField, fields, value_at};
use super::game_form::ClashOf;
use super::start::{NewGame, check_start};
use super::{
    BotInvitation, BotText, ChoiceSource, ChosenPlayers, GameForm, StartError, StartRefusal,
    TableCapacity, describe_rules,
};
use game::rule::{
    CheckError, CheckedOptions, Rule, RuleValues, Ruleset, find_rule, options_serde,
    reset_unavailable,
};
use game::{Day, Game, PlayedBy, PlayerName, Roster, Seat, SeatId, bot_name, without_article};

/// All choices made before a game begins.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SetUpForm<G: GameForm> {
    #[serde(serialize_with = "options_serde::serialize")]
    rules: G::Choices,
    /// The people and bots who play.
    pub people: ChosenPlayers,
    /// Source of the choice that has an editor of its own, such as a board or a deck.
    #[serde(skip_serializing_if = "is_default")]
    pub source: G::Source,
    each: Vec<PlayerChoice>,
}

fn is_default<T: Default + PartialEq>(one: &T) -> bool {
    *one == T::default()
}

/// A choice for one player, whichever seat they have, that differs from the choice for all. For a
/// rule that picks one seat, it names that seat's player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct PlayerChoice {
    rule: String,
    who: PlayerName,
    value: u32,
}

/// The stored format of a form.
#[derive(Deserialize)]
#[serde(bound = "")]
struct StoredForm<C: Ruleset, S: ChoiceSource<C>> {
    #[serde(with = "options_serde")]
    rules: C,
    #[serde(default)]
    people: ChosenPlayers,
    #[serde(default)]
    source: S,
    #[serde(default)]
    each: Vec<PlayerChoice>,
}

impl<'de, G: GameForm> Deserialize<'de> for SetUpForm<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut form = Map::deserialize(deserializer)?;
        G::upgrade_form(&mut form);
        // Read from text, so that one JSON reader for each type is enough.
        let text = Value::Object(form).to_string();
        let kept: StoredForm<G::Choices, G::Source> =
            base::json::read(&text).map_err(D::Error::custom)?;
        Ok(SetUpForm {
            rules: kept.rules,
            people: kept.people,
            source: kept.source,
            each: kept.each,
        })
    }
}

impl<G: GameForm> Default for SetUpForm<G> {
    fn default() -> Self {
        let source = G::Source::default();
        let plain = G::Choices::default();
        let first = G::PRESETS.first();
        SetUpForm {
            rules: first.map_or_else(
                || plain.clone(),
                |one| preset_choices::<G>(*one, &plain, &source),
            ),
            people: ChosenPlayers::default(),
            source,
            each: Vec::new(),
        }
    }
}

impl<G: GameForm> SetUpForm<G> {
    /// Returns a form that was loaded from storage, with what belongs to a day moved to today.
    #[must_use]
    pub fn remembered(mut self, today: Option<Day>) -> Self {
        for rule in G::Choices::RULES {
            if matches!(rule.values, RuleValues::Day) && rule.table_value(&self.rules) != 0 {
                let today = today.map_or(0, Day::to_number);
                (rule.set)(&mut self.rules, SeatId::FIRST, today);
            }
        }
        self
    }

    /// Gives choices for a bot, such as the one that begins, the bot's name of today. Earlier
    /// versions stored "The Robin", which may also be the name of a person remembered here.
    pub fn rename_bots(&mut self, roster: &Roster) {
        let programs = self.chairs().programs;
        rename_bots(&mut self.each, programs, roster);
    }

    /// Returns the rules for these seats as chosen, valid or not.
    pub fn choices(&self, seats: &[Seat]) -> G::Choices {
        let mut choices = self.rules.clone();
        let plain = G::Choices::default();
        for rule in per_seat_rules::<G>() {
            for (id, seat) in (0..).map(SeatId::new).zip(seats) {
                let value = match (seat.by, &rule.values) {
                    (PlayedBy::Bot(_), RuleValues::EachPerson(_)) => (rule.get)(&plain, id),
                    _ => self.value_for(rule, &seat.player.name),
                };
                (rule.set)(&mut choices, id, value);
            }
        }
        for rule in single_seat_rules::<G>() {
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
        let mut form = SetUpForm {
            source: G::Source::after(&mut rules),
            rules,
            people: ChosenPlayers::from_seats(seats),
            each: Vec::new(),
        };
        for rule in per_seat_rules::<G>() {
            form.split_by_player(rule, &**played, seats);
        }
        for rule in single_seat_rules::<G>() {
            let seat = rule.table_value(&form.rules).checked_sub(1);
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
        reset_unavailable(&mut self.rules);
    }

    /// Returns the choices that these rules offer, ready to be drawn.
    pub fn fields(&self, roster: &Roster) -> Vec<FormField> {
        let seats = self.seats(roster);
        fields(&self.choices(&seats), G::WORDS, G::label, &seats)
    }

    /// Makes the choice at index `at` of a field, for one player if the rule is chosen for each.
    /// For a rule that picks one seat, picks that of the player, or none.
    pub fn choose(&mut self, id: &str, who: Option<&PlayerName>, at: usize, today: Option<Day>) {
        let Some(rule) = find_rule::<G::Choices>(id) else {
            return;
        };
        if matches!(rule.values, RuleValues::OneSeat) {
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
                reset_unavailable(&mut self.rules);
            }
        }
    }

    /// Returns how many people and bots can play by the chosen rules.
    pub fn chairs(&self) -> TableCapacity {
        TableCapacity {
            former: G::Game::RETIRED_BOTS,
            ..G::chairs(&self.rules)
        }
    }

    /// Returns the seats at the table.
    pub fn seats(&self, roster: &Roster) -> Vec<Seat> {
        self.people.seats(roster, &self.chairs())
    }

    /// Returns the presets, with the day's preset if the date is known.
    pub fn presets(today: Option<Day>) -> Vec<G::Preset> {
        let of_day = today
            .zip(G::DAY_PRESET)
            .map(|(today, of_day)| of_day(today));
        G::PRESETS.iter().copied().chain(of_day).collect()
    }

    /// Returns the preset that equals the chosen rules, if there is one.
    pub fn preset(&self, today: Option<Day>) -> Option<G::Preset> {
        let mut all = Self::presets(today).into_iter();
        let plain = self
            .each
            .iter()
            .all(|one| depends_on_people::<G>(&one.rule));
        let is = |preset| preset_choices::<G>(preset, &self.rules, &self.source) == self.rules;
        all.find(|preset| plain && is(*preset))
    }

    /// Chooses a preset. The people stay. A preset for one person dismisses the bots, and one for
    /// several invites them where too few people play.
    pub fn apply_preset(&mut self, preset: G::Preset, roster: &Roster) {
        self.rules = preset_choices::<G>(preset, &self.rules, &self.source);
        self.source.apply_preset(&(G::PRESET_CHOICES)(preset));
        self.each.retain(|one| depends_on_people::<G>(&one.rule));
        let chairs = self.chairs();
        match G::company(preset) {
            BotInvitation::AsItIs if !self.people.lacks_company(roster, &chairs) => {}
            BotInvitation::AsItIs | BotInvitation::Invited => {
                self.people.invite_bots(roster, &chairs);
            }
            BotInvitation::Dismissed => self.people.dismiss_bots(roster, &chairs),
        }
    }

    /// Returns the options and seats that the game begins with.
    ///
    /// # Errors
    /// The game cannot begin with these choices.
    pub fn options(&self, roster: &Roster) -> Result<NewGame<G::Game>, StartRefusal<G>> {
        let seats = self.seats(roster);
        let (choices, brought) = self.effective_choices(&seats);
        brought.map_err(|clash| StartError::Options(CheckError::Clash(clash)))?;
        check_start(seats, choices.seats(), CheckedOptions::new(choices))
    }

    /// Explains how the order of the seats matters.
    pub fn seating_note(&self) -> &'static str {
        G::seating_note(&self.rules)
    }

    /// Describes the game that is about to begin, in a sentence. It doesn't name a preset against
    /// bots without bots, or a preset for one person with bots.
    pub fn start_summary(&self, seats: &[Seat], today: Option<Day>) -> String {
        let names = seats.iter().map(|seat| seat.player.name.to_string());
        let names: Vec<String> = names.collect();
        let bots = seats.iter().any(|seat| seat.by != PlayedBy::Person);
        let preset = self.preset(today).filter(|one| match G::company(*one) {
            BotInvitation::AsItIs => true,
            BotInvitation::Invited => bots,
            BotInvitation::Dismissed => !bots,
        });
        let preset = preset.map(|preset| (G::PRESET_TEXT)(preset).name);
        G::begins(&self.rules, &names, preset)
    }

    /// Explains why the game cannot begin.
    pub fn cannot(&self, why: StartRefusal<G>) -> String {
        G::cannot(&self.rules, why)
    }

    /// Returns the sentences about all choices that matter.
    pub fn chosen_rules(&self, roster: &Roster) -> Vec<String> {
        let seats = self.seats(roster);
        describe_rules(G::RULE_SENTENCES, &self.effective_choices(&seats).0, &seats)
    }
}

impl<G: GameForm> SetUpForm<G> {
    /// Returns the chosen rules and the seats, whether or not a game could begin.
    pub fn choices_and_seats(&self, roster: &Roster) -> (G::Choices, Vec<Seat>) {
        let seats = self.seats(roster);
        (self.effective_choices(&seats).0, seats)
    }

    /// Returns the rules in the form in which a game uses them, and whether the source could be
    /// read.
    fn effective_choices(&self, seats: &[Seat]) -> (G::Choices, Result<(), ClashOf<G>>) {
        let mut choices = self.choices(seats);
        let brought = self.source.bring(&mut choices, seats);
        choices.apply_overrides();
        (choices, brought)
    }

    /// Returns a rule's value for one player: their own, or that for all.
    fn value_for(&self, rule: &Rule<G::Choices>, who: &PlayerName) -> u32 {
        let own = |one: &&PlayerChoice| one.rule == rule.id && one.who == *who;
        let own = self.each.iter().find(own);
        own.map_or_else(|| rule.table_value(&self.rules), |own| own.value)
    }

    /// Chooses a value for one player. A value equal to that for all isn't stored.
    fn set_for(&mut self, rule: &Rule<G::Choices>, who: &PlayerName, value: u32) {
        let all = rule.table_value(&self.rules);
        self.each
            .retain(|one| one.rule != rule.id || one.who != *who);
        if value != all {
            self.each.push(PlayerChoice {
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
    fn split_by_player(&mut self, rule: &Rule<G::Choices>, played: &G::Choices, seats: &[Seat]) {
        let people = (0..).map(SeatId::new).zip(seats);
        let bots = matches!(rule.values, RuleValues::EachSeat(_));
        let people = people.filter(|(_, seat)| bots || seat.by == PlayedBy::Person);
        let people = people.map(|(id, seat)| (&seat.player.name, (rule.get)(played, id)));
        let people: Vec<(&PlayerName, u32)> = people.collect();
        let first = people.first().map(|(_, value)| *value);
        let alike = first.filter(|first| people.iter().all(|(_, value)| value == first));
        let all = alike.unwrap_or_else(|| rule.table_value(&G::Choices::default()));
        for seat in SeatId::all(*self.rules.seats().end()) {
            (rule.set)(&mut self.rules, seat, all);
        }
        for (who, value) in people {
            self.set_for(rule, who, value);
        }
    }
}

/// Returns the rules of a preset. Choices with an editor of their own stay as they are.
fn preset_choices<G: GameForm>(
    preset: G::Preset,
    now: &G::Choices,
    source: &G::Source,
) -> G::Choices {
    let mut rules = (G::PRESET_CHOICES)(preset);
    source.keep(now, &mut rules);
    reset_unavailable(&mut rules);
    rules
}

fn rename_bots(each: &mut [PlayerChoice], programs: &[BotText], roster: &Roster) {
    let people = roster.players().iter().map(|player| &player.name);
    for choice in each {
        let bot = without_article(&choice.who)
            .filter(|_| people.clone().all(|name| *name != choice.who))
            .and_then(|plain| programs.iter().find(|one| one.name == plain));
        if let Some(bot) = bot
            && let Ok(name) = bot_name(bot.name, people.clone()).parse()
        {
            choice.who = name;
        }
    }
}

/// Whether presets leave this rule alone because it depends on who plays.
fn depends_on_people<G: GameForm>(rule: &str) -> bool {
    single_seat_rules::<G>().any(|one| one.id == rule)
}

fn single_seat_rules<G: GameForm>() -> impl Iterator<Item = &'static Rule<G::Choices>> {
    let rules = G::Choices::RULES.iter();
    rules.filter(|rule| matches!(rule.values, RuleValues::OneSeat))
}

fn per_seat_rules<G: GameForm>() -> impl Iterator<Item = &'static Rule<G::Choices>> {
    let rules = G::Choices::RULES.iter();
    rules.filter(|rule| rule.values.per_seat_values().is_some())
}
