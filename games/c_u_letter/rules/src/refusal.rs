//! Reasons why an action is refused.

use super::{AbilityColour, CardId, Square};
use game::SeatId;
use lexicon::Word;

/// The reason why an action is refused. The screen side has the sentences for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The action doesn't fit the stage of the game.
    NotNow,
    /// The seat hasn't said yet that it is ready (C4).
    NotReady,
    /// The card isn't in the hand.
    NotInHand(CardId),
    /// The square is occupied (C6).
    Taken(Square),
    /// No card is next to the square (C6).
    Alone(Square),
    /// The square is empty.
    NothingThere(Square),
    /// A card of this colour doesn't have that ability (C24).
    NotItsAbility(AbilityColour),
    /// The square is in no zone of this colour (C24).
    NoZone(AbilityColour),
    /// The card to swap with is outside the zones that cover the placed card (C25).
    OtherZone(Square),
    /// The card to be covered has the same letter (C26).
    SameLetter,
    /// A card would be pushed off the board (C27).
    PushedOff,
    /// A grey Letter card must be laid face down in a grey zone (C28).
    MustHide,

    /// The span has a gap or a face-down card on this square (C9, C33).
    Unreadable(Square),
    /// The word is shorter than this minimum (C9).
    TooShort(u8),
    /// The word list has not loaded yet.
    NoListYet,
    /// The word isn't in the list (C11).
    NotInTheList(Word),
    /// This seat has already claimed these cards as a word (C10).
    ClaimedAlready(SeatId),
    /// The word doesn't go through the revealed card (C34).
    NotThroughIt,
    /// Only one word per line may be claimed through the revealed card, and this one already has
    /// been (C34).
    OneALine(Word),
    /// Only the list decides about words in this game (C11).
    ListDecides,

    /// The card is used twice.
    Twice(CardId),
    /// The card isn't among the leftover cards (C40).
    NotLeft(CardId),
    /// A word needs at least two cards (C40).
    TooFewCards,
    /// The buzzers can't be pressed now (C40).
    NoBuzzers,
    /// This seat has passed, and has to wait until another word is made (C40).
    HasPassed(SeatId),
}
