//! What can be chosen before a game begins.

use std::ops::RangeInclusive;

use super::{Area, Board, Clash, Size, Special};
use game::rule::{Checked, Wrong};
use game::{Allowance, Judge, SeatId};

/// Who takes the first turn (K9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum FirstSeat {
    /// Chance says.
    #[default]
    Random,
    /// This one.
    Seat(SeatId),
}

/// How runs may be read (K15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Reading {
    /// Left to right and top to bottom.
    #[default]
    Forward,
    /// As that, or turned round.
    EitherWay,
}

impl Reading {
    /// Both, the default first.
    pub const ALL: [Reading; 2] = [Reading::Forward, Reading::EitherWay];
}

/// Where walls may be placed (K22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum WallRule {
    /// On any edge.
    #[default]
    AnyEdge,
    /// Nowhere where a cell would be sealed off.
    NoSealing,
}

impl WallRule {
    /// Both, the default first.
    pub const ALL: [WallRule; 2] = [WallRule::AnyEdge, WallRule::NoSealing];
}

/// Limits on what may be asked for (K28).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Letterfraud {
    /// The letters called differ from each other.
    AllDifferent,
    /// None that the asker has.
    NoneHeld,
    /// At most one that the asker has.
    AtMostOneHeld,
    /// They lie next to each other in a straight line on the board.
    InLine,
}

impl Letterfraud {
    /// All four.
    pub const ALL: [Letterfraud; 4] = [
        Letterfraud::AllDifferent,
        Letterfraud::NoneHeld,
        Letterfraud::AtMostOneHeld,
        Letterfraud::InLine,
    ];
}

/// Which special cells seats may place (K31, K34).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Specials {
    /// None.
    #[default]
    Off,
    /// The four that multiply.
    Supercells,
    /// Those and the seven that act.
    Celldance,
}

impl Specials {
    /// All three, each with what the one before has.
    pub const ALL: [Specials; 3] = [Specials::Off, Specials::Supercells, Specials::Celldance];

    /// The upgrade that a type comes with.
    pub const fn with(special: Special) -> Specials {
        if special.is_celldance() {
            Specials::Celldance
        } else {
            Specials::Supercells
        }
    }

    /// The upgrade that the special cells on a board come with.
    pub fn printed(board: &Board) -> Specials {
        let printed = board.ids().filter_map(|cell| board.special(cell));
        printed.map(Specials::with).max().unwrap_or_default()
    }
}

/// How long Double and Triple Letter last (K32).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LetterCells {
    /// They count every time their letter is scored.
    #[default]
    EveryTime,
    /// They count in the play that covers them.
    WhenCovered,
}

impl LetterCells {
    /// Both, the default first.
    pub const ALL: [LetterCells; 2] = [LetterCells::EveryTime, LetterCells::WhenCovered];
}

/// Everything that can be chosen, as a form holds it: any of it may be wrong still.
#[derive(Debug, Clone, PartialEq)]
pub struct Choices {
    /// What it is played on, printed or blank (K6). What letters are worth (K19) and
    /// whether hands are Tiny Backpacks (K30) is printed on it.
    pub board: Board,
    /// Who takes the first turn.
    pub first: FirstSeat,
    /// How runs may be read.
    pub reading: Reading,
    /// What decides about words.
    pub judge: Judge,
    /// How many letters on edge cells begin the endgame (K24).
    pub endgame_at: usize,
    /// Where walls may be placed.
    pub walls: WallRule,
    /// What time a turn has.
    pub clock: Allowance,
    /// Whether hints can be asked for.
    pub hints: bool,
    /// Letterfraud.
    pub letterfraud: Option<Letterfraud>,
    /// Dictionary Devils (K29).
    pub devils: bool,
    /// Supercells and Celldance.
    pub specials: Specials,
    /// How long letter cells last.
    pub letter_cells: LetterCells,
}

impl Choices {
    /// The plain game on a board: everything else as the rules have it by default. Special
    /// cells that are printed bring their upgrade along.
    pub fn on(board: Board) -> Choices {
        Choices {
            endgame_at: board.size().endgame_at(),
            specials: Specials::printed(&board),
            board,
            first: FirstSeat::default(),
            reading: Reading::default(),
            judge: Judge::default(),
            walls: WallRule::default(),
            clock: Allowance::default(),
            hints: false,
            letterfraud: None,
            devils: false,
            letter_cells: LetterCells::default(),
        }
    }

    /// Plays on another board: on one of another size the endgame begins as it does there.
    pub fn lay(&mut self, board: Board) {
        if board.size() != self.board.size() {
            self.endgame_at = board.size().endgame_at();
        }
        self.board = board;
    }

    /// A blank board with what is chosen for blank ones.
    pub fn blank(&self, size: Size) -> Board {
        let mut blank = Board::blank(size);
        blank.values = self.board.values;
        blank.backpacks = self.board.backpacks;
        blank
    }

    /// The fewest and most letters on edge cells that can be chosen to begin the endgame
    /// (K24): areas take their places at the edge.
    pub fn endgame_range(&self) -> RangeInclusive<usize> {
        let areas = match self.board.areas().len() {
            0 => Area::MOST,
            areas => areas,
        };
        4..=self.board.size().rim().len().saturating_sub(areas)
    }

    /// How many may sit down (K9): as many as there are areas, or any where none is
    /// printed, as long as the first seat is among them.
    pub fn seats(&self) -> RangeInclusive<u8> {
        let first = match self.first {
            FirstSeat::Random => 0,
            FirstSeat::Seat(seat) => seat.index() as u8,
        };
        match self.board.areas().len() as u8 {
            0 => (first + 1).max(2)..=Area::MOST as u8,
            areas => areas..=areas,
        }
    }

    /// How many letters a seat may have: in hand (K23), or ever, with Tiny Backpacks (K30).
    pub fn hand_limit(&self) -> usize {
        if self.board.backpacks {
            self.board.size().slots()
        } else {
            Board::LONGEST_HAND
        }
    }
}

impl Default for Choices {
    fn default() -> Self {
        Choices::on(Board::blank(Size::default()))
    }
}

/// Choices that a game can be played with.
///
/// ```
/// use lettercase::games::paper_grid::{Board, Choices, Clash, Options, OptionsError, Size};
///
/// let mut choices = Choices::on(Board::blank(Size::Small));
/// assert!(Options::new(choices.clone()).is_ok());
/// choices.endgame_at = 18;
/// assert_eq!(Options::new(choices), Err(OptionsError::Clash(Clash::EndgameAt(18))));
/// ```
pub type Options = Checked<Choices>;

/// Why nothing can be played with some choices.
pub type OptionsError = Wrong<Clash>;
