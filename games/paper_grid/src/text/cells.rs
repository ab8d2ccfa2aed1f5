//! The names of Paper Grid's cells, and what they do.

use paper_grid_rules::{Size, SpecialType};

pub const NAME: &str = "Paper Grid";
pub const DESCRIPTION: &str = "A crossword everyone builds and everyone walls in.";
pub const PLAY: &str = "Play Paper Grid";
pub const PRACTISE: &str = "Practise alone";

/// Names a board size.
pub(crate) fn size_name(size: Size) -> &'static str {
    match size {
        Size::Small => "Small",
        Size::Medium => "Medium",
        Size::Large => "Large",
    }
}

/// Names a special type.
pub fn special_name(special: SpecialType) -> &'static str {
    match special {
        SpecialType::DoubleLetter => "Double Letter",
        SpecialType::TripleLetter => "Triple Letter",
        SpecialType::DoubleWord => "Double Word",
        SpecialType::TripleWord => "Triple Word",
        SpecialType::BigAsk => "Big Ask",
        SpecialType::Thief => "Thief",
        SpecialType::Destroyer => "Destroyer",
        SpecialType::GoAgain => "Go Again",
        SpecialType::Garbage => "Garbage",
        SpecialType::Blockade => "Blockade",
        SpecialType::Collector => "Collector",
    }
}

/// Returns the two characters in a special cell's corner.
pub fn special_mark(special: SpecialType) -> &'static str {
    match special {
        SpecialType::DoubleLetter => "2L",
        SpecialType::TripleLetter => "3L",
        SpecialType::DoubleWord => "2W",
        SpecialType::TripleWord => "3W",
        SpecialType::BigAsk => "BA",
        SpecialType::Thief => "TH",
        SpecialType::Destroyer => "DE",
        SpecialType::GoAgain => "GO",
        SpecialType::Garbage => "GA",
        SpecialType::Blockade => "BL",
        SpecialType::Collector => "CO",
    }
}

/// Returns a special type's mark and name for the board on screen.
pub fn special_sign(special: SpecialType) -> screen::CellSpecial {
    screen::CellSpecial {
        mark: special_mark(special),
        name: special_name(special),
    }
}

/// Describes in a sentence what a special type does.
pub fn special_effect(special: SpecialType) -> &'static str {
    match special {
        SpecialType::DoubleLetter => "Its letter counts double.",
        SpecialType::TripleLetter => "Its letter counts triple.",
        SpecialType::DoubleWord => "The first word through it counts double.",
        SpecialType::TripleWord => "The first word through it counts triple.",
        SpecialType::BigAsk => "Ask for 2 to 6 letters this turn.",
        SpecialType::Thief => "Steal a letter from another hand.",
        SpecialType::Destroyer => "Cross out 2 cells, but no areas.",
        SpecialType::GoAgain => "Take another turn after this one.",
        SpecialType::Garbage => "Everyone loses all copies of its letter.",
        SpecialType::Blockade => "Place up to 3 letters anywhere, unscored.",
        SpecialType::Collector => "Your hand has no limit this turn.",
    }
}
