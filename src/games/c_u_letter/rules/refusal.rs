//! Why an action is refused.

use super::{CardId, Colour, Square};
use game::SeatId;
use lexicon::Word;

/// Why an action is refused. The sentences for it are on screen's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The game waits for something else.
    NotNow,
    /// First the seat says that it is ready (C4).
    NotReady,
    /// The hand has no such card.
    NotInHand(CardId),
    /// Something lies there (C6).
    Taken(Square),
    /// No card lies beside it (C6).
    Alone(Square),
    /// Nothing lies there.
    NothingThere(Square),
    /// A card of this colour cannot do that (C24).
    NotItsAbility(Colour),
    /// It is in no zone of this colour (C24).
    NoZone(Colour),
    /// That card lies in none of the zones that cover the placed one (C25).
    OtherZone(Square),
    /// The same letter lies there (C26).
    SameLetter,
    /// A card would be pushed off the board (C27).
    PushedOff,
    /// A grey Letter card is laid face down in a grey zone (C33).
    MustHide,

    /// There is a gap, or a card that lies face down (C9, C33).
    Unreadable(Square),
    /// A word has so many letters at least (C9).
    TooShort(u8),
    /// The word list has not arrived yet.
    NoListYet,
    /// It is not in the list (C11).
    NotInTheList(Word),
    /// Somebody claimed these cards as a word already (C10).
    ClaimedAlready(SeatId),
    /// The word does not go through the revealed card (C34).
    NotThroughIt,
    /// A word was claimed through it in this line already (C34).
    OneALine(Word),
    /// The list alone decides (C11).
    ListDecides,

    /// This card is told twice.
    Twice(CardId),
    /// This card is not among those that are left (C40).
    NotLeft(CardId),
    /// A word has two cards at least (C40).
    TooFewCards,
    /// Nobody can press now (C40).
    NoBuzzers,
    /// This seat has passed until somebody makes a word (C40).
    HasPassed(SeatId),
}
