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
mod board;
mod cell;
mod cells;
mod direction;
mod size;
mod special;
mod values;
mod walls;

pub use area::Area;
pub use ascii::NotABoard;
pub use board::Board;
pub use cell::{Cell, CellId, Contents};
pub use cells::Cells;
pub use direction::{Axis, Direction};
pub use size::Size;
pub use special::Special;
pub use values::{Values, fixed_value, is_vowel};
pub use walls::{EdgeId, Walls};
