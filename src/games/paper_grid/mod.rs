//! Paper Grid: crosswords on a sheet of paper, with walls. Its board so far.
//!
//! | file | the rules' word |
//! |---|---|
//! | `size` | Small, Medium and Large: columns, rows, the centre, the rim |
//! | `cell`, `cells` | one cell and what lies in it; a set of cells |
//! | `direction` | left, right, up, down; across and down |
//! | `walls` | inner edges, and the walls on some of them |
//! | `special` | the eleven special cells |
//! | `values` | what letters are worth |
//! | `area` | a seat's own cell, by number |
//! | `board` | all of it together: neighbours, lines, reach |
//! | `ascii` | a board as plain text, for tests, saves and terminals |
//! | `generator` | starting boards from settings and a seed |
//! | `link` | a board's short name: its settings and seed in an address |
//! | `code`, `bits` | its long name: the board itself, packed and checked |
//! | `check` | what is wrong with an edited board |
//!
//! ```
//! use lettercase::games::paper_grid::{Board, Contents, Direction, Size};
//!
//! // `*` is the star, `1` and `2` are areas, `w` is a Double Word, `|` and `-` are walls.
//! let board: Board = "
//!     . . 1 . . . . .
//!     . . D O|G * . .
//!       -
//!     . . . . . . w .
//!     . . . . . 2 . .
//! "
//! .parse()?;
//! assert_eq!(board.size(), Size::Small);
//! let o = board.at(3, 1).unwrap();
//! assert!(matches!(board.contents(o), Contents::Letter(letter) if letter.capital() == 'O'));
//! // The wall stands between O and G.
//! assert_eq!(board.beside(o, Direction::Right), None);
//! assert_eq!(board.walls().len(), 2);
//! # Ok::<(), lettercase::games::paper_grid::NotABoard>(())
//! ```

mod area;
mod ascii;
mod bits;
mod board;
mod cell;
mod cells;
mod check;
mod code;
mod direction;
mod generator;
mod link;
mod size;
mod special;
mod values;
mod walls;

pub use area::Area;
pub use ascii::NotABoard;
pub use board::Board;
pub use cell::{Cell, CellId, Contents};
pub use cells::Cells;
pub use check::Finding;
pub use code::CodeError;
pub use direction::{Axis, Direction};
pub use generator::{
    Amount, GENERATOR_VERSION, Refusal, Seed, Settings, Symmetry, Thing, Types, UnknownKey,
    generate,
};
pub use link::{BoardLink, LinkError};
pub use size::Size;
pub use special::Special;
pub use values::{Values, fixed_value, is_vowel};
pub use walls::{EdgeId, Walls};
