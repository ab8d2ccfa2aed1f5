//! Options that have been checked, so that a game can be played with them.

use std::ops::Deref;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use super::{Ruleset, options_serde, reset_unused_seats};

/// Options that are valid together. All constructors, deserialising included, check them.
///
/// ```
/// # mod options { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/options.rs")); }
/// use game::TimeLimit;
/// use game::rule::{CheckError, CheckedOptions};
/// use options::{Choices, Scoring};
///
/// let choices = Choices { scoring: Scoring::Words, long_words: true, clock: TimeLimit::Untimed };
/// let checked = CheckedOptions::new(choices.clone())?;
/// assert_eq!(serde_json::to_string(&checked)?, r#"{"long-words":true,"scoring":"words"}"#);
///
/// let odd = Choices { clock: TimeLimit::Seconds(45), ..choices.clone() };
/// let refused = CheckedOptions::new(odd);
/// assert_eq!(refused, Err(CheckError::Value { rule: "clock", value: 45 }));
/// let hurried = Choices { clock: TimeLimit::Seconds(30), ..choices };
/// assert!(matches!(CheckedOptions::new(hurried), Err(CheckError::Clash(_))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CheckedOptions<C>(C);

/// Why a game can't be played with some options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum CheckError<W> {
    /// A rule doesn't allow this value, or the other options leave no choice for this rule.
    #[error("the rule `{rule}` can’t have the value {value}")]
    Value {
        /// The id of the rule.
        rule: &'static str,
        /// The value that was chosen.
        value: u32,
    },
    /// Options that are allowed one by one but not together. The game says which.
    #[error("{0}")]
    Clash(W),
}

impl<C: Ruleset> CheckedOptions<C> {
    /// Checks a set of options.
    ///
    /// # Errors
    /// The first fault found.
    pub fn new(mut rules: C) -> Result<CheckedOptions<C>, CheckError<C::Clash>> {
        let mut plain = C::default();
        for rule in C::RULES {
            let is_there = (rule.when)(&rules);
            for seat in rule.seats(&rules) {
                let value = (rule.get)(&rules, seat);
                let may_be = if is_there {
                    rule.values.contains(&rules, value)
                } else {
                    value == (rule.get)(&plain, seat)
                };
                if !may_be {
                    let rule = rule.id;
                    return Err(CheckError::Value { rule, value });
                }
            }
            rule.copy(&rules, &mut plain);
        }
        rules.check().map_err(CheckError::Clash)?;
        reset_unused_seats(&mut rules);
        Ok(CheckedOptions(rules))
    }

    /// Returns the options themselves.
    pub fn into_inner(self) -> C {
        self.0
    }
}

impl<C: Ruleset> Default for CheckedOptions<C> {
    fn default() -> Self {
        CheckedOptions(C::default())
    }
}

impl<C> Deref for CheckedOptions<C> {
    type Target = C;

    fn deref(&self) -> &C {
        &self.0
    }
}

impl<C: Ruleset> Serialize for CheckedOptions<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        options_serde::serialize(&self.0, serializer)
    }
}

impl<'de, C: Ruleset> Deserialize<'de> for CheckedOptions<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        CheckedOptions::new(options_serde::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
