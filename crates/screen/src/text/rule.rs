//! What is said of the rules that can be chosen.

use std::borrow::Cow;

pub use crate::set_up::{Names, RuleWords, nothing, told, words_of};

/// A sentence of a rules page with the chosen rules put in: `{name}` stands for what `value` says.
pub fn filled(point: &str, value: &dyn Fn(&str) -> Cow<'static, str>) -> String {
    let mut said = String::new();
    // Names stand between braces, so every second part is one.
    for (at, part) in point.split(['{', '}']).enumerate() {
        match at % 2 {
            0 => said += part,
            _ => said += &value(part),
        }
    }
    said
}

/// The sentences of a part of a rules page. One that comes to nothing is left out.
pub fn all_filled(points: &[&str], fill: &dyn Fn(&str) -> String) -> Vec<String> {
    let all = points.iter().map(|point| fill(point));
    all.filter(|said| !said.is_empty()).collect()
}

/// Why a rule cannot have a value.
pub fn misfit<C>(words: &'static [RuleWords<C>], rule: &str, value: u32) -> String {
    let name = words_of(words, rule).map_or("", |words| words.name);
    format!("“{name}” can’t be {value} here.")
}
