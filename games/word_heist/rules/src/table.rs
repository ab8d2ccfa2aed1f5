//! The table: everything that is face up and visible to all players.

use serde::{Deserialize, Serialize};

use super::{EndReason, LetterTile, MadeWord, MadeWordId, Making, Options};
use base::sorting::sort_by_key;
use game::{Countdown, Moment, SeatId, SeatSet};
use lexicon::{LetterCounts, Word};

/// The table: everything except the letters that are face down. Every viewer sees the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The options of the game.
    pub options: Options,
    /// How many seats the game began with.
    pub seats: u8,
    /// Seats that haven't left (A19).
    pub present: SeatSet,
    /// How many letters are face down.
    pub face_down: u8,
    /// The letters in the centre, in the order in which they were turned up.
    pub centre: Vec<LetterTile>,
    /// Every word that was made, by number: those on the table and those they were made from.
    pub words: Vec<MadeWord>,
    /// The seat that flips next (A12). In turns, the seat whose turn it is.
    pub flipper: SeatId,
    /// What the game is waiting for.
    pub stage: Stage,
    /// Presses made while another seat had the reservation, ordered by time (A13).
    pub queue: Vec<BuzzerPress>,
    /// What each seat has typed without making a word (A13).
    pub typed: Vec<Word>,
    /// Seats that may not press until the next letter turns up (A13).
    pub locked: SeatSet,
    /// Seats that are done (A16).
    pub done: SeatSet,
    /// The open proposal. While there is one, everything else waits and every clock is paused.
    pub motion: Option<Motion>,
    /// Words that the table has agreed to count (A18).
    pub house: Vec<Word>,
    /// Words that were made and taken back (A18); every player has seen them.
    pub taken_back: Vec<Word>,
    /// The word that can be taken back, and the table's stage before it (A18).
    pub last: Option<LastWord>,
    /// The clock of a solo game (A13) or of a race (A14).
    pub clock: Countdown,
    /// When the last event happened.
    pub since: Moment,
    /// The moment before which presses don't count (A13).
    pub opens: Moment,
}

/// What the game is waiting for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The letters are being laid out.
    Laying,
    /// In turns: the flipper is to flip.
    ToFlip,
    /// In turns: the flipper has flipped and may make words (A13).
    Window {
        /// The clock of the window.
        clock: Countdown,
    },
    /// In turns: a seat may make one word before the next flip (A13).
    Sweep {
        /// The seat that may make a word.
        seat: SeatId,
        /// The last seat to have made a word in this sweep; it flips next (A12).
        maker: Option<SeatId>,
        /// The clock of this seat's window.
        clock: Countdown,
    },
    /// All seats may act: press, be called, or in a solo game make a word; the flipper may flip.
    /// In turns this begins once every letter is up.
    Open,
    /// One seat has the reservation and makes a word; no letter is flipped (A14).
    Reserved {
        /// The press that reserved: its seat and its moment.
        press: BuzzerPress,
        /// The clock of the typing window.
        clock: Countdown,
    },
    /// The game is over.
    Over(EndReason),
}

/// A press of a seat's buzzer (A13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuzzerPress {
    /// The seat that pressed.
    pub seat: SeatId,
    /// When the finger went down.
    pub at: Moment,
}

/// An open proposal, and the seats that have consented.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Motion {
    /// The seat that proposes.
    pub by: SeatId,
    /// What the motion asks for.
    pub matter: MotionKind,
    /// Seats that have consented.
    pub agreed: SeatSet,
}

/// What a motion asks for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MotionKind {
    /// To stop the game early (A16).
    Stop,
    /// To take back the last word (A18).
    TakeBack,
    /// To count this word (A18).
    Count(Making),
}

/// The word that can be taken back, and the table's stage before it (A18).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastWord {
    /// The last word made.
    pub word: MadeWordId,
    /// The flipper before the word.
    pub flipper: SeatId,
    /// The stage before the word.
    pub stage: Stage,
}

/// What the seats that are waited for may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Flip: in turns, only the flipper (A12).
    Flip,
    /// Make words or pass: in turns, only the flipper (A13).
    Make,
    /// Make one word or pass: in the sweep, only the seat whose part it is (A13).
    Sweep,
    /// Anything that the mode allows all seats to do.
    Open,
    /// Type a word: this seat has the reservation. The other seats that are waited for may press,
    /// or be called in its place (A13).
    Type(SeatId),
    /// Consent to the open proposal, or decline it.
    Vote,
}

impl Table {
    /// How many letters have been turned up.
    pub fn turned_up_count(&self) -> usize {
        self.options.bag.len().saturating_sub(self.face_down.into())
    }

    /// Returns a word by its number.
    pub fn word(&self, id: MadeWordId) -> Option<&MadeWord> {
        self.words.get(id.index())
    }

    /// The words on the table, in the order in which they were made.
    pub fn words_on_table(&self) -> impl DoubleEndedIterator<Item = &MadeWord> + Clone {
        self.words.iter().filter(|word| word.is_on_table())
    }

    /// A seat's words on the table, in the order in which they were made.
    pub fn words_of(&self, seat: SeatId) -> impl DoubleEndedIterator<Item = &MadeWord> + Clone {
        self.words_on_table().filter(move |word| word.owner == seat)
    }

    /// The letters in the centre.
    pub fn centre_letters(&self) -> LetterCounts {
        self.centre.iter().map(|tile| tile.letter).collect()
    }

    /// The life of a word (A20): all the words it came from, in the order in which they were
    /// made, and itself last. After a merger, [`MadeWord::from`] says which word became which.
    pub fn word_history(&self, id: MadeWordId) -> Vec<&MadeWord> {
        let mut ids = vec![id];
        let mut next = 0;
        while let Some(id) = ids.get(next).copied() {
            // Older words have smaller numbers, so no word can be its own ancestor.
            let from = self.word(id).map_or(&[][..], |word| &word.from);
            ids.extend(from.iter().filter(|older| **older < id));
            next += 1;
        }
        sort_by_key(&mut ids, |id| *id);
        ids.into_iter().filter_map(|id| self.word(id)).collect()
    }

    /// The score of a seat (A17).
    pub fn score(&self, seat: SeatId) -> i32 {
        let scoring = self.options.scoring;
        let points = self
            .words_of(seat)
            .map(|word| scoring.points(word.tiles.len()));
        points.fold(0, i32::saturating_add)
    }

    /// How many letters a seat's words have; they break a tie (A17).
    pub fn letter_count(&self, seat: SeatId) -> usize {
        self.words_of(seat).map(|word| word.tiles.len()).sum()
    }

    /// The next seat clockwise that is still present, or the same seat if no other is.
    pub(crate) fn next_present_seat(&self, seat: SeatId) -> SeatId {
        let mut others = seat.others_clockwise(self.seats);
        others
            .find(|other| self.present.contains(*other))
            .unwrap_or(seat)
    }
}
