//! What a form calls what can be chosen: rules, ready-made rules, programs. Each game has lists of
//! these among its words, found by their ids; no word stands here.

use game::rule::{Rule, Ruleset, Values};
use game::{ProgramId, Seat};

/// The words for one program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProgramWords {
    /// The program's id.
    pub id: ProgramId,
    /// Its name. A seat at which it sits down bears it.
    pub name: &'static str,
    /// The letters of its face: two eyes and a mouth.
    pub face: &'static str,
    /// What it is like.
    pub says: &'static str,
}

/// What is said of ready-made rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PresetWords {
    /// Their name.
    pub name: &'static str,
    /// What they are.
    pub says: &'static str,
}

/// The words for one rule.
pub struct RuleWords<C: 'static> {
    /// Which rule.
    pub id: &'static str,
    /// Its label.
    pub name: &'static str,
    /// What it means, in a sentence.
    pub says: &'static str,
    /// What its values are called.
    pub values: Names,
    /// What is said of it once it is chosen, before the game and during it; nothing where
    /// another rule's sentence tells it too.
    pub told: fn(&C, &[Seat]) -> Vec<String>,
}

/// What the values of a rule are called.
#[derive(Debug, Clone, Copy)]
pub enum Names {
    /// The label says it all: a switch.
    Switch,
    /// Each has a name.
    Each(&'static [&'static str]),
    /// Numbers.
    Numbers,
    /// None of them is called so and comes first.
    NoneFirst(&'static str),
    /// Numbers that are called so, and none of them, which comes last.
    NoneLast(fn(u32) -> String, &'static str),
    /// None of them, or any other one.
    NoneOr(&'static str, &'static str),
    /// It has a drawing of its own.
    Own,
}

/// Nothing is said of it.
pub fn nothing<C>(_: &C, _: &[Seat]) -> Vec<String> {
    Vec::new()
}

impl Names {
    /// The values of a rule in the order of the form, each with its name.
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

/// The words for a rule, of those of its game.
pub fn words_of<C>(words: &'static [RuleWords<C>], id: &str) -> Option<&'static RuleWords<C>> {
    words.iter().find(|words| words.id == id)
}

/// A sentence for each choice that matters, in the order of the rules.
pub fn told<C: Ruleset>(words: &'static [RuleWords<C>], rules: &C, seats: &[Seat]) -> Vec<String> {
    let there = C::RULES.iter().filter(|rule| (rule.when)(rules));
    let words = there.filter_map(|rule: &Rule<C>| words_of(words, rule.id));
    words.flat_map(|words| (words.told)(rules, seats)).collect()
}
