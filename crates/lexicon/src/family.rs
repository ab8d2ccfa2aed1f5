//! The family list: words that bots, hints, puzzles and boards never show, and that players may
//! also refuse during play.

use super::ready::{Reader, Writer};
use super::{Lexicon, NotReady, Word, WordId};

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
pub struct Family {
    /// The hidden words' numbers, in ascending order.
    hidden: Vec<WordId>,
}

/// Moves a letter by thirteen places. Doing this twice gives the letter itself.
fn turned(c: char) -> char {
    match c {
        'a'..='m' => (c as u8 + 13) as char,
        'n'..='z' => (c as u8 - 13) as char,
        other => other,
    }
}

impl Family {
    /// Finds the words to hide in a list.
    #[must_use]
    pub fn of(lexicon: &Lexicon) -> Family {
        let mut hidden = Vec::new();
        let mut innocent = Vec::new();
        for line in ROOTS.lines() {
            let line: String = line.chars().map(turned).collect();
            let root = |text: &str| Word::new(text).unwrap_or_default();
            if let Some(word) = line.strip_prefix('!') {
                innocent.extend(lexicon.find(root(word)));
            } else if line.starts_with('*') {
                let held = line.parse().ok();
                let held = held.iter().flat_map(|held| lexicon.matching(held));
                hidden.extend(held.map(|f| f.id));
            } else if let Some(prefix) = line.strip_suffix('*') {
                hidden.extend(lexicon.beginning_with(root(prefix)).map(|f| f.id));
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
        Family { hidden }
    }

    /// Whether the family switch hides this word.
    #[must_use]
    pub fn hides(&self, id: WordId) -> bool {
        self.hidden.binary_search(&id).is_ok()
    }

    /// Returns the list as bytes for [`Family::from_ready`]. Finding all the words would take too
    /// long on the page, so the word-list worker sends them along with the list.
    #[must_use]
    pub fn to_ready(&self) -> Vec<u8> {
        let mut out = Vec::new();
        let numbers = self.hidden.iter().map(|id| id.0);
        Writer(&mut out).numbers(self.hidden.len(), numbers);
        out
    }

    /// Reads what [`Family::to_ready`] wrote.
    ///
    /// # Errors
    /// There are too few bytes.
    pub fn from_ready(bytes: &[u8]) -> Result<Family, NotReady> {
        let hidden = Reader(bytes).numbers().ok_or(NotReady)?;
        let hidden = hidden.map(WordId).collect();
        Ok(Family { hidden })
    }

    /// Returns all hidden words, in order.
    pub fn hidden(&self) -> impl ExactSizeIterator<Item = WordId> + '_ {
        self.hidden.iter().copied()
    }
}
