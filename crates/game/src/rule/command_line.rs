//! Options as typed on a command line.

use thiserror::Error;

use super::saved::{allowed_texts, read_options, set_from_saved};
use super::{Rule, Ruleset, SavedOptionsError, find_rule};
use base::json::{self, Map, Value};

/// Why options typed on a command line can't be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TypedOptionsError {
    /// The text is neither a list of pairs nor a JSON object.
    #[error("“{0}” isn’t a list of options. Expected rule=value,rule=value or JSON as in a save")]
    NoPair(String),
    /// The game has no rule of this name. Holds the name, and a list of the game's rules.
    #[error("there’s no rule “{0}”. The rules are {1}")]
    NoRule(String, String),
    /// The rule doesn't allow the value. Holds the rule, the value, and a list of what it allows.
    #[error("{0} can’t be {1}. It can be {2}")]
    NoValue(&'static str, String, String),
    /// The other options leave no choice for this rule.
    #[error("{0} can’t be chosen together with the other options")]
    NotThere(&'static str),
}

/// Reads options from a command line, and also returns the options that the text names. The text
/// is either JSON as in a save, `{"mode":"solo","pace":6}`, or short: `mode=solo,pace=6`. All
/// other options have their defaults.
///
/// # Errors
/// What the text names that doesn't exist or isn't allowed, and what is allowed instead.
///
/// ```
/// # mod options { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/options.rs")); }
/// use game::TimeLimit;
/// use game::rule::{TypedOptionsError, parse_options};
/// use options::Choices;
///
/// let (choices, _) = parse_options::<Choices>("scoring=words,clock=60")?;
/// assert_eq!(choices.clock, TimeLimit::Seconds(60));
/// let slow = parse_options::<Choices>("clock=90").map_err(|error| error.to_string());
/// assert_eq!(slow, Err("clock can’t be 90. It can be none, 30, 60".to_owned()));
/// # Ok::<(), TypedOptionsError>(())
/// ```
pub fn parse_options<C: Ruleset>(text: &str) -> Result<(C, Map), TypedOptionsError> {
    let given = parse_pairs(text)?;
    let known = |id: &str| {
        let all = C::RULES.iter().map(|rule| rule.id);
        let there = || all.collect::<Vec<_>>().join(", ");
        find_rule::<C>(id).ok_or_else(|| TypedOptionsError::NoRule(id.to_owned(), there()))
    };
    let mut named: Vec<(&Rule<C>, &Value)> = Vec::new();
    for (id, value) in given.iter() {
        named.push((known(id)?, value));
    }
    let choices: C = match read_options(&Value::Object(given.clone())) {
        Ok(choices) => choices,
        Err(SavedOptionsError::Newer(id)) => {
            let rule = known(&id)?;
            let value = given.get(&id).map(value_text).unwrap_or_default();
            let there = allowed_texts(rule, &C::default());
            return Err(TypedOptionsError::NoValue(rule.id, value, there));
        }
        Err(SavedOptionsError::Broken) => return Err(TypedOptionsError::NoPair(text.to_owned())),
    };
    for (rule, value) in named {
        // Values are checked once all are set, since some bounds depend on other options.
        let mut each = rule.seats(&choices).map(|seat| (rule.get)(&choices, seat));
        if !each.all(|chosen| rule.values.contains(&choices, chosen)) {
            let there = allowed_texts(rule, &choices);
            return Err(TypedOptionsError::NoValue(
                rule.id,
                value_text(value),
                there,
            ));
        }
        // Check that the other options let this value stand.
        let mut again = choices.clone();
        let stays = (rule.when)(&choices) && set_from_saved(rule, &mut again, value).is_some();
        if !stays || !rule.has_same_value(&choices, &again) {
            return Err(TypedOptionsError::NotThere(rule.id));
        }
    }
    Ok((choices, given))
}

fn parse_pairs(text: &str) -> Result<Map, TypedOptionsError> {
    let text = text.trim();
    let wrong = |part: &str| TypedOptionsError::NoPair(part.to_owned());
    if text.starts_with('{') {
        let value: Value = json::read(text).map_err(|_| wrong(text))?;
        return value.as_object().cloned().ok_or_else(|| wrong(text));
    }
    let mut given = Map::new();
    for part in parts(text) {
        let (id, value) = part.split_once('=').ok_or_else(|| wrong(part))?;
        let value = match value {
            "none" => Value::Null,
            text => json::read(text).unwrap_or_else(|_| text.into()),
        };
        given.insert(id.trim().to_owned(), value);
    }
    Ok(given)
}

/// Splits a text at the commas that aren't inside a list.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0_i32;
    let parts = text.split(move |c: char| {
        depth += i32::from(c == '[') - i32::from(c == ']');
        c == ',' && depth <= 0
    });
    parts.filter(|part| !part.is_empty())
}

/// Returns a value as it's typed on a command line.
pub(super) fn value_text(value: &Value) -> String {
    match value {
        Value::Null => "none".to_owned(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}
