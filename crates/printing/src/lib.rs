//! Printed matter of any game: cards, tiles, pads, rules, booklets, posters, and the cover and index
//! of a pack. Each game supplies the texts and what is on its cards.
//!
//! - `words`: the texts of printed rules; `options`: the choices in a form
//! - `rules`: the rules on a page; `booklet`: the same, folded; `pad`: score pads
//! - `cut`: things that are cut apart, and their backs; `card`, `deck`, `tiles`: cards and letters
//! - `poster`: a page on several sheets; `pack`: cover and index for a class's boards
//! - [`frame`], [`icons`], [`look`]: a grid of cells, outlines, sizes and inks

mod booklet;
mod card;
mod cut;
mod deck;
pub mod frame;
pub mod icons;
pub mod look;
mod options;
mod pack;
mod pad;
mod poster;
mod rules;
mod tiles;
mod words;

pub use booklet::{booklet, half, imposed};
pub use card::{BACK, CardFace, LETTER, Line, Pattern, Spread};
pub use cut::{BLEED, CutGrid, Edge, behind};
pub use deck::{CardSize, Deck, DeckOptions};
pub use drawing::Ink;
pub use options::{Counter, MARGINS, PerPage, Scores, SheetOptions, Style, TooSmall};
pub use pack::{Cover, Entry, PackWords, cover, index, per_index};
pub use pad::{PAD_SEATS, Pad, pad_places, pads};
pub use poster::{GLUE, MOST_SHEETS, poster};
pub use rules::rules;
pub use tiles::{TileShape, tile_grid, tiles};
pub use words::{Example, Piece, RulesWords, Sign, Symbol};
