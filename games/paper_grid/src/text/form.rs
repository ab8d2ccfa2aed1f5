//! What the set-up form, shared by all games, needs from Paper Grid.

use super::{BOTS, set_up as words};
use crate::screen::set_up::Form;
use crate::screen::{BoardSource, set_up};
use game::Day;
use paper_grid_rules::{Choices, PaperGrid, Preset};
use screen::set_up::{
    FormRecord, GameForm, PresetText, RuleSentences, RuleText, StartRefusal, TableCapacity,
};

impl GameForm for Form {
    type Game = PaperGrid;
    type Choices = Choices;
    type Preset = Preset;
    type Source = BoardSource;

    const RECORD: &'static str = "paper-grid/set-up";
    const WORDS: &'static [RuleText] = paper_grid_rules::TEXTS;
    const RULE_SENTENCES: &'static [RuleSentences<Choices>] = words::RULE_SENTENCES;
    const PRESETS: &'static [Preset] = &Preset::ALL;
    const PICTURES: &'static [&'static str] = &[
        "________/__SKY|_2/1_______/________",
        "____2___/____+___/____+___/1_++++__/__+_+|__/__+_____/__=_____/________",
        "_|__2___/_*__+_*_/____+___/1_++++__/__+_+|_3/__=____=/_*____*_/____4___",
    ];
    const DAY_PRESET: Option<fn(Day) -> Preset> = None;
    const PRESET_CHOICES: fn(Preset) -> Choices = Preset::choices;
    const PRESET_TEXT: fn(Preset) -> PresetText = words::preset_words;

    fn chairs(_: &Choices) -> TableCapacity {
        set_up::chairs(BOTS)
    }

    fn seating_note(_: &Choices) -> &'static str {
        words::TABLE_NOTE
    }

    fn begins(rules: &Choices, names: &[String], preset: Option<&str>) -> String {
        words::start_summary(names, preset, rules.board.size())
    }

    fn cannot(_: &Choices, why: StartRefusal<Form>) -> String {
        words::refusal(why)
    }

    fn upgrade_form(form: &mut FormRecord) {
        set_up::modernise(form);
    }
}
