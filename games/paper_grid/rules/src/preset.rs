//! Ready-made choices.

use super::{Board, Choices, Judge, Letterfraud, Size, SpecialUpgrade, ValueSystem};

/// A ready-made set of choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preset {
    /// A small board, everyday words, and hints: half an hour.
    QuickStart,
    /// The default rules on a medium board.
    Classic,
    /// Every upgrade at once.
    Everything,
}

impl Preset {
    /// All presets, the simplest first.
    pub const ALL: [Preset; 3] = [Preset::QuickStart, Preset::Classic, Preset::Everything];

    /// The board size that the preset is meant for.
    pub const fn size(self) -> Size {
        match self {
            Preset::QuickStart => Size::Small,
            Preset::Classic | Preset::Everything => Size::Medium,
        }
    }

    /// Returns the preset's choices on a blank board.
    pub fn choices(self) -> Choices {
        self.on_board(Board::blank(self.size()))
    }

    /// Returns the preset's choices on a given board.
    pub fn on_board(self, mut board: Board) -> Choices {
        board.values = ValueSystem::Classic;
        board.backpacks = self == Preset::Everything;
        let plain = Choices::on_board(board);
        match self {
            Preset::Classic => plain,
            Preset::QuickStart => Choices {
                judge: Judge::Everyday,
                hints: true,
                ..plain
            },
            Preset::Everything => Choices {
                letterfraud: Some(Letterfraud::AllDifferent),
                devils: true,
                specials: SpecialUpgrade::Celldance,
                ..plain
            },
        }
    }
}
