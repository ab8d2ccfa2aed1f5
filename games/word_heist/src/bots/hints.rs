//! Hints: the word that the hardest bot would make.

use serde::{Deserialize, Serialize};

use super::{FinderCache, TakenWords, bot};
use game::SeatId;
use lexicon::{FamilyFilter, Lexicon, Word};
use word_heist_rules::Table;

/// A word that a seat could make now, and the words on the table that it would use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    pub word: Word,
    /// The words on the table that the hinted word uses.
    pub taken: TakenWords,
}

/// Returns the word that the hardest bot would make for a seat. It is in the list of this
/// game and not hidden by the family filter. Returns `None` if no word is worth making, the
/// game has no hints, or the seat can't make a word now.
pub fn find_hint(
    table: &Table,
    seat: SeatId,
    words: &Lexicon,
    family: &FamilyFilter,
    memory: &mut FinderCache,
) -> Option<Hint> {
    if !table.options.hints || table.check_make(seat).is_err() {
        return None;
    }
    let (word, taken) = bot::best_word(table, seat, &bot::LYNX, words, family, memory)?;
    Some(Hint { word, taken })
}
