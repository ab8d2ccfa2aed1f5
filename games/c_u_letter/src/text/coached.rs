//! One-line tips for new players.

use crate::screen::CoachedMoment;

impl CoachedMoment {
    /// Returns the tip, with the number under which it is stored as seen.
    pub const fn tip(self) -> (u32, &'static str) {
        let says = match self {
            CoachedMoment::Place => "Place a card next to any other.",
            CoachedMoment::First => "Place a card on any square.",
            CoachedMoment::Claim => "Mark a word on the board and claim it.",
            CoachedMoment::Zone => "In its colour’s zone a card does more.",
            CoachedMoment::Broken => "Your word broke. Place a card, then claim.",
            CoachedMoment::Clock => "Time runs: place and claim before it’s up.",
            CoachedMoment::Reveal => "Claim words through the card turned up.",
            CoachedMoment::Last => "No more cards are drawn: play your hand out.",
            CoachedMoment::Scramble => "Make words of what’s left, in any order.",
            CoachedMoment::Lines => "Claim words that still stand in a line.",
        };
        // The two tips of such a pair share a number: a player who has seen one doesn't need the
        // other.
        let kept = match self {
            CoachedMoment::First => CoachedMoment::Place,
            CoachedMoment::Lines => CoachedMoment::Scramble,
            other => other,
        };
        (kept as u32, says)
    }
}
