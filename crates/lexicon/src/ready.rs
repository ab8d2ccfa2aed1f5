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
pub struct NotReady;

impl Lexicon {
    /// Returns the list as bytes for [`Lexicon::from_ready`].
    ///
    /// ```
    /// # use lexicon::{Lexicon, Level};
    /// let list = Lexicon::from_words([("tea", Level::Common), ("ten", Level::Rare)])?;
    /// assert_eq!(Lexicon::from_ready(&list.to_ready())?, list);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn to_ready(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(self.memory() + 64);
        self.graph.write(&mut Writer(&mut out));
        out
    }

    /// Reads the list that [`Lexicon::to_ready`] wrote.
    ///
    /// # Errors
    /// There are too few or too many bytes.
    pub fn from_ready(bytes: &[u8]) -> Result<Lexicon, NotReady> {
        let mut reader = Reader(bytes);
        let graph = Graph::read(&mut reader).ok_or(NotReady)?;
        if reader.0.is_empty() {
            Ok(Lexicon::of(graph))
        } else {
            Err(NotReady)
        }
    }
}

/// Writes little-endian numbers.
pub(super) struct Writer<'o>(pub(super) &'o mut Vec<u8>);

impl Writer<'_> {
    pub(super) fn number(&mut self, number: u32) {
        self.0.extend_from_slice(&number.to_le_bytes());
    }

    /// Writes the number of numbers, then all of them.
    pub(super) fn numbers(&mut self, count: usize, numbers: impl Iterator<Item = u32>) {
        self.number(count as u32);
        numbers.for_each(|number| self.number(number));
    }

    /// Writes the number of bytes, then all of them.
    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u32);
        self.0.extend_from_slice(bytes);
    }
}

/// Reads what [`Writer`] wrote.
pub(super) struct Reader<'i>(pub(super) &'i [u8]);

impl<'i> Reader<'i> {
    pub(super) fn number(&mut self) -> Option<u32> {
        let (bytes, rest) = self.0.split_first_chunk::<4>()?;
        self.0 = rest;
        Some(u32::from_le_bytes(*bytes))
    }

    /// Reads a counted sequence of numbers.
    pub(super) fn numbers(&mut self) -> Option<impl ExactSizeIterator<Item = u32> + 'i> {
        let count = self.number()? as usize;
        let (row, rest) = self.0.split_at_checked(count.checked_mul(4)?)?;
        self.0 = rest;
        let number = |bytes: &[u8]| bytes.try_into().map_or(0, u32::from_le_bytes);
        Some(row.chunks_exact(4).map(number))
    }

    /// Reads a counted sequence of bytes.
    pub(super) fn bytes(&mut self) -> Option<&'i [u8]> {
        let count = self.number()? as usize;
        let (row, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(row)
    }
}
