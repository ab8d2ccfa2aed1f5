//! Texts about the rules that can be chosen.

use std::borrow::Cow;

pub use crate::set_up::{RuleSentences, RuleText, ValueNames, describe_rules, find_rule_text};

/// Fills a sentence of a rules page: `value` replaces each `{name}` according to the chosen rules.
pub fn filled(point: &str, value: &dyn Fn(&str) -> Cow<'static, str>) -> String {
    let mut said = String::new();
    // Names are between braces, so every second part is a name.
    for (at, part) in point.split(['{', '}']).enumerate() {
        match at % 2 {
            0 => said += part,
            _ => said += &value(part),
        }
    }
    said
}

/// Fills the sentences of a part of a rules page, and drops those that are empty.
pub fn all_filled(points: &[&str], fill: &dyn Fn(&str) -> String) -> Vec<String> {
    let all = points.iter().map(|point| fill(point));
    all.filter(|said| !said.is_empty()).collect()
}

/// Explains why a rule can't have a value.
pub fn value_misfit(words: &'static [RuleText], rule: &str, value: u32) -> String {
    let name = find_rule_text(words, rule).map_or("", |words| words.name);
    format!("“{name}” can’t be {value} here.")
}
