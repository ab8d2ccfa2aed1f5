//! Why an action is refused.

use super::Way;
use game::{Moment, SeatId};
use lexicon::{Letter, Word};

/// Why an action is refused. The sentences for it are on screen's side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The game waits for something else.
    NotNow,
    /// No such seat is at the table.
    NotAtTheTable(SeatId),

    /// The word has fewer letters than this seat needs (A4, A11).
    TooShort {
        /// How many it needs.
        least: usize,
    },
    /// The word has more letters than any in the list (A11).
    TooLong,
    /// The letters are not there (A11).
    LettersNotThere {
        /// Those that lie nowhere on the table. If there are none, all lie there, but some
        /// in words that do not go into this one whole.
        missing: Vec<Letter>,
    },
    /// The word can be made, but not with what was tapped (A9).
    NotFromThese,
    /// A letter of the centre must join (A5, A7, A11).
    NeedsCentreLetter,
    /// It only extends this word, which stands in it in one piece (A5, A11).
    OnlyExtends(Word),
    /// The letters of this word keep their order in it (A6).
    KeepsOrder(Word),
    /// It is of the same root as this word (A6).
    SameRoot(Word),
    /// It lies on the table already (A10).
    OnTheTable(Word),
    /// The word list has not arrived yet.
    NoListYet,
    /// It is not in the list (A11).
    NotInTheList(Word),
    /// It can be made in several ways: the table asks which (A9).
    SeveralWays(Vec<Way>),

    /// This seat has the reservation: nobody flips, and nobody else makes a word (A14).
    Reserved(SeatId),
    /// This seat flips (A14).
    OtherFlips(SeatId),
    /// In a race letters turn up by themselves (A14).
    ByItself,
    /// Every letter is up.
    NothingToFlip,
    /// The press was made too soon after a letter turned up, or before the last word (A13).
    TooSoon {
        /// Presses from this moment on count.
        opens: Moment,
    },
    /// The last press of this seat came to nothing: it waits for the next letter (A13).
    LockedOut,
    /// This seat has the reservation or waits for it already.
    Pressed,
    /// To make a word, this seat must press or be called first (A13).
    PressFirst,

    /// Done is for when every letter is up or the centre is empty (A16).
    NotDoneYet,
    /// This seat is done already.
    DoneAlready,
    /// No word was made since the last letter turned up (A18).
    NothingToTakeBack,
    /// The word is in the list: it needs nobody's consent (A18).
    InTheList(Word),
    /// The word is in no list, and nobody else is there to say that it counts (A18).
    NobodyToAsk(Word),
}
