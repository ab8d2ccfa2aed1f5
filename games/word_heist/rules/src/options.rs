//! Options that are chosen before a game begins.

use super::ruleset::OptionClash;
use super::{Day, Difference, LetterBag, PlayMode, PlayModeKind};
use game::rule::{CheckError, CheckedOptions};
use game::{DealSource, Judge, SeatId, SeatSet, TimeLimit};

game::choice! {
    /// How many centre letters a merger of several words needs (A7).
    #[derive(Hash)]
    pub enum MergerRule {
        /// A merger needs no centre letter: words may be joined as they are.
        Freely: "freely", "As they are";
        /// A merger needs at least one centre letter.
        WithALetter: "with-a-letter", "With a letter";
    }
}

impl MergerRule {
    /// Fewest centre letters in a new word that uses this number of words on the table (A5, A7):
    /// one, or none for a merger of several words if mergers are free.
    pub const fn min_centre_letters(self, words: usize) -> usize {
        match self {
            MergerRule::Freely if words > 1 => 0,
            MergerRule::Freely | MergerRule::WithALetter => 1,
        }
    }
}

game::choice! {
    /// Whether a word that is already on the table may be made again (A10).
    pub enum RepeatedWords {
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
pub const BEATS_AFTER_LAST_LETTER: u16 = 10;

/// All options as chosen in a form; they may not be valid yet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Choices {
    /// How players share one device (A13).
    pub mode: PlayMode,
    /// Where the order of the letters comes from (A1, A13).
    pub deal: DealSource,
    /// Which letters the game is played with (A1).
    pub bag: LetterBag,
    /// How many letters are face up at the start (A2).
    pub face_up: u8,
    /// Seats that may make three-letter words (A4).
    pub beginners: SeatSet,
    /// How different a word must be from each word it is made from (A5, A6).
    pub difference: Difference,
    /// How many centre letters a merger needs (A7).
    pub merging: MergerRule,
    /// Whether a word may be made again (A10).
    pub repeats: RepeatedWords,
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
    pub fn min_letters(&self, seat: SeatId) -> usize {
        if self.beginners.contains(seat) { 3 } else { 4 }
    }

    /// Time for the whole game: that of a solo game (A13) or of a race (A14).
    pub fn total_time(&self) -> TimeLimit {
        let beats = self.bag.len() as u16 - u16::from(self.face_up) + BEATS_AFTER_LAST_LETTER;
        match self.pace {
            Some(pace) => TimeLimit::Seconds(beats.saturating_mul(pace)),
            None => self.mode.time_limit(),
        }
    }

    /// Whether there is no time pressure, so that the table can ask how a word is made (A9).
    pub const fn is_untimed(&self) -> bool {
        self.pace.is_none() && self.mode.is_untimed()
    }

    /// Whether hints are possible: in turns and in solo games. Where several players race for a
    /// word, a hint would help only one of them; where the table decides, no list says what counts.
    pub fn can_have_hints(&self) -> bool {
        let by_oneself = matches!(self.mode, PlayMode::Turns { .. } | PlayMode::Solo { .. });
        by_oneself && self.judge.level().is_some()
    }

    /// Switches to another kind of mode, with its default settings.
    pub(crate) fn set_mode_kind(&mut self, sharing: PlayModeKind) {
        if sharing != PlayModeKind::from_mode(self.mode) {
            self.mode = sharing.default_mode();
        }
    }

    /// Uses the letters of a day, or random ones. A day always uses the standard bag.
    pub(crate) fn set_deal(&mut self, day: Option<Day>) {
        self.deal = day.into();
        if day.is_some() {
            self.bag = LetterBag::Standard;
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
pub type Options = CheckedOptions<Choices>;

/// Why a game can't be played with these choices.
pub type OptionsError = CheckError<OptionClash>;
