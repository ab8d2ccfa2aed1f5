//! The points that a word would gain.

use super::TakenWords;
use game::SeatId;
use lexicon::Word;
use word_heist_rules::Table;

/// Points that a seat would gain on the others by a word made from these words: the points of
/// the new word, plus those taken from others, minus those of its own words that it uses (A8,
/// A17).
pub fn gain(table: &Table, seat: SeatId, word: Word, taken: &TakenWords) -> i32 {
    let points = |letters: usize| table.options.scoring.points(letters);
    let old = taken.ids().iter().filter_map(|id| table.word(*id));
    let each = old.map(|old| {
        let points = points(old.tiles.len());
        if old.owner == seat { -points } else { points }
    });
    points(word.len()) + each.sum::<i32>()
}
