//! Reads JSON: the only reader for everything that is saved, imported or sent in messages.
//!
//! `serde_json` writes; reading is done here. Our data has no fractions, and the only thing ever
//! reported about a text is whether it could be read. A reader that supports fractions and reports
//! the line and column of each fault adds 20 to 40 kB, compressed, to each program: tables that
//! don't compress, and more code for every type that is read.
//!
//! It accepts valid JSON, but only an object for a struct and only a list for a tuple.
//!
//! ```
//! #[derive(serde::Deserialize)]
//! struct Score {
//!     name: String,
//!     points: u32,
//! }
//!
//! let score: Score = base::json::read(r#"{ "name": "Ada", "points": 7 }"#)?;
//! assert_eq!((score.name.as_str(), score.points), ("Ada", 7));
//! assert!(base::json::read::<Score>(r#"{ "name": "Ada" }"#).is_err());
//! # Ok::<(), base::json::JsonError>(())
//! ```

mod access;
mod cursor;
mod raw;
mod reader;
mod value;

pub use cursor::JsonError;
pub use raw::Raw;
pub use reader::read;
pub use value::{Map, Value};
