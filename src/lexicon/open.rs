//! From a packed file to a list, all at once or while it arrives; and back.

use super::Lexicon;
use super::file::{Header, OpenError, Packing};
use super::front;
use super::hash::Crc;

impl Lexicon {
    /// Opens a whole packed file.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub fn open(file: &[u8]) -> Result<Lexicon, OpenError> {
        let mut opening = Opening::new();
        opening.push(file)?;
        opening.finish()
    }

    /// Packs the list into a file that [`Lexicon::open`] reads.
    #[must_use]
    pub fn pack(&self, packing: Packing) -> Vec<u8> {
        let body = match packing {
            Packing::Front => front::pack(self),
            Packing::Mixed => front::pack(self),
        };
        let header = Header::for_body(packing, self.graph.words(), self.id(), &body);
        let mut file = header.write();
        file.extend(body);
        file
    }
}

/// A packed file on its way in: bytes are pushed as they arrive, in pieces of
/// any size, and decoded meanwhile.
///
/// ```
/// # use lettercase::lexicon::{Lexicon, Level, Opening, Packing};
/// let list = Lexicon::from_words([("tea", Level::Common), ("ten", Level::Rare)]).unwrap();
/// let file = list.pack(Packing::Mixed);
/// let mut opening = Opening::new();
/// for piece in file.chunks(7) {
///     opening.push(piece)?;
/// }
/// assert_eq!(opening.finish()?, list);
/// # Ok::<(), lettercase::lexicon::OpenError>(())
/// ```
#[derive(Default)]
pub struct Opening {
    /// The header's bytes, until they are all there; then the body's.
    bytes: Vec<u8>,
    header: Option<Header>,
}

impl Opening {
    /// Nothing has arrived.
    #[must_use]
    pub fn new() -> Opening {
        Opening::default()
    }

    /// Takes the next bytes.
    ///
    /// # Errors
    /// As soon as they cannot be a packed file. Push no more then.
    pub fn push(&mut self, bytes: &[u8]) -> Result<(), OpenError> {
        self.bytes.extend_from_slice(bytes);
        if self.header.is_none() {
            match Header::read(&self.bytes) {
                Err(OpenError::CutOff) => return Ok(()),
                header => self.header = Some(header?),
            }
            self.bytes.drain(..Header::LEN);
        }
        Ok(())
    }

    /// All bytes have been pushed: checks them and hands over the list.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub fn finish(self) -> Result<Lexicon, OpenError> {
        let header = self.header.ok_or(OpenError::CutOff)?;
        let body = self.bytes;
        if body.len() < header.body as usize {
            return Err(OpenError::CutOff);
        }
        let mut crc = Crc::new();
        crc.add(&body);
        if body.len() > header.body as usize || crc.value() != header.body_crc {
            return Err(OpenError::Damaged);
        }
        let graph = match header.packing {
            Packing::Front => front::unpack(&body, header.words)?,
            Packing::Mixed => front::unpack(&body, header.words)?,
        };
        let lexicon = Lexicon { graph };
        if lexicon.graph.words() == header.words && lexicon.id() == header.id {
            Ok(lexicon)
        } else {
            Err(OpenError::Damaged)
        }
    }
}
