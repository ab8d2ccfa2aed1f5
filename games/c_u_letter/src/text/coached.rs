//! One-line tips for new players.

use crate::screen::Coached;

impl Coached {
    /// Returns the tip, with the number under which it is stored as seen.
    pub const fn tip(self) -> (u32, &'static str) {
        let says = match self {
            Coached::Place => "Place a card next to any other.",
            Coached::First => "Place a card on any square.",
            Coached::Claim => "Mark a word on the board and claim it.",
            Coached::Zone => "In its colour’s zone a card does more.",
            Coached::Broken => "Your word broke. Place a card, then claim.",
            Coached::Clock => "Time runs: place and claim before it’s up.",
            Coached::Reveal => "Claim words through the card turned up.",
            Coached::Last => "No more cards are drawn: play your hand out.",
            Coached::Scramble => "Make words of what’s left, in any order.",
            Coached::Lines => "Claim words that still stand in a line.",
        };
        // A single one of these two tips is enough for a moment.
        let kept = match self {
            Coached::First => Coached::Place,
            Coached::Lines => Coached::Scramble,
            other => other,
        };
        (kept as u32, says)
    }
}
