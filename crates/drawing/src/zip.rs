//! ZIP archives. The same files give the same bytes everywhere, so an archive holds no dates.

use miniz_oxide::deflate::compress_to_vec;

use lexicon::checksum::crc32;

/// Compression level, the same as for PDF streams.
const LEVEL: u8 = 6;
/// 1 January 1980, the first date of the ZIP format.
const NO_DATE: u32 = 0x0021_0000;

/// Writer of a ZIP archive with deflated files.
///
/// ```
/// use drawing::Zip;
///
/// let mut zip = Zip::default();
/// zip.add("one.svg", b"<svg/>");
/// assert!(zip.finish().starts_with(b"PK"));
/// ```
#[derive(Debug, Default)]
pub struct Zip {
    out: Vec<u8>,
    list: Vec<u8>,
    files: u16,
}

impl Zip {
    /// Adds a file. Its name may be ASCII or UTF-8.
    pub fn add(&mut self, name: &str, file: &[u8]) {
        let packed = compress_to_vec(file, LEVEL);
        let mut facts = Vec::new();
        // Version needed: 2.0; flag: file name in UTF-8; method: deflate.
        for short in [20_u16, 1 << 11, 8] {
            facts.extend(short.to_le_bytes());
        }
        facts.extend(NO_DATE.to_le_bytes());
        for long in [crc32(file), packed.len() as u32, file.len() as u32] {
            facts.extend(long.to_le_bytes());
        }
        facts.extend((name.len() as u16).to_le_bytes());
        facts.extend([0; 2]);
        let at = self.out.len() as u32;
        self.out.extend(b"PK\x03\x04");
        self.out.extend(&facts);
        self.out.extend(name.as_bytes());
        self.out.extend(packed);
        // The same fields again, for the central directory at the end.
        self.list.extend(b"PK\x01\x02\x14\x00");
        self.list.extend(facts);
        self.list.extend([0; 10]);
        self.list.extend(at.to_le_bytes());
        self.list.extend(name.as_bytes());
        self.files = self.files.saturating_add(1);
    }

    /// Writes the central directory and returns the archive.
    pub fn finish(self) -> Vec<u8> {
        let Zip {
            mut out,
            list,
            files,
        } = self;
        let (at, long) = (out.len() as u32, list.len() as u32);
        out.extend(list);
        out.extend(b"PK\x05\x06\0\0\0\0");
        out.extend(files.to_le_bytes());
        out.extend(files.to_le_bytes());
        out.extend(long.to_le_bytes());
        out.extend(at.to_le_bytes());
        out.extend([0; 2]);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use miniz_oxide::inflate::decompress_to_vec;

    fn number(bytes: &[u8], at: usize, width: usize) -> usize {
        let bytes = &bytes[at..at + width];
        bytes
            .iter()
            .rev()
            .fold(0, |sum, byte| sum << 8 | usize::from(*byte))
    }

    #[test]
    fn zipped_files_round_trip() {
        let files = [("one.svg", "<svg/>".repeat(50)), ("two.svg", "é".into())];
        let mut zip = Zip::default();
        for (name, file) in &files {
            zip.add(name, file.as_bytes());
        }
        let zip = zip.finish();
        let end = zip.len() - 22;
        assert_eq!(&zip[end..end + 4], b"PK\x05\x06");
        assert_eq!(number(&zip, end + 10, 2), files.len());
        let mut at = number(&zip, end + 16, 4);
        for (name, file) in &files {
            assert_eq!(&zip[at..at + 4], b"PK\x01\x02");
            let (sum, packed) = (number(&zip, at + 16, 4), number(&zip, at + 20, 4));
            let (long, named) = (number(&zip, at + 24, 4), number(&zip, at + 28, 2));
            let start = number(&zip, at + 42, 4);
            assert_eq!(&zip[at + 46..at + 46 + named], name.as_bytes());
            assert_eq!(&zip[start..start + 4], b"PK\x03\x04");
            assert_eq!(&zip[start + 4..start + 30], &zip[at + 6..at + 32]);
            let from = start + 30 + named;
            let out = decompress_to_vec(&zip[from..from + packed]).unwrap();
            assert_eq!(out, file.as_bytes());
            assert_eq!(long, file.len());
            assert_eq!(sum, crc32(file.as_bytes()) as usize);
            at += 46 + named;
        }
        assert_eq!(at, end);
    }
}
