//! The format of a PDF file: numbered objects, compressed, and the table of their offsets.

use std::fmt::Write as _;

use miniz_oxide::deflate::compress_to_vec_zlib;

/// Compression level. A higher one takes longer and saves next to nothing.
const COMPRESSION_LEVEL: u8 = 6;

/// Number of objects in one compressed stream.
const OBJECTS_PER_STREAM: usize = 120;

/// Number of an object; formatted as a reference to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ObjectId(usize);

impl std::fmt::Display for ObjectId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} 0 R", self.0)
    }
}

/// Position of an object.
#[derive(Clone, Copy)]
enum ObjectPosition {
    /// The object isn't written yet.
    Unwritten,
    /// Offset from the start of the file.
    Offset(usize),
    /// Number of the compressed stream that holds the object, and the object's index in it.
    InStream(usize, usize),
}

/// Writer of a file's objects.
pub struct ObjectWriter {
    bytes: Vec<u8>,
    /// Positions by object number, which starts at 1.
    places: Vec<ObjectPosition>,
    /// Objects that wait for compression: number and text.
    waiting: Vec<(usize, String)>,
}

impl ObjectWriter {
    /// Starts a PDF file without objects.
    pub fn new() -> ObjectWriter {
        // The second line marks the file as binary.
        ObjectWriter {
            bytes: b"%PDF-1.7\n%\x80\x80\x80\x80\n".to_vec(),
            places: Vec::new(),
            waiting: Vec::new(),
        }
    }

    /// Reserves a number for an object that is written later.
    pub fn reserve(&mut self) -> ObjectId {
        self.places.push(ObjectPosition::Unwritten);
        ObjectId(self.places.len())
    }

    /// Writes the object of a reserved number.
    pub fn put(&mut self, number: ObjectId, object: String) {
        self.waiting.push((number.0, object));
        if self.waiting.len() == OBJECTS_PER_STREAM {
            self.compress_waiting();
        }
    }

    /// Writes an object and returns its number.
    pub fn add(&mut self, object: String) -> ObjectId {
        let number = self.reserve();
        self.put(number, object);
        number
    }

    /// Writes a compressed stream with these dictionary entries and returns its number.
    pub fn stream(&mut self, entries: &str, bytes: &[u8]) -> ObjectId {
        let entries = format!("{entries} /Filter /FlateDecode");
        self.plain_stream(&entries, &compress_to_vec_zlib(bytes, COMPRESSION_LEVEL))
    }

    /// Writes an uncompressed stream with these dictionary entries and returns its number.
    pub(crate) fn plain_stream(&mut self, entries: &str, bytes: &[u8]) -> ObjectId {
        let number = self.reserve();
        self.write_stream(number.0, entries, bytes);
        number
    }

    fn write_stream(&mut self, number: usize, entries: &str, bytes: &[u8]) {
        let place = self.bytes.len();
        self.set_position(number, ObjectPosition::Offset(place));
        let length = bytes.len();
        self.push_text(&format!(
            "{number} 0 obj\n<< {entries} /Length {length} >>\nstream\n"
        ));
        self.bytes.extend_from_slice(bytes);
        self.push_text("\nendstream\nendobj\n");
    }

    fn set_position(&mut self, number: usize, place: ObjectPosition) {
        if let Some(slot) = self.places.get_mut(number - 1) {
            *slot = place;
        }
    }

    /// Compresses the waiting objects into one stream.
    fn compress_waiting(&mut self) {
        if self.waiting.is_empty() {
            return;
        }
        let stream = self.reserve().0;
        let (mut table, mut texts) = (String::new(), String::new());
        let waiting = std::mem::take(&mut self.waiting);
        let count = waiting.len();
        for (place, (number, text)) in waiting.into_iter().enumerate() {
            // Writing to a string can't fail.
            let _ = write!(table, "{number} {} ", texts.len());
            texts.push_str(&text);
            texts.push('\n');
            self.set_position(number, ObjectPosition::InStream(stream, place));
        }
        let first = table.len();
        let packed = compress_to_vec_zlib((table + &texts).as_bytes(), COMPRESSION_LEVEL);
        let entries = format!("/Type /ObjStm /N {count} /First {first} /Filter /FlateDecode");
        self.write_stream(stream, &entries, &packed);
    }

    /// Ends the file with the cross-reference table, and returns its bytes.
    pub fn finish(mut self, root: ObjectId, info: ObjectId) -> Vec<u8> {
        self.compress_waiting();
        let table = self.reserve().0;
        let from = self.bytes.len();
        self.set_position(table, ObjectPosition::Offset(from));
        let size = self.places.len() + 1;
        // Fields of each entry: kind (1 byte), position (4 bytes), number (2 bytes). Entry 0 is
        // free.
        let mut lines = vec![0, 0, 0, 0, 0, 0xff, 0xff];
        for place in &self.places {
            let (kind, at, number) = match *place {
                ObjectPosition::Unwritten => (0, 0, 0),
                ObjectPosition::Offset(at) => (1, at, 0),
                ObjectPosition::InStream(stream, number) => (2, stream, number),
            };
            lines.push(kind);
            lines.extend((at as u32).to_be_bytes());
            lines.extend((number as u16).to_be_bytes());
        }
        let entries = format!(
            "/Type /XRef /W [1 4 2] /Size {size} /Root {root} /Info {info} /Filter /FlateDecode"
        );
        self.write_stream(
            table,
            &entries,
            &compress_to_vec_zlib(&lines, COMPRESSION_LEVEL),
        );
        self.push_text(&format!("startxref\n{from}\n%%EOF"));
        self.bytes
    }

    fn push_text(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }
}

/// Formats a text string: in ASCII if possible, otherwise in UTF-16.
pub fn pdf_string(text: &str) -> String {
    let mut written = String::new();
    if text.is_ascii() {
        written.push('(');
        for sign in text.chars() {
            match sign {
                '(' | ')' | '\\' => written.extend(['\\', sign]),
                ' '..='~' => written.push(sign),
                _ => written.push(' '),
            }
        }
        written.push(')');
        return written;
    }
    written.push_str("<FEFF");
    for unit in text.encode_utf16() {
        let _ = write!(written, "{unit:04X}");
    }
    written.push('>');
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_strings_may_have_any_characters() {
        assert_eq!(pdf_string("Board (1)"), r"(Board \(1\))");
        assert_eq!(pdf_string("a\nb"), "(a b)");
        assert_eq!(pdf_string("Žé𝕏"), "<FEFF017D00E9D835DD4F>");
    }
}
