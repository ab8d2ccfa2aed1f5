//! What players read about an option in the form.

use super::{RuleValues, Ruleset};

/// Texts about one rule.
#[derive(Debug, Clone, Copy)]
pub struct RuleText {
    /// Id of the rule.
    pub id: &'static str,
    /// Label of the rule.
    pub name: &'static str,
    /// One sentence that explains the rule.
    pub says: &'static str,
    /// Names of the rule's values.
    pub values: ValueNames,
}

/// Names of a rule's values.
#[derive(Debug, Clone, Copy)]
pub enum ValueNames {
    /// A switch: the label is enough.
    Switch,
    /// A name for each value.
    Each(&'static [&'static str]),
    /// Plain numbers.
    Numbers,
    /// A name for 0, which comes first, before plain numbers.
    NoneFirst(&'static str),
    /// A name for each number, and one for 0, which comes last.
    NoneLast(fn(u32) -> String, &'static str),
    /// A name for 0, and one for any other number.
    NoneOr(&'static str, &'static str),
    /// The rule has an editor of its own.
    Custom,
}

impl ValueNames {
    /// Returns the values of a rule in the order of the form, each with its name.
    ///
    /// ```
    /// # mod options { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/options.rs")); }
    /// use game::rule::{Ruleset, find_rule};
    /// use options::{Choices, TEXTS};
    ///
    /// let clock = find_rule::<Choices>("clock").unwrap();
    /// let text = TEXTS.iter().find(|text| text.id == "clock").unwrap();
    /// let named = text.values.name_values(&clock.values, &Choices::default());
    /// assert_eq!(named[0], (0, "No clock".to_owned()));
    /// assert_eq!(named[2], (60, "60".to_owned()));
    /// ```
    pub fn name_values<C: Ruleset>(self, values: &RuleValues<C>, rules: &C) -> Vec<(u32, String)> {
        let each = values.allowed_values(rules).into_iter();
        match self {
            ValueNames::Each(names) if matches!(values, RuleValues::Day) => {
                (0..).zip(names).map(owned_pair).collect()
            }
            ValueNames::Each(names) => each.zip(names).map(owned_pair).collect(),
            ValueNames::NoneFirst(none) => {
                let name = |value| match value {
                    0 => none.to_owned(),
                    number => number.to_string(),
                };
                each.map(|value| (value, name(value))).collect()
            }
            ValueNames::NoneLast(name, none) => {
                let numbers = each.filter(|value| *value != 0);
                let numbers = numbers.map(|value| (value, name(value)));
                numbers
                    .chain(std::iter::once((0, none.to_owned())))
                    .collect()
            }
            _ => each.map(|value| (value, value.to_string())).collect(),
        }
    }
}

fn owned_pair((value, name): (u32, &&str)) -> (u32, String) {
    (value, (*name).to_owned())
}

/// Label of the rule that says which words count.
pub const JUDGE_LABEL: &str = "Which words count";
/// Explanation of the rule that says which words count, where the players may decide themselves.
pub const JUDGE_EXPLANATION: &str = "The Full list has every word. The Everyday list has those a well-read \
     adult knows. Or you agree among yourselves.";
/// Explanation of the rule that says which words count, where only a word list decides.
pub const LISTS_EXPLANATION: &str = "The Full list has every word. The Everyday list has those \
     a well-read adult knows.";
/// Names of the two word lists in the form.
pub const LIST_NAMES: &[&str] = &["Full list", "Everyday list"];
