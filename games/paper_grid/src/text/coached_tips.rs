//! The one-line tips for coached players, one for each moment.

use crate::screen::CoachedMoment;

impl CoachedMoment {
    /// Returns the tip for this moment, with the number by which saves refer to it.
    pub const fn tip(self) -> (u32, &'static str) {
        let says = match self {
            CoachedMoment::Area => "Claim a cell at the edge for your hand.",
            CoachedMoment::Star => "The first word covers a star in the middle.",
            CoachedMoment::Word => "Join a word to the letters, or ask for more.",
            CoachedMoment::Ask => "Ask for 2 letters. Others may take 1 too.",
            CoachedMoment::Answer => "Take a letter, or place a wall instead.",
            CoachedMoment::Wall => "No word goes through a wall.",
            CoachedMoment::Clock => "Finish your turn before your time is up.",
            CoachedMoment::Endgame => "Endgame: an empty hand ends the game.",
            CoachedMoment::Values => "Vowels score 1, others 3. No rival has it: 5.",
            CoachedMoment::Edge => "Letters at the edge bring the endgame nearer.",
        };
        (self as u32, says)
    }
}
