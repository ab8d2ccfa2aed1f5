//! What the set-up form, shared by all games, needs from Paper Grid.

use super::{PROGRAMS, set_up as words};
use crate::screen::set_up::Form;
use crate::screen::{BoardSource, set_up as desk};
use game::Day;
use paper_grid_rules::{Choices, PaperGrid, Preset};
use screen::set_up::{Chairs, KeptForm, PresetWords, Refused, RuleText, Ruled, Told};

impl Ruled for Form {
    type Game = PaperGrid;
    type Choices = Choices;
    type Preset = Preset;
    type Source = BoardSource;

    const RECORD: &'static str = "paper-grid/set-up";
    const WORDS: &'static [RuleText] = paper_grid_rules::TEXTS;
    const TOLD: &'static [Told<Choices>] = words::TOLD;
    const PRESETS: &'static [Preset] = &Preset::ALL;
    const OF_DAY: Option<fn(Day) -> Preset> = None;
    const PRESET_CHOICES: fn(Preset) -> Choices = Preset::choices;
    const PRESET_WORDS: fn(Preset) -> PresetWords = words::preset;

    fn chairs(_: &Choices) -> Chairs {
        desk::chairs(PROGRAMS)
    }

    fn table_says(_: &Choices) -> &'static str {
        words::TABLE_SAYS
    }

    fn begins(rules: &Choices, names: &[String], preset: Option<&str>) -> String {
        words::begins_now(names, preset, rules.board.size())
    }

    fn cannot(_: &Choices, why: Refused<Form>) -> String {
        words::cannot(why)
    }

    fn modernise_form(form: &mut KeptForm) {
        desk::modernise(form);
    }
}
