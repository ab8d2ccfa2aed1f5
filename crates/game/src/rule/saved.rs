//! How choices are written and read: what differs from the default, rule by rule.

use base::json::{Map, Value};
use thiserror::Error;

use super::{Rule, Ruleset, Values, settle};
use crate::Day;

/// Why saved choices cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Unread {
    /// A newer version wrote this rule, or this value of it.
    #[error("from a newer version: {0}")]
    Newer(String),
    /// It is none of ours.
    #[error("broken rules")]
    Broken,
}

/// The choices as a save has them. What a rule's default is may depend on those before it.
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

/// Reads them, those of older versions too. Whether they go together is for
/// [`Checked`](super::Checked) to say.
///
/// # Errors
/// A newer version wrote them, or nobody of ours.
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
        // Older versions kept what did not apply.
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
        // As seats are counted everywhere else in a save.
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
            // No table has more seats.
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

/// What can be chosen, as it is typed.
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
    // The bounds of some depend on what is read later.
    let bound = matches!(values, Values::Within(_)) || values.contain(rules, number);
    bound.then_some(number)
}

/// Brings the choices of a journal that an older version wrote into today's shape.
pub fn modernise_journal<C: Ruleset>(journal: &mut Value) -> Option<()> {
    C::modernise(journal.get_mut("options")?.as_object_mut()?);
    Some(())
}

/// For serde: choices within another record.
pub mod kept {
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::super::Ruleset;
    use base::json::Value;

    /// Writes choices.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn serialize<C: Ruleset, S: Serializer>(
        rules: &C,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        super::write(rules).serialize(serializer)
    }

    /// Reads choices.
    ///
    /// # Errors
    /// They are none of ours, or of a newer version.
    pub fn deserialize<'de, C: Ruleset, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<C, D::Error> {
        let saved = Value::deserialize(deserializer)?;
        super::read(&saved).map_err(D::Error::custom)
    }
}
