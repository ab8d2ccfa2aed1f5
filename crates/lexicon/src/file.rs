//! The packed file: a header that can be trusted before anything behind it
//! is read, and a body in one of two packings.
//!
//! | bytes | |
//! |---|---|
//! | 0..4 | magic `LXCN` |
//! | 4 | version of this layout and of the coder: 3 |
//! | 5 | packing of the body: 0 front coding, 1 mixing coder |
//! | 6..8 | 0 |
//! | 8..12 | words in the list |
//! | 12..16 | bytes in the body |
//! | 16..24 | [`ListId`] of the list, checked after decoding |
//! | 24..28 | CRC-32 of the body |
//! | 28..32 | CRC-32 of the 28 bytes before |
//!
//! Numbers stand with the low byte first.

use super::ListId;
use crate::checksum::Crc;

/// How a body is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    /// Letters dropped, letters added: plain bytes that gzip halves, so that
    /// a browser can inflate them by itself.
    Front,
    /// Guessed subtrees and mixed contexts: the smallest.
    Mixed,
}

impl Packing {
    const fn byte(self) -> u8 {
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

/// Why a packed file does not open.
///
/// Nothing else can go wrong: whatever the bytes are, opening them ends with
/// the right list or with one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The file does not begin like a packed word list; perhaps it is a
    /// server's error page. Fetch it again.
    #[error("this is no packed word list")]
    WrongMagic,
    /// A list for another version of the program, which should be reloaded.
    #[error("the word list has version {found}, this program reads version {expected}")]
    WrongVersion {
        /// The version in the file.
        found: u8,
        /// The only version that this program reads.
        expected: u8,
    },
    /// The file ends too early: the download broke off. Fetch it again.
    #[error("the word list is cut off")]
    CutOff,
    /// A check fails: the bytes are not those that were written. Fetch the
    /// file again.
    #[error("the word list is damaged")]
    Damaged,
}

/// The first bytes of every file.
pub(super) const MAGIC: [u8; 4] = *b"LXCN";
/// The only version there is.
pub(super) const VERSION: u8 = 3;

/// More words than any list that fits the graph: what a header may claim.
const MOST_WORDS: u32 = 1 << 21;
/// More bytes than any packed list: what a header may claim.
const MOST_BYTES: u32 = 1 << 25;

/// What the header says.
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
        crc.add(body);
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
        bytes.extend([VERSION, self.packing.byte(), 0, 0]);
        bytes.extend(self.words.to_le_bytes());
        bytes.extend(self.body.to_le_bytes());
        bytes.extend(self.id.0.to_le_bytes());
        bytes.extend(self.body_crc.to_le_bytes());
        let mut crc = Crc::new();
        crc.add(&bytes);
        bytes.extend(crc.value().to_le_bytes());
        bytes
    }

    /// Reads the header; says as early as it can that it is none.
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
        crc.add(checked);
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
        if header.words > MOST_WORDS || header.body > MOST_BYTES {
            return Err(OpenError::Damaged);
        }
        Ok(header)
    }
}
