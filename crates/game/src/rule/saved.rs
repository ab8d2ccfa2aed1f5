//! Reads and writes options in saves: only those that differ from their defaults.

use base::json::{Map, Value};
use thiserror::Error;

use super::{Rule, RuleValues, Ruleset, reset_unavailable};
use crate::Day;

/// Why saved options can't be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SavedOptionsError {
    /// A newer version wrote this rule, or this value of the rule.
    #[error("from a newer version: {0}")]
    Newer(String),
    /// The value isn't a set of options of this game.
    #[error("expected a JSON object of rules and their values")]
    Broken,
}

/// Returns the options as a save holds them. A rule's default may depend on earlier rules.
///
/// ```
/// # mod options { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/options.rs")); }
/// use game::rule::{read_options, write_options};
/// use options::{Choices, Scoring};
///
/// let choices = Choices { scoring: Scoring::Words, ..Choices::default() };
/// let saved = write_options(&choices);
/// assert_eq!(saved.to_string(), r#"{"scoring":"words"}"#);
/// assert_eq!(read_options(&saved), Ok(choices));
/// ```
pub fn write_options<C: Ruleset>(rules: &C) -> Value {
    let mut saved = Map::new();
    let mut plain = C::default();
    for rule in C::RULES {
        if (rule.when)(rules) && !rule.has_same_value(rules, &plain) {
            saved.insert(rule.id.to_owned(), write_rule(rule, rules));
        }
        rule.copy(rules, &mut plain);
    }
    Value::Object(saved)
}

/// Reads options from a save of this or an older version. [`CheckedOptions`](super::CheckedOptions)
/// then checks whether they are valid together.
///
/// # Errors
/// A newer version wrote them, or they aren't options at all.
pub fn read_options<C: Ruleset>(saved: &Value) -> Result<C, SavedOptionsError> {
    let mut saved = saved.as_object().ok_or(SavedOptionsError::Broken)?.clone();
    C::upgrade_saved(&mut saved);
    let mut rules = C::default();
    for rule in C::RULES {
        if let Some(value) = saved.remove(rule.id) {
            let taken = set_from_saved(rule, &mut rules, &value);
            taken.ok_or_else(|| SavedOptionsError::Newer(rule.id.to_owned()))?;
        }
    }
    match saved.into_iter().next() {
        Some((unknown, _)) => Err(SavedOptionsError::Newer(unknown)),
        // Older versions also saved options that didn't apply.
        None => {
            reset_unavailable(&mut rules);
            Ok(rules)
        }
    }
}

fn write_rule<C: Ruleset>(rule: &Rule<C>, rules: &C) -> Value {
    match &rule.values {
        RuleValues::Custom(own) => (own.write)(rules),
        RuleValues::EachSeat(values) | RuleValues::EachPerson(values) => {
            let each = rule.seats(rules).map(|seat| (rule.get)(rules, seat));
            Value::Array(each.map(|value| write_value(values, value)).collect())
        }
        values => write_value(values, rule.table_value(rules)),
    }
}

fn write_value<C>(values: &RuleValues<C>, value: u32) -> Value {
    match values {
        RuleValues::Switch => Value::Bool(value != 0),
        RuleValues::OneOf(keys) => keys
            .get(value as usize)
            .map_or(Value::Null, |key| (*key).into()),
        RuleValues::OrNone(_) | RuleValues::OrWithin(..) | RuleValues::OneSeat if value == 0 => {
            Value::Null
        }
        // In saves seats count from 0, here as everywhere else.
        RuleValues::OneSeat => (value - 1).into(),
        RuleValues::Day => {
            Day::from_number(value).map_or(Value::Null, |day| day.to_string().into())
        }
        _ => value.into(),
    }
}

pub(super) fn set_from_saved<C: Ruleset>(
    rule: &Rule<C>,
    rules: &mut C,
    value: &Value,
) -> Option<()> {
    match &rule.values {
        RuleValues::Custom(own) => (own.read)(rules, value),
        RuleValues::EachSeat(values) | RuleValues::EachPerson(values) => {
            let each = value.as_array()?;
            // No table has more seats than this.
            (each.len() <= usize::from(super::MAX_SEATS)).then_some(())?;
            for (seat, value) in (0..).map(crate::SeatId::new).zip(each) {
                (rule.set)(rules, seat, read_value(values, rules, value)?);
            }
            Some(())
        }
        values => {
            let value = read_value(values, rules, value)?;
            (rule.set)(rules, super::WHOLE_TABLE, value);
            Some(())
        }
    }
}

/// Lists a rule's allowed values as they are typed on a command line.
#[cfg(not(target_family = "wasm"))]
pub(super) fn allowed_texts<C: Ruleset>(rule: &Rule<C>, rules: &C) -> String {
    let all = |values: &RuleValues<C>| -> String {
        let each = values.allowed_values(rules).into_iter();
        let each = each.map(|value| super::command_line::value_text(&write_value(values, value)));
        each.collect::<Vec<_>>().join(", ")
    };
    match &rule.values {
        RuleValues::Day => "none, or a date such as 2025-01-31".to_owned(),
        RuleValues::Custom(_) => "what a save has there".to_owned(),
        RuleValues::EachSeat(values) | RuleValues::EachPerson(values) => {
            format!("a list such as [{}]", all(values))
        }
        values => all(values),
    }
}

fn read_value<C>(values: &RuleValues<C>, rules: &C, value: &Value) -> Option<u32> {
    let number = match (values, value) {
        (RuleValues::Switch, Value::Bool(on)) => u32::from(*on),
        (RuleValues::OneOf(keys), Value::String(key)) => {
            keys.iter().position(|one| one == key)? as u32
        }
        (
            RuleValues::OrNone(_)
            | RuleValues::OrWithin(..)
            | RuleValues::Day
            | RuleValues::OneSeat,
            Value::Null,
        ) => 0,
        (RuleValues::OneSeat, Value::Number(seat)) => u32::try_from(*seat).ok()?.checked_add(1)?,
        (RuleValues::Day, Value::String(text)) => text.parse::<Day>().ok()?.to_number(),
        (
            RuleValues::Number(_)
            | RuleValues::OrNone(_)
            | RuleValues::Within(_)
            | RuleValues::OrWithin(..),
            Value::Number(number),
        ) => u32::try_from(*number).ok()?,
        _ => return None,
    };
    // The bounds of some rules depend on options that are read later, so they aren't checked here.
    let bound = matches!(values, RuleValues::Within(_)) || values.contains(rules, number);
    bound.then_some(number)
}

/// Converts the options in a journal that an older version wrote into today's form. Returns `None`
/// if the journal has no options.
pub fn upgrade_journal_options<C: Ruleset>(journal: &mut Value) -> Option<()> {
    C::upgrade_saved(journal.get_mut("options")?.as_object_mut()?);
    Some(())
}

/// Serde functions for options inside another record, for use with `#[serde(with)]`.
pub mod options_serde {
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::super::Ruleset;
    use base::json::Value;

    /// Writes options as [`write_options`](super::write_options) does.
    ///
    /// # Errors
    /// The writer failed.
    pub fn serialize<C: Ruleset, S: Serializer>(
        rules: &C,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        super::write_options(rules).serialize(serializer)
    }

    /// Reads options as [`read_options`](super::read_options) does.
    ///
    /// # Errors
    /// They aren't options of this game, or a newer version wrote them.
    pub fn deserialize<'de, C: Ruleset, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<C, D::Error> {
        let saved = Value::deserialize(deserializer)?;
        super::read_options(&saved).map_err(D::Error::custom)
    }
}
