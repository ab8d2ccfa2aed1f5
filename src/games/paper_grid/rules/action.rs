//! What a seat may try.

use serde::{Deserialize, Serialize};

use super::{CellId, EdgeId, Special};
use game::SeatId;
use lexicon::Letter;

/// A letter laid in a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Placed(
    /// The cell.
    pub CellId,
    /// The letter.
    pub Letter,
);

/// What a seat may try.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Claims an edge cell of a blank board for its area (K6).
    Claim(CellId),
    /// Plays a word (K10).
    Play(Vec<Placed>),
    /// Makes a cell special instead (K31).
    Make(CellId, Special),
    /// Accepts the words shown, where the table decides (K16).
    Accept,
    /// Takes the play back, where the table decides (K16).
    TakeBack,
    /// Thief: takes a letter out of another hand (K36).
    Steal(SeatId, Letter),
    /// Destroyer: crosses out cells (K37).
    Destroy(Vec<CellId>),
    /// Blockade: places letters anywhere (K40).
    Block(Vec<Placed>),
    /// Calls letters (K20), the asker keeping some where not all fit. Before a word is
    /// played it is the turn without one (K8).
    Ask {
        /// The letters called.
        called: Vec<Letter>,
        /// Those that go to the asker's hand.
        kept: Vec<Letter>,
    },
    /// Answers by taking a called letter (K21).
    Take(Letter),
    /// Answers by placing a wall (K21).
    Wall(EdgeId),
    /// Plays nothing in the endgame (K25).
    Pass,
    /// Asks for a hint, each of a turn plainer than the last: about this play, which a search found
    /// best. Without letters it found none.
    Hint(Vec<Placed>),
}
