//! The coaching note for each moment, in a line.

use crate::screen::Coached;

impl Coached {
    /// The text of a coaching note, with the number that records that it has been shown.
    pub const fn tip(self) -> (u32, &'static str) {
        let says = match self {
            Coached::Draw => "Draw a card, or take cards from the pile.",
            Coached::Lay => "Lay a word, or swap up to 4 cards.",
            Coached::Steal => "Add 1 card to another’s word to steal it.",
            Coached::Stolen => "Stolen words can be stolen back.",
            Coached::Pile => "Use the card you went for, or put it back.",
            Coached::Doubt => "Challenge a word you don’t believe.",
            Coached::Above => "Too many cards: discard down to 8.",
            Coached::Last => "The deck is empty. All pass, and it’s over.",
        };
        (self as u32, says)
    }
}
