//! The word list, and the queries that games run on it.
//!
//! The list comes as one packed file. It's opened once and is then a small graph in memory:
//! about 250,000 words in 1.75 MB. A [`Lexicon`] can only be made from a file (or, in
//! tests, from words), so no code can query a list that hasn't loaded.
//! `crates/lexicon/README.md` describes the packing.
//!
//! ```
//! use lexicon::{Card, Lexicon, Level, Packing, Supply, Word};
//!
//! // In the app the bytes are downloaded; `Opening` takes them as they arrive.
//! let words = ["ape", "gape", "gapes", "grape", "page", "pages", "star", "starfish", "fish"];
//! let file = Lexicon::from_words(words.map(|w| (w, Level::Common)))?.pack(Packing::Mixed);
//! let lexicon = Lexicon::open(&file)?;
//!
//! let word = |text| Word::new(text);
//! assert!(lexicon.contains(word("grape")?));
//! let gape = lexicon.find(word("gape")?).unwrap();
//! assert_eq!(lexicon.level(gape), Level::Common);
//! assert_eq!(lexicon.word(gape), Some(word("gape")?));
//!
//! // Queries are iterators: stop at any word.
//! let texts = |found: Vec<lexicon::Found>| -> Vec<String> {
//!     found.iter().map(|f| f.word.to_string()).collect()
//! };
//! let rack = Supply::of(word("gap")?.into()).with_blanks(1);
//! assert_eq!(texts(lexicon.spelled(rack).collect()), ["ape", "gape", "page"]);
//! assert_eq!(texts(lexicon.anagrams(word("gape")?.into()).collect()), ["gape", "page"]);
//! // Steals: all of GAPE, and at least one letter of a pool.
//! let steals = lexicon.made_from(&[word("gape")?], word("srx")?.into(), 1);
//! assert_eq!(texts(steals.collect()), ["gapes", "grape", "pages"]);
//! assert_eq!(texts(lexicon.matching(&"*ape".parse()?).collect()), ["ape", "gape", "grape"]);
//! assert_eq!(texts(lexicon.joined_behind(word("star")?).collect()), ["starfish"]);
//! // One more letter, here only before the word.
//! let ape = word("ape")?;
//! assert!(lexicon.with_letter(ape, 0..=0).any(|grown| grown.word == word("gape").unwrap()));
//! // Cards of several letters and wilds, with every way to lay them.
//! let hand = [Card::Letters(word("pa")?), Card::Letters(word("ge")?), Card::Wild];
//! let pages = lexicon.laid(&hand, 0).find(|way| way.found.word.len() == 5).unwrap();
//! assert_eq!(pages.cards().collect::<Vec<_>>(), [0, 1, 2]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Which games use which query: One Letter Better extends and steals with [`Lexicon::with_card`]
//! and with [`Lexicon::laid`], where a word on the table is a card that must be used; Word Heist
//! steals and merges with [`Lexicon::made_from`]; boards are searched with a [`Cursor`].

#![warn(missing_docs)]

mod ask;
mod book;
mod builder;
pub mod checksum;
mod coder;
mod cursor;
pub mod ease;
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
mod ready;
#[cfg(not(target_family = "wasm"))]
pub mod recipe;
mod steps;
mod word;

pub use ask::{Card, Grown, NotAPattern, Pattern, Spelling, Spellings, Supply};
pub use book::{NoWords, WordBook};
pub use cursor::Cursor;
pub use family::Family;
pub use file::{OpenError, Packing};
pub use letter::{Letter, LetterSet};
pub use letters::Letters;
pub use level::Level;
pub use list::{Found, Lexicon, ListError, ListId, WordId};
pub use open::Opening;
pub use ready::NotReady;
pub use steps::steps;
pub use word::{NotAWord, Word};
