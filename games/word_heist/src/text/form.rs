//! The set-up form: connects this game to the form that all games share.

use super::{PROGRAMS, set_up as words};
use crate::screen::set_up as desk;
use crate::screen::set_up::Form;
use game::Day;
use screen::set_up::{Chairs, Company, KeptForm, PresetWords, Refused, RuleText, Ruled, Told};
use screen::text::set_up::begins;
use word_heist_rules::{Choices, Preset, WordHeist};

impl Ruled for Form {
    type Game = WordHeist;
    type Choices = Choices;
    type Preset = Preset;
    type Source = ();

    const RECORD: &'static str = "word-heist/set-up";
    const WORDS: &'static [RuleText] = word_heist_rules::TEXTS;
    const TOLD: &'static [Told<Choices>] = words::TOLD;
    const PRESETS: &'static [Preset] = &Preset::ALL;
    // The race is for one person, so several begin with Quick start.
    const USUAL: usize = 1;
    const OF_DAY: Option<fn(Day) -> Preset> = Some(Preset::Day);
    const PRESET_CHOICES: fn(Preset) -> Choices = Preset::choices;
    const PRESET_WORDS: fn(Preset) -> PresetWords = words::preset;

    fn company(preset: Preset) -> Company {
        desk::company(preset)
    }

    fn chairs(rules: &Choices) -> Chairs {
        desk::chairs(rules, PROGRAMS)
    }

    fn table_says(rules: &Choices) -> &'static str {
        words::table_says(rules.mode)
    }

    fn begins(_: &Choices, names: &[String], preset: Option<&str>) -> String {
        begins(names, preset)
    }

    fn cannot(rules: &Choices, why: Refused<Form>) -> String {
        words::cannot(rules, why)
    }

    fn modernise_form(form: &mut KeptForm) {
        desk::modernise(form);
    }
}
