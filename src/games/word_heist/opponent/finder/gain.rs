//! What a word would bring.

use super::Taken;
use crate::games::word_heist::rules::Table;
use game::SeatId;
use lexicon::Word;

impl Table {
    /// By how much a seat would gain on the others with a word that takes these up: what the
    /// word counts, and what it takes from others, less what it takes up of the seat's own
    /// (A8, A17).
    pub fn gain(&self, seat: SeatId, word: Word, taken: &Taken) -> i32 {
        let points = |letters: usize| self.options.scoring.points(letters);
        let old = taken.ids().iter().filter_map(|id| self.word(*id));
        let each = old.map(|old| {
            let points = points(old.tiles.len());
            if old.owner == seat { -points } else { points }
        });
        points(word.len()) + each.sum::<i32>()
    }
}
