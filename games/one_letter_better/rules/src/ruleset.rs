//! The options, rule by rule.

use std::fmt;
use std::ops::RangeInclusive;

use base::json::{Map, Value};

use super::Deck;
use super::affixes::Affixes;
use super::options::{
    Against, Alone, AtTarget, Checking, Choices, Exchange, Handicap, MatchWon, Mode, Picking,
    Repeats, WhenStolen,
};
use game::rule::{Own, Rule, Ruleset, Values, or_none, place, put};
use game::{Day, Deal, Judge};

/// Options that are each allowed but don't go together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clash {
    /// A custom deck was chosen for the deck of the day, which is always the standard deck (O36).
    Day,
}

impl fmt::Display for Clash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Clash::Day => write!(f, "this is not how the deck of the day is played"),
        }
    }
}

/// The word lists that words can be checked against (O29).
const LISTS: [Judge; 2] = [Judge::Full, Judge::Everyday];
/// How words are checked in a solo game, where there is no opponent to challenge (O36).
const CHECKING_ALONE: [Checking; 2] = [Checking::AutoCheck, Checking::Honour];

fn always(_: &Choices) -> bool {
    true
}

fn table(rules: &Choices) -> bool {
    !rules.is_solo()
}

fn solo(rules: &Choices) -> bool {
    rules.is_solo()
}

// The deck reads and writes only text, so it goes through JSON text here.
fn write_deck(rules: &Choices) -> Value {
    let text = serde_json::to_string(&rules.deck).unwrap_or_default();
    base::json::read(&text).unwrap_or_default()
}

fn read_deck(rules: &mut Choices, value: &Value) -> Option<()> {
    rules.deck = base::json::read(&value.to_string()).ok()?;
    Some(())
}

impl Ruleset for Choices {
    type Clash = Clash;

    const RULES: &'static [Rule<Choices>] = &[
        Rule {
            id: "mode",
            ruling: "O36",
            values: Values::OneOf(&["table", "solo"]),
            get: |rules, _| rules.is_solo().into(),
            set: |rules, _, value| rules.play_alone(value != 0),
            when: always,
        },
        Rule {
            id: "deck",
            ruling: "O35",
            values: Values::Own(Own {
                write: write_deck,
                read: read_deck,
                #[cfg(not(target_family = "wasm"))]
                random: super::random_deck::random_deck,
            }),
            get: |_, _| 0,
            set: |_, _, _| {},
            when: always,
        },
        Rule {
            id: "rounds",
            ruling: "O1",
            values: Values::Number(&[1, 2, 3, 4, 5, 6]),
            get: |rules, _| rules.rounds.into(),
            set: |rules, _, value| rules.rounds = value as u8,
            when: table,
        },
        Rule {
            id: "target",
            ruling: "O1",
            values: Values::OrNone(&[50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100]),
            get: |rules, _| or_none(rules.target.map(u32::from)),
            set: |rules, _, value| rules.target = (value > 0).then_some(value as u16),
            when: table,
        },
        Rule {
            id: "at_target",
            ruling: "O2",
            values: Values::OneOf(&["finish-turn", "complete-lap"]),
            get: |rules, _| place(&AtTarget::ALL, &rules.at_target),
            set: |rules, _, value| put(&AtTarget::ALL, value, &mut rules.at_target),
            when: table,
        },
        Rule {
            id: "won",
            ruling: "O3",
            values: Values::OneOf(&["by-sum", "by-rounds"]),
            get: |rules, _| place(&MatchWon::ALL, &rules.won),
            set: |rules, _, value| put(&MatchWon::ALL, value, &mut rules.won),
            when: table,
        },
        Rule {
            id: "deal",
            ruling: "O36",
            values: Values::Day,
            get: |rules, _| rules.deal.day().map_or(0, Day::number),
            set: |rules, _, value| rules.deal = Day::of_number(value).into(),
            when: solo,
        },
        Rule {
            id: "against",
            ruling: "O36",
            values: Values::OneOf(&["hand", "hand-and-pile"]),
            get: |rules, _| match rules.mode {
                Mode::Solo { against, .. } => place(&Against::ALL, &against),
                Mode::Table => 0,
            },
            set: |rules, _, value| {
                if let Mode::Solo { against, .. } = &mut rules.mode {
                    put(&Against::ALL, value, against);
                }
            },
            when: solo,
        },
        Rule {
            id: "steal_one",
            ruling: "O36",
            values: Values::OneOf(&["left-out", "draws-one"]),
            get: |rules, _| match rules.mode {
                Mode::Solo { steal_one, .. } => place(&Alone::ALL, &steal_one),
                Mode::Table => 0,
            },
            set: |rules, _, value| {
                if let Mode::Solo { steal_one, .. } = &mut rules.mode {
                    put(&Alone::ALL, value, steal_one);
                }
            },
            when: solo,
        },
        Rule {
            id: "checking",
            ruling: "O29",
            values: Values::OneOf(&["auto-check", "challenge", "honour"]),
            get: |rules, _| match rules.is_solo() {
                false => place(&Checking::ALL, &rules.checking),
                true => 0,
            },
            set: |rules, _, value| {
                if !rules.is_solo() {
                    put(&Checking::ALL, value, &mut rules.checking);
                }
            },
            when: table,
        },
        Rule {
            id: "checking_alone",
            ruling: "O29, O36",
            values: Values::OneOf(&["auto-check", "honour"]),
            get: |rules, _| match rules.is_solo() {
                false => 0,
                true => place(&CHECKING_ALONE, &rules.checking),
            },
            set: |rules, _, value| {
                if rules.is_solo() {
                    put(&CHECKING_ALONE, value, &mut rules.checking);
                }
            },
            when: solo,
        },
        Rule {
            id: "judge",
            ruling: "O29",
            values: Values::OneOf(&["full", "everyday"]),
            get: |rules, _| place(&LISTS, &rules.judge),
            set: |rules, _, value| put(&LISTS, value, &mut rules.judge),
            when: always,
        },
        Rule {
            id: "least_letters",
            ruling: "O9",
            values: Values::Number(&[2, 3]),
            get: |rules, _| rules.least_letters.into(),
            set: |rules, _, value| rules.least_letters = value as u8,
            when: always,
        },
        Rule {
            id: "repeats",
            ruling: "O11",
            values: Values::OneOf(&["allowed", "forbidden"]),
            get: |rules, _| place(&Repeats::ALL, &rules.repeats),
            set: |rules, _, value| put(&Repeats::ALL, value, &mut rules.repeats),
            when: always,
        },
        Rule {
            id: "exchange",
            ruling: "O7",
            values: Values::OneOf(&["instead-of-a-word", "after-playing-too"]),
            get: |rules, _| place(&Exchange::ALL, &rules.exchange),
            set: |rules, _, value| put(&Exchange::ALL, value, &mut rules.exchange),
            when: always,
        },
        Rule {
            id: "affixes",
            ruling: "O17",
            values: Values::OneOf(&["refused", "as-listed"]),
            get: |rules, _| place(&Affixes::ALL, &rules.affixes),
            set: |rules, _, value| put(&Affixes::ALL, value, &mut rules.affixes),
            when: table,
        },
        Rule {
            id: "steals",
            ruling: "O20",
            values: Values::OrNone(&[1, 2, 3, 4, 5]),
            get: |rules, _| or_none(rules.steals.map(u32::from)),
            set: |rules, _, value| rules.steals = (value > 0).then_some(value as u8),
            when: table,
        },
        Rule {
            id: "picking",
            ruling: "O28",
            values: Values::OneOf(&["blind", "shown"]),
            get: |rules, _| place(&Picking::ALL, &rules.picking),
            set: |rules, _, value| put(&Picking::ALL, value, &mut rules.picking),
            when: table,
        },
        Rule {
            id: "wild_cost",
            ruling: "O27",
            values: Values::Number(&[0, 5]),
            get: |rules, _| rules.wild_cost.into(),
            set: |rules, _, value| rules.wild_cost = value as u8,
            when: always,
        },
        Rule {
            id: "bonus",
            ruling: "O35",
            values: Values::EachSeat(&Values::Within(|_| 0..=Handicap::MOST as u32)),
            get: |rules, seat| rules.handicap(seat).bonus.into(),
            set: |rules, seat, value| {
                if let Some(own) = rules.handicaps.get_mut(seat.index()) {
                    own.bonus = value as u8;
                }
            },
            when: always,
        },
        Rule {
            id: "stolen",
            ruling: "O35",
            values: Values::EachSeat(&Values::Switch),
            get: |rules, seat| place(&WhenStolen::ALL, &rules.handicap(seat).stolen),
            set: |rules, seat, value| {
                if let Some(own) = rules.handicaps.get_mut(seat.index()) {
                    put(&WhenStolen::ALL, value, &mut own.stolen);
                }
            },
            when: always,
        },
    ];

    fn seats(&self) -> RangeInclusive<u8> {
        self.mode.seats()
    }

    fn check(&self) -> Result<(), Clash> {
        if self.deal.day().is_some() && self.deck != Deck::standard() {
            return Err(Clash::Day);
        }
        Ok(())
    }

    fn put_in_force(&mut self) {
        if self.deal.day().is_some() {
            self.deck = Deck::standard();
        }
    }

    fn modernise(saved: &mut Map) {
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
        Deal::modernise(saved);
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
