//! What comes out of a printer: boards, cards, tiles, pads and rules, drawn from what games hand
//! in. What is ordered together is composed in [`shop`](crate::shop).
//!
//! - `words`: what sheets say; the game's own words fill it in
//! - `options`: what a form may choose, and what is printed
//! - `page`: one page of boards; `rules`: the rules on a page
//! - `series`: which boards are printed, as the page tells the clerk; `picture`: a board alone
//! - `layout`, `panel`: where everything goes
//! - `blocks`, `scores`: what stands beside a board
//! - `frame`, `cells`, `icons`, `look`: what stands on it, and how all of it looks
//! - `cut`: what is cut apart, and what lies behind it; `card`, `deck`, `tiles`: cards and letters
//! - `pad`: score pads; `booklet`: rules to be folded; `poster`: a page on several sheets
//! - `pack`: what goes round a class's boards

mod blocks;
mod booklet;
mod card;
mod cells;
mod cut;
mod deck;
mod frame;
mod icons;
mod layout;
mod look;
mod options;
mod pack;
mod pad;
mod page;
mod panel;
mod picture;
mod poster;
mod rules;
mod scores;
mod series;
mod shared;
mod tiles;
mod words;

pub use booklet::{booklet, half, imposed};
pub use card::{BACK, CardFace, LETTER, Line, Pattern, Spread};
pub use cells::hand_room;
pub use cut::{BLEED, CutGrid, Edge, behind};
pub use deck::{CardSize, Deck, DeckOptions};
pub use drawing::Ink;
pub use options::{
    Counter, Label, MARGINS, Origin, PerPage, PrintedBoard, Scores, SheetOptions, Style,
};
pub use pack::{Cover, Entry, PackWords, cover, index, per_index};
pub use pad::{PAD_SEATS, Pad, pad_places, pads};
pub use page::{LeftOut, Sheet, TooSmall, sheet};
pub use picture::{Detail, detail, picture};
pub use poster::{GLUE, MOST_SHEETS, poster};
pub use rules::rules;
pub use series::{MOST_BOARDS, NoSheets, Series, printed};
pub use tiles::{TileShape, tile_grid, tiles};
pub use words::{Example, Marks, Piece, RulesWords, Specials, Symbol, Words};
