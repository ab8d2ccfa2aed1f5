//! The folder that is served: which file answers which path.

use std::ffi::OsString;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

use super::request::Request;

/// A folder of files under a prefix of the address.
#[derive(Debug, Clone)]
pub struct Shelf {
    root: PathBuf,
    prefix: String,
}

/// What is found under a path.
#[derive(Debug, PartialEq, Eq)]
pub enum Found {
    /// A file, in the form that suits the browser best.
    File(File),
    /// The path of a folder without its last slash: relative links would miss.
    Moved(String),
    /// Nothing, or nothing that may be shown.
    Nothing,
}

/// A file as it goes over the wire.
#[derive(Debug, PartialEq, Eq)]
pub struct File {
    /// Its own name, which decides about type and cache.
    pub name: String,
    /// The bytes to send.
    pub bytes: Vec<u8>,
    /// How the bytes are packed, if they are.
    pub encoding: Option<&'static str>,
    /// Whether another browser might get other bytes.
    pub varies: bool,
    /// The tag that changes with the bytes, in its quotes.
    pub tag: String,
}

/// Packed copies that may lie beside a file, the better one first.
const PACKED: &[(&str, &str)] = &[("br", ".br"), ("gzip", ".gz")];

impl Shelf {
    /// Serves `root` under `prefix`, which begins and ends with a slash.
    pub fn new(root: PathBuf, prefix: &str) -> Self {
        Self {
            root,
            prefix: prefix.to_string(),
        }
    }

    /// Looks up what a request asks for.
    pub fn find(&self, request: &Request) -> Found {
        if Some(request.path.as_str()) == self.prefix.strip_suffix('/') {
            return Found::Moved(self.prefix.clone());
        }
        let Some(path) = request.path.strip_prefix(&self.prefix) else {
            return Found::Nothing;
        };
        let Some(mut file) = self.below(path) else {
            return Found::Nothing;
        };
        if file.is_dir() {
            if !path.is_empty() && !path.ends_with('/') {
                // Begins with the prefix and one name. It could only lead to another host if it
                // began with two slashes, and no name is empty.
                return Found::Moved(format!("{}/", request.path));
            }
            file.push("index.html");
        } else if path.ends_with('/') {
            return Found::Nothing;
        }
        self.read(&file, request)
            .map_or(Found::Nothing, Found::File)
    }

    /// The path below the root, name by name. Nothing if one of them is empty, hidden, or no
    /// plain name: only a slash that is written as a slash parts two names.
    fn below(&self, path: &str) -> Option<PathBuf> {
        let mut file = self.root.clone();
        let path = path.strip_suffix('/').unwrap_or(path);
        if path.is_empty() {
            return Some(file);
        }
        for part in path.split('/') {
            let name = decode(part)?;
            let odd = |c: char| matches!(c, '/' | '\\' | ':') || c.is_control();
            if name.is_empty() || name.starts_with('.') || name.contains(odd) {
                return None;
            }
            file.push(name);
        }
        Some(file)
    }

    /// The file as the file system has it, after every link. Nothing if that is outside of the
    /// root, hidden, or no file.
    fn real(&self, file: &Path) -> Option<PathBuf> {
        let real = file.canonicalize().ok()?;
        let root = self.root.canonicalize().ok()?;
        let mut names = real.strip_prefix(root).ok()?.iter();
        let hidden = names.any(|name| name.as_encoded_bytes().starts_with(b"."));
        (!hidden && real.is_file()).then_some(real)
    }

    /// Reads the file, or its packed copy where the browser can undo it.
    fn read(&self, file: &Path, request: &Request) -> Option<File> {
        let name = file.file_name()?.to_str()?.to_string();
        let plain = self.real(file)?;
        let copies: Vec<_> = PACKED
            .iter()
            .filter_map(|(encoding, ending)| Some((*encoding, self.real(&beside(file, ending))?)))
            .collect();
        let packed = copies
            .iter()
            .find(|(encoding, _)| request.accepts(encoding));
        let bytes = fs::read(packed.map_or(&plain, |(_, copy)| copy)).ok()?;
        Some(File {
            name,
            tag: tag(&bytes),
            bytes,
            encoding: packed.map(|(encoding, _)| *encoding),
            varies: !copies.is_empty(),
        })
    }
}

/// `app.js` and `.br` make `app.js.br`.
fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    name.into()
}

/// A tag for these bytes: equal bytes, equal tag, as long as this program runs.
fn tag(bytes: &[u8]) -> String {
    let mut hash = DefaultHasher::new();
    hash.write(bytes);
    format!("\"{:016x}\"", hash.finish())
}

/// Undoes `%41`. Half an escape, or bytes that are no text, name no file.
fn decode(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let high = char::from(rest.next()?).to_digit(16)?;
            let low = char::from(rest.next()?).to_digit(16)?;
            bytes.push(u8::try_from(high * 16 + low).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
#[path = "shelf_tests.rs"]
mod tests;
