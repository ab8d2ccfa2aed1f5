//! Texts of what a form offers: names of presets and bots, and sentences about rules. Each game
//! keeps these lists among its texts and finds entries by id; this file holds no texts.

use game::rule::{Rule, RuleText, Ruleset};
use game::{BotId, Seat};

/// Texts about one bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BotText {
    /// The bot's id.
    pub id: BotId,
    /// The bot's name: one word without an article, except for the adaptive bot. It is also the
    /// name of its seat, unless a person has it (see [`game::bot_name`]).
    pub name: &'static str,
    /// Three letters that draw the bot's face: two eyes and a mouth.
    pub face: &'static str,
    /// What the bot is like, without its name.
    pub says: &'static str,
}

/// Texts about a preset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PresetText {
    /// Name of the preset.
    pub name: &'static str,
    /// Description of the preset.
    pub says: &'static str,
}

/// The sentences about an option's value, shown before and during the game, under the option's id.
pub type RuleSentences<C> = (&'static str, fn(&C, &[Seat]) -> Vec<String>);

/// Returns the texts about a rule, by the rule's id.
pub fn find_rule_text(words: &'static [RuleText], id: &str) -> Option<&'static RuleText> {
    words.iter().find(|words| words.id == id)
}

/// Returns the sentences about all choices that matter, in the order of the rules.
pub fn describe_rules<C: Ruleset>(
    all: &'static [RuleSentences<C>],
    rules: &C,
    seats: &[Seat],
) -> Vec<String> {
    let there = C::RULES.iter().filter(|rule| (rule.when)(rules));
    let told = there.filter_map(|rule: &Rule<C>| all.iter().find(|(id, _)| *id == rule.id));
    told.flat_map(|(_, says)| says(rules, seats)).collect()
}
