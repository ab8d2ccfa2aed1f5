//! What a game says of its own to the form that all games have. It says so among its words
//! (`words/set_up.rs`), with what its own `desk/set_up.rs` knows.

use std::fmt::Debug;

use base::json::{Map, Value};

use super::{Cannot, Chairs, Company, PresetWords, RuleWords, Source};
use game::rule::{Checked, Ruleset, Wrong};
use game::{Day, Game};

/// A form as it is kept.
pub type KeptForm = Map;

/// A game whose choices are rules, and what its form says.
pub trait Ruled: Game<Options = Checked<Self::Choices>> {
    /// All that can be chosen.
    type Choices: Ruleset;
    /// Its ready-made rules.
    type Preset: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// Where what has a drawing of its own comes from: `()` where nothing has.
    type Source: Source<Self::Choices>;

    /// Where the form is kept.
    const RECORD: &'static str;
    /// The words for each rule.
    const WORDS: &'static [RuleWords<Self::Choices>];
    /// The ready-made rules but the day's, in the order of the form. A first form has the first.
    const PRESETS: &'static [Self::Preset];
    /// Which of them is chosen before anybody has chosen.
    const USUAL: usize = 0;
    /// Those of a day, where there are some.
    const OF_DAY: Option<fn(Day) -> Self::Preset>;
    /// What they choose.
    const PRESET_CHOICES: fn(Self::Preset) -> Self::Choices;
    /// What is said of them.
    const PRESET_WORDS: fn(Self::Preset) -> PresetWords;

    /// Who of ours comes or goes with ready-made rules.
    fn company(_preset: Self::Preset) -> Company {
        Company::AsItIs
    }

    /// What there is to sit on.
    fn chairs(rules: &Self::Choices) -> Chairs;
    /// How the order of the seats matters.
    fn table_says(rules: &Self::Choices) -> &'static str;
    /// What a rule is called that is chosen for each one.
    fn label(_rule: &str, name: &str) -> String {
        name.to_owned()
    }

    /// What begins, in a sentence.
    fn begins(rules: &Self::Choices, names: &[String], preset: Option<&str>) -> String;

    /// Why the game cannot begin so.
    fn cannot(rules: &Self::Choices, why: Refused<Self>) -> String;

    /// Brings a form that an older version kept into today's shape.
    fn modernise_form(form: &mut KeptForm);
}

/// Brings a list of names, each with what was chosen for it by key, into today's shape: version
/// 1 had one for each rule.
pub fn chosen_for(form: &mut Map, rule: &str, keys: &[&str], old: Vec<Value>) {
    for one in old {
        let key = one.at(1).and_then(Value::as_str);
        let value = key.and_then(|key| keys.iter().position(|one| *one == key));
        if let (Some(who), Some(value)) = (one.at(0), value) {
            keep_for(form, for_one(rule, who.clone(), value as u32));
        }
    }
}

/// Adds what is chosen for somebody to a form as it is kept.
pub fn keep_for(form: &mut Map, one: Value) {
    let each = form.or_insert_with("each", || Value::Array(Vec::new()));
    if let Value::Array(each) = each {
        each.push(one);
    }
}

/// What is chosen for somebody, as it is kept.
pub fn for_one(rule: &str, who: Value, value: u32) -> Value {
    let one = [("rule", rule.into()), ("who", who), ("value", value.into())];
    let one = one.into_iter().map(|(key, value)| (key.to_owned(), value));
    Value::Object(one.collect())
}

/// Why a game cannot begin.
pub type Refused<G> = Cannot<Wrong<ClashOf<G>>>;

/// What can be wrong with choices that are each allowed.
pub type ClashOf<G> = <<G as Ruled>::Choices as Ruleset>::Clash;
