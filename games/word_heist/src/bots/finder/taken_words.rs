//! Sets of table words that a new word uses.

use serde::{Deserialize, Serialize};

use word_heist_rules::MadeWordId;

/// Most words that one word may use: four of four letters would already make a word of sixteen.
const MOST: usize = 3;

/// The words on the table that a new word uses, sorted by number: none for a word from the centre
/// alone, one for a steal, two or three for a merger. All other letters come from the centre.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<MadeWordId>", from = "Vec<MadeWordId>")]
pub struct TakenWords {
    count: u8,
    ids: [MadeWordId; MOST],
}

impl TakenWords {
    /// The empty set: the centre alone.
    pub const NONE: TakenWords = TakenWords {
        count: 0,
        ids: [MadeWordId(0); MOST],
    };

    /// Most words that one new word may use.
    pub const MOST: usize = MOST;

    /// The numbers of the words.
    pub fn ids(&self) -> &[MadeWordId] {
        self.ids.get(..self.len()).unwrap_or_default()
    }

    /// Number of words in the set.
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether all letters come from the centre.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Adds a word; returns `None` if the set is full.
    pub(super) fn and(mut self, id: MadeWordId) -> Option<TakenWords> {
        let place = self.ids().iter().filter(|other| **other < id).count();
        let behind = self.ids.get_mut(place..=usize::from(self.count))?;
        behind.rotate_right(1);
        *behind.first_mut()? = id;
        self.count += 1;
        Some(self)
    }
}

impl From<TakenWords> for Vec<MadeWordId> {
    fn from(taken: TakenWords) -> Self {
        taken.ids().to_vec()
    }
}

/// Keeps the first three words.
impl From<Vec<MadeWordId>> for TakenWords {
    fn from(ids: Vec<MadeWordId>) -> Self {
        let first = ids.into_iter().take(MOST);
        first.fold(TakenWords::NONE, |taken, id| taken.and(id).unwrap_or(taken))
    }
}
