//! Words of the table that are taken up together.

use serde::{Deserialize, Serialize};

use crate::games::word_heist::rules::TableWordId;

/// The most words that one word takes up: a fourth of four letters would make one of sixteen.
const MOST: usize = 3;

/// The words of the table that are taken up in a new one, in order of their numbers: none
/// for a word from the centre alone, one for a steal, two or three for a merger. What else
/// the new word needs comes from the centre.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<TableWordId>", from = "Vec<TableWordId>")]
pub struct Taken {
    count: u8,
    ids: [TableWordId; MOST],
}

impl Taken {
    /// No word: the centre alone.
    pub const NONE: Taken = Taken {
        count: 0,
        ids: [TableWordId(0); MOST],
    };

    /// The most words that are taken up together.
    pub const MOST: usize = MOST;

    /// The words.
    pub fn ids(&self) -> &[TableWordId] {
        self.ids.get(..self.len()).unwrap_or_default()
    }

    /// How many words.
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether the centre alone gives the letters.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// These and one more; none if there is no room.
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

/// The first three.
impl From<Vec<TableWordId>> for Taken {
    fn from(ids: Vec<TableWordId>) -> Self {
        let first = ids.into_iter().take(MOST);
        first.fold(Taken::NONE, |taken, id| taken.and(id).unwrap_or(taken))
    }
}
