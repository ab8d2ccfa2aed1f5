//! The set-up choices of a game.

use std::ops::RangeInclusive;

use super::{Area, Board, OptionClash, Size, SpecialType};
use game::rule::{CheckError, CheckedOptions};
use game::{Judge, SeatId, TimeLimit};

/// The seat that takes the first turn (K9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum FirstSeat {
    /// A seat drawn at random.
    #[default]
    Random,
    /// The chosen seat.
    Seat(SeatId),
}

game::choice! {
    /// The directions in which runs may be read (K15).
    pub enum ReadingRule {
        /// Runs are read left to right and top to bottom.
        Forward: "forward", "Forward";
        /// Runs may also be read right to left and bottom to top.
        EitherWay: "either-way", "Either way";
    }
}

game::choice! {
    /// Where walls may be placed (K22).
    pub enum WallRule {
        /// Walls may go on any edge.
        AnyEdge: "any-edge", "Anywhere";
        /// Walls may go only where they don't seal a cell off.
        NoSealing: "no-sealing", "Keep every cell reachable";
    }
}

/// Limits on the letters that may be called (K28).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Letterfraud {
    /// The letters called differ from each other.
    AllDifferent,
    /// No letter that the asker has may be called.
    NoneHeld,
    /// At most one letter that the asker has may be called.
    AtMostOneHeld,
    /// The letters called are next to each other in a straight line on the board.
    InLine,
}

impl Letterfraud {
    pub const ALL: [Letterfraud; 4] = [
        Letterfraud::AllDifferent,
        Letterfraud::NoneHeld,
        Letterfraud::AtMostOneHeld,
        Letterfraud::InLine,
    ];
}

game::choice! {
    /// The special cells that seats may place (K31, K34).
    #[derive(PartialOrd, Ord)]
    pub enum SpecialUpgrade {
        /// Seats can't place special cells.
        Off: "off", "Off";
        /// Seats can place the four types that multiply.
        Supercells: "supercells", "Supercells";
        /// Seats can place the four types that multiply and the seven that act.
        Celldance: "celldance", "Celldance too";
    }
}

impl SpecialUpgrade {
    /// Returns the upgrade that a special type belongs to.
    pub(crate) const fn for_type(special: SpecialType) -> SpecialUpgrade {
        if special.is_celldance() {
            SpecialUpgrade::Celldance
        } else {
            SpecialUpgrade::Supercells
        }
    }

    /// Returns the upgrade that the special cells printed on a board need.
    pub(crate) fn required_by(board: &Board) -> SpecialUpgrade {
        let printed = board.cell_ids().filter_map(|cell| board.special(cell));
        printed
            .map(SpecialUpgrade::for_type)
            .max()
            .unwrap_or_default()
    }
}

game::choice! {
    /// How long Double Letter and Triple Letter cells count (K32).
    pub enum LetterCells {
        /// Letter cells count every time their letter is scored.
        EveryTime: "every-time", "Every time";
        /// Letter cells count only in the play that covers them.
        WhenCovered: "when-covered", "When covered";
    }
}

/// Everything that can be chosen, as a form holds it: not necessarily valid.
#[derive(Debug, Clone, PartialEq)]
pub struct Choices {
    /// The board to play on, printed or blank (K6). Letter values (K19) and Tiny Backpacks (K30)
    /// are part of it.
    pub board: Board,
    pub first: FirstSeat,
    /// The directions in which runs may be read.
    pub reading: ReadingRule,
    /// Who or what judges words.
    pub judge: Judge,
    /// Number of letters on edge cells that begins the endgame (K24).
    pub endgame_at: usize,
    pub walls: WallRule,
    /// Time allowed for a turn.
    pub clock: TimeLimit,
    /// Whether players can ask for hints.
    pub hints: bool,
    /// The Letterfraud limit on asking, if there is one.
    pub letterfraud: Option<Letterfraud>,
    /// Whether Dictionary Devils is on (K29).
    pub devils: bool,
    /// The special cells that seats may place.
    pub specials: SpecialUpgrade,
    /// How long Double Letter and Triple Letter cells count (K32).
    pub letter_cells: LetterCells,
}

impl Choices {
    /// Returns the plain game on a board: everything else at its default. Printed special cells
    /// switch their upgrade on.
    pub fn on_board(board: Board) -> Choices {
        Choices {
            endgame_at: board.size().default_endgame_at(),
            specials: SpecialUpgrade::required_by(&board),
            board,
            first: FirstSeat::default(),
            reading: ReadingRule::default(),
            judge: Judge::default(),
            walls: WallRule::default(),
            clock: TimeLimit::default(),
            hints: false,
            letterfraud: None,
            devils: false,
            letter_cells: LetterCells::default(),
        }
    }

    /// Changes the board. If its size differs, the endgame begins at the default of the new size.
    pub fn set_board(&mut self, board: Board) {
        if board.size() != self.board.size() {
            self.endgame_at = board.size().default_endgame_at();
        }
        self.board = board;
    }

    /// Returns a blank board with the chosen letter values and Tiny Backpacks.
    pub fn blank_board(&self, size: Size) -> Board {
        let mut blank = Board::blank(size);
        blank.values = self.board.values;
        blank.backpacks = self.board.backpacks;
        blank
    }

    /// Returns the fewest and most letters on edge cells that can be chosen to begin the endgame
    /// (K24). Areas take up edge cells.
    pub fn endgame_range(&self) -> RangeInclusive<usize> {
        let areas = match self.board.areas().len() {
            0 => Area::MAX_COUNT,
            areas => areas,
        };
        4..=self.board.size().rim_cells().len().saturating_sub(areas)
    }

    /// Returns how many players can take part (K9): as many as there are areas or, on a board
    /// without areas, any number that includes the first seat.
    pub fn seats(&self) -> RangeInclusive<u8> {
        let first = match self.first {
            FirstSeat::Random => 0,
            FirstSeat::Seat(seat) => seat.index() as u8,
        };
        match self.board.areas().len() as u8 {
            0 => (first + 1).max(2)..=Area::MAX_COUNT as u8,
            areas => areas..=areas,
        }
    }

    /// Number of letters a seat may have: in hand (K23), or ever, with Tiny Backpacks (K30).
    pub fn hand_limit(&self) -> usize {
        if self.board.backpacks {
            self.board.size().hand_slots()
        } else {
            Board::MAX_HAND
        }
    }
}

impl Default for Choices {
    fn default() -> Self {
        Choices::on_board(Board::blank(Size::default()))
    }
}

/// Choices checked to be playable.
///
/// ```
/// use paper_grid_rules::{Board, Choices, OptionClash, Options, OptionsError, Size};
///
/// let mut choices = Choices::on_board(Board::blank(Size::Small));
/// assert!(Options::new(choices.clone()).is_ok());
/// choices.endgame_at = 18;
/// assert_eq!(Options::new(choices), Err(OptionsError::Clash(OptionClash::EndgameAt(18))));
/// ```
pub type Options = CheckedOptions<Choices>;

/// Why no game can be played with some choices.
pub type OptionsError = CheckError<OptionClash>;
