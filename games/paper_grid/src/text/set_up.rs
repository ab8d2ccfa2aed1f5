//! Texts for setting up a game of Paper Grid.

use crate::screen::BoardSourceKind;
use crate::screen::set_up::Form;
use game::rule::CheckError;
use paper_grid_rules::{Choices, LetterCells, OptionClash, Preset, Size, SpecialUpgrade, TEXTS};
use screen::set_up::{StartError, StartRefusal};
use screen::text::rule::{RuleSentences, value_misfit};
use screen::text::set_up::{PresetText, begins, seat_count_error};

use super::studio::as_sentence;
use super::{board_refusal, rule_sentences, size_name};

pub(crate) const TABLE_NOTE: &str = "Turns go down this list and round again.";
pub const BOARD: &str = "The board";
pub const BOARD_FROM: &str = "Board";
pub const SIZE: &str = "Size";
/// Labels the field for a link or code.
pub const LINK_OR_CODE: &str = "The board’s link or code";
pub const OPEN: &str = "Open";
pub const BOARD_OPENED: &str = "The board is open.";
pub const TO_STUDIO: &str = "Go to the studio";
pub const GIVEN_BOARD_NOTE: &str = "This board sets what letters score and how hands work.";
pub const PLAY_ON_IT: &str = "Play on it";

/// Names and describes a preset.
pub const fn preset_words(preset: Preset) -> PresetText {
    let (name, says) = match preset {
        Preset::QuickStart => (
            "Quick start",
            "A small board, everyday words, hints, and a word in every hand. For a first game, or \
             half an hour.",
        ),
        Preset::Classic => ("Classic", "The standard rules on a medium board."),
        Preset::Everything => (
            "Everything",
            "Every upgrade at once. Wild, and not for a first game.",
        ),
    };
    PresetText { name, says }
}

/// Describes the game about to begin, in a sentence.
pub fn start_summary(names: &[String], preset: Option<&str>, size: Size) -> String {
    let size = size_name(size).to_ascii_lowercase();
    let begins = begins(names, preset);
    format!("{} on a {size} board.", begins.trim_end_matches('.'))
}

/// Names the source of a board.
pub const fn source_name(from: BoardSourceKind) -> &'static str {
    match from {
        BoardSourceKind::Fresh => "New",
        BoardSourceKind::Blank => "Blank",
        BoardSourceKind::Studio => "From the studio",
        BoardSourceKind::Sent => "By link or code",
    }
}

/// Explains the source of a board in one sentence.
pub const fn source_help(from: BoardSourceKind) -> &'static str {
    match from {
        BoardSourceKind::Fresh => "Made for your players, with walls, letters and starting hands.",
        BoardSourceKind::Blank => {
            "Everyone claims an edge cell in turn, and starts with no letters."
        }
        BoardSourceKind::Studio => "The board open in the studio.",
        BoardSourceKind::Sent => "Has someone sent you a board? Paste its link or type its code.",
    }
}

/// Explains why the game can't begin with the current choices.
pub fn refusal(why: StartRefusal<Form>) -> String {
    match why {
        StartError::Seats { sit: 1, .. } => "Add another player or a bot.".into(),
        StartError::Seats { sit, least, most } if least == most => {
            format!("This board is for {least} players, not {sit}.")
        }
        StartError::Seats { sit, least, most } => seat_count_error("This board", sit, least, most),
        StartError::Options(CheckError::Value { rule, value }) if rule == ENDGAME_AT => {
            endgame_refusal(value)
        }
        StartError::Options(CheckError::Value { rule, value }) => value_misfit(TEXTS, rule, value),
        StartError::Options(CheckError::Clash(clash)) => match clash {
            OptionClash::NoBoard => "Paste a board’s link or code below first.".into(),
            OptionClash::Board(refusal) => as_sentence(&board_refusal(refusal)),
            OptionClash::EndgameAt(letters) => endgame_refusal(letters as u32),
            OptionClash::Areas => {
                "A board needs an area for each of 2 to 6 players. Edit it in the studio.".into()
            }
            OptionClash::First(seat) => format!("Seat {seat} can’t begin. Nobody sits there."),
        },
    }
}

/// Explains why the endgame can't begin at this number of letters (K24).
fn endgame_refusal(letters: u32) -> String {
    match letters {
        0..4 => "The endgame needs at least 4 edge letters.".into(),
        _ => format!("The edge has no room for {letters} letters. The game would never end."),
    }
}

const ENDGAME_AT: &str = "endgame_at";

/// Sentences about the chosen options, shown before and during a game.
pub const RULE_SENTENCES: &[RuleSentences<Choices>] = &[
    ("board", |rules, _| vec![rule_sentences::board(rules)]),
    ("first", |rules, seats| {
        vec![rule_sentences::first_player(rules, seats)]
    }),
    ("judge", |rules, seats| {
        vec![rule_sentences::judge(rules, seats)]
    }),
    ("reading", |rules, _| {
        vec![
            rule_sentences::reading(rules),
            rule_sentences::values(rules),
            rule_sentences::hand(rules),
        ]
    }),
    ("walls", |rules, _| {
        vec![rule_sentences::walls(rules), rule_sentences::endgame(rules)]
    }),
    ("clock", |rules, _| vec![rule_sentences::clock(rules)]),
    ("hints", |rules, _| {
        vec![if rules.hints {
            "You can ask for hints.".into()
        } else {
            "No hints.".into()
        }]
    }),
    ("letterfraud", |rules, _| {
        rules
            .letterfraud
            .map(rule_sentences::letterfraud)
            .into_iter()
            .collect()
    }),
    ("devils", |rules, _| {
        if rules.devils {
            vec!["Dictionary Devils: the letters you place collect your points.".into()]
        } else {
            Vec::new()
        }
    }),
    ("specials", |rules, _| match rules.specials {
        SpecialUpgrade::Off => Vec::new(),
        SpecialUpgrade::Supercells => vec!["Supercells: make cells that multiply.".into()],
        SpecialUpgrade::Celldance => vec!["Celldance: make cells that multiply or act.".into()],
    }),
    ("letter_cells", |rules, _| {
        vec![match rules.letter_cells {
            LetterCells::EveryTime => "Double and Triple Letter count every time.".into(),
            LetterCells::WhenCovered => "Double and Triple Letter count once, when covered.".into(),
        }]
    }),
];

#[cfg(test)]
mod tests {
    use super::*;
    use screen::text::set_up::YOU;

    #[test]
    fn the_game_about_to_begin_is_described_in_a_sentence() {
        assert_eq!(
            start_summary(
                &["Ada", "Bob", "Gran"].map(str::to_owned),
                Some("Classic"),
                Size::Medium
            ),
            "Ada, Bob and Gran: Classic on a medium board."
        );
        assert_eq!(
            start_summary(&[YOU, "Sparrow"].map(str::to_owned), None, Size::Small),
            "You and Sparrow: your own rules on a small board."
        );
    }

    #[test]
    fn a_clash_is_explained_with_the_numbers() {
        let (sit, least, most) = (3, 4, 4);
        assert_eq!(
            refusal(StartError::Seats { sit, least, most }),
            "This board is for 4 players, not 3."
        );
        let (rule, value) = ("endgame_at", 3);
        assert_eq!(
            refusal(StartError::Options(CheckError::Value { rule, value })),
            "The endgame needs at least 4 edge letters."
        );
        assert_eq!(
            refusal(StartError::Options(CheckError::Clash(
                OptionClash::EndgameAt(18)
            ))),
            "The edge has no room for 18 letters. The game would never end."
        );
        let (rule, value) = ("clock", 31);
        assert_eq!(
            refusal(StartError::Options(CheckError::Value { rule, value })),
            "“Clock” can’t be 31 here."
        );
    }
}
