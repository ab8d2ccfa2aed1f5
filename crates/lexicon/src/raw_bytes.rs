//! A list as plain bytes that need no decoding: the form in which the word-list worker, which
//! unpacked it, sends it to the page.
//!
//! The bytes never leave the browser's memory and aren't a file format: they are never saved, and
//! both ends are of the same build. So only their lengths are checked.

use super::Lexicon;
use super::graph::Graph;

/// Error: the bytes aren't a complete list from the same build.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the bytes are not a complete word list")]
pub struct RawBytesError;

impl Lexicon {
    /// Returns the list as bytes for [`Lexicon::from_raw_bytes`].
    ///
    /// ```
    /// # use lexicon::{Lexicon, Level};
    /// let list = Lexicon::from_words([("tea", Level::Common), ("ten", Level::Rare)])?;
    /// assert_eq!(Lexicon::from_raw_bytes(&list.to_raw_bytes())?, list);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn to_raw_bytes(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(self.memory_bytes() + 64);
        self.graph.write(&mut RawWriter(&mut out));
        out
    }

    /// Reads the list that [`Lexicon::to_raw_bytes`] wrote.
    ///
    /// # Errors
    /// There are too few or too many bytes.
    pub fn from_raw_bytes(bytes: &[u8]) -> Result<Lexicon, RawBytesError> {
        let mut reader = RawReader(bytes);
        let graph = Graph::read(&mut reader).ok_or(RawBytesError)?;
        if reader.0.is_empty() {
            Ok(Lexicon::from_graph(graph))
        } else {
            Err(RawBytesError)
        }
    }
}

/// Writes little-endian numbers.
pub(super) struct RawWriter<'o>(pub(super) &'o mut Vec<u8>);

impl RawWriter<'_> {
    pub(super) fn write_u32(&mut self, number: u32) {
        self.0.extend_from_slice(&number.to_le_bytes());
    }

    /// Writes the number of numbers, then all of them.
    pub(super) fn write_u32s(&mut self, count: usize, numbers: impl Iterator<Item = u32>) {
        self.write_u32(count as u32);
        numbers.for_each(|number| self.write_u32(number));
    }

    /// Writes the number of bytes, then all of them.
    pub(super) fn write_bytes(&mut self, bytes: &[u8]) {
        self.write_u32(bytes.len() as u32);
        self.0.extend_from_slice(bytes);
    }
}

/// Reads what [`RawWriter`] wrote.
pub(super) struct RawReader<'i>(pub(super) &'i [u8]);

impl<'i> RawReader<'i> {
    pub(super) fn read_u32(&mut self) -> Option<u32> {
        let (bytes, rest) = self.0.split_first_chunk::<4>()?;
        self.0 = rest;
        Some(u32::from_le_bytes(*bytes))
    }

    /// Reads a counted sequence of numbers.
    pub(super) fn read_u32s(&mut self) -> Option<impl ExactSizeIterator<Item = u32> + 'i> {
        let count = self.read_u32()? as usize;
        let (row, rest) = self.0.split_at_checked(count.checked_mul(4)?)?;
        self.0 = rest;
        let number = |bytes: &[u8]| bytes.try_into().map_or(0, u32::from_le_bytes);
        Some(row.chunks_exact(4).map(number))
    }

    /// Reads a counted sequence of bytes.
    pub(super) fn read_bytes(&mut self) -> Option<&'i [u8]> {
        let count = self.read_u32()? as usize;
        let (row, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(row)
    }
}
