//! What each game adds to the form that all games share. The texts are in the game's
//! `text/set_up.rs`, the rest in its `screen/set_up.rs`.

use std::fmt::Debug;

use base::json::{Map, Value};

use super::{
    BotInvitation, ChoiceSource, PresetText, RuleSentences, RuleText, StartError, TableCapacity,
};
use game::rule::{CheckError, CheckedOptions, Ruleset};
use game::{Day, Game};

/// A stored form.
pub type FormRecord = Map;

/// The form of a game whose choices are rules, with its texts. A type of the game's own package
/// implements this, since that package can't implement a foreign trait for the game itself.
pub trait GameForm: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// The game that the form sets up.
    type Game: Game<Options = CheckedOptions<Self::Choices>>;
    /// The rules that can be chosen.
    type Choices: Ruleset;
    /// Type of a preset: a ready-made set of rules.
    type Preset: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// Source of the choice with an editor of its own; `()` if the game has none.
    type Source: ChoiceSource<Self::Choices>;

    /// Key of the record that holds the form.
    const RECORD: &'static str;
    /// Texts about each rule.
    const WORDS: &'static [RuleText];
    /// Sentences about the chosen values.
    const RULE_SENTENCES: &'static [RuleSentences<Self::Choices>];
    /// All presets but the day's, in the order of the form. A new form has the first.
    const PRESETS: &'static [Self::Preset];
    /// Pictures of the presets that come first; the others are under "More ways to play". A picture
    /// is rows of signs, with `/` between them: a capital letter is a tile or card, `+` a tile
    /// without a letter, `#` the back of a card, `1` to `4` a seat, `@` a round, `0` a timer, `_` a
    /// cell of a board, `|` and `=` a cell with a wall beside or below it, and `*` a special cell.
    /// A row with `!` is spoken.
    const PICTURES: &'static [&'static str];
    /// Returns the preset of a day, if the game has one.
    const DAY_PRESET: Option<fn(Day) -> Self::Preset>;
    /// Returns the rules of a preset.
    const PRESET_CHOICES: fn(Self::Preset) -> Self::Choices;
    /// Returns the texts about a preset.
    const PRESET_TEXT: fn(Self::Preset) -> PresetText;

    /// Returns whether a preset invites or dismisses bots.
    fn company(_preset: Self::Preset) -> BotInvitation {
        BotInvitation::AsItIs
    }

    /// Returns how many people and bots can play by these rules.
    fn chairs(rules: &Self::Choices) -> TableCapacity;
    /// Explains how the order of the seats matters.
    fn seating_note(rules: &Self::Choices) -> &'static str;
    /// Returns the label of a rule that is chosen for each player, for the player with this name.
    fn label(_rule: &str, name: &str) -> String {
        name.to_owned()
    }

    /// Describes the game that is about to begin, in a sentence.
    fn begins(rules: &Self::Choices, names: &[String], preset: Option<&str>) -> String;

    /// Explains why the game cannot begin with these choices.
    fn cannot(rules: &Self::Choices, why: StartRefusal<Self>) -> String;

    /// Converts a form stored by an older version to the current format.
    fn upgrade_form(form: &mut FormRecord);
}

/// Converts a list of player names with keys of values to the current format. Version 1 had such a
/// list for each rule.
pub fn set_choices(form: &mut Map, rule: &str, keys: &[&str], old: Vec<Value>) {
    for one in old {
        let key = one.at(1).and_then(Value::as_str);
        let value = key.and_then(|key| keys.iter().position(|one| *one == key));
        if let (Some(who), Some(value)) = (one.at(0), value) {
            add_choice(form, player_choice(rule, who.clone(), value as u32));
        }
    }
}

/// Adds a choice for one player to a stored form.
pub fn add_choice(form: &mut Map, one: Value) {
    let each = form.get_or_insert_with("each", || Value::Array(Vec::new()));
    if let Value::Array(each) = each {
        each.push(one);
    }
}

/// Builds a choice for one player, in the stored format.
pub fn player_choice(rule: &str, who: Value, value: u32) -> Value {
    let one = [("rule", rule.into()), ("who", who), ("value", value.into())];
    let one = one.into_iter().map(|(key, value)| (key.to_owned(), value));
    Value::Object(one.collect())
}

/// Why a game cannot begin.
pub type StartRefusal<G> = StartError<CheckError<ClashOf<G>>>;

/// A contradiction between choices that are each allowed.
pub type ClashOf<G> = <<G as GameForm>::Choices as Ruleset>::Clash;
