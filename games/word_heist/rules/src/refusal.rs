//! Why an action is refused.

use super::WayToMake;
use game::{Moment, SeatId};
use lexicon::{Letter, Word};

/// Why an action is refused. The texts for it are in `text`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The game is waiting for something else.
    NotNow,
    /// This seat is not at the table.
    NotAtTheTable(SeatId),

    /// The word has fewer letters than this seat needs (A4, A11).
    TooShort {
        /// Fewest letters that this seat needs.
        least: usize,
    },
    /// The word has more letters than any in the list (A11).
    TooLong,
    /// The letters can't be put together from the table (A11).
    LettersNotThere {
        /// Letters that are nowhere on the table. If empty, all letters are on the table, but
        /// some are in words that don't fit whole into this one.
        missing: Vec<Letter>,
    },
    /// The word can be made, but not from what was tapped (A9).
    NotFromThese,
    /// At least one centre letter must be added (A5, A7, A11).
    NeedsCentreLetter,
    /// The new word only extends this word, which appears in it in one piece (A5, A11).
    OnlyExtends(Word),
    /// The letters of this old word keep their order in the new one (A6).
    KeepsOrder(Word),
    /// The new word shares a root with this old word (A6).
    SameRoot(Word),
    /// This word is on the table already (A10).
    OnTheTable(Word),
    /// The word list hasn't loaded yet.
    NoListYet,
    /// This word isn't in the list (A11).
    NotInTheList(Word),
    /// The word can be made in several ways: the table asks which (A9).
    SeveralWays(Vec<WayToMake>),

    /// This seat has the reservation: no other seat makes a word, and no letter is flipped (A14).
    Reserved(SeatId),
    /// Another seat is the flipper: the one given here (A14).
    OtherFlips(SeatId),
    /// In a race letters turn up by themselves (A14).
    ByItself,
    /// Every letter is up already.
    NothingToFlip,
    /// The press came too soon after a letter turned up, or before the last word was made (A13).
    TooSoon {
        /// The moment from which presses count.
        opens: Moment,
    },
    /// The last press of this seat produced no word, so it is locked until the next letter (A13).
    LockedOut,
    /// This seat already has the reservation or is in the queue.
    Pressed,
    /// To make a word, this seat must press or be called first (A13).
    PressFirst,

    /// Done is only offered when every letter is up or the centre is empty (A16).
    NotDoneYet,
    /// This seat is done already.
    DoneAlready,
    /// No word has been made since the last letter turned up (A18).
    NothingToTakeBack,
    /// The word is in the list, so it needs no vote (A18).
    InTheList(Word),
    /// The word isn't in the list, and no other player is there to accept it (A18).
    NobodyToAsk(Word),
}
