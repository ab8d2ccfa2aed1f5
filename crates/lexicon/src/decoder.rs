//! Opens packed files, all at once or as they arrive, and packs lists.

use super::coder::{self, MixedDecoder};
use super::file::{Header, OpenError, Packing};
use super::{Lexicon, front_coding};
use crate::checksum::Crc;

impl Lexicon {
    /// Opens a complete packed file.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub fn open(file: &[u8]) -> Result<Lexicon, OpenError> {
        // All bytes have arrived, so a damaged body needn't be decoded.
        let header = Header::read(file)?;
        let body = file.get(Header::LEN..).unwrap_or_default();
        if body.len() < header.body as usize {
            return Err(OpenError::CutOff);
        }
        let mut crc = Crc::new();
        crc.update(body);
        if crc.value() != header.body_crc {
            return Err(OpenError::Damaged);
        }
        let mut opening = LexiconDecoder::new();
        opening.push(file)?;
        opening.finish()
    }

    /// Packs the list into a file that [`Lexicon::open`] reads.
    #[must_use]
    pub fn pack(&self, packing: Packing) -> Vec<u8> {
        let body = match packing {
            Packing::Front => front_coding::pack(self),
            Packing::Mixed => coder::pack(self),
        };
        let header = Header::for_body(packing, self.graph.word_count(), self.id(), &body);
        let mut file = header.write();
        file.extend(body);
        file
    }
}

/// A packed file that is still arriving: bytes are pushed in pieces of any size, and decoded
/// meanwhile.
///
/// ```
/// # use lexicon::{Lexicon, Level, LexiconDecoder, Packing};
/// let list = Lexicon::from_words([("tea", Level::Common), ("ten", Level::Rare)]).unwrap();
/// let file = list.pack(Packing::Mixed);
/// let mut opening = LexiconDecoder::new();
/// for piece in file.chunks(7) {
///     opening.push(piece)?;
/// }
/// assert_eq!(opening.finish()?, list);
/// # Ok::<(), lexicon::OpenError>(())
/// ```
///
/// [`LexiconDecoder::with_simd`] opens the same file a sixth faster in wasm, in browsers that have
/// its vector instructions.
#[derive(Default)]
pub struct LexiconDecoder<const SIMD: bool = false> {
    /// Bytes that aren't decoded as they arrive: the header, and a front-coded body.
    bytes: Vec<u8>,
    body: Option<BodyDecoder<SIMD>>,
}

/// A body after a valid header.
struct BodyDecoder<const SIMD: bool> {
    header: Header,
    arrived: usize,
    crc: Crc,
    mixed: Option<Box<MixedDecoder<SIMD>>>,
}

impl LexiconDecoder {
    /// Starts opening a file, with a decoder that every browser can run.
    #[must_use]
    pub fn new() -> LexiconDecoder {
        LexiconDecoder::default()
    }
}

impl LexiconDecoder<true> {
    /// Starts opening a file with wasm's vector instructions. A program that contains them doesn't
    /// run in browsers that lack them.
    #[must_use]
    pub fn with_simd() -> LexiconDecoder<true> {
        LexiconDecoder::default()
    }
}

impl<const SIMD: bool> LexiconDecoder<SIMD> {
    /// Takes the next bytes.
    ///
    /// # Errors
    /// The bytes so far can't be part of a packed file. Don't push any more then.
    pub fn push(&mut self, bytes: &[u8]) -> Result<(), OpenError> {
        if let Some(body) = &mut self.body {
            return body.push(bytes, &mut self.bytes);
        }
        self.bytes.extend_from_slice(bytes);
        let header = match Header::read(&self.bytes) {
            Err(OpenError::CutOff) => return Ok(()),
            header => header?,
        };
        let behind = self.bytes.split_off(Header::LEN.min(self.bytes.len()));
        self.bytes.clear();
        let mixed = match header.packing {
            Packing::Front => None,
            Packing::Mixed => Some(Box::new(MixedDecoder::new(header.words))),
        };
        let body = self.body.insert(BodyDecoder {
            header,
            arrived: 0,
            crc: Crc::new(),
            mixed,
        });
        body.push(&behind, &mut self.bytes)
    }

    /// Returns how many bytes have arrived and how many there are in total, once
    /// the header has been read.
    #[must_use]
    pub fn progress(&self) -> Option<(usize, usize)> {
        let body = self.body.as_ref()?;
        let whole = Header::LEN + body.header.body as usize;
        Some((Header::LEN + body.arrived, whole))
    }

    /// Checks the file after all bytes have been pushed, and returns the list.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub fn finish(self) -> Result<Lexicon, OpenError> {
        let body = self.body.ok_or(OpenError::CutOff)?;
        let header = body.header;
        if body.arrived < header.body as usize {
            return Err(OpenError::CutOff);
        }
        if body.crc.value() != header.body_crc {
            return Err(OpenError::Damaged);
        }
        let graph = match body.mixed {
            None => front_coding::unpack(&self.bytes, header.words)?,
            Some(unpacking) => unpacking.finish()?,
        };
        let lexicon = Lexicon::from_graph(graph);
        if lexicon.graph.word_count() == header.words && lexicon.id() == header.id {
            Ok(lexicon)
        } else {
            Err(OpenError::Damaged)
        }
    }
}

impl<const SIMD: bool> BodyDecoder<SIMD> {
    fn push(&mut self, bytes: &[u8], kept: &mut Vec<u8>) -> Result<(), OpenError> {
        self.arrived += bytes.len();
        if self.arrived > self.header.body as usize {
            return Err(OpenError::Damaged);
        }
        self.crc.update(bytes);
        match &mut self.mixed {
            Some(unpacking) => unpacking.push(bytes),
            None => {
                kept.extend_from_slice(bytes);
                Ok(())
            }
        }
    }
}
