//! Opponents, hints and reviews: whatever looks for words. Its program is built for speed.

#[cfg(target_family = "wasm")]
mod serve;

#[cfg(target_family = "wasm")]
pub use serve::serve;

use serde::Deserialize;

use crate::games::c_u_letter::opponent::LetterErrand;
use crate::games::one_letter_better::opponent::BetterErrand;
use crate::games::paper_grid::opponent::GridThought;
use crate::games::word_heist::opponent::HeistErrand;

/// All that is thought about, as the thinker reads it. The page sends what is in a line, by its
/// [`Work::KIND`](super::Work::KIND).
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub enum Errand {
    /// What Paper Grid needs.
    PaperGrid(GridThought),
    /// What Word Heist needs.
    WordHeist(HeistErrand),
    /// What One Letter Better needs.
    OneLetterBetter(BetterErrand),
    /// What C U Letter needs.
    CULetter(LetterErrand),
}
