//! All that lies open on the table, which everybody may see.

use serde::{Deserialize, Serialize};

use super::{EndCause, Making, Options, TableWord, TableWordId, Tile};
use base::sorting::sort_by_key;
use game::{Countdown, Moment, SeatId, SeatSet};
use lexicon::{Letters, Word};

/// All that lies open on the table: everything but the letters that are face down. So
/// every viewer sees the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// What was chosen.
    pub options: Options,
    /// How many sat down.
    pub seats: u8,
    /// Who is still there (A19).
    pub present: SeatSet,
    /// How many letters lie face down.
    pub face_down: u8,
    /// The letters in the centre, as they were turned up.
    pub centre: Vec<Tile>,
    /// Every word that was made, by number: those that stand, and what they came from.
    pub words: Vec<TableWord>,
    /// Who flips next (A12). In turns, whose turn it is.
    pub flipper: SeatId,
    /// What is waited for.
    pub stage: Stage,
    /// Who has pressed while another had the reservation, by the moment of the press (A13).
    pub queue: Vec<Press>,
    /// What each seat has typed and not made (A13).
    pub typed: Vec<Word>,
    /// Who may not press until the next letter turns up (A13).
    pub locked: SeatSet,
    /// Who is done (A16).
    pub done: SeatSet,
    /// What the table is asked. Meanwhile all else waits, and every clock stands.
    pub motion: Option<Motion>,
    /// Words that the table has agreed on (A18).
    pub house: Vec<Word>,
    /// Words that were made and taken back (A18): whoever made one saw it.
    pub taken_back: Vec<Word>,
    /// The word that can be taken back, and how the table was before it (A18).
    pub last: Option<Last>,
    /// The clock of a solo game (A13), or of a race (A14).
    pub clock: Countdown,
    /// When something happened last.
    pub since: Moment,
    /// Presses before this moment do not count (A13).
    pub opens: Moment,
}

/// What is waited for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The letters are being laid out.
    Laying,
    /// In turns: the flipper's flip.
    ToFlip,
    /// In turns: the flipper has flipped and may make words (A13).
    Window {
        /// The clock that runs.
        clock: Countdown,
    },
    /// In turns: a seat may make one word before the next flip (A13).
    Sweep {
        /// The seat.
        seat: SeatId,
        /// The last one to have made a word in this sweep: it flips next (A12).
        maker: Option<SeatId>,
        /// The clock that runs.
        clock: Countdown,
    },
    /// Everybody may act: press, be called, or in a solo game make a word; the flipper may
    /// flip. In turns it is so once every letter is up.
    Open,
    /// A seat makes a word, and nobody flips (A14).
    Reserved {
        /// Which, and since when by its own press.
        press: Press,
        /// The clock that runs.
        clock: Countdown,
    },
    /// Nothing: the game is over.
    Over(EndCause),
}

/// A seat's press (A13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Press {
    /// The seat that pressed.
    pub seat: SeatId,
    /// When the finger went down.
    pub at: Moment,
}

/// What the table is asked, and who has consented.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Motion {
    /// Who asks.
    pub by: SeatId,
    /// For what.
    pub matter: Matter,
    /// Who has consented.
    pub agreed: SeatSet,
}

/// What the table is asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Matter {
    /// To stop early (A16).
    Stop,
    /// To take the last word back (A18).
    TakeBack,
    /// To count this word (A18).
    Count(Making),
}

/// A word that can be taken back, and how the table was before it (A18).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Last {
    /// The word: the last one made.
    pub word: TableWordId,
    /// Who was to flip.
    pub flipper: SeatId,
    /// What was waited for.
    pub stage: Stage,
}

/// What somebody is waited for to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Flip: in turns, this seat alone (A12).
    Flip,
    /// Make words or pass: in turns, this seat alone (A13).
    Make,
    /// Make one word or pass: in the sweep, this seat alone (A13).
    Sweep,
    /// Whatever the mode lets everybody do.
    Open,
    /// This seat has the reservation. The others that are waited for may press, or be
    /// called in its stead (A13).
    Type(SeatId),
    /// Consent or not.
    Vote,
}

impl Table {
    /// How many letters have been turned up.
    pub fn turned_up(&self) -> usize {
        self.options.bag.len().saturating_sub(self.face_down.into())
    }

    /// A word by its number.
    pub fn word(&self, id: TableWordId) -> Option<&TableWord> {
        self.words.get(id.index())
    }

    /// The words that stand, in the order in which they were made.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = &TableWord> + Clone {
        self.words.iter().filter(|word| word.stands())
    }

    /// The words in front of a seat, in the order in which they were made.
    pub fn words_of(&self, seat: SeatId) -> impl DoubleEndedIterator<Item = &TableWord> + Clone {
        self.standing().filter(move |word| word.owner == seat)
    }

    /// The letters in the centre.
    pub fn centre_letters(&self) -> Letters {
        self.centre.iter().map(|tile| tile.letter).collect()
    }

    /// The life of a word (A20): all that it came from, in the order in which it was made,
    /// and itself at the end. After a merger [`TableWord::from`] says what led where.
    pub fn life(&self, id: TableWordId) -> Vec<&TableWord> {
        let mut ids = vec![id];
        let mut next = 0;
        while let Some(id) = ids.get(next).copied() {
            // Older words have smaller numbers, so nothing is its own forebear.
            let from = self.word(id).map_or(&[][..], |word| &word.from);
            ids.extend(from.iter().filter(|older| **older < id));
            next += 1;
        }
        sort_by_key(&mut ids, |id| *id);
        ids.into_iter().filter_map(|id| self.word(id)).collect()
    }

    /// What a seat has (A17).
    pub fn score(&self, seat: SeatId) -> i32 {
        let scoring = self.options.scoring;
        let points = self
            .words_of(seat)
            .map(|word| scoring.points(word.tiles.len()));
        points.fold(0, i32::saturating_add)
    }

    /// The letters in the words of a seat, which break a tie (A17).
    pub fn letters_of(&self, seat: SeatId) -> usize {
        self.words_of(seat).map(|word| word.tiles.len()).sum()
    }

    /// The seat that is there and next clockwise from one; itself if no other is.
    pub fn after(&self, seat: SeatId) -> SeatId {
        let mut others = seat.others(self.seats);
        others
            .find(|other| self.present.contains(*other))
            .unwrap_or(seat)
    }
}
