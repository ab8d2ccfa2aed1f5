//! The layout of a packed file: a header that is checked before anything after it is read, and a
//! body in one of two packings.
//!
//! | bytes | |
//! |---|---|
//! | 0..4 | magic `LXCN` |
//! | 4 | version of this layout and of the coder: 3 |
//! | 5 | packing of the body: 0 front coding, 1 mixing coder |
//! | 6..8 | 0 |
//! | 8..12 | number of words in the list |
//! | 12..16 | number of bytes in the body |
//! | 16..24 | [`ListId`] of the list, checked after decoding |
//! | 24..28 | CRC-32 of the body |
//! | 28..32 | CRC-32 of the 28 bytes before |
//!
//! Numbers are little-endian.

use super::ListId;
use crate::checksum::Crc;

/// How the body of a file is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    /// Front coding: letters dropped, letters added. These are plain bytes that gzip halves, so a
    /// browser can decompress them with its own functions.
    Front,
    /// Predicted subtrees and mixed contexts. This is the smallest packing.
    Mixed,
}

impl Packing {
    const fn to_byte(self) -> u8 {
        match self {
            Packing::Front => 0,
            Packing::Mixed => 1,
        }
    }

    const fn from_byte(byte: u8) -> Option<Packing> {
        match byte {
            0 => Some(Packing::Front),
            1 => Some(Packing::Mixed),
            _ => None,
        }
    }
}

/// Why a packed file can't be opened.
///
/// Nothing else can go wrong: whatever the bytes are, opening them ends with the right list or
/// with one of these errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The file doesn't begin like a packed word list; perhaps it's a server's
    /// error page. Fetch it again.
    #[error("not a packed word list")]
    WrongMagic,
    /// The list is for another version of the program. The page should be reloaded.
    #[error("the word list has version {found}; expected version {expected}")]
    WrongVersion {
        /// The version in the file.
        found: u8,
        /// The only version that this program reads.
        expected: u8,
    },
    /// The file ends too early because the download was cut off. Fetch it again.
    #[error("the word list is cut off")]
    CutOff,
    /// A checksum doesn't match: the bytes aren't those that were written. Fetch the file again.
    #[error("the word list is damaged")]
    Damaged,
}

/// The first bytes of every file.
pub(super) const MAGIC: [u8; 4] = *b"LXCN";
/// The only version that this program reads and writes.
pub(super) const VERSION: u8 = 3;

/// The largest number of words that a header may claim. No list that fits the graph has that many.
const MAX_WORDS: u32 = 1 << 21;
/// The largest body that a header may claim, in bytes. No packed list is that large.
const MAX_BODY_BYTES: u32 = 1 << 25;

/// The content of a packed file's header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Header {
    pub(super) packing: Packing,
    pub(super) words: u32,
    pub(super) body: u32,
    pub(super) id: ListId,
    pub(super) body_crc: u32,
}

impl Header {
    pub(super) const LEN: usize = 32;

    pub(super) fn for_body(packing: Packing, words: u32, id: ListId, body: &[u8]) -> Header {
        let mut crc = Crc::new();
        crc.update(body);
        Header {
            packing,
            words,
            body: body.len() as u32,
            id,
            body_crc: crc.value(),
        }
    }

    pub(super) fn write(self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(Header::LEN);
        bytes.extend(MAGIC);
        bytes.extend([VERSION, self.packing.to_byte(), 0, 0]);
        bytes.extend(self.words.to_le_bytes());
        bytes.extend(self.body.to_le_bytes());
        bytes.extend(self.id.0.to_le_bytes());
        bytes.extend(self.body_crc.to_le_bytes());
        let mut crc = Crc::new();
        crc.update(&bytes);
        bytes.extend(crc.value().to_le_bytes());
        bytes
    }

    /// Reads the header, and reports an invalid one as early as possible.
    pub(super) fn read(bytes: &[u8]) -> Result<Header, OpenError> {
        if bytes.iter().zip(MAGIC).any(|(&b, m)| b != m) {
            return Err(OpenError::WrongMagic);
        }
        if let Some(&found) = bytes.get(MAGIC.len())
            && found != VERSION
        {
            let expected = VERSION;
            return Err(OpenError::WrongVersion { found, expected });
        }
        let (checked, rest) = (bytes.split_first_chunk::<28>()).ok_or(OpenError::CutOff)?;
        let (&[c0, c1, c2, c3], _) = rest.split_first_chunk().ok_or(OpenError::CutOff)?;
        let mut crc = Crc::new();
        crc.update(checked);
        if crc.value() != u32::from_le_bytes([c0, c1, c2, c3]) {
            return Err(OpenError::Damaged);
        }
        let &[_, _, _, _, _, packing, _, _, numbers @ ..] = checked;
        let [w0, w1, w2, w3, b0, b1, b2, b3, id @ .., k0, k1, k2, k3] = numbers;
        let header = Header {
            packing: Packing::from_byte(packing).ok_or(OpenError::Damaged)?,
            words: u32::from_le_bytes([w0, w1, w2, w3]),
            body: u32::from_le_bytes([b0, b1, b2, b3]),
            id: ListId(u64::from_le_bytes(id)),
            body_crc: u32::from_le_bytes([k0, k1, k2, k3]),
        };
        if header.words > MAX_WORDS || header.body > MAX_BODY_BYTES {
            return Err(OpenError::Damaged);
        }
        Ok(header)
    }
}
