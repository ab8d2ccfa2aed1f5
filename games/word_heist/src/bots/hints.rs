//! Hints: a word that the player probably knows. Help: the table's words that such a word would use.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::{Finder, FinderCache, TakenWords, gain};
use base::sorting::sort;
use game::SeatId;
use lexicon::{FamilyFilter, LetterCounts, Level, Lexicon, Word};
use word_heist_rules::{MadeWordId, Table};

/// Hardest level of the words that most players know. Rarer words are hinted only where there is
/// nothing else.
const WELL_KNOWN: Level = Level::Familiar;

/// Most words that a beginner is shown as usable. Where nearly all words are lit, none is.
const MOST_LIT: usize = 3;

/// A word that a seat could make now, and the words on the table that it would use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    pub word: Word,
    /// The words on the table that the hinted word uses.
    pub taken: TakenWords,
}

/// Returns the word that a hint names for a seat: a well-known one if any can be made, a steal
/// before a new word, and the commonest of these. Words that lose points come last. It is in the
/// list of this game and not hidden by the family filter. Returns `None` if no word can be made,
/// the game has no hints, or the seat can't make a word now.
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
    let robs = |taken: &TakenWords| {
        let mut old = taken.ids().iter().filter_map(|id| table.word(*id));
        old.any(|old| old.owner != seat)
    };
    let finds = memory.find(&Finder::for_seat(table, seat), words).iter();
    let shown = finds.filter(|find| !family.hides(find.id));
    let ways = shown.flat_map(|find| find.ways.iter().map(move |taken| (find, *taken)));
    let best = ways.min_by_key(|(find, taken)| {
        let level = words.level(find.id);
        let gains = gain(table, seat, find.word, taken);
        let easy = (gains < 0, level.max(WELL_KNOWN));
        let kind = (Reverse(gains.signum()), !robs(taken), level);
        let size = (Reverse(gains), Reverse(find.word.len()));
        (easy, kind, size, find.word, *taken)
    });
    best.map(|(find, taken)| Hint {
        word: find.word,
        taken,
    })
}

/// Returns the words on the table that a beginner is shown: each by itself becomes a well-known word
/// that has the letters typed so far. Of more than three words these are the easiest: with the
/// fewest letters of the centre, then for the commonest word, then another player's.
pub fn usable_words(
    table: &Table,
    seat: SeatId,
    typed: Word,
    words: &Lexicon,
    family: &FamilyFilter,
) -> Vec<MadeWordId> {
    if table.check_make(seat).is_err() {
        return Vec::new();
    }
    let typed = LetterCounts::from(typed);
    let finder = Finder::for_seat(table, seat)
        .up_to_level(WELL_KNOWN)
        .with_max_words(1);
    let mut usable: Vec<((usize, Level, bool), MadeWordId)> = Vec::new();
    for find in finder.find(words) {
        let spells = LetterCounts::from(find.word).minus(typed).is_some();
        if family.hides(find.id) || !spells {
            continue;
        }
        for id in find.ways.iter().flat_map(TakenWords::ids) {
            let Some(old) = table.word(*id) else {
                continue;
            };
            let added = find.word.len().saturating_sub(old.tiles.len());
            let ease = (added, words.level(find.id), old.owner == seat);
            match usable.iter_mut().find(|(_, known)| known == id) {
                Some((easiest, _)) => *easiest = ease.min(*easiest),
                None => usable.push((ease, *id)),
            }
        }
    }
    sort(&mut usable);
    usable.truncate(MOST_LIT);
    usable.into_iter().map(|(_, id)| id).collect()
}
