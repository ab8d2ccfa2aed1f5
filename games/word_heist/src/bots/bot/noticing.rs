//! Which words a bot notices, and when.

use super::BotLevel;
use super::timeline::{Availability, TableTimeline};
use crate::bots::{Finder, FinderCache, FoundPlay, TakenWords};
use game::SeatId;
use game::bots::{Glance, PlayVisibility};
use lexicon::{FamilyFilter, LetterCounts, Level, Lexicon, Word};
use word_heist_rules::Table;

/// A word that a bot notices sooner or later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NoticedWord {
    pub word: Word,
    pub taken: TakenWords,
    /// How long after it became possible the word is noticed, in milliseconds.
    pub wait: u64,
    pub birth: Availability,
}

impl NoticedWord {
    /// The moment at which the word is noticed.
    pub(super) const fn at(&self) -> u64 {
        self.birth.at.saturating_add(self.wait)
    }
}

/// How many letters identify a game: the first ones turned up.
const OPENING_LETTERS: usize = 3;

/// Lists which of the words that a seat can make the bot will notice: those that it knows and that
/// the family filter doesn't hide; where the table decides about words, only everyday ones.
pub(super) fn noticed_words(
    bot: &BotLevel,
    table: &Table,
    seat: SeatId,
    words: &Lexicon,
    family: &FamilyFilter,
    memory: &mut FinderCache,
) -> Vec<NoticedWord> {
    let births = TableTimeline::new(table, seat);
    let game = seat_key(table, seat);
    let judged = table.options.judge.level().unwrap_or(Level::EVERYDAY);
    let most = judged.min(bot.mind.vocabulary);
    let finds = memory.find(&Finder::for_seat(table, seat), words).iter();
    let known = finds.map(|find| (find, words.level(find.id)));
    let known = known.filter(|(find, level)| *level <= most && !family.hides(find.id));
    let ways = known.flat_map(|(find, level)| find.ways.iter().map(move |way| (find, level, *way)));
    let seen = ways.filter_map(|(find, level, taken)| {
        let sight = visibility(find, level, &taken, table)?;
        let birth = births.availability(find.word, &taken);
        let open = bot.attention.at_lead(birth.lead);
        let glance = Glance::new(&game);
        let eye = bot.mind.eye.with_attention(open);
        let half = bot.half * 1_000 / u64::from(open.max(1).unsigned_abs());
        eye.sees(&sight, glance).then(|| NoticedWord {
            word: find.word,
            taken,
            wait: bot.start + glance.notice_delay(&sight, half),
            birth,
        })
    });
    seen.collect()
}

/// A key that distinguishes this seat in this game from others.
fn seat_key(table: &Table, seat: SeatId) -> Vec<u64> {
    let made = table.words_on_table().flat_map(|word| &word.tiles);
    let tiles = || made.clone().chain(&table.centre);
    let letter = |place: usize| {
        let tile = tiles().find(|tile| tile.id.index() == place);
        tile.map_or(0, |tile| 1 + u64::from(tile.letter.rank()))
    };
    let letters = (0..OPENING_LETTERS).map(letter);
    letters.chain([seat.index() as u64]).collect()
}

/// What makes a word easy or hard to see, for one way to make it. A word made from others is harder
/// than one from the centre, each added letter makes it harder, and mergers are hardest.
fn visibility(
    find: &FoundPlay,
    level: Level,
    taken: &TakenWords,
    table: &Table,
) -> Option<PlayVisibility> {
    let old = taken.ids().iter().filter_map(|id| table.word(*id));
    let old = old.map(|old| LetterCounts::from(old.word()));
    let joining =
        LetterCounts::from(find.word).minus(old.fold(LetterCounts::EMPTY, LetterCounts::plus))?;
    let beside = match taken.len() {
        0 => 0,
        count => 2 + 2 * joining.len().saturating_sub(1) + 12 * (count - 1),
    };
    let numbers = taken.ids().iter().map(|id| 1 + id.index() as u64);
    Some(PlayVisibility {
        word: find.word,
        level,
        beside,
        place: numbers.fold(0, |place, number| place * 1_021 + number),
    })
}
