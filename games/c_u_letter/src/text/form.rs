//! What the shared set-up form needs from this game.

use super::{PROGRAMS, set_up as words};
use crate::screen::set_up as desk;
use crate::screen::set_up::Form;
use c_u_letter_rules::{CULetter, Choices, Mode, Preset};
use game::Day;
use screen::set_up::{Chairs, Company, KeptForm, PresetWords, Refused, RuleText, Ruled, Told};
use screen::text::set_up::begins;

impl Ruled for Form {
    type Game = CULetter;
    type Choices = Choices;
    type Preset = Preset;
    type Source = ();

    const RECORD: &'static str = "c-u-letter/set-up";
    const WORDS: &'static [RuleText] = c_u_letter_rules::TEXTS;
    const TOLD: &'static [Told<Choices>] = words::TOLD;
    const PRESETS: &'static [Preset] = &Preset::ALL;
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
        words::table_says(rules.mode == Mode::Table)
    }

    fn label(rule: &str, name: &str) -> String {
        match rule {
            "help" => words::help_of(name),
            _ => name.to_owned(),
        }
    }

    fn begins(_: &Choices, names: &[String], preset: Option<&str>) -> String {
        begins(names, preset)
    }

    fn cannot(_: &Choices, why: Refused<Form>) -> String {
        words::cannot(why)
    }

    fn modernise_form(form: &mut KeptForm) {
        desk::modernise(form);
    }
}
