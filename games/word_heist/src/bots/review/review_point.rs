//! The table as it was at any point of the game.

use serde::{Deserialize, Serialize};

use base::sorting::sort_by_key;
use word_heist_rules::{LetterTile, Table};

/// A point of a game: how many letters had been turned up, and how many words made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ReviewPoint {
    /// How many letters had been turned up.
    pub up: u8,
    /// How many words had been made, including those used in other words since.
    pub made: u16,
}

impl ReviewPoint {
    /// Every point of a game at which a word could be made, in order: after each flip and each
    /// word.
    pub(super) fn all(table: &Table) -> Vec<ReviewPoint> {
        let mut spots = Vec::with_capacity(table.turned_up_count() + table.words.len());
        let mut made = 0;
        for up in (1..=u8::MAX).take(table.turned_up_count()) {
            spots.push(ReviewPoint { up, made });
            let later = table.words.iter().skip(made.into());
            for _ in later.take_while(|word| word.turned_up <= up) {
                made += 1;
                spots.push(ReviewPoint { up, made });
            }
        }
        spots
    }

    /// Returns the table with the words and the centre as they were at this point.
    pub(crate) fn rewind(self, table: &Table) -> Table {
        let mut then = table.clone();
        then.words.truncate(self.made.into());
        for word in &mut then.words {
            word.became = word.became.filter(|later| later.index() < self.made.into());
        }
        let in_words = table.words_on_table().flat_map(|word| &word.tiles);
        let mut centre: Vec<LetterTile> = in_words.chain(&table.centre).copied().collect();
        let laid = |tile: &LetterTile| then.words_on_table().any(|word| word.tiles.contains(tile));
        centre.retain(|tile| tile.id.index() < self.up.into() && !laid(tile));
        sort_by_key(&mut centre, |tile| tile.id);
        then.centre = centre;
        then
    }
}
