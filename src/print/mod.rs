//! Printed matter: boards, cards, tiles, pads and rules, drawn from data that the games supply.
//! [`shop`](crate::shop) composes whole orders.
//!
//! - `words`: the texts on sheets, which each game's own texts fill in
//! - `options`: the choices in a form, and the boards to print
//! - `page`: one page of boards; `rules`: the rules on a page
//! - `series`: which boards are printed, as the page asks the print worker; `picture`: a single
//!   board
//! - `layout`, `panel`: where everything goes
//! - `blocks`, `scores`: what is beside a board
//! - `frame`, `cells`, `icons`, `look`: what is on the board, and its look
//! - `cut`: things that are cut apart, and their backs; `card`, `deck`, `tiles`: cards and letters
//! - `pad`: score pads; `booklet`: folded rules; `poster`: a page on several sheets
//! - `pack`: cover and index for a class's boards

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
