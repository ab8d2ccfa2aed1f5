//! Reading JSON: the one reader of everything that is kept, imported or reported.
//!
//! `serde_json` writes; reading is done here. Nothing of ours holds a fraction, and all that is
//! ever told of a text is whether it could be read. A reader that knows fractions and tells the
//! line and the column of each fault is 20 to 40 kB more, packed, of each program: tables that do
//! not pack, and a longer piece of code for every type that is read.
//!
//! It takes what JSON is, and an object alone for a struct, a list alone for a tuple.
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
//! # Ok::<(), base::json::Unreadable>(())
//! ```

mod parts;
mod raw;
mod reader;
mod text;
mod value;

pub use raw::Raw;
pub use reader::read;
pub use text::Unreadable;
pub use value::{Map, Value};
