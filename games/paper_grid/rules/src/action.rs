//! The actions that a seat can try.

use serde::{Deserialize, Serialize};

use super::{CellId, EdgeId, SpecialType};
use game::SeatId;
use lexicon::Letter;

/// A letter laid in a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Placed(
    /// The cell that the letter is laid in.
    pub CellId,
    /// The letter that is laid.
    pub Letter,
);

/// An action that a seat tries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Claims an edge cell of a blank board as the seat's area (K6).
    Claim(CellId),
    /// Plays a word (K10).
    Play(Vec<Placed>),
    /// Makes a cell special instead of playing a word (K31).
    Make(CellId, SpecialType),
    /// Accepts the play being shown, where the table judges words (K16).
    Accept,
    /// Takes back the play being shown, where the table judges words (K16).
    TakeBack,
    /// Thief: takes a letter from another seat's hand (K36).
    Steal(SeatId, Letter),
    /// Destroyer: crosses out cells (K37).
    Destroy(Vec<CellId>),
    /// Blockade: places letters on any empty cells (K40).
    Block(Vec<Placed>),
    /// Calls letters (K20). If not all fit in the hand, the asker chooses which to keep. Asking
    /// before a word is played means a turn without one (K8).
    Ask {
        called: Vec<Letter>,
        /// The called letters that go to the asker's hand.
        kept: Vec<Letter>,
    },
    /// Answers by taking a called letter (K21).
    Take(Letter),
    /// Answers by placing a wall (K21).
    Wall(EdgeId),
    /// Passes: plays nothing in the endgame (K25).
    Pass,
    /// Asks for this turn's next hint, about the best play that a search found; without letters, if
    /// it found none.
    Hint(Vec<Placed>),
}
