//! Makes our word list from SCOWL's files. It only runs natively, and only to make the list again;
//! the packed list is part of the repository.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use super::{Level, Lexicon, ListError, Word};

/// The regions whose word files are used, with all variants of each.
const REGIONS: [&str; 6] = [
    "english",
    "american",
    "british",
    "british_z",
    "canadian",
    "australian",
];

/// Minimum number of letters of a word in games.
const MIN_LETTERS: usize = 2;

/// Returns the level of a SCOWL file by its name, or `None` if the file isn't used.
///
/// Abbreviations, contractions, proper names and upper-case words have files of their
/// own, which are left out.
fn level_from_file_name(name: &str) -> Option<Level> {
    let (kind, size) = name.rsplit_once('.')?;
    let (region, kind) = kind.split_once('-')?;
    // `variant_1` is a variant in any region, `british_variant_1` in one.
    let region = region.split("variant_").next()?.trim_end_matches('_');
    if kind != "words" || !region.is_empty() && !REGIONS.contains(&region) {
        return None;
    }
    Level::from_scowl_size(size.parse().ok()?)
}

/// Returns a word without its accents, as it is played: cliché becomes CLICHE.
fn strip_accents(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            'à'..='å' => plain.push('a'),
            'æ' => plain.push_str("ae"),
            'ç' => plain.push('c'),
            'è'..='ë' => plain.push('e'),
            'ì'..='ï' => plain.push('i'),
            'ñ' => plain.push('n'),
            'ò'..='ö' | 'ø' => plain.push('o'),
            'ù'..='ü' => plain.push('u'),
            'ý' | 'ÿ' => plain.push('y'),
            'œ' => plain.push_str("oe"),
            other => plain.push(other),
        }
    }
    plain
}

fn is_playable(word: &str) -> bool {
    (MIN_LETTERS..=Word::MAX_LEN).contains(&word.len())
        && word.bytes().all(|b| b.is_ascii_lowercase())
}

/// Makes the list: SCOWL up to size 80, without the removals, with the additions (each one word
/// per line). An addition that SCOWL also has keeps its level there; any other is rare.
///
/// # Errors
/// The directory can't be read, or a word isn't valid.
pub fn build_lexicon(dir: &Path, additions: &str, removals: &str) -> Result<Lexicon, ScowlError> {
    let mut words: BTreeMap<String, Level> = BTreeMap::new();
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        let Some(level) = entry.file_name().to_str().and_then(level_from_file_name) else {
            continue;
        };
        for word in fs::read_to_string(entry.path())?.lines().map(strip_accents) {
            if is_playable(&word) {
                let known = words.entry(word).or_insert(level);
                *known = level.min(*known);
            }
        }
    }
    if words.is_empty() {
        return Err(ScowlError::NoFiles);
    }
    for word in removals.lines() {
        words.remove(word);
    }
    for word in additions.lines() {
        words.entry(word.to_owned()).or_insert(Level::Rare);
    }
    let words = words.iter().map(|(word, &level)| (word.as_str(), level));
    Ok(Lexicon::from_words(words)?)
}

/// Why the list couldn't be made.
#[derive(Debug, thiserror::Error)]
pub enum ScowlError {
    /// The directory holds none of SCOWL's word files.
    #[error("no SCOWL files there: expected names such as english-words.35")]
    NoFiles,
    /// Reading a file failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The additions contain something that isn't a word.
    #[error(transparent)]
    List(#[from] ListError),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_word_files_up_to_80_are_read() {
        assert_eq!(
            level_from_file_name("english-words.10"),
            Some(Level::Common)
        );
        assert_eq!(
            level_from_file_name("british_z-words.55"),
            Some(Level::Known)
        );
        let variant = "australian_variant_1-words.80";
        assert_eq!(level_from_file_name(variant), Some(Level::Rare));
        let variant = "variant_2-words.35";
        assert_eq!(level_from_file_name(variant), Some(Level::Common));
        assert_eq!(level_from_file_name("english-words.95"), None);
        assert_eq!(level_from_file_name("american-upper.50"), None);
        assert_eq!(level_from_file_name("special-hacker.50"), None);
    }

    #[test]
    fn fold_removes_accents() {
        assert_eq!(strip_accents("cliché"), "cliche");
        assert_eq!(strip_accents("crêpe's"), "crepe's");
    }
}
