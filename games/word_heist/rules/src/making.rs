//! Making words: which seat may, and in what order a word is checked (A3, A4, A10, A11).

use super::ruling::Ruling;
use super::{
    Attempt, Event, Making, Matter, Mode, Refusal, Repeats, Source, Stage, Table, Way, motions,
    turns,
};
use game::SeatId;
use lexicon::{Letter, Level, Lexicon, Word};

/// Reads typed text as the rules do: letters only, in any case (A11).
///
/// # Errors
/// The text has more letters than any word.
pub fn entered(text: &str) -> Result<Word, Refusal> {
    let mut letters = text.chars().filter_map(Letter::new);
    let word = letters.try_fold(Word::EMPTY, Word::push);
    word.ok_or(Refusal::TooLong)
}

impl Table {
    /// Whether a seat may make any word now (A13).
    ///
    /// # Errors
    /// Why the seat has to wait.
    pub fn may_make(&self, seat: SeatId) -> Result<(), Refusal> {
        if self.motion.is_some() {
            return Err(Refusal::NotNow);
        }
        match &self.stage {
            Stage::Window { .. } if seat == self.flipper => Ok(()),
            Stage::Sweep { seat: next, .. } if seat == *next => Ok(()),
            Stage::Reserved { press, .. } if seat == press.seat => Ok(()),
            Stage::Reserved { press, .. } => Err(Refusal::Reserved(press.seat)),
            Stage::Open => match self.options.mode {
                Mode::Turns { .. } | Mode::Solo { .. } => Ok(()),
                Mode::Buzzers { .. } | Mode::CallItOut => Err(Refusal::PressFirst),
            },
            _ => Err(Refusal::NotNow),
        }
    }

    /// Returns every way in which a seat can make a word under the rules A4 to A10: all checks
    /// that come before the list (A11).
    ///
    /// # Errors
    /// Why the word can't be made.
    pub fn fits_table(
        &self,
        seat: SeatId,
        word: Word,
        source: &Source,
    ) -> Result<Vec<Way>, Refusal> {
        let ways = self.ways(seat, word, source)?;
        let forbidden = self.options.repeats == Repeats::Forbidden;
        if forbidden && self.standing().any(|other| other.word() == word) {
            return Err(Refusal::OnTheTable(word));
        }
        Ok(ways)
    }

    /// Whether other players are present who could accept a word that isn't in the list (A18).
    pub fn takes_house_words(&self) -> bool {
        self.present.len() > 1
    }

    /// Hardest level of the list that counts, or `None` where the table decides. With one player
    /// present no one could object, so the full list decides (A18).
    pub(super) fn judging_level(&self) -> Option<Level> {
        let alone = !self.takes_house_words();
        let level = self.options.judge.level();
        level.or(alone.then_some(Level::FULL))
    }

    /// Whether a word counts: it is in the list, or the table agreed on it earlier (A18).
    ///
    /// # Errors
    /// The word doesn't count, or the list hasn't loaded yet.
    pub fn counts(&self, word: Word, words: Option<&Lexicon>) -> Result<(), Refusal> {
        let Some(level) = self.judging_level() else {
            return Ok(());
        };
        if self.house.contains(&word) {
            return Ok(());
        }
        let words = words.ok_or(Refusal::NoListYet)?;
        let listed = words.contains_at(word, level);
        listed.then_some(()).ok_or(Refusal::NotInTheList(word))
    }

    /// Chooses the way in which a word is made (A9). In untimed games the table asks.
    pub(super) fn choose(&self, ways: Vec<Way>) -> Result<Way, Refusal> {
        if ways.len() > 1 && self.options.is_untimed() {
            return Err(Refusal::SeveralWays(ways));
        }
        ways.into_iter().next().ok_or(Refusal::NotNow)
    }

    /// Returns the complete record of making a word in this way.
    pub(super) fn making(&self, word: Word, way: Way, house: bool) -> Making {
        let tiles = self.laid(word, &way);
        Making {
            word,
            tiles: tiles.into_iter().map(|tile| tile.id).collect(),
            from: way.words,
            house,
        }
    }
}

/// Makes a word for a seat (A11). Checks its length, its letters, the difference, and the list
/// last. Where the table decides, this opens a vote.
pub(super) fn make(
    ruling: &mut Ruling,
    seat: SeatId,
    attempt: &Attempt,
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let table = &ruling.state.table;
    table.may_make(seat)?;
    let ways = table.fits_table(seat, attempt.word, &attempt.source)?;
    table.counts(attempt.word, words)?;
    let making = table.making(attempt.word, table.choose(ways)?, false);
    if table.judging_level().is_none() {
        motions::ask(ruling, seat, Matter::Count(making));
    } else {
        count(ruling, seat, making);
    }
    Ok(())
}

/// Counts a word. Its maker flips next (A12); in a sweep the other seats come first.
pub(super) fn count(ruling: &mut Ruling, seat: SeatId, making: Making) {
    ruling.add(Event::Made(seat, making));
    match ruling.state.table.stage {
        Stage::Sweep { seat, .. } => turns::sweep_on(ruling, seat),
        _ => ruling.add(Event::Flipper(seat)),
    }
}
