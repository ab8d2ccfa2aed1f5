//! A piece of JSON that is read later.

use std::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer};

/// The name by which the reader recognises a piece that it must keep as raw text.
pub(super) const RAW_MARKER: &str = "lettercase raw JSON";

/// A piece of JSON as raw text: it's well formed, but its content hasn't been read.
///
/// ```
/// use base::json::{Raw, read};
///
/// let pieces: Vec<Raw> = read(r#"[1, {"a": [2, 3]}]"#)?;
/// assert_eq!(pieces[1].0, r#"{"a": [2, 3]}"#);
/// # Ok::<(), base::json::JsonError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Raw<'t>(pub &'t str);

impl<'de: 't, 't> Deserialize<'de> for Raw<'t> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_newtype_struct(RAW_MARKER, RawVisitor)
    }
}

struct RawVisitor;

impl<'de> Visitor<'de> for RawVisitor {
    type Value = Raw<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a piece of JSON")
    }

    fn visit_borrowed_str<E: Error>(self, piece: &'de str) -> Result<Raw<'de>, E> {
        Ok(Raw(piece))
    }
}
