//! The family switch: words that opponents, hints, puzzles and boards never
//! show, and that a table may refuse in play.

use super::ready::{Reader, Writer};
use super::{Lexicon, NotReady, Word, WordId};

/// The roots, each letter moved on by thirteen places, so that nobody meets
/// them by leafing through the code. A line is one of
/// - a root: it and its inflections (see [`INFLECTIONS`]),
/// - `root=`: this word alone,
/// - `root*`: every word that begins so,
/// - `*root*`: every word that holds it,
/// - `!word`: an innocent word that a root would have caught.
const ROOTS: &str = include_str!("../family.txt");

/// What may stand behind a root; its last letter may be doubled before the
/// endings that begin with a vowel.
const INFLECTIONS: [&str; 18] = [
    "", "s", "es", "ed", "er", "ers", "ing", "ings", "y", "ies", "ier", "iest", "ish", "ly",
    "ness", "iness", "ism", "isms",
];

/// The words of a list that the family switch hides; by default none. It
/// belongs to its list, as the numbers in it do, and travels beside
/// it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Family {
    /// In order.
    hidden: Vec<WordId>,
}

/// One letter moved by thirteen: out and back alike.
fn turned(c: char) -> char {
    match c {
        'a'..='m' => (c as u8 + 13) as char,
        'n'..='z' => (c as u8 - 13) as char,
        other => other,
    }
}

impl Family {
    /// Finds them in a list.
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

    /// Whether the switch hides this word.
    #[must_use]
    pub fn hides(&self, id: WordId) -> bool {
        self.hidden.binary_search(&id).is_ok()
    }

    /// As bytes for [`Family::from_ready`]: finding them all takes too long
    /// for the page, so the fetcher hands them over with the list.
    #[must_use]
    pub fn to_ready(&self) -> Vec<u8> {
        let mut out = Vec::new();
        let numbers = self.hidden.iter().map(|id| id.0);
        Writer(&mut out).numbers(self.hidden.len(), numbers);
        out
    }

    /// What [`Family::to_ready`] wrote.
    ///
    /// # Errors
    /// When the bytes are too few.
    pub fn from_ready(bytes: &[u8]) -> Result<Family, NotReady> {
        let hidden = Reader(bytes).numbers().ok_or(NotReady)?;
        let hidden = hidden.map(WordId).collect();
        Ok(Family { hidden })
    }

    /// All that it hides, in order.
    pub fn hidden(&self) -> impl ExactSizeIterator<Item = WordId> + '_ {
        self.hidden.iter().copied()
    }
}
