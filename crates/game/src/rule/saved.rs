//! Reads and writes options in saves: only those that differ from their defaults.

use base::json::{Map, Value};
use thiserror::Error;

use super::{Rule, Ruleset, Values, settle};
use crate::Day;

/// Why saved options can't be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Unread {
    /// A newer version wrote this rule, or this value of the rule.
    #[error("from a newer version: {0}")]
    Newer(String),
    /// The value isn't a set of options of this game.
    #[error("expected an object of rules and their values")]
    Broken,
}

/// Returns the options as a save holds them. A rule's default may depend on earlier rules.
pub fn write<C: Ruleset>(rules: &C) -> Value {
    let mut saved = Map::new();
    let mut plain = C::default();
    for rule in C::RULES {
        if (rule.when)(rules) && !rule.same(rules, &plain) {
            saved.insert(rule.id.to_owned(), value_of(rule, rules));
        }
        rule.copy(rules, &mut plain);
    }
    Value::Object(saved)
}

/// Reads options from a save of this or an older version. [`Checked`](super::Checked) then checks
/// whether they are valid together.
///
/// # Errors
/// A newer version wrote them, or they aren't options at all.
pub fn read<C: Ruleset>(saved: &Value) -> Result<C, Unread> {
    let mut saved = saved.as_object().ok_or(Unread::Broken)?.clone();
    C::modernise(&mut saved);
    let mut rules = C::default();
    for rule in C::RULES {
        if let Some(value) = saved.remove(rule.id) {
            let taken = take(rule, &mut rules, &value);
            taken.ok_or_else(|| Unread::Newer(rule.id.to_owned()))?;
        }
    }
    match saved.into_iter().next() {
        Some((unknown, _)) => Err(Unread::Newer(unknown)),
        // Older versions also saved options that didn't apply.
        None => {
            settle(&mut rules);
            Ok(rules)
        }
    }
}

fn value_of<C: Ruleset>(rule: &Rule<C>, rules: &C) -> Value {
    match &rule.values {
        Values::Own(own) => (own.write)(rules),
        Values::EachSeat(values) | Values::EachPerson(values) => {
            let each = rule.seats(rules).map(|seat| (rule.get)(rules, seat));
            Value::Array(each.map(|value| written(values, value)).collect())
        }
        values => written(values, rule.of(rules)),
    }
}

fn written<C>(values: &Values<C>, value: u32) -> Value {
    match values {
        Values::Switch => Value::Bool(value != 0),
        Values::OneOf(keys) => keys
            .get(value as usize)
            .map_or(Value::Null, |key| (*key).into()),
        Values::OrNone(_) | Values::OrWithin(..) | Values::OneSeat if value == 0 => Value::Null,
        // Saves count seats from 0 everywhere else too.
        Values::OneSeat => (value - 1).into(),
        Values::Day => Day::of_number(value).map_or(Value::Null, |day| day.to_string().into()),
        _ => value.into(),
    }
}

pub(super) fn take<C: Ruleset>(rule: &Rule<C>, rules: &mut C, value: &Value) -> Option<()> {
    match &rule.values {
        Values::Own(own) => (own.read)(rules, value),
        Values::EachSeat(values) | Values::EachPerson(values) => {
            let each = value.as_array()?;
            // No table has more seats than this.
            (each.len() <= usize::from(super::SEATS)).then_some(())?;
            for (seat, value) in (0..).map(crate::SeatId::new).zip(each) {
                (rule.set)(rules, seat, read_one(values, rules, value)?);
            }
            Some(())
        }
        values => {
            let value = read_one(values, rules, value)?;
            (rule.set)(rules, super::ALL, value);
            Some(())
        }
    }
}

/// Lists a rule's allowed values as they are typed on a command line.
#[cfg(not(target_family = "wasm"))]
pub(super) fn texts<C: Ruleset>(rule: &Rule<C>, rules: &C) -> String {
    let all = |values: &Values<C>| -> String {
        let each = values.all(rules).into_iter();
        let each = each.map(|value| super::given::plain(&written(values, value)));
        each.collect::<Vec<_>>().join(", ")
    };
    match &rule.values {
        Values::Day => "none, or a date such as 2025-01-31".to_owned(),
        Values::Own(_) => "what a save has there".to_owned(),
        Values::EachSeat(values) | Values::EachPerson(values) => {
            format!("a list such as [{}]", all(values))
        }
        values => all(values),
    }
}

fn read_one<C>(values: &Values<C>, rules: &C, value: &Value) -> Option<u32> {
    let number = match (values, value) {
        (Values::Switch, Value::Bool(on)) => u32::from(*on),
        (Values::OneOf(keys), Value::String(key)) => keys.iter().position(|one| one == key)? as u32,
        (Values::OrNone(_) | Values::OrWithin(..) | Values::Day | Values::OneSeat, Value::Null) => {
            0
        }
        (Values::OneSeat, Value::Number(seat)) => u32::try_from(*seat).ok()?.checked_add(1)?,
        (Values::Day, Value::String(text)) => text.parse::<Day>().ok()?.number(),
        (
            Values::Number(_) | Values::OrNone(_) | Values::Within(_) | Values::OrWithin(..),
            Value::Number(number),
        ) => u32::try_from(*number).ok()?,
        _ => return None,
    };
    // The bounds of some rules depend on options that are read later.
    let bound = matches!(values, Values::Within(_)) || values.contain(rules, number);
    bound.then_some(number)
}

/// Converts the options in a journal that an older version wrote into today's form. Returns `None`
/// if the journal has no options.
pub fn modernise_journal<C: Ruleset>(journal: &mut Value) -> Option<()> {
    C::modernise(journal.get_mut("options")?.as_object_mut()?);
    Some(())
}

/// Serde functions for options inside another record, for use with `#[serde(with)]`.
pub mod kept {
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::super::Ruleset;
    use base::json::Value;

    /// Writes options as [`write`](super::write) does.
    ///
    /// # Errors
    /// The writer failed.
    pub fn serialize<C: Ruleset, S: Serializer>(
        rules: &C,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        super::write(rules).serialize(serializer)
    }

    /// Reads options as [`read`](super::read) does.
    ///
    /// # Errors
    /// They aren't options of this game, or a newer version wrote them.
    pub fn deserialize<'de, C: Ruleset, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<C, D::Error> {
        let saved = Value::deserialize(deserializer)?;
        super::read(&saved).map_err(D::Error::custom)
    }
}
