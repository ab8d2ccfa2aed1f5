//! One-line tips for beginners, one for each moment.

use crate::screen::CoachedMoment;

impl CoachedMoment {
    /// The tip, and the number under which it is remembered as shown.
    pub const fn tip(self) -> (u32, &'static str) {
        let says = match self {
            CoachedMoment::Flip => "Tap the pile to flip a letter.",
            CoachedMoment::Make => "Make a word of 4 letters or more.",
            CoachedMoment::MakeShort => "Make a word of 3 letters or more.",
            CoachedMoment::Steal => "Mix a letter into a rival’s word to steal it.",
            CoachedMoment::Stolen => "Your word was stolen. Steal it back!",
            CoachedMoment::Clock => "Make your words before the time is up.",
            CoachedMoment::Press => "Press your button before you type.",
            CoachedMoment::Call => "Call out, tap your name, then type.",
            CoachedMoment::Done => "All up. See no more words? Finish the game.",
            CoachedMoment::Grow => "Your own words can grow: mix in a letter.",
        };
        // Variants of a tip share a number, so showing either counts for both.
        let kept = match self {
            CoachedMoment::MakeShort => CoachedMoment::Make,
            CoachedMoment::Call => CoachedMoment::Press,
            other => other,
        };
        (kept as u32, says)
    }
}
