//! One-line tips for new players.

use crate::screen::CoachedMoment;

impl CoachedMoment {
    /// Returns the tip, with the number under which it is stored as seen.
    pub const fn tip(self) -> (u32, &'static str) {
        let says = match self {
            CoachedMoment::Place => "Place a card beside one on the board.",
            CoachedMoment::First => "Place a card on any square.",
            CoachedMoment::Claim => "If you see a word, mark it and claim it.",
            CoachedMoment::Zone => "A card can do more in a zone of its colour.",
            CoachedMoment::Broken => "One of your words broke. Look for new ones.",
            CoachedMoment::Clock => "One clock runs for placing and claiming.",
            CoachedMoment::Reveal => "Claim any word through the revealed card.",
            CoachedMoment::Last => "No more cards are drawn. Play out your hand.",
            CoachedMoment::Scramble => "Make a word from the cards left, in any order.",
            CoachedMoment::Lines => "Claim any word that’s left in a line.",
            CoachedMoment::Enchanter => "An Enchanter makes a zone all around itself.",
            CoachedMoment::Swap => "In a blue zone, a blue card can swap places.",
            CoachedMoment::FaceDown => "In a grey zone, a grey card can lie face down.",
            CoachedMoment::Ways => "Words can read leftwards and upwards too.",
            CoachedMoment::Asleep => "Your word sleeps: only 1 word a line counts.",
        };
        // These two share a number: a player who has seen one doesn't need the other.
        let kept = match self {
            CoachedMoment::Lines => CoachedMoment::Scramble,
            other => other,
        };
        (kept as u32, says)
    }
}
