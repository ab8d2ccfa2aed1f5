//! Compresses and decompresses save files where no browser does it: in tests and tools.

use miniz_oxide::inflate::decompress_to_vec;

use super::ArchiveError;
use lexicon::checksum::crc32;

/// The first bytes of a compressed file: gzip's signature, its one method, and no optional fields.
const HEADER: [u8; 4] = [0x1f, 0x8b, 8, 0];

/// Returns a file's decompressed content, or `None` if it isn't compressed.
pub(super) fn decompress(file: &[u8]) -> Option<Result<Vec<u8>, ArchiveError>> {
    file.starts_with(&HEADER[..2])
        .then(|| try_decompress(file).ok_or(ArchiveError::Damaged))
}

fn try_decompress(file: &[u8]) -> Option<Vec<u8>> {
    let body = file.strip_prefix(&HEADER)?.get(6..)?;
    let (body, tail) = body.split_at_checked(body.len().checked_sub(8)?)?;
    let text = decompress_to_vec(body).ok()?;
    let (sum, length) = tail.split_at_checked(4)?;
    let sums = sum == crc32(&text).to_le_bytes() && length == (text.len() as u32).to_le_bytes();
    sums.then_some(text)
}

/// Compresses a text as the browser does.
pub fn compress(text: &[u8]) -> Vec<u8> {
    let mut file = HEADER.to_vec();
    file.extend([0; 6]);
    file.extend(miniz_oxide::deflate::compress_to_vec(text, 6));
    file.extend(crc32(text).to_le_bytes());
    file.extend((text.len() as u32).to_le_bytes());
    file
}
