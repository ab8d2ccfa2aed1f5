//! Texts of the library, of board files and pictures, and of zooming.

use crate::bots::Difficulty;
use crate::screen::studio::{ImportResult, KeptBoard};
use store::ArchiveError;

use super::measure::difficulty_name;
use super::studio::board_name;

pub const SORT: &str = "Sort boards by";
/// Labels of the two orders: by when boards were kept, or by name.
pub const SORTED_BY: [&str; 2] = ["Newest", "Name"];
pub const NAME: &str = "Name of this board";
pub const NAME_NOTE: &str = "Leave it empty to show the seed word.";
pub const SAVE_BOARD: &str = "Save as a file";
pub const SAVE_BOARDS: &str = "Save all as a file";
pub const OPEN_BOARDS: &str = "Open a boards file";
/// Name of a boards file, without the date.
pub const BOARDS_FILE: &str = "Lettercase boards";
/// Shown for a Lettercase file that holds no boards.
pub const NO_BOARDS: &str = "There are no boards in that file.";
pub const SAVE_PNG: &str = "Save as a picture (PNG)";
pub const PNG_FAILED: &str = "The picture couldn’t be made. Try again.";

pub const ZOOM_IN: &str = "Zoom in";
pub const ZOOM_OUT: &str = "Zoom out";
pub const ZOOM_NOTE: &str = "Pinch the board to zoom. By keyboard: + and − on the board.";

/// Names a kept board.
pub fn kept_board_name(board: &KeptBoard) -> String {
    let name = board.name.as_ref().map(|name| name.as_str().to_owned());
    name.unwrap_or_else(|| board_name(&board.link))
}

/// States the difficulty that bots found for a kept board.
pub fn measured_difficulty(difficulty: Difficulty) -> String {
    format!("Measured: {}", difficulty_name(difficulty).to_lowercase())
}

/// Label of the button that opens a board's menu.
pub fn menu_label(name: &str) -> String {
    format!("More about {name}")
}

/// Announces that a board was removed from the library.
pub fn deleted(name: &str) -> String {
    format!("You no longer keep {name}.")
}

/// Says how many boards this version can't read.
pub fn unreadable_boards(count: usize) -> String {
    match count {
        1 => "1 more board is from a newer Lettercase. Reload to see it.".into(),
        _ => format!("{count} more boards are from a newer Lettercase. Reload to see them."),
    }
}

/// Describes the result of importing a file of boards.
pub fn import_result(brought: ImportResult) -> String {
    let boards = |count: usize| match count {
        1 => "1 board".to_owned(),
        _ => format!("{count} boards"),
    };
    let new = match brought.new {
        0 => "No new boards.".to_owned(),
        new => format!("{} added.", boards(new)),
    };
    let here = match brought.here {
        0 => String::new(),
        here => format!(" You already had {}.", boards(here)),
    };
    let newer = match brought.newer {
        0 => String::new(),
        newer => format!(" Reload to see {} from a newer Lettercase.", boards(newer)),
    };
    format!("{new}{here}{newer}")
}

/// Explains why a file can't be imported.
pub const fn file_error(why: ArchiveError) -> &'static str {
    match why {
        ArchiveError::Foreign => "That isn’t a boards file. Your boards are as they were.",
        ArchiveError::Packed => {
            "This browser can’t unpack that file. Your boards are as they were."
        }
        ArchiveError::TooLarge => "That file is too big for boards. Your boards are as they were.",
        ArchiveError::Newer => {
            "A newer Lettercase saved that file. Reload this page to get the newer one."
        }
        ArchiveError::Damaged => "That file is damaged. Try another copy of it.",
        ArchiveError::Empty => NO_BOARDS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_import_report_counts_new_known_and_newer_boards() {
        let told = |new, here, newer| import_result(ImportResult { new, here, newer });
        assert_eq!(told(2, 0, 0), "2 boards added.");
        assert_eq!(told(1, 1, 0), "1 board added. You already had 1 board.");
        assert_eq!(told(0, 3, 0), "No new boards. You already had 3 boards.");
        assert!(told(0, 0, 1).contains("from a newer Lettercase"));
    }
}
