//! Which words a bot notices, and when.

use super::Thief;
use super::births::{Birth, Births};
use crate::bots::{Find, Finder, Memory, Taken};
use game::SeatId;
use game::bots::{Glance, Sight};
use lexicon::{Family, Letters, Level, Lexicon, Word};
use word_heist_rules::Table;

/// A word that a bot notices sooner or later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Noticed {
    pub word: Word,
    pub taken: Taken,
    /// How long after it became possible the word is noticed, in milliseconds.
    pub wait: u64,
    pub birth: Birth,
}

impl Noticed {
    /// The moment at which the word is noticed.
    pub(super) const fn at(&self) -> u64 {
        self.birth.at.saturating_add(self.wait)
    }
}

/// How many letters identify a game: the first ones turned up.
const OPENING: usize = 3;

/// Lists what a bot will notice of what a seat can make: words that it knows and that the family
/// filter doesn't hide; where the table decides about words, only everyday ones.
pub(super) fn noticed(
    thief: &Thief,
    table: &Table,
    seat: SeatId,
    words: &Lexicon,
    family: &Family,
    memory: &mut Memory,
) -> Vec<Noticed> {
    let births = Births::of(table, seat);
    let game = opening(table, seat);
    let judged = table.options.judge.level().unwrap_or(Level::EVERYDAY);
    let most = judged.min(thief.mind.vocabulary);
    let finds = memory.find(&Finder::at(table, seat), words).iter();
    let known = finds.map(|find| (find, words.level(find.id)));
    let known = known.filter(|(find, level)| *level <= most && !family.hides(find.id));
    let ways = known.flat_map(|(find, level)| find.ways.iter().map(move |way| (find, level, *way)));
    let seen = ways.filter_map(|(find, level, taken)| {
        let sight = sight(find, level, &taken, table)?;
        let birth = births.of_word(find.word, &taken);
        let open = thief.attention.at(birth.lead);
        let glance = Glance::new(&game);
        let eye = thief.mind.eye.opened(open);
        let half = thief.half * 1_000 / u64::from(open.max(1).unsigned_abs());
        eye.sees(&sight, glance).then(|| Noticed {
            word: find.word,
            taken,
            wait: thief.start + glance.wait(&sight, half),
            birth,
        })
    });
    seen.collect()
}

/// A key that distinguishes this seat in this game from others.
fn opening(table: &Table, seat: SeatId) -> Vec<u64> {
    let made = table.standing().flat_map(|word| &word.tiles);
    let tiles = || made.clone().chain(&table.centre);
    let letter = |place: usize| {
        let tile = tiles().find(|tile| tile.id.index() == place);
        tile.map_or(0, |tile| 1 + u64::from(tile.letter.rank()))
    };
    let letters = (0..OPENING).map(letter);
    letters.chain([seat.index() as u64]).collect()
}

/// What makes a word easy or hard to see, for one way to make it. A word made from others is harder
/// than one from the centre, each added letter makes it harder, and mergers are hardest.
fn sight(find: &Find, level: Level, taken: &Taken, table: &Table) -> Option<Sight> {
    let old = taken.ids().iter().filter_map(|id| table.word(*id));
    let old = old.map(|old| Letters::from(old.word()));
    let joining = Letters::from(find.word).minus(old.fold(Letters::NONE, Letters::and))?;
    let beside = match taken.len() {
        0 => 0,
        count => 2 + 2 * joining.len().saturating_sub(1) + 12 * (count - 1),
    };
    let numbers = taken.ids().iter().map(|id| 1 + id.index() as u64);
    Some(Sight {
        word: find.word,
        level,
        beside,
        place: numbers.fold(0, |place, number| place * 1_021 + number),
    })
}
