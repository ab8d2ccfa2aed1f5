//! Rules that a game can be played with.

use std::ops::Deref;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use super::{Ruleset, kept, seat_nobody};

/// Choices that go together: whatever builds one, reading included, has checked it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Checked<C>(C);

/// Why nothing can be played with some choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Wrong<W> {
    /// A rule does not have that value, or is not there at all with the others.
    #[error("{rule} cannot be {value}")]
    Value {
        /// Which rule.
        rule: &'static str,
        /// What was chosen.
        value: u32,
    },
    /// Something for a seat that is not at this table.
    #[error("{0}")]
    Clash(W),
}

impl<C: Ruleset> Checked<C> {
    /// Checks what was chosen.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn new(mut rules: C) -> Result<Checked<C>, Wrong<C::Clash>> {
        let mut plain = C::default();
        for rule in C::RULES {
            let is_there = (rule.when)(&rules);
            for seat in rule.seats(&rules) {
                let value = (rule.get)(&rules, seat);
                let may_be = match is_there {
                    true => rule.values.contain(&rules, value),
                    false => value == (rule.get)(&plain, seat),
                };
                if !may_be {
                    let rule = rule.id;
                    return Err(Wrong::Value { rule, value });
                }
            }
            rule.copy(&rules, &mut plain);
        }
        rules.check().map_err(Wrong::Clash)?;
        seat_nobody(&mut rules);
        Ok(Checked(rules))
    }

    /// The choices.
    pub fn into_inner(self) -> C {
        self.0
    }
}

impl<C: Ruleset> Default for Checked<C> {
    fn default() -> Self {
        Checked(C::default())
    }
}

impl<C> Deref for Checked<C> {
    type Target = C;

    fn deref(&self) -> &C {
        &self.0
    }
}

impl<C: Ruleset> Serialize for Checked<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        kept::serialize(&self.0, serializer)
    }
}

impl<'de, C: Ruleset> Deserialize<'de> for Checked<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Checked::new(kept::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
