//! Which word a rogue sees first, and when.

use super::Rogue;
use super::noticing::{Crowd, MILLION, RogueVisibility, odds};
use crate::bots::{Finder, FinderCache, FoundPlay, TakenWords, gain};
use game::{Chance, SeatId};
use lexicon::{FamilyFilter, LetterCounts, Level, Lexicon, Word};
use word_heist_rules::Table;

/// Length of a moment, in milliseconds.
const MOMENT: u64 = 100;

/// A word that a rogue could see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Seen {
    pub word: Word,
    pub taken: TakenWords,
    odds: u32,
}

/// A rogue looking at a table.
pub(super) struct Eyes {
    rogue: Rogue,
    all: Vec<Seen>,
}

impl Eyes {
    /// Lists what a rogue could see from its seat: words that it knows, each in the way that
    /// gains most, without those that gain nothing. Words hidden by the family filter are left
    /// out. Where the table decides about words, it keeps to everyday words.
    pub(super) fn of(
        rogue: Rogue,
        table: &Table,
        seat: SeatId,
        words: &Lexicon,
        family: &FamilyFilter,
        memory: &mut FinderCache,
    ) -> Eyes {
        let judged = table.options.judge.level().unwrap_or(Level::EVERYDAY);
        let level = judged.min(rogue.vocabulary());
        let known = memory.find(&Finder::for_seat(table, seat), words).iter();
        let known = known.filter(|find| words.level(find.id) <= level);
        let said = known.filter(|find| !family.hides(find.id));
        let seen = said.filter_map(|find| seen(rogue, table, seat, find, words));
        Eyes {
            rogue,
            all: seen.collect(),
        }
    }

    /// Returns the word that the rogue sees first and after how many milliseconds, or `None` if it
    /// sees none in time.
    pub(super) fn first(&self, within: u64, chance: &mut Chance) -> Option<(u64, Seen)> {
        let odds: u64 = self.all.iter().map(|seen| u64::from(seen.odds)).sum();
        let moments = (self.rogue.start()..within).step_by(MOMENT as usize);
        let mut looks = moments.filter(|_| (chance.below(MILLION as usize) as u64) < odds);
        let at = looks.next()?;
        Some((at, self.any(chance)?))
    }

    /// Draws a random word that the rogue sees; easier words are more likely.
    pub(super) fn any(&self, chance: &mut Chance) -> Option<Seen> {
        let place = chance.weighted(self.all.iter().map(|seen| seen.odds))?;
        self.all.get(place).copied()
    }
}

fn seen(
    rogue: Rogue,
    table: &Table,
    seat: SeatId,
    find: &FoundPlay,
    words: &Lexicon,
) -> Option<Seen> {
    let most = |taken: &&TakenWords| {
        let fewest = std::cmp::Reverse(taken.len());
        (gain(table, seat, find.word, taken), fewest)
    };
    let taken = *find.ways.iter().max_by_key(most)?;
    if gain(table, seat, find.word, &taken) <= 0 {
        return None;
    }
    let old = taken.ids().iter().filter_map(|id| table.word(*id));
    let old = old.map(|old| LetterCounts::from(old.word()));
    let old = old.fold(LetterCounts::EMPTY, LetterCounts::plus);
    let joining = LetterCounts::from(find.word).minus(old)?;
    let newest = table.centre.last();
    let newest = newest.filter(|tile| tile.id.index() + 1 == table.turned_up_count());
    let sight = RogueVisibility {
        level: words.level(find.id),
        len: find.word.len(),
        joining: joining.len(),
        taken: taken.len(),
        fresh: newest.is_some_and(|tile| joining.count(tile.letter) > 0),
    };
    let crowd = Crowd {
        letters: table.centre.len(),
        words: table.words_on_table().count(),
    };
    Some(Seen {
        word: find.word,
        taken,
        odds: odds(rogue, sight, crowd),
    })
}
