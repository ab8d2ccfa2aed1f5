//! Sets of table words that a new word uses.

use serde::{Deserialize, Serialize};

use word_heist_rules::TableWordId;

/// Most words that one word may use: four of four letters would already make a word of sixteen.
const MOST: usize = 3;

/// The words on the table that a new word uses, sorted by number: none for a word from the centre
/// alone, one for a steal, two or three for a merger. All other letters come from the centre.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<TableWordId>", from = "Vec<TableWordId>")]
pub struct Taken {
    count: u8,
    ids: [TableWordId; MOST],
}

impl Taken {
    /// The empty set: the centre alone.
    pub const NONE: Taken = Taken {
        count: 0,
        ids: [TableWordId(0); MOST],
    };

    /// Most words that one new word may use.
    pub const MOST: usize = MOST;

    /// The numbers of the words.
    pub fn ids(&self) -> &[TableWordId] {
        self.ids.get(..self.len()).unwrap_or_default()
    }

    /// How many words it holds.
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether all letters come from the centre.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Adds a word; returns `None` if the set is full.
    pub(super) fn and(mut self, id: TableWordId) -> Option<Taken> {
        let place = self.ids().iter().filter(|other| **other < id).count();
        let behind = self.ids.get_mut(place..=usize::from(self.count))?;
        behind.rotate_right(1);
        *behind.first_mut()? = id;
        self.count += 1;
        Some(self)
    }
}

impl From<Taken> for Vec<TableWordId> {
    fn from(taken: Taken) -> Self {
        taken.ids().to_vec()
    }
}

/// Keeps the first three words.
impl From<Vec<TableWordId>> for Taken {
    fn from(ids: Vec<TableWordId>) -> Self {
        let first = ids.into_iter().take(MOST);
        first.fold(Taken::NONE, |taken, id| taken.and(id).unwrap_or(taken))
    }
}
