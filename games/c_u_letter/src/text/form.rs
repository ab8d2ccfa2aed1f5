//! The texts and data that the shared set-up form needs from this game.

use super::{BOTS, set_up as words};
use crate::screen::set_up as desk;
use crate::screen::set_up::Form;
use c_u_letter_rules::{CULetter, Choices, PlayerMode, Preset};
use game::Day;
use screen::set_up::{
    BotInvitation, FormRecord, GameForm, PresetText, RuleSentences, RuleText, StartRefusal,
    TableCapacity,
};
use screen::text::set_up::begins;

impl GameForm for Form {
    type Game = CULetter;
    type Choices = Choices;
    type Preset = Preset;
    type Source = ();

    const RECORD: &'static str = "c-u-letter/set-up";
    const WORDS: &'static [RuleText] = c_u_letter_rules::TEXTS;
    const RULE_SENTENCES: &'static [RuleSentences<Choices>] = words::RULE_SENTENCES;
    const PRESETS: &'static [Preset] = &Preset::ALL;
    const PICTURES: &'static [&'static str] = &["CAT/@@", "CATS/ HO /@@@@@@@@", "CAT/@"];
    const DAY_PRESET: Option<fn(Day) -> Preset> = Some(Preset::Day);
    const PRESET_CHOICES: fn(Preset) -> Choices = Preset::choices;
    const PRESET_TEXT: fn(Preset) -> PresetText = words::preset_texts;

    fn company(preset: Preset) -> BotInvitation {
        desk::company(preset)
    }

    fn chairs(rules: &Choices) -> TableCapacity {
        desk::chairs(rules, BOTS)
    }

    fn seating_note(rules: &Choices) -> &'static str {
        words::seating_note(rules.mode == PlayerMode::Table)
    }

    fn label(rule: &str, name: &str) -> String {
        match rule {
            "help" => words::help_label(name),
            _ => name.to_owned(),
        }
    }

    fn begins(_: &Choices, names: &[String], preset: Option<&str>) -> String {
        begins(names, preset)
    }

    fn cannot(_: &Choices, why: StartRefusal<Form>) -> String {
        words::cannot(why)
    }

    fn upgrade_form(form: &mut FormRecord) {
        desk::modernise(form);
    }
}
