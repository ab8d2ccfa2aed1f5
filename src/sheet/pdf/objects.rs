//! A PDF file as such: objects by their numbers, and the table of where each one is.

use std::fmt::Write as _;

/// The objects of a file, as they are written.
pub struct Objects {
    bytes: Vec<u8>,
    /// Where each one begins, by its number, which counts from 1.
    places: Vec<usize>,
}

impl Objects {
    /// None yet.
    pub fn new() -> Objects {
        // The second line says that there are bytes in the file that are no letters.
        Objects {
            bytes: b"%PDF-1.7\n%\x80\x80\x80\x80\n".to_vec(),
            places: Vec::new(),
        }
    }

    /// Writes the object of that number.
    pub fn add(&mut self, number: usize, object: &str) {
        if self.places.len() < number {
            self.places.resize(number, 0);
        }
        if let Some(place) = self.places.get_mut(number - 1) {
            *place = self.bytes.len();
        }
        self.say(&format!("{number} 0 obj\n{object}\nendobj\n"));
    }

    /// Writes what a page draws as the object of that number.
    pub fn add_stream(&mut self, number: usize, drawn: &str) {
        let length = drawn.len();
        let object = format!("<< /Length {length} >>\nstream\n{drawn}\nendstream");
        self.add(number, &object);
    }

    /// The whole file, with the table at its end.
    pub fn finish(mut self, root: usize, info: usize) -> Vec<u8> {
        let (table, size) = (self.bytes.len(), self.places.len() + 1);
        // Each line has twenty bytes.
        let mut end = format!("xref\n0 {size}\n0000000000 65535 f\r\n");
        for place in &self.places {
            // What is written into a text arrives.
            let _ = write!(end, "{place:010} 00000 n\r\n");
        }
        let trailer = format!("<< /Size {size} /Root {root} 0 R /Info {info} 0 R >>");
        let _ = write!(end, "trailer\n{trailer}\nstartxref\n{table}\n%%EOF");
        self.say(&end);
        self.bytes
    }

    fn say(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }
}

/// Bytes as PDF quotes them.
pub fn quoted(bytes: &[u8]) -> String {
    let mut quoted = String::from("(");
    for &byte in bytes {
        match byte {
            b'(' | b')' | b'\\' => quoted.extend(['\\', char::from(byte)]),
            b' '..=b'~' => quoted.push(char::from(byte)),
            _ => {
                let _ = write!(quoted, "\\{byte:03o}");
            }
        }
    }
    quoted.push(')');
    quoted
}

/// Words that a reader shows: plain where they can be, otherwise in UTF-16.
pub fn words(text: &str) -> String {
    if text.is_ascii() {
        return quoted(text.as_bytes());
    }
    let mut written = String::from("<FEFF");
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
    fn what_is_quoted_ends_where_it_should() {
        assert_eq!(quoted(br"a(b)\"), r"(a\(b\)\\)");
        assert_eq!(quoted(b"caf\xe9\n"), r"(caf\351\012)");
    }

    #[test]
    fn a_title_may_have_any_letters() {
        assert_eq!(words("Board (1)"), r"(Board \(1\))");
        assert_eq!(words("Žé𝕏"), "<FEFF017D00E9D835DD4F>");
    }
}
