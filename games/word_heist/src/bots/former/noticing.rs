//! The chance that a rogue sees a word in each tenth of a second.
//!
//! As with people, long words are seen later than short ones, rare words later than well-known
//! ones, and any word later on a crowded table. Words made from other words are seen later than
//! words from the centre, and the last letter turned up draws the eye. Each moment is a separate
//! chance, so a rogue sees more as time passes.
//!
//! All numbers are integers, so that a game repeats exactly on every machine.

use super::Rogue;
use lexicon::Level;

/// What makes a word easy or hard to see, for one way to make it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct RogueVisibility {
    /// How well known the word is.
    pub level: Level,
    /// Number of letters of the word.
    pub len: usize,
    /// Number of the word's letters that come from the centre.
    pub joining: usize,
    /// Number of words on the table that the word uses.
    pub taken: usize,
    /// Whether the word uses the letter turned up last.
    pub fresh: bool,
}

/// How crowded the table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Crowd {
    /// How many letters are in the centre.
    pub letters: usize,
    /// How many words are on the table.
    pub words: usize,
}

/// Chance that a rogue sees a word in a tenth of a second, in millionths.
pub(super) fn odds(rogue: Rogue, sight: RogueVisibility, crowd: Crowd) -> u32 {
    let known = match sight.level {
        Level::Common => 100,
        Level::Familiar => 55,
        Level::Known => 32,
        Level::Rare => 16,
    };
    // Letters that must be put together one by one are harder than those of a word that is there
    // already.
    let effort = match sight.taken {
        0 => fading(82, sight.len.saturating_sub(4)),
        taken => {
            let whole = fading(90, sight.len.saturating_sub(5));
            let joined = fading(62, sight.joining.saturating_sub(1));
            let mergers = fading(12, taken - 1);
            60 * whole / 100 * joined / HUNDRED * mergers / HUNDRED
        }
    };
    let about = 600 / (6 + crowd.letters + crowd.words) as u64;
    let drawn = if sight.fresh { 150 } else { 100 };
    let odds = rogue.eye() * effort / HUNDRED * known / 100 * about / 100 * drawn / 100;
    u32::try_from(odds.clamp(1, MILLION)).unwrap_or(1)
}

/// Certainty, as a chance in millionths.
pub(super) const MILLION: u64 = 1_000_000;

/// One, in ten-thousandths: the value that [`fading`] starts from.
const HUNDRED: u64 = 10_000;

/// Multiplies one by a percentage a number of times; the result is in ten-thousandths.
fn fading(hundredths: u64, times: usize) -> u64 {
    (0..times).fold(HUNDRED, |left, _| left * hundredths / 100)
}
