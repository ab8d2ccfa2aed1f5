//! The one-line tips for coached players, one for each moment.

use crate::screen::Coached;

impl Coached {
    /// Returns the tip for this moment, with the number by which saves refer to it.
    pub const fn tip(self) -> (u32, &'static str) {
        let says = match self {
            Coached::Area => "Claim a cell at the edge for your hand.",
            Coached::Star => "The first word covers the star.",
            Coached::Word => "Join a word to another, or ask for letters.",
            Coached::Ask => "Ask for 2 letters. Others may take 1 too.",
            Coached::Answer => "Take a letter, or build a wall instead.",
            Coached::Wall => "No word goes through a wall.",
            Coached::Clock => "Time runs: play a word before it’s up.",
            Coached::Endgame => "Endgame: an empty hand ends the game.",
        };
        (self as u32, says)
    }
}
