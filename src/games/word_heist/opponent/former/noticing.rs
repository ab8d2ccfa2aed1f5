//! How likely it is that somebody sees a word, in each tenth of a second.
//!
//! As people do: a long word is seen later than a short one, a strange one later than a
//! well-known one, any word later where much lies about; a word that takes up others later
//! than one that lies in the centre, and the letter that was just turned up draws the eye.
//! As each moment is a chance of its own, what is seen grows with time.
//!
//! All of it is whole numbers, so that a game repeats on every machine.

use super::Rogue;
use lexicon::Level;

/// What of a word and its way makes it easy or hard to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sight {
    /// How well known the word is.
    pub level: Level,
    /// How many letters it has.
    pub len: usize,
    /// How many of them come from the centre.
    pub joining: usize,
    /// How many words it takes up.
    pub taken: usize,
    /// Whether the letter turned up last is in it.
    pub fresh: bool,
}

/// What there is to look at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Crowd {
    /// How many letters lie in the centre.
    pub letters: usize,
    /// How many words lie on the table.
    pub words: usize,
}

/// In so many millionths of all tenths of a second the rogue sees this.
pub(super) fn odds(rogue: Rogue, sight: Sight, crowd: Crowd) -> u32 {
    let known = match sight.level {
        Level::Common => 100,
        Level::Familiar => 55,
        Level::Known => 32,
        Level::Rare => 16,
    };
    // Letters that are put together one by one weigh more than those of a word that is
    // there already.
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

/// What is certain.
pub(super) const MILLION: u64 = 1_000_000;

/// What [`fading`] begins with.
const HUNDRED: u64 = 10_000;

/// So many hundredths, over and over: in hundredths of hundredths.
fn fading(hundredths: u64, times: usize) -> u64 {
    (0..times).fold(HUNDRED, |left, _| left * hundredths / 100)
}
