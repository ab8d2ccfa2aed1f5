//! The coaching note for each moment, in a line.

use crate::screen::CoachedMoment;

impl CoachedMoment {
    /// The text of a coaching note, with the number that records that it has been shown.
    pub const fn tip(self) -> (u32, &'static str) {
        let says = match self {
            CoachedMoment::Draw => "Draw cards, or take from the pile.",
            CoachedMoment::Lay => "Play a word, or exchange up to 4 cards.",
            CoachedMoment::Steal => "Add 1 card to another’s word to steal it.",
            CoachedMoment::Stolen => "A stolen word can be stolen again.",
            CoachedMoment::Pile => "Play the deepest card first, or put all back.",
            CoachedMoment::Doubt => "Challenge a word you don’t believe.",
            CoachedMoment::Above => "You can keep up to 8 cards after your turn.",
            CoachedMoment::Last => "Deck empty: the round ends when all pass.",
            CoachedMoment::More => "You can play more words in the same turn.",
        };
        (self as u32, says)
    }
}
