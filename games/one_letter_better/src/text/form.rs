//! The game's answers to the shared set-up form.

use super::{BOTS, set_up as words};
use crate::screen::set_up as desk;
use crate::screen::set_up::Form;
use game::Day;
use one_letter_better_rules::{Choices, OneLetterBetter, Preset};
use screen::set_up::{
    BotInvitation, FormRecord, GameForm, PresetText, RuleSentences, RuleText, StartRefusal,
    TableCapacity,
};
use screen::text::set_up::begins;

impl GameForm for Form {
    type Game = OneLetterBetter;
    type Choices = Choices;
    type Preset = Preset;
    type Source = ();

    const RECORD: &'static str = "one-letter-better/set-up";
    const WORDS: &'static [RuleText] = one_letter_better_rules::TEXTS;
    const RULE_SENTENCES: &'static [RuleSentences<Choices>] = words::DESCRIPTIONS;
    const PRESETS: &'static [Preset] = &Preset::ALL;
    const PICTURES: &'static [&'static str] = &["TIMER", "1/4TAR2/3", "1TAR /2STAR", "#A"];
    const DAY_PRESET: Option<fn(Day) -> Preset> = Some(Preset::Day);
    const PRESET_CHOICES: fn(Preset) -> Choices = Preset::choices;
    const PRESET_TEXT: fn(Preset) -> PresetText = words::preset_text;

    fn company(preset: Preset) -> BotInvitation {
        desk::company(preset)
    }

    fn chairs(rules: &Choices) -> TableCapacity {
        desk::chairs(rules, BOTS)
    }

    fn seating_note(rules: &Choices) -> &'static str {
        words::table_description(!rules.is_solo())
    }

    fn label(rule: &str, name: &str) -> String {
        match rule {
            "bonus" => words::bonus_label(name),
            _ => words::keeps_points_label(name),
        }
    }

    fn begins(_: &Choices, names: &[String], preset: Option<&str>) -> String {
        begins(names, preset)
    }

    fn cannot(_: &Choices, why: StartRefusal<Form>) -> String {
        words::refusal(why)
    }

    fn upgrade_form(form: &mut FormRecord) {
        desk::modernise(form);
    }
}
