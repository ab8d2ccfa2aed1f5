//! One-line tips for beginners, one for each moment.

use crate::screen::Coached;

impl Coached {
    /// The tip, and the number under which it is remembered as shown.
    pub const fn tip(self) -> (u32, &'static str) {
        let says = match self {
            Coached::Flip => "Tap the pile to flip a letter.",
            Coached::Make => "Make a word of 4 letters or more.",
            Coached::MakeShort => "Make a word of 3 letters or more.",
            Coached::Steal => "Mix a letter into a rival’s word to steal it.",
            Coached::Stolen => "Your word was stolen. Steal it back!",
            Coached::Clock => "Time runs, so say what you see.",
            Coached::Press => "Press your button before you type.",
            Coached::Call => "Call out, tap your name, then type.",
            Coached::Done => "All letters are up. Press Done at the end.",
        };
        // Variants of a tip share a number, so showing either counts for both.
        let kept = match self {
            Coached::MakeShort => Coached::Make,
            Coached::Call => Coached::Press,
            other => other,
        };
        (kept as u32, says)
    }
}
