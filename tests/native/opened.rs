//! A PDF file opened without the code that wrote it: its objects by number, unpacked.

use std::collections::BTreeMap;

use miniz_oxide::inflate::decompress_to_vec_zlib;

/// A file's objects: the text of each, and the contents of streams.
pub struct PdfFile {
    pub objects: BTreeMap<usize, String>,
    pub streams: BTreeMap<usize, Vec<u8>>,
}

fn find_bytes(bytes: &[u8], mark: &[u8], from: usize) -> Option<usize> {
    let rest = bytes.get(from..)?;
    let at = rest.windows(mark.len()).position(|part| part == mark)?;
    Some(from + at)
}

/// The number after a name in a dictionary.
pub fn number_after(dictionary: &str, name: &str) -> Option<usize> {
    let at = dictionary.find(&format!("{name} "))?;
    let rest = dictionary[at + name.len()..].trim_start();
    let digits = rest.chars().take_while(char::is_ascii_digit).count();
    rest[..digits].parse().ok()
}

/// All object numbers that a text refers to.
pub fn object_numbers(text: &str) -> Vec<usize> {
    let words: Vec<&str> = text.split([' ', '[', ']', '<', '>', '\n']).collect();
    let word = |three: &[&str]| match three {
        [number_after, "0", "R"] => number_after.parse().ok(),
        _ => None,
    };
    words.windows(3).filter_map(word).collect()
}

impl PdfFile {
    pub fn new(bytes: &[u8]) -> PdfFile {
        let tail = String::from_utf8_lossy(&bytes[bytes.len() - 60..]).into_owned();
        assert!(tail.ends_with("%%EOF"), "{tail}");
        let table = tail
            .split("startxref\n")
            .nth(1)
            .expect("the offset of the cross-reference table");
        let table: usize = table.lines().next().unwrap().parse().expect("a number");
        let (head, packed) = read_stream(bytes, table);
        let lines = decompress_to_vec_zlib(packed).expect("a compressed table");
        let size = number_after(&head, "/Size").expect("a size");
        assert_eq!(
            lines.len(),
            7 * size,
            "one line for each object and the free one"
        );
        let mut opened = PdfFile {
            objects: BTreeMap::new(),
            streams: BTreeMap::new(),
        };
        let line = |n: usize| {
            let line = &lines[7 * n..7 * n + 7];
            let at = u32::from_be_bytes([line[1], line[2], line[3], line[4]]) as usize;
            (
                line[0],
                at,
                usize::from(u16::from_be_bytes([line[5], line[6]])),
            )
        };
        for n in 1..size {
            if let (1, at, 0) = line(n) {
                let begins = format!("{n} 0 obj");
                assert!(bytes[at..].starts_with(begins.as_bytes()), "object {n}");
                let (head, inner) = read_stream(bytes, at);
                let inner = if head.contains("/FlateDecode") {
                    decompress_to_vec_zlib(inner).expect("a compressed stream")
                } else {
                    inner.to_vec()
                };
                opened.objects.insert(n, head);
                opened.streams.insert(n, inner);
            }
        }
        for n in 1..size {
            if let (2, within, place) = line(n) {
                let (head, inner) = (&opened.objects[&within], &opened.streams[&within]);
                assert!(head.contains("/ObjStm"));
                let first = number_after(head, "/First").unwrap();
                let text = String::from_utf8_lossy(inner).into_owned();
                let places: Vec<usize> = text[..first]
                    .split_whitespace()
                    .map(|word| word.parse().unwrap())
                    .collect();
                assert_eq!(places[2 * place], n, "object {n} in {within}");
                let from = first + places[2 * place + 1];
                let to = places
                    .get(2 * place + 3)
                    .map_or(text.len(), |to| first + to);
                opened.objects.insert(n, text[from..to].trim().to_owned());
            }
        }
        assert_eq!(
            opened.objects.len(),
            size - 1,
            "every number must be an object"
        );
        for text in opened.objects.values() {
            for other in object_numbers(text) {
                assert!(opened.objects.contains_key(&other), "{other} of {text}");
            }
        }
        opened
    }

    /// The objects whose text contains this part.
    pub fn objects_with(&self, part: &str) -> Vec<(usize, &str)> {
        let has = |object: &(&usize, &String)| object.1.contains(part);
        (self.objects.iter().filter(has))
            .map(|(n, text)| (*n, text.as_str()))
            .collect()
    }

    /// The only object whose text contains this part.
    pub fn object_with(&self, part: &str) -> &str {
        let found = self.objects_with(part);
        assert_eq!(found.len(), 1, "{part}: {found:?}");
        found[0].1
    }

    /// The dictionary and the contents of each page.
    pub fn pages(&self) -> Vec<(&str, String)> {
        let all = number_after(self.object_with("/Type /Catalog"), "/Pages").unwrap();
        let kids = &self.objects[&all];
        let page = |n: usize| {
            let page = self.objects[&n].as_str();
            let content = number_after(page, "/Contents").unwrap();
            (
                page,
                String::from_utf8_lossy(&self.streams[&content]).into_owned(),
            )
        };
        object_numbers(kids.split("/Kids").nth(1).unwrap())
            .into_iter()
            .map(page)
            .collect()
    }
}

/// A stream's dictionary and its raw bytes.
fn read_stream(bytes: &[u8], at: usize) -> (String, &[u8]) {
    let begins = find_bytes(bytes, b"stream\n", at).expect("a stream");
    let head = String::from_utf8_lossy(&bytes[at..begins]).into_owned();
    let long = number_after(&head, "/Length").or_else(|| {
        // In the stream of a font file, `/Length1` comes before `/Length`.
        let at = head.rfind("/Length ")?;
        number_after(&head[at..], "/Length")
    });
    let from = begins + 7;
    let long = long.expect("a length");
    assert!(bytes[from + long..].starts_with(b"\nendstream"), "{head}");
    (head, &bytes[from..from + long])
}
