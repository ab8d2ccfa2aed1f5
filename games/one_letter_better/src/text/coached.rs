//! The coaching note for each moment, in a line.

use crate::screen::CoachedMoment;

impl CoachedMoment {
    /// The text of a coaching note, with the number that records that it has been shown.
    pub const fn tip(self) -> (u32, &'static str) {
        let says = match self {
            CoachedMoment::Draw => "Draw a card, or take cards from the pile.",
            CoachedMoment::Lay => "Lay a word, or swap up to 4 cards.",
            CoachedMoment::Steal => "Add 1 card to another’s word to steal it.",
            CoachedMoment::Stolen => "Stolen words can be stolen back.",
            CoachedMoment::Pile => "Use the card you went for, or put it back.",
            CoachedMoment::Doubt => "Challenge a word you don’t believe.",
            CoachedMoment::Above => "Too many cards: discard down to 8.",
            CoachedMoment::Last => "The deck is empty. All pass, and it’s over.",
        };
        (self as u32, says)
    }
}
