//! The set-up form: connects this game to the form that all games share.

use super::{BOTS, set_up as words};
use crate::screen::set_up as model;
use crate::screen::set_up::Form;
use game::Day;
use screen::set_up::{
    BotInvitation, FormRecord, GameForm, PresetText, RuleSentences, RuleText, StartRefusal,
    TableCapacity,
};
use screen::text::set_up::begins;
use word_heist_rules::{Choices, Preset, WordHeist};

impl GameForm for Form {
    type Game = WordHeist;
    type Choices = Choices;
    type Preset = Preset;
    type Source = ();

    const RECORD: &'static str = "word-heist/set-up";
    const WORDS: &'static [RuleText] = word_heist_rules::TEXTS;
    const RULE_SENTENCES: &'static [RuleSentences<Choices>] = words::RULE_DESCRIPTIONS;
    const PRESETS: &'static [Preset] = &Preset::ALL;
    const PICTURES: &'static [&'static str] = &["TFO/GAIN", "1 A 2", "STAR 0", "Mine!"];
    const DAY_PRESET: Option<fn(Day) -> Preset> = Some(Preset::Day);
    const PRESET_CHOICES: fn(Preset) -> Choices = Preset::choices;
    const PRESET_TEXT: fn(Preset) -> PresetText = words::preset_words;

    fn company(preset: Preset) -> BotInvitation {
        model::bot_invitation(preset)
    }

    fn chairs(rules: &Choices) -> TableCapacity {
        model::seat_limits(rules, BOTS)
    }

    fn seating_note(rules: &Choices) -> &'static str {
        words::seat_order_note(rules.mode)
    }

    fn begins(_: &Choices, names: &[String], preset: Option<&str>) -> String {
        begins(names, preset)
    }

    fn cannot(rules: &Choices, why: StartRefusal<Form>) -> String {
        words::describe_start_refusal(rules, why)
    }

    fn upgrade_form(form: &mut FormRecord) {
        model::upgrade_saved_form(form);
    }
}
