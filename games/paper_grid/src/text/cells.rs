//! The names of Paper Grid's cells, and what they do.

use paper_grid_rules::{Size, Special};

pub const NAME: &str = "Paper Grid";
pub const SAYS: &str = "A crossword everyone builds and everyone walls in.";
pub const PLAY: &str = "Play Paper Grid";
pub const PRACTISE: &str = "Practise alone";

/// Names a board size.
pub fn size_name(size: Size) -> &'static str {
    match size {
        Size::Small => "Small",
        Size::Medium => "Medium",
        Size::Large => "Large",
    }
}

/// Names a special type.
pub fn special_name(special: Special) -> &'static str {
    match special {
        Special::DoubleLetter => "Double Letter",
        Special::TripleLetter => "Triple Letter",
        Special::DoubleWord => "Double Word",
        Special::TripleWord => "Triple Word",
        Special::BigAsk => "Big Ask",
        Special::Thief => "Thief",
        Special::Destroyer => "Destroyer",
        Special::GoAgain => "Go Again",
        Special::Garbage => "Garbage",
        Special::Blockade => "Blockade",
        Special::Collector => "Collector",
    }
}

/// Returns the two characters in a special cell's corner.
pub fn special_mark(special: Special) -> &'static str {
    match special {
        Special::DoubleLetter => "2L",
        Special::TripleLetter => "3L",
        Special::DoubleWord => "2W",
        Special::TripleWord => "3W",
        Special::BigAsk => "BA",
        Special::Thief => "TH",
        Special::Destroyer => "DE",
        Special::GoAgain => "GO",
        Special::Garbage => "GA",
        Special::Blockade => "BL",
        Special::Collector => "CO",
    }
}

/// Returns a special type's mark and name for the board on screen.
pub fn sign(special: Special) -> screen::Special {
    screen::Special {
        mark: special_mark(special),
        name: special_name(special),
    }
}

/// Describes in a sentence what a special type does.
pub fn special_effect(special: Special) -> &'static str {
    match special {
        Special::DoubleLetter => "Its letter counts double.",
        Special::TripleLetter => "Its letter counts triple.",
        Special::DoubleWord => "The first word through it counts double.",
        Special::TripleWord => "The first word through it counts triple.",
        Special::BigAsk => "Call 2 to 6 letters this turn.",
        Special::Thief => "Steal a letter from another hand.",
        Special::Destroyer => "Cross out 2 cells, but no areas.",
        Special::GoAgain => "Take another turn after this one.",
        Special::Garbage => "Everyone loses all copies of its letter.",
        Special::Blockade => "Place up to 3 letters anywhere, unscored.",
        Special::Collector => "Your hand has no limit this turn.",
    }
}
