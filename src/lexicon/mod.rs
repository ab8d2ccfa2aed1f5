//! The word list, and the questions that games ask of it.
mod ask;
mod builder;
mod coder;
mod family;
mod file;
mod front;
mod graph;
mod grow;
mod hash;
mod letter;
mod letters;
mod level;
mod list;
mod open;
#[cfg(not(target_family = "wasm"))]
pub mod recipe;
mod word;

pub use ask::{Card, Grown, NotAPattern, Pattern, Spelling, Spellings, Supply};
pub use family::Family;
pub use file::{OpenError, Packing};
pub use graph::Cursor;
pub use letter::{Letter, LetterSet};
pub use letters::Letters;
pub use level::Level;
pub use list::{Found, Lexicon, ListError, ListId, WordId};
pub use open::Opening;
pub use word::{NotAWord, Word};
