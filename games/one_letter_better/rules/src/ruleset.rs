//! The options as data: one rule for each option.

use std::fmt;
use std::ops::RangeInclusive;

use base::json::{Map, Value};

use super::Deck;
use super::affixes::Affixes;
use super::options::{
    CheckingRule, Choices, ExchangeRule, Handicap, MatchScoring, Mode, RepeatRule, RoundEndRule,
    SoloPenalty, SoloStealOne, StealOneRule, StolenWordRule,
};
use game::rule::{
    CustomOption, JUDGE_LABEL, LIST_NAMES, LISTS_EXPLANATION, Rule, RuleValues, Ruleset,
    ValueNames, index_of, set_by_index,
};
use game::{Day, DealSource, Judge};

/// Options that are each allowed but don't go together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OptionClash {
    /// A custom deck was chosen for the deck of the day, which is always the standard deck (O36).
    Day,
}

impl fmt::Display for OptionClash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionClash::Day => write!(f, "this is not how the deck of the day is played"),
        }
    }
}

/// The word lists that words can be checked against (O29).
const WORD_LISTS: [Judge; 2] = [Judge::Full, Judge::Everyday];
/// How words are checked in a solo game, where there is no opponent to challenge (O36).
const SOLO_CHECKING: [CheckingRule; 2] = [CheckingRule::AutoCheck, CheckingRule::Honour];

fn is_table_game(rules: &Choices) -> bool {
    !rules.is_solo()
}

fn is_solo_game(rules: &Choices) -> bool {
    rules.is_solo()
}

// A deck can only be read from and written to JSON text, so values are converted through text here.
fn write_deck(rules: &Choices) -> Value {
    let text = serde_json::to_string(&rules.deck).unwrap_or_default();
    base::json::read(&text).unwrap_or_default()
}

fn read_deck(rules: &mut Choices, value: &Value) -> Option<()> {
    rules.deck = base::json::read(&value.to_string()).ok()?;
    Some(())
}

game::rules! { Choices:
    {
        id: "mode",
        ruling: "O36",
        kind: custom(
            values: RuleValues::OneOf(&["table", "solo"]),
            get: |rules, _| rules.is_solo().into(),
            set: |rules, _, value| rules.set_solo(value != 0),
        ),
        name: "Together or alone",
        says: "2 to 4 players, or 1 through the whole deck.",
        names: ValueNames::Each(&["Together", "Alone"]),
    }
    {
        id: "deck",
        ruling: "O35",
        kind: custom(
            values: RuleValues::Custom(CustomOption {
                write: write_deck,
                read: read_deck,
                #[cfg(not(target_family = "wasm"))]
                random: super::random_deck::random_deck,
            }),
            get: |_, _| 0,
            set: |_, _, _| {},
        ),
        name: "The cards",
        says: "How many of each, and what they’re worth.",
        names: ValueNames::Custom,
    }
    {
        id: "rounds",
        ruling: "O1",
        kind: number(rounds: u8, [1, 2, 3, 4, 5, 6]),
        when: is_table_game,
        name: "Rounds",
        says: "Each has a new deal. Their scores add up.",
    }
    {
        id: "target",
        ruling: "O1",
        kind: optional_number(target: u16, [50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100]),
        when: is_table_game,
        name: "A round ends at",
        says: "Or when the deck is empty and everyone passes.",
        names: ValueNames::NoneFirst("The end of the deck"),
    }
    {
        id: "at_target",
        ruling: "O2",
        kind: one_of(at_target: RoundEndRule),
        when: is_table_game,
        name: "At the target",
        says: "The round ends after that turn, or once everyone has had as many.",
    }
    {
        id: "won",
        ruling: "O3",
        kind: one_of(won: MatchScoring),
        when: is_table_game,
        name: "The match is won by",
        says: "The highest total wins, or whoever wins the most rounds.",
    }
    {
        id: "deal",
        ruling: "O36",
        kind: custom(
            values: RuleValues::Day,
            get: |rules, _| rules.deal.day().map_or(0, Day::to_number),
            set: |rules, _, value| rules.deal = Day::from_number(value).into(),
        ),
        when: is_solo_game,
        name: "Shuffle",
        says: "Random, or today’s: the same order for everyone today.",
        names: ValueNames::Each(&["Random", "Today’s deck"]),
    }
    {
        id: "against",
        ruling: "O36",
        kind: custom(
            values: RuleValues::OneOf(SoloPenalty::KEYS),
            get: |rules, _| match rules.mode {
                Mode::Solo { against, .. } => index_of(&SoloPenalty::ALL, &against),
                Mode::Table => 0,
            },
            set: |rules, _, value| {
                if let Mode::Solo { against, .. } = &mut rules.mode {
                    set_by_index(&SoloPenalty::ALL, value, against);
                }
            },
        ),
        when: is_solo_game,
        name: "What counts against you",
        says: "At the end it comes off your score.",
        names: ValueNames::Each(SoloPenalty::NAMES),
    }
    {
        id: "steal_one",
        ruling: "O36",
        kind: custom(
            values: RuleValues::OneOf(SoloStealOne::KEYS),
            get: |rules, _| match rules.mode {
                Mode::Solo { steal_one, .. } => index_of(&SoloStealOne::ALL, &steal_one),
                Mode::Table => 0,
            },
            set: |rules, _, value| {
                if let Mode::Solo { steal_one, .. } = &mut rules.mode {
                    set_by_index(&SoloStealOne::ALL, value, steal_one);
                }
            },
        ),
        when: is_solo_game,
        name: "STL-1 when you play alone",
        says: "There’s nobody to take from.",
        names: ValueNames::Each(SoloStealOne::NAMES),
    }
    {
        id: "checking",
        ruling: "O29",
        kind: custom(
            values: RuleValues::OneOf(CheckingRule::KEYS),
            get: |rules, _| if rules.is_solo() {
0
} else {
index_of(&CheckingRule::ALL, &rules.checking)
},
            set: |rules, _, value| {
                if !rules.is_solo() {
                    set_by_index(&CheckingRule::ALL, value, &mut rules.checking);
                }
            },
        ),
        when: is_table_game,
        name: "Checking words",
        says: "Every word, or only when someone challenges it, or never.",
        names: ValueNames::Each(CheckingRule::NAMES),
    }
    {
        id: "checking_alone",
        ruling: "O29, O36",
        kind: custom(
            values: RuleValues::OneOf(&["auto-check", "honour"]),
            get: |rules, _| if rules.is_solo() {
index_of(&SOLO_CHECKING, &rules.checking)
} else {
0
},
            set: |rules, _, value| {
                if rules.is_solo() {
                    set_by_index(&SOLO_CHECKING, value, &mut rules.checking);
                }
            },
        ),
        when: is_solo_game,
        name: "Checking words",
        says: "Every word, or never.",
        names: ValueNames::Each(&["Every word", "Never"]),
    }
    {
        id: "judge",
        ruling: "O29",
        kind: custom(
            values: RuleValues::OneOf(&["full", "everyday"]),
            get: |rules, _| index_of(&WORD_LISTS, &rules.judge),
            set: |rules, _, value| set_by_index(&WORD_LISTS, value, &mut rules.judge),
        ),
        name: JUDGE_LABEL,
        says: LISTS_EXPLANATION,
        names: ValueNames::Each(LIST_NAMES),
    }
    {
        id: "least_letters",
        ruling: "O9",
        kind: number(least_letters: u8, [2, 3]),
        name: "Shortest word",
        says: "In letters. It needs 2 cards too.",
    }
    {
        id: "repeats",
        ruling: "O11",
        kind: one_of(repeats: RepeatRule),
        name: "The same word twice",
        says: "Can you make a word that’s already on the table?",
    }
    {
        id: "exchange",
        ruling: "O7",
        kind: one_of(exchange: ExchangeRule),
        name: "Exchange cards",
        says: "1 to 4 cards, if you made no word or on any turn.",
    }
    {
        id: "affixes",
        ruling: "O17",
        kind: one_of(affixes: Affixes),
        when: is_table_game,
        name: "PRE, ED, ING and the like",
        says: "Spelled out, can they steal? P-R-E and TEST make PRETEST.",
    }
    {
        id: "steals",
        ruling: "O20",
        kind: optional_number(steals: u8, [1, 2, 3, 4, 5]),
        when: is_table_game,
        name: "Steals before a word is safe",
        says: "Then it goes face down, and its owner keeps the points.",
        names: ValueNames::NoneFirst("No limit"),
    }
    {
        id: "picking",
        ruling: "O28",
        kind: one_of(picking: StealOneRule),
        when: is_table_game,
        name: "STL-1 takes a card",
        says: "Without looking, or after you see the whole hand.",
    }
    {
        id: "wild_cost",
        ruling: "O27",
        kind: number(wild_cost: u8, [0, 5]),
        name: "A wild left in hand costs",
        says: "Points, at the end of the round.",
    }
    {
        id: "bonus",
        ruling: "O35",
        kind: custom(
            values: RuleValues::EachSeat(&RuleValues::Within(|_| 0..=Handicap::MAX_BONUS as u32)),
            get: |rules, seat| rules.handicap(seat).bonus.into(),
            set: |rules, seat, value| {
                if let Some(own) = rules.handicaps.get_mut(seat.index()) {
                    own.bonus = value as u8;
                }
            },
        ),
        name: "Handicaps",
        says: "Points per card above 3. Give strong players fewer, or beginners more.",
        names: ValueNames::Numbers,
    }
    {
        id: "stolen",
        ruling: "O35",
        kind: custom(
            values: RuleValues::EachSeat(&RuleValues::Switch),
            get: |rules, seat| index_of(&StolenWordRule::ALL, &rules.handicap(seat).stolen),
            set: |rules, seat, value| {
                if let Some(own) = rules.handicaps.get_mut(seat.index()) {
                    set_by_index(&StolenWordRule::ALL, value, &mut own.stolen);
                }
            },
        ),
        name: "When a word is stolen",
        says: "Players can keep their points. Good with children.",
        names: ValueNames::Switch,
    }
}

impl Ruleset for Choices {
    type Clash = OptionClash;

    const RULES: &'static [Rule<Choices>] = RULES;

    fn seats(&self) -> RangeInclusive<u8> {
        self.mode.seats()
    }

    fn check(&self) -> Result<(), OptionClash> {
        if self.deal.day().is_some() && self.deck != Deck::standard() {
            return Err(OptionClash::Day);
        }
        Ok(())
    }

    fn apply_overrides(&mut self) {
        if self.deal.day().is_some() {
            self.deck = Deck::standard();
        }
    }

    fn upgrade_saved(saved: &mut Map) {
        // Version 1 kept the solo options inside the mode.
        if let Some(within) = saved.get("mode").and_then(|mode| mode.get("solo")).cloned() {
            saved.insert("mode".into(), "solo".into());
            saved.extend(within.as_object().cloned().unwrap_or_default());
        }
        if saved.get("mode").is_some_and(|mode| mode == "solo")
            && let Some(checking) = saved.remove("checking")
        {
            saved.insert("checking_alone".into(), checking);
        }
        DealSource::upgrade_saved(saved);
        if let Some(Value::Array(each)) = saved.remove("handicaps") {
            let of = |key: &str| -> Vec<Value> {
                each.iter()
                    .map(|own| own.get(key).cloned().unwrap_or_default())
                    .collect()
            };
            let keeps = of("stolen")
                .into_iter()
                .map(|stolen| Value::Bool(stolen == "keeps"));
            saved.insert("bonus".into(), of("bonus").into());
            saved.insert("stolen".into(), keeps.collect());
        }
    }
}
