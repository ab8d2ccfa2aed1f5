//! Which word an opponent sees first, and when.

use super::Rogue;
use super::noticing::{Crowd, MILLION, Sight, odds};
use crate::games::word_heist::opponent::{Find, Finder, Memory, Taken};
use crate::games::word_heist::rules::Table;
use game::{Chance, SeatId};
use lexicon::{Family, Letters, Level, Lexicon, Word};

/// How long a moment is, in milliseconds.
const MOMENT: u64 = 100;

/// A word that an opponent could see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Seen {
    pub word: Word,
    pub taken: Taken,
    odds: u32,
}

/// Somebody looking at a table.
pub(super) struct Eyes {
    rogue: Rogue,
    all: Vec<Seen>,
}

impl Eyes {
    /// All that a rogue could see from its seat: words that it knows, each in the way that
    /// brings most, and none that brings nothing. What the family switch hides is nothing
    /// that it would say. Where people decide about words it keeps to those they know.
    pub(super) fn of(
        rogue: Rogue,
        table: &Table,
        seat: SeatId,
        words: &Lexicon,
        family: &Family,
        memory: &mut Memory,
    ) -> Eyes {
        let judged = table.options.judge.level().unwrap_or(Level::EVERYDAY);
        let level = judged.min(rogue.vocabulary());
        let known = memory.find(&Finder::at(table, seat), words).iter();
        let known = known.filter(|find| words.level(find.id) <= level);
        let said = known.filter(|find| !family.hides(find.id));
        let seen = said.filter_map(|find| seen(rogue, table, seat, find, words));
        Eyes {
            rogue,
            all: seen.collect(),
        }
    }

    /// The word that it sees first and after how many milliseconds, if it sees one in time.
    pub(super) fn first(&self, within: u64, chance: &mut Chance) -> Option<(u64, Seen)> {
        let odds: u64 = self.all.iter().map(|seen| u64::from(seen.odds)).sum();
        let moments = (self.rogue.start()..within).step_by(MOMENT as usize);
        let mut looks = moments.filter(|_| (chance.below(MILLION as usize) as u64) < odds);
        let at = looks.next()?;
        Some((at, self.any(chance)?))
    }

    /// A word that it sees, the easiest most likely.
    pub(super) fn any(&self, chance: &mut Chance) -> Option<Seen> {
        let place = chance.weighted(self.all.iter().map(|seen| seen.odds))?;
        self.all.get(place).copied()
    }
}

fn seen(rogue: Rogue, table: &Table, seat: SeatId, find: &Find, words: &Lexicon) -> Option<Seen> {
    let gain = |taken: &&Taken| {
        let fewest = std::cmp::Reverse(taken.len());
        (table.gain(seat, find.word, taken), fewest)
    };
    let taken = *find.ways.iter().max_by_key(gain)?;
    if table.gain(seat, find.word, &taken) <= 0 {
        return None;
    }
    let old = taken.ids().iter().filter_map(|id| table.word(*id));
    let old = old.map(|old| Letters::from(old.word()));
    let old = old.fold(Letters::NONE, Letters::and);
    let joining = Letters::from(find.word).minus(old)?;
    let newest = table.centre.last();
    let newest = newest.filter(|tile| tile.id.index() + 1 == table.turned_up());
    let sight = Sight {
        level: words.level(find.id),
        len: find.word.len(),
        joining: joining.len(),
        taken: taken.len(),
        fresh: newest.is_some_and(|tile| joining.count(tile.letter) > 0),
    };
    let crowd = Crowd {
        letters: table.centre.len(),
        words: table.standing().count(),
    };
    Some(Seen {
        word: find.word,
        taken,
        odds: odds(rogue, sight, crowd),
    })
}
