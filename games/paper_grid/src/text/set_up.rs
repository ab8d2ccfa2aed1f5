//! Texts for setting up a game of Paper Grid.

use crate::screen::BoardFrom;
use crate::screen::set_up::Form;
use game::rule::Wrong;
use paper_grid_rules::{Choices, Clash, LetterCells, Preset, Size, Specials, TEXTS};
use screen::set_up::{Cannot, Refused};
use screen::text::rule::{Told, misfit};
use screen::text::set_up::{PresetWords, begins, seats_misfit};

use super::studio::as_sentence;
use super::{board_refused, size_name, told};

pub const TABLE_SAYS: &str = "Turns go down this list and round again.";
pub const BOARD: &str = "The board";
pub const BOARD_FROM: &str = "Board";
pub const SIZE: &str = "Size";
/// Labels the field for a link or code.
pub const LINK_OR_CODE: &str = "The board’s link or code";
pub const OPEN: &str = "Open";
pub const BOARD_OPENED: &str = "The board is open.";
pub const TO_STUDIO: &str = "Go to the studio";
pub const GIVEN_SAYS: &str = "This board sets what letters score and how hands work.";
pub const PLAY_ON_IT: &str = "Play on it";

/// Names and describes a preset.
pub const fn preset(preset: Preset) -> PresetWords {
    let (name, says) = match preset {
        Preset::QuickStart => (
            "Quick start",
            "A small board, everyday words and hints. For a first game, or half an hour.",
        ),
        Preset::Classic => ("Classic", "The standard rules on a medium board."),
        Preset::Everything => (
            "Everything",
            "Every upgrade at once. Wild, and not for a first game.",
        ),
    };
    PresetWords { name, says }
}

/// Describes the game about to begin, in a sentence.
pub fn begins_now(names: &[String], preset: Option<&str>, size: Size) -> String {
    let size = size_name(size).to_ascii_lowercase();
    let begins = begins(names, preset);
    format!("{} on a {size} board.", begins.trim_end_matches('.'))
}

/// Names the source of a board.
pub const fn from_name(from: BoardFrom) -> &'static str {
    match from {
        BoardFrom::Fresh => "New",
        BoardFrom::Blank => "Blank",
        BoardFrom::Studio => "From the studio",
        BoardFrom::Sent => "By link or code",
    }
}

/// Explains the source of a board in one sentence.
pub const fn from_says(from: BoardFrom) -> &'static str {
    match from {
        BoardFrom::Fresh => "Made for your players, with walls, letters and starting hands.",
        BoardFrom::Blank => "Everyone claims an edge cell in turn, and starts with no letters.",
        BoardFrom::Studio => "The board open in the studio.",
        BoardFrom::Sent => "Has someone sent you a board? Paste its link or type its code.",
    }
}

/// Explains why the game can't begin with the current choices.
pub fn cannot(why: Refused<Form>) -> String {
    match why {
        Cannot::Seats { sit: 1, .. } => "Add another player or a bot.".into(),
        Cannot::Seats { sit, least, most } if least == most => {
            format!("This board is for {least} players, not {sit}.")
        }
        Cannot::Seats { sit, least, most } => seats_misfit("This board", sit, least, most),
        Cannot::Options(Wrong::Value { rule, value }) if rule == ENDGAME_AT => endgame(value),
        Cannot::Options(Wrong::Value { rule, value }) => misfit(TEXTS, rule, value),
        Cannot::Options(Wrong::Clash(clash)) => match clash {
            Clash::NoBoard => "Paste a board’s link or code below first.".into(),
            Clash::Board(refusal) => as_sentence(&board_refused(refusal)),
            Clash::EndgameAt(letters) => endgame(letters as u32),
            Clash::Areas => {
                "A board needs an area for each of 2 to 6 players. Edit it in the studio.".into()
            }
            Clash::First(seat) => format!("Seat {seat} can’t begin. Nobody sits there."),
        },
    }
}

/// Explains why the endgame can't begin at this number of letters (K24).
fn endgame(letters: u32) -> String {
    match letters {
        0..4 => "The endgame needs at least 4 edge letters.".into(),
        _ => format!("The edge has no room for {letters} letters. The game would never end."),
    }
}

const ENDGAME_AT: &str = "endgame_at";

/// What is said of the chosen values, before and during a game.
pub const TOLD: &[Told<Choices>] = &[
    ("board", |rules, _| vec![told::board(rules)]),
    ("first", |rules, seats| vec![told::first(rules, seats)]),
    ("judge", |rules, seats| vec![told::judge(rules, seats)]),
    ("reading", |rules, _| {
        vec![told::reading(rules), told::values(rules), told::hand(rules)]
    }),
    ("walls", |rules, _| {
        vec![told::walls(rules), told::endgame(rules)]
    }),
    ("clock", |rules, _| vec![told::clock(rules)]),
    ("hints", |rules, _| {
        vec![match rules.hints {
            true => "You can ask for hints.".into(),
            false => "No hints.".into(),
        }]
    }),
    ("letterfraud", |rules, _| {
        rules.letterfraud.map(told::fraud).into_iter().collect()
    }),
    ("devils", |rules, _| match rules.devils {
        true => {
            vec!["Dictionary Devils: the letters you place collect your points.".into()]
        }
        false => Vec::new(),
    }),
    ("specials", |rules, _| match rules.specials {
        Specials::Off => Vec::new(),
        Specials::Supercells => vec!["Supercells: make cells that multiply.".into()],
        Specials::Celldance => vec!["Celldance: make cells that multiply or act.".into()],
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
            begins_now(
                &["Ada", "Bob", "Gran"].map(str::to_owned),
                Some("Classic"),
                Size::Medium
            ),
            "Ada, Bob and Gran: Classic on a medium board."
        );
        assert_eq!(
            begins_now(&[YOU, "The Sparrow"].map(str::to_owned), None, Size::Small),
            "You and The Sparrow: your own rules on a small board."
        );
    }

    #[test]
    fn a_clash_is_explained_with_the_numbers() {
        let (sit, least, most) = (3, 4, 4);
        assert_eq!(
            cannot(Cannot::Seats { sit, least, most }),
            "This board is for 4 players, not 3."
        );
        let (rule, value) = ("endgame_at", 3);
        assert_eq!(
            cannot(Cannot::Options(Wrong::Value { rule, value })),
            "The endgame needs at least 4 edge letters."
        );
        assert_eq!(
            cannot(Cannot::Options(Wrong::Clash(Clash::EndgameAt(18)))),
            "The edge has no room for 18 letters. The game would never end."
        );
        let (rule, value) = ("clock", 31);
        assert_eq!(
            cannot(Cannot::Options(Wrong::Value { rule, value })),
            "“Clock” can’t be 31 here."
        );
    }
}
