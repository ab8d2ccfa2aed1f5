//! Printed matter of any game: cards, tiles, pads, rules, booklets, posters, and the cover and
//! index of a pack. Each game supplies the texts and what is on its cards.
//!
//! - `text`: the texts of printed rules; `options`: the choices in a form
//! - `rules`: the rules on a page; `booklet`: the same, folded; `pad`: score pads
//! - `cut`: things that are cut apart, and their backs; `card`, `deck`, `tiles`: cards and letters
//! - `poster`: a page on several sheets; `pack`: cover and index for a class's boards
//! - [`cell_grid`], [`icons`], [`look`]: a grid of cells, outlines, sizes and inks

mod booklet;
mod card;
pub mod cell_grid;
mod cut;
mod deck;
pub mod icons;
pub mod look;
mod options;
mod pack;
mod pad;
mod poster;
mod rules;
mod text;
mod tiles;

pub use booklet::{booklet_pages, half_sheet, impose};
pub use card::{CardFrame, FillPattern, PatternArea, PrintedCardFace};
pub use cut::{BLEED, CutGrid, DuplexEdge};
pub use deck::{CardSize, DeckOptions, PrintedDeck};
pub use drawing::Ink;
pub use options::{Counter, MARGINS, PerPage, ScoreTable, SheetOptions, Style, TooSmall};
pub use pack::{Cover, IndexEntry, PackText, boards_per_index_page, draw_cover, draw_index};
pub use pad::{PAD_SEATS, ScorePad, draw_pads, pad_places};
pub use poster::{MAX_POSTER_SHEETS, enlarge};
pub use rules::draw_rules;
pub use text::{ExplainedSign, RulesExample, RulesPiece, RulesText, Symbol};
pub use tiles::{TileShape, draw_tiles, tile_grid};
