//! The family list: words that bots, hints, puzzles and boards never show, and that players may
//! also refuse during play.

use super::raw_bytes::{RawReader, RawWriter};
use super::{Lexicon, RawBytesError, Word, WordId};

/// The roots, with each letter moved by thirteen places (ROT13), so that a reader of the source
/// doesn't come across them. Each line is one of these:
/// - a root: the word and its inflections (see [`INFLECTIONS`]),
/// - `root=`: only this word,
/// - `root*`: every word that begins with it,
/// - `*root*`: every word that contains it,
/// - `!word`: an innocent word that a root would otherwise have caught.
const ROOTS: &str = include_str!("../family.txt");

/// The endings that a root may have. Its last letter may be doubled before those
/// that begin with a vowel.
const INFLECTIONS: [&str; 18] = [
    "", "s", "es", "ed", "er", "ers", "ing", "ings", "y", "ies", "ier", "iest", "ish", "ly",
    "ness", "iness", "ism", "isms",
];

/// The words of a list that the family switch hides; none by default. It belongs to one list, as
/// its word numbers do, and is passed on with that list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FamilyFilter {
    /// The hidden words' numbers, in ascending order.
    hidden: Vec<WordId>,
}

/// Moves a letter by thirteen places. Doing this twice gives the letter itself.
fn rot13(c: char) -> char {
    match c {
        'a'..='m' => (c as u8 + 13) as char,
        'n'..='z' => (c as u8 - 13) as char,
        other => other,
    }
}

impl FamilyFilter {
    /// Finds the words to hide in a list.
    ///
    /// ```
    /// # use lexicon::{FamilyFilter, Level, Lexicon};
    /// # let lexicon = Lexicon::from_words([("tea", Level::Common)])?;
    /// let family = FamilyFilter::for_lexicon(&lexicon);
    /// assert!(!family.hides(lexicon.find("tea".parse()?).unwrap()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn for_lexicon(lexicon: &Lexicon) -> FamilyFilter {
        let mut hidden = Vec::new();
        let mut innocent = Vec::new();
        for line in ROOTS.lines() {
            let line: String = line.chars().map(rot13).collect();
            let root = |text: &str| Word::new(text).unwrap_or_default();
            if let Some(word) = line.strip_prefix('!') {
                innocent.extend(lexicon.find(root(word)));
            } else if line.starts_with('*') {
                let held = line.parse().ok();
                let held = held.iter().flat_map(|held| lexicon.matching(held));
                hidden.extend(held.map(|f| f.id));
            } else if let Some(prefix) = line.strip_suffix('*') {
                hidden.extend(lexicon.words_with_prefix(root(prefix)).map(|f| f.id));
            } else if let Some(word) = line.strip_suffix('=') {
                hidden.extend(lexicon.find(root(word)));
            } else if !line.is_empty() {
                let last = line.chars().next_back().into_iter();
                let doubled: String = line.chars().chain(last).collect();
                let short = line.strip_suffix(['e', 'y']).unwrap_or(&line);
                for ending in INFLECTIONS {
                    for stem in [&line, &doubled, short] {
                        if stem == short && ending.is_empty() && short != line {
                            continue;
                        }
                        hidden.extend(lexicon.find(root(&format!("{stem}{ending}"))));
                    }
                }
            }
        }
        hidden.sort_unstable();
        hidden.dedup();
        hidden.retain(|id| !innocent.contains(id));
        FamilyFilter { hidden }
    }

    /// Whether the family switch hides this word.
    #[must_use]
    pub fn hides(&self, id: WordId) -> bool {
        self.hidden.binary_search(&id).is_ok()
    }

    /// Returns the list as bytes for [`FamilyFilter::from_raw_bytes`]. Finding all the words would
    /// take too long on the page, so the word-list worker sends them along with the list.
    #[must_use]
    pub fn to_raw_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        let numbers = self.hidden.iter().map(|id| id.0);
        RawWriter(&mut out).write_u32s(self.hidden.len(), numbers);
        out
    }

    /// Reads what [`FamilyFilter::to_raw_bytes`] wrote.
    ///
    /// # Errors
    /// There are too few bytes.
    pub fn from_raw_bytes(bytes: &[u8]) -> Result<FamilyFilter, RawBytesError> {
        let hidden = RawReader(bytes).read_u32s().ok_or(RawBytesError)?;
        let hidden = hidden.map(WordId).collect();
        Ok(FamilyFilter { hidden })
    }

    /// Returns all hidden words, in order.
    pub fn hidden(&self) -> impl ExactSizeIterator<Item = WordId> + '_ {
        self.hidden.iter().copied()
    }
}
