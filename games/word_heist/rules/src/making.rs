//! Making words: which seat may, and in what order a word is checked (A3, A4, A10, A11).

use super::resolution::Resolution;
use super::{
    Attempt, Event, Making, MotionKind, PlayMode, Refusal, RepeatedWords, SourceChoice, Stage,
    Table, WayToMake, motions, turns,
};
use game::SeatId;
use lexicon::{Letter, Level, Lexicon, Word};

/// Reads typed text as the rules do: letters only, in any case (A11).
///
/// # Errors
/// The text has more letters than any word.
pub fn parse_word(text: &str) -> Result<Word, Refusal> {
    let mut letters = text.chars().filter_map(Letter::new);
    let word = letters.try_fold(Word::EMPTY, Word::push);
    word.ok_or(Refusal::TooLong)
}

impl Table {
    /// Whether a seat may make any word now (A13).
    ///
    /// # Errors
    /// Why the seat has to wait.
    pub fn check_make(&self, seat: SeatId) -> Result<(), Refusal> {
        if self.motion.is_some() {
            return Err(Refusal::NotNow);
        }
        match &self.stage {
            Stage::Window { .. } if seat == self.flipper => Ok(()),
            Stage::Sweep { seat: next, .. } if seat == *next => Ok(()),
            Stage::Reserved { press, .. } if seat == press.seat => Ok(()),
            Stage::Reserved { press, .. } => Err(Refusal::Reserved(press.seat)),
            Stage::Open => match self.options.mode {
                PlayMode::Turns { .. } | PlayMode::Solo { .. } => Ok(()),
                PlayMode::Buzzers { .. } | PlayMode::CallItOut => Err(Refusal::PressFirst),
            },
            _ => Err(Refusal::NotNow),
        }
    }

    /// Returns every way in which a seat can make a word under the rules A4 to A10: all checks
    /// that come before the list (A11).
    ///
    /// # Errors
    /// Why the word can't be made.
    pub fn legal_ways(
        &self,
        seat: SeatId,
        word: Word,
        source: &SourceChoice,
    ) -> Result<Vec<WayToMake>, Refusal> {
        let ways = self.ways_to_spell(seat, word, source)?;
        let forbidden = self.options.repeats == RepeatedWords::Forbidden;
        if forbidden && self.words_on_table().any(|other| other.word() == word) {
            return Err(Refusal::OnTheTable(word));
        }
        Ok(ways)
    }

    /// Whether other players are present who could accept a word that isn't in the list (A18).
    pub fn can_accept_house_words(&self) -> bool {
        self.present.len() > 1
    }

    /// Hardest level of the list that counts, or `None` where the table decides. With one player
    /// present no one could object, so the full list decides (A18).
    pub(super) fn judging_level(&self) -> Option<Level> {
        let alone = !self.can_accept_house_words();
        let level = self.options.judge.level();
        level.or(alone.then_some(Level::FULL))
    }

    /// Whether a word counts: it is in the list, or the table agreed on it earlier (A18).
    ///
    /// # Errors
    /// The word doesn't count, or the list hasn't loaded yet.
    pub fn check_word(&self, word: Word, words: Option<&Lexicon>) -> Result<(), Refusal> {
        let Some(level) = self.judging_level() else {
            return Ok(());
        };
        if self.house.contains(&word) {
            return Ok(());
        }
        let words = words.ok_or(Refusal::NoListYet)?;
        let listed = words.contains_up_to(word, level);
        listed.then_some(()).ok_or(Refusal::NotInTheList(word))
    }

    /// Chooses the way in which a word is made (A9). In untimed games the table asks.
    pub(super) fn choose_way(&self, ways: Vec<WayToMake>) -> Result<WayToMake, Refusal> {
        if ways.len() > 1 && self.options.is_untimed() {
            return Err(Refusal::SeveralWays(ways));
        }
        ways.into_iter().next().ok_or(Refusal::NotNow)
    }

    /// Returns the complete record of making a word in this way.
    pub(super) fn build_making(&self, word: Word, way: WayToMake, house: bool) -> Making {
        let tiles = self.tiles_in_order(word, &way);
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
pub(super) fn make_word(
    resolution: &mut Resolution,
    seat: SeatId,
    attempt: &Attempt,
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let table = &resolution.state.table;
    table.check_make(seat)?;
    let ways = table.legal_ways(seat, attempt.word, &attempt.source)?;
    table.check_word(attempt.word, words)?;
    let making = table.build_making(attempt.word, table.choose_way(ways)?, false);
    if table.judging_level().is_none() {
        motions::open_motion(resolution, seat, MotionKind::Count(making));
    } else {
        accept_word(resolution, seat, making);
    }
    Ok(())
}

/// Counts a word. Its maker flips next (A12); in a sweep the other seats come first.
pub(super) fn accept_word(resolution: &mut Resolution, seat: SeatId, making: Making) {
    resolution.add(Event::Made(seat, making));
    match resolution.state.table.stage {
        Stage::Sweep { seat, .. } => turns::continue_sweep(resolution, seat),
        _ => resolution.add(Event::Flipper(seat)),
    }
}
