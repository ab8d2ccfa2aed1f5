//! An English word list with levels in 210 kB, and the questions that word games ask of it.
//!
//! [`ENGLISH`] holds 248,583 words of 2 to 15 letters. [`Lexicon::open`] unpacks it once into a
//! graph of 1.75 MB, and every query is a walk through that graph. A [`Lexicon`] can only be made
//! from a packed file or from words, so no code can query a list that hasn't loaded.
//!
//! ```
//! use lexicon::{ENGLISH, Level, Lexicon, Pattern, Supply, Word};
//!
//! let lexicon = Lexicon::open(ENGLISH)?;
//! let listen = Word::new("listen")?;
//! assert!(lexicon.contains(listen));
//!
//! // Queries are iterators. These are the anagrams that a well-read adult knows.
//! let known = (lexicon.anagrams(listen.into()))
//!     .filter(|found| lexicon.level(found.id) <= Level::EVERYDAY)
//!     .map(|found| found.word.to_string());
//! assert_eq!(known.collect::<Vec<_>>(), ["enlist", "inlets", "listen", "silent", "tinsel"]);
//!
//! // Words of at least four letters from G, A, P and a blank.
//! let rack = Supply::from_letters(Word::new("gap")?.into()).with_blanks(1);
//! assert_eq!(lexicon.spelled_from(rack.with_min_len(4)).count(), 11);
//!
//! let pattern: Pattern = "c?t".parse()?;
//! let found = lexicon.matching(&pattern).map(|found| found.word.to_string());
//! assert_eq!(found.collect::<Vec<_>>(), ["cat", "cot", "cut"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The questions
//!
//! | question | method |
//! |---|---|
//! | Is it a word? Up to a level? | [`contains`], [`contains_up_to`] |
//! | What is a word's number, and how well known is it? | [`find`], [`level`] |
//! | Which word has a number? | [`word`], [`id_at`] |
//! | Which words begin with these letters? | [`words_with_prefix`] |
//! | Which words match `c?t*` or `[^aeiou]*ing`? | [`matching`], [`Pattern`] |
//! | Which words have exactly these letters? | [`anagrams`] |
//! | What does a rack spell, with blanks or required letters? | [`spelled_from`], [`Supply`] |
//! | What do all letters of some words make with letters of a pool? | [`made_from`] |
//! | What does one more letter make, and where? | [`extended_by_letter`] |
//! | What do several letters that stay together make? | [`extended_by_card`] |
//! | Which words begin with a word and end with another? | [`compounds_starting_with`] |
//! | The same, with the second word given | [`compounds_ending_with`] |
//! | Are two words together a word? Is a word two words? | [`join_words`], [`compound_splits`] |
//! | How can cards of several letters and wilds be laid? | [`spellings_from_hand`] |
//! | Which letters may follow, in a search of your own? | [`cursor`] |
//! | Which words are there? | [`words`] |
//! | Which words aren't for families? | [`FamilyFilter::for_lexicon`] |
//!
//! [`contains`]: Lexicon::contains
//! [`contains_up_to`]: Lexicon::contains_up_to
//! [`find`]: Lexicon::find
//! [`level`]: Lexicon::level
//! [`word`]: Lexicon::word
//! [`id_at`]: Lexicon::id_at
//! [`words_with_prefix`]: Lexicon::words_with_prefix
//! [`matching`]: Lexicon::matching
//! [`anagrams`]: Lexicon::anagrams
//! [`spelled_from`]: Lexicon::spelled_from
//! [`made_from`]: Lexicon::made_from
//! [`extended_by_letter`]: Lexicon::extended_by_letter
//! [`extended_by_card`]: Lexicon::extended_by_card
//! [`compounds_starting_with`]: Lexicon::compounds_starting_with
//! [`compounds_ending_with`]: Lexicon::compounds_ending_with
//! [`join_words`]: Lexicon::join_words
//! [`compound_splits`]: Lexicon::compound_splits
//! [`spellings_from_hand`]: Lexicon::spellings_from_hand
//! [`cursor`]: Lexicon::cursor
//! [`words`]: Lexicon::words
//!
//! A query may stop at any word. It allocates nothing, since a [`Word`] is sixteen bytes and a walk
//! keeps its path inline; only [`spellings_from_hand`] groups the cards on the heap, once, before
//! the search. [`steps_taken`] counts the work of all queries, the same on every machine, and
//! [`Spellings::until_step`] limits it.
//!
//! # A list of your own
//!
//! ```
//! use lexicon::{HandCard, Lexicon, Level, Packing, Supply, Word};
//!
//! // A page downloads the bytes; `LexiconDecoder` takes them as they arrive.
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
//! let texts = |found: Vec<lexicon::FoundWord>| -> Vec<String> {
//!     found.iter().map(|f| f.word.to_string()).collect()
//! };
//! let rack = Supply::from_letters(word("gap")?.into()).with_blanks(1);
//! assert_eq!(texts(lexicon.spelled_from(rack).collect()), ["ape", "gape", "page"]);
//! assert_eq!(texts(lexicon.anagrams(word("gape")?.into()).collect()), ["gape", "page"]);
//! // Steals: all of GAPE, and at least one letter of a pool.
//! let steals = lexicon.made_from(&[word("gape")?], word("srx")?.into(), 1);
//! assert_eq!(texts(steals.collect()), ["gapes", "grape", "pages"]);
//! assert_eq!(texts(lexicon.matching(&"*ape".parse()?).collect()), ["ape", "gape", "grape"]);
//! assert_eq!(texts(lexicon.compounds_starting_with(word("star")?).collect()), ["starfish"]);
//! // One more letter, here only before the word.
//! let ape = word("ape")?;
//! let mut grown = lexicon.extended_by_letter(ape, 0..=0);
//! assert!(grown.any(|extended| extended.id == gape));
//! // Cards of several letters and wilds, with every way to lay them.
//! let hand = [HandCard::Letters(word("pa")?), HandCard::Letters(word("ge")?), HandCard::Wild];
//! let mut ways = lexicon.spellings_from_hand(&hand, 0);
//! let pages = ways.find(|way| way.found.word.len() == 5).unwrap();
//! assert_eq!(pages.cards().collect::<Vec<_>>(), [0, 1, 2]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where the queries come from
//!
//! Lettercase, a collection of word games, asks all of them. Its game One Letter Better extends and
//! steals with [`extended_by_card`] and with [`spellings_from_hand`], where a word on the table is
//! a card that must be used. Word Heist steals and merges with [`made_from`]. Boards are searched
//! with a [`Cursor`].
//!
//! `README.md` has times, a comparison with other collections, and how the file is packed.

#![allow(
    clippy::disallowed_methods,
    reason = "it stands alone, so it can't use the sort of another crate"
)]
#![warn(missing_docs)]

mod book;
mod builder;
pub mod checksum;
mod coder;
mod cursor;
mod decoder;
mod family;
mod file;
mod front_coding;
mod graph;
mod hash;
mod letter;
mod letter_counts;
pub mod letter_ease;
mod level;
mod list;
mod queries;
mod raw_bytes;
#[cfg(not(target_family = "wasm"))]
pub mod scowl;
mod sorted_builder;
mod steps;
mod word;

pub use book::{LexiconLoadError, WordBook};
pub use cursor::Cursor;
pub use decoder::LexiconDecoder;
pub use family::FamilyFilter;
pub use file::{OpenError, Packing};
pub use letter::{Letter, LetterSet};
pub use letter_counts::LetterCounts;
pub use level::Level;
pub use list::{FoundWord, Lexicon, ListError, ListId, WordId};
pub use queries::{ExtendedWord, HandCard, Pattern, PatternError, Spelling, Spellings, Supply};
pub use raw_bytes::RawBytesError;
pub use steps::steps_taken;
pub use word::{Word, WordError};

/// The packed English word list, for [`Lexicon::open`]: 209,904 bytes. A program that doesn't name
/// it doesn't contain it.
///
/// It's made from SCOWL, whose notice must accompany it: `LICENCE.txt`.
pub const ENGLISH: &[u8] = include_bytes!("../words.lex");

/// The examples in `README.md`, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
