//! Names of what a form offers: rules, presets, bots. Each game keeps these lists among its texts
//! and finds entries by id; this file holds no texts.

use game::rule::{Rule, Ruleset, Values};
use game::{ProgramId, Seat};

/// Texts about one bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProgramWords {
    /// The bot's id.
    pub id: ProgramId,
    /// The bot's name, which is also the name of its seat.
    pub name: &'static str,
    /// Three letters that draw the bot's face: two eyes and a mouth.
    pub face: &'static str,
    /// What the bot is like.
    pub says: &'static str,
}

/// Texts about a preset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PresetWords {
    /// Name of the preset.
    pub name: &'static str,
    /// Description of the preset.
    pub says: &'static str,
}

/// Texts about one rule.
pub struct RuleWords<C: 'static> {
    /// Id of the rule.
    pub id: &'static str,
    /// Label of the rule.
    pub name: &'static str,
    /// One sentence that explains the rule.
    pub says: &'static str,
    /// Names of the rule's values.
    pub values: Names,
    /// Returns the sentences about the chosen value, shown before and during the game; none if
    /// another rule's sentence covers it.
    pub told: fn(&C, &[Seat]) -> Vec<String>,
}

/// Names of a rule's values.
#[derive(Debug, Clone, Copy)]
pub enum Names {
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
    Own,
}

/// Returns no sentences: for rules that need none.
pub fn nothing<C>(_: &C, _: &[Seat]) -> Vec<String> {
    Vec::new()
}

impl Names {
    /// Returns the values of a rule in the order of the form, each with its name.
    pub fn of<C: Ruleset>(self, values: &Values<C>, rules: &C) -> Vec<(u32, String)> {
        let each = values.all(rules).into_iter();
        match self {
            Names::Each(names) if matches!(values, Values::Day) => {
                (0..).zip(names).map(own).collect()
            }
            Names::Each(names) => each.zip(names).map(own).collect(),
            Names::NoneFirst(none) => {
                let name = |value| match value {
                    0 => none.to_owned(),
                    number => number.to_string(),
                };
                each.map(|value| (value, name(value))).collect()
            }
            Names::NoneLast(name, none) => {
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

fn own((value, name): (u32, &&str)) -> (u32, String) {
    (value, (*name).to_owned())
}

/// Returns the texts about a rule, by the rule's id.
pub fn words_of<C>(words: &'static [RuleWords<C>], id: &str) -> Option<&'static RuleWords<C>> {
    words.iter().find(|words| words.id == id)
}

/// Returns the sentences about all choices that matter, in the order of the rules.
pub fn told<C: Ruleset>(words: &'static [RuleWords<C>], rules: &C, seats: &[Seat]) -> Vec<String> {
    let there = C::RULES.iter().filter(|rule| (rule.when)(rules));
    let words = there.filter_map(|rule: &Rule<C>| words_of(words, rule.id));
    words.flat_map(|words| (words.told)(rules, seats)).collect()
}
