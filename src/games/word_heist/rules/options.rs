//! What can be chosen before a game begins.

use super::ruleset::Clash;
use super::{Bag, Day, Difference, Mode, Sharing};
use game::rule::{Checked, Wrong};
use game::{Allowance, Deal, Judge, SeatId, SeatSet};

/// How many letters of the centre a merger of several words needs (A7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Merging {
    /// None: words may be joined as they are.
    #[default]
    Freely,
    /// One at least.
    WithALetter,
}

impl Merging {
    /// All of them, the default first.
    pub const ALL: [Merging; 2] = [Merging::Freely, Merging::WithALetter];

    /// How many letters of the centre are needed beside so many words (A5, A7): one at
    /// least, but for mergers of several where they are free.
    pub const fn least(self, words: usize) -> usize {
        match self {
            Merging::Freely if words > 1 => 0,
            Merging::Freely | Merging::WithALetter => 1,
        }
    }
}

/// Whether a word that lies on the table may be made again (A10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Repeats {
    /// It may.
    #[default]
    Allowed,
    /// It may not.
    Forbidden,
}

impl Repeats {
    /// All of them, the default first.
    pub const ALL: [Repeats; 2] = [Repeats::Allowed, Repeats::Forbidden];
}

/// What a word counts at the end (A17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Scoring {
    /// Each word counts one.
    #[default]
    Words,
    /// Its letters.
    Letters,
    /// Its letters less three.
    LengthLessThree,
    /// Its letters, squared.
    LengthSquared,
}

impl Scoring {
    /// All of them, the default first.
    pub const ALL: [Scoring; 4] = [
        Scoring::Words,
        Scoring::Letters,
        Scoring::LengthLessThree,
        Scoring::LengthSquared,
    ];

    /// What a word of so many letters counts (A17).
    pub const fn points(self, letters: usize) -> i32 {
        let letters = letters as i32;
        match self {
            Scoring::Words => 1,
            Scoring::Letters => letters,
            Scoring::LengthLessThree if letters < 3 => 0,
            Scoring::LengthLessThree => letters - 3,
            Scoring::LengthSquared => letters * letters,
        }
    }
}

/// So many beats a race goes on after its last letter (A14).
pub(in crate::games::word_heist) const LAST_BEATS: u16 = 10;

/// Everything that can be chosen, as a form holds it: any of it may be wrong still.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Choices {
    /// How a table with one device is shared (A13).
    pub mode: Mode,
    /// Where the order of the letters comes from (A1, A13).
    pub deal: Deal,
    /// How many letters (A1).
    pub bag: Bag,
    /// How many of them lie face up at the start (A2).
    pub face_up: u8,
    /// Seats that may make words of three letters (A4).
    pub beginners: SeatSet,
    /// How different a word must be from one that it is made of (A5, A6).
    pub difference: Difference,
    /// What a merger needs (A7).
    pub merging: Merging,
    /// Whether a word may be made again (A10).
    pub repeats: Repeats,
    /// What decides about words (A11, A18).
    pub judge: Judge,
    /// Whether hints may be asked for, where one at a time makes words and a list decides.
    pub hints: bool,
    /// In a race: a letter turns up every so many seconds (A14).
    pub pace: Option<u16>,
    /// After how many quiet seconds a letter turns up by itself (A14).
    pub auto_flip: Option<u16>,
    /// Whether a table where nobody moves ends by itself, once all letters are up (A16).
    pub idle_end: bool,
    /// What a word counts (A17).
    pub scoring: Scoring,
}

impl Choices {
    /// The fewest letters in a word of a seat (A4).
    pub fn least_letters(&self, seat: SeatId) -> usize {
        if self.beginners.contains(seat) { 3 } else { 4 }
    }

    /// The time for the whole game: that of a solo game (A13), or of a race (A14).
    pub fn time(&self) -> Allowance {
        let beats = self.bag.len() as u16 - u16::from(self.face_up) + LAST_BEATS;
        match self.pace {
            Some(pace) => Allowance::Seconds(beats.saturating_mul(pace)),
            None => self.mode.clock(),
        }
    }

    /// Whether nothing hurries anybody, so that the table can ask how a word is made (A9).
    pub const fn is_untimed(&self) -> bool {
        self.pace.is_none() && self.mode.is_untimed()
    }

    /// Whether there can be hints: in turns and alone. Where several race for a word a hint would
    /// help one of them, and where the table decides about words nobody knows what counts.
    pub fn may_have_hints(&self) -> bool {
        let by_oneself = matches!(self.mode, Mode::Turns { .. } | Mode::Solo { .. });
        by_oneself && self.judge.level().is_some()
    }

    /// Shares the table in another way.
    pub fn share(&mut self, sharing: Sharing) {
        if sharing != Sharing::of(self.mode) {
            self.mode = sharing.mode();
        }
    }

    /// Takes the letters of a day, or those of chance. A day's are the standard bag.
    pub fn deal_of(&mut self, day: Option<Day>) {
        self.deal = day.into();
        if day.is_some() {
            self.bag = Bag::Standard;
        }
    }
}

/// Choices that a game can be played with.
///
/// ```
/// use lettercase::games::word_heist::{Choices, Options};
///
/// let mut choices = Choices::default();
/// assert!(Options::new(choices.clone()).is_ok());
/// choices.face_up = 5;
/// assert!(Options::new(choices).is_err());
/// ```
pub type Options = Checked<Choices>;

/// Why nothing can be played with these choices.
pub type OptionsError = Wrong<Clash>;
