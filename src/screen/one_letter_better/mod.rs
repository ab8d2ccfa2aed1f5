//! One Letter Better's table: what a tap, a drop or a letter means there, and what is shown.

mod draft;
mod editor;
mod shown;

pub use draft::{Draft, Onto, Placed, Prospect};
pub use editor::DeckEditor;
pub use shown::{Look, Shown, ShownCard, ShownSeat, ShownWord, comes_along, line, shown};
