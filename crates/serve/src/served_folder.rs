//! The served folder: which file answers which path.

use std::ffi::OsString;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

use super::request::Request;

/// A folder of files under a path prefix.
#[derive(Debug, Clone)]
pub struct ServedFolder {
    root: PathBuf,
    prefix: String,
}

/// What a path leads to.
#[derive(Debug, PartialEq, Eq)]
pub enum LookupResult {
    /// A file, in the encoding that suits the browser best.
    File(ServedFile),
    /// The path of a folder requested without its last slash: relative links would be wrong there.
    Redirect(String),
    /// Nothing, or a file that may not be shown.
    NotFound,
}

/// A file as it's sent.
#[derive(Debug, PartialEq, Eq)]
pub struct ServedFile {
    /// The file's own name, which determines the content type and cache control.
    pub name: String,
    /// The bytes to send.
    pub bytes: Vec<u8>,
    /// The content encoding, if the bytes are compressed.
    pub encoding: Option<&'static str>,
    /// Whether the answer depends on which encodings the browser accepts.
    pub varies: bool,
    /// The entity tag, which changes with the bytes, in quotes.
    pub tag: String,
}

/// Compressed copies that may be beside a file, the better one first.
const COMPRESSED_COPIES: &[(&str, &str)] = &[("br", ".br"), ("gzip", ".gz")];

impl ServedFolder {
    /// Serves `root` under `prefix`, which begins and ends with a slash.
    pub fn new(root: PathBuf, prefix: &str) -> Self {
        Self {
            root,
            prefix: prefix.to_string(),
        }
    }

    /// Looks up what a request asks for.
    pub fn find(&self, request: &Request) -> LookupResult {
        if Some(request.path.as_str()) == self.prefix.strip_suffix('/') {
            return LookupResult::Redirect(self.prefix.clone());
        }
        let Some(path) = request.path.strip_prefix(&self.prefix) else {
            return LookupResult::NotFound;
        };
        let Some(mut file) = self.path_below_root(path) else {
            return LookupResult::NotFound;
        };
        if file.is_dir() {
            if !path.is_empty() && !path.ends_with('/') {
                // The path starts with the prefix and one name. It could only lead to another host
                // if it started with two slashes, and no name is empty.
                return LookupResult::Redirect(format!("{}/", request.path));
            }
            file.push("index.html");
        } else if path.ends_with('/') {
            return LookupResult::NotFound;
        }
        self.read_file(&file, request)
            .map_or(LookupResult::NotFound, LookupResult::File)
    }

    /// Returns the file path below the root, name by name. Returns `None` if a name is empty,
    /// hidden or not plain: only a literal slash separates names.
    fn path_below_root(&self, path: &str) -> Option<PathBuf> {
        let mut file = self.root.clone();
        let path = path.strip_suffix('/').unwrap_or(path);
        if path.is_empty() {
            return Some(file);
        }
        for part in path.split('/') {
            let name = percent_decode(part)?;
            let odd = |c: char| matches!(c, '/' | '\\' | ':') || c.is_control();
            if name.is_empty() || name.starts_with('.') || name.contains(odd) {
                return None;
            }
            file.push(name);
        }
        Some(file)
    }

    /// Returns the file's real path, after following all links. Returns `None` if that is outside
    /// the root, hidden, or not a file.
    fn resolve(&self, file: &Path) -> Option<PathBuf> {
        let real = file.canonicalize().ok()?;
        let root = self.root.canonicalize().ok()?;
        let mut names = real.strip_prefix(root).ok()?.iter();
        let hidden = names.any(|name| name.as_encoded_bytes().starts_with(b"."));
        (!hidden && real.is_file()).then_some(real)
    }

    /// Reads the file, or its compressed copy if the browser can decode it.
    fn read_file(&self, file: &Path, request: &Request) -> Option<ServedFile> {
        let name = file.file_name()?.to_str()?.to_string();
        let plain = self.resolve(file)?;
        let copies: Vec<_> = COMPRESSED_COPIES
            .iter()
            .filter_map(|(encoding, ending)| {
                Some((*encoding, self.resolve(&with_suffix(file, ending))?))
            })
            .collect();
        let packed = copies
            .iter()
            .find(|(encoding, _)| request.accepts(encoding));
        let bytes = fs::read(packed.map_or(&plain, |(_, copy)| copy)).ok()?;
        Some(ServedFile {
            name,
            tag: entity_tag(&bytes),
            bytes,
            encoding: packed.map(|(encoding, _)| *encoding),
            varies: !copies.is_empty(),
        })
    }
}

/// Appends an ending to a file name: `app.js` and `.br` give `app.js.br`.
fn with_suffix(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    name.into()
}

/// Returns an entity tag for some bytes. Equal bytes get equal tags as long as this program runs.
fn entity_tag(bytes: &[u8]) -> String {
    let mut hash = DefaultHasher::new();
    hash.write(bytes);
    format!("\"{:016x}\"", hash.finish())
}

/// Decodes escapes such as `%41`. Returns `None` for an incomplete escape or
/// bytes that aren't text.
fn percent_decode(path: &str) -> Option<String> {
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
#[path = "served_folder_tests.rs"]
mod tests;
