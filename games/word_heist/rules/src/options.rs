//! Options that are chosen before a game begins.

use super::ruleset::Clash;
use super::{Bag, Day, Difference, Mode, Sharing};
use game::rule::{Checked, Wrong};
use game::{Allowance, Deal, Judge, SeatId, SeatSet};

game::choice! {
    /// How many centre letters a merger of several words needs (A7).
    #[derive(Hash)]
    pub enum Merging {
        /// A merger needs no centre letter: words may be joined as they are.
        Freely: "freely", "As they are";
        /// A merger needs at least one centre letter.
        WithALetter: "with-a-letter", "With a letter";
    }
}

impl Merging {
    /// How many centre letters are needed beside this number of words (A5, A7): at least one,
    /// except for mergers of several words where those are free.
    pub const fn least(self, words: usize) -> usize {
        match self {
            Merging::Freely if words > 1 => 0,
            Merging::Freely | Merging::WithALetter => 1,
        }
    }
}

game::choice! {
    /// Whether a word that is already on the table may be made again (A10).
    pub enum Repeats {
        /// A word on the table may be made again.
        Allowed: "allowed", "Allowed";
        /// A word on the table may not be made again.
        Forbidden: "forbidden", "Not allowed";
    }
}

game::choice! {
    /// How many points a word is worth at the end (A17).
    pub enum Scoring {
        /// A word is worth one point.
        Words: "words", "Words";
        /// A word is worth one point per letter.
        Letters: "letters", "Letters";
        /// A word is worth its number of letters minus three.
        LengthLessThree: "length-less-three", "Letters minus 3";
        /// A word is worth the square of its number of letters.
        LengthSquared: "length-squared", "Letters squared";
    }
}

impl Scoring {
    /// Points for a word of this length (A17).
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

/// How many beats a race continues after its last letter (A14).
pub const LAST_BEATS: u16 = 10;

/// All options as a form holds them; they may not be valid yet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Choices {
    /// How players share one device (A13).
    pub mode: Mode,
    /// Where the order of the letters comes from (A1, A13).
    pub deal: Deal,
    /// Which letters the game is played with (A1).
    pub bag: Bag,
    /// How many letters are face up at the start (A2).
    pub face_up: u8,
    /// Seats that may make three-letter words (A4).
    pub beginners: SeatSet,
    /// How different a word must be from each word it is made from (A5, A6).
    pub difference: Difference,
    /// How many centre letters a merger needs (A7).
    pub merging: Merging,
    /// Whether a word may be made again (A10).
    pub repeats: Repeats,
    /// Which list, or the table, decides about words (A11, A18).
    pub judge: Judge,
    /// Whether players may ask for hints, where one seat at a time makes words and a list
    /// decides.
    pub hints: bool,
    /// In a race: seconds between two letters (A14).
    pub pace: Option<u16>,
    /// Seconds without an event after which a letter turns up by itself (A14).
    pub auto_flip: Option<u16>,
    /// Whether an idle table ends the game once all letters are up (A16).
    pub idle_end: bool,
    /// How many points a word is worth (A17).
    pub scoring: Scoring,
}

impl Choices {
    /// Fewest letters in a word of this seat (A4).
    pub fn least_letters(&self, seat: SeatId) -> usize {
        if self.beginners.contains(seat) { 3 } else { 4 }
    }

    /// Time for the whole game: that of a solo game (A13) or of a race (A14).
    pub fn time(&self) -> Allowance {
        let beats = self.bag.len() as u16 - u16::from(self.face_up) + LAST_BEATS;
        match self.pace {
            Some(pace) => Allowance::Seconds(beats.saturating_mul(pace)),
            None => self.mode.clock(),
        }
    }

    /// Whether there is no time pressure, so that the table can ask how a word is made (A9).
    pub const fn is_untimed(&self) -> bool {
        self.pace.is_none() && self.mode.is_untimed()
    }

    /// Whether hints are possible: in turns and in solo games. Where several players race for a
    /// word a hint would help only one of them, and where the table decides no list says what
    /// counts.
    pub fn may_have_hints(&self) -> bool {
        let by_oneself = matches!(self.mode, Mode::Turns { .. } | Mode::Solo { .. });
        by_oneself && self.judge.level().is_some()
    }

    /// Switches to another kind of mode, with its default settings.
    pub fn share(&mut self, sharing: Sharing) {
        if sharing != Sharing::of(self.mode) {
            self.mode = sharing.mode();
        }
    }

    /// Uses the letters of a day, or random ones. A day always uses the standard bag.
    pub fn deal_of(&mut self, day: Option<Day>) {
        self.deal = day.into();
        if day.is_some() {
            self.bag = Bag::Standard;
        }
    }
}

/// Options that have been checked: a game can be played with them.
///
/// ```
/// use word_heist_rules::{Choices, Options};
///
/// let mut choices = Choices::default();
/// assert!(Options::new(choices.clone()).is_ok());
/// choices.face_up = 5;
/// assert!(Options::new(choices).is_err());
/// ```
pub type Options = Checked<Choices>;

/// Why a game can't be played with these choices.
pub type OptionsError = Wrong<Clash>;
