//! The reasons for refusing an action.

use super::{CardId, TableWordId};
use game::SeatId;
use lexicon::Word;

/// Why an action is refused. The game's texts have a sentence for each reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The game waits for something else.
    NotNow,
    /// The turn's card has already been taken (O5).
    DrawnAlready,
    /// A card must be taken first (O5).
    DrawFirst,
    /// The deck is empty.
    DeckEmpty,
    /// The pile doesn't hold that card, or not that many cards.
    NotInThePile,
    /// The card isn't in the hand.
    NotInHand(CardId),
    /// The pick-up, of which this is the deepest card, must be used or put back first (O13).
    UseOrPutBack(CardId),
    /// STL-1 waits until the pick-up with this card is used or put back (O28).
    StealOneWaits(CardId),
    /// A blue swap waits until the pick-up with this card is used or put back (O14, O28).
    SwapWaits(CardId),
    /// There is no pick-up to put back.
    NothingToPutBack,

    /// The card is neither in the hand nor in an open word.
    NotThere(CardId),
    /// The card is listed twice.
    Twice(CardId),
    /// The card can't stand for these letters.
    OtherLetters(CardId),
    /// STL-1 can't spell (O28).
    CannotSpell(CardId),
    /// The line has fewer than two cards (O9).
    TooFewCards,
    /// The word has fewer than this number of letters (O9).
    TooShort(u8),
    /// The word is longer than any in the list.
    TooLong,
    /// The cards of this table word would change their order (O10).
    OrderChanges(TableWordId),
    /// Nothing is added to this table word.
    NothingAdded(TableWordId),
    /// A card of this table word is missing, and no blue card replaces it at one end (O10, O23).
    CardsMissing(TableWordId),
    /// The blue card has a different number of letters from the cards it would replace (O23).
    BlueCount {
        /// Number of letters on the blue card.
        blue: u8,
        /// Number of letters on the cards that the blue card would replace.
        replaced: u8,
    },
    /// Only a red card may go between other cards (O25).
    OnlyRedInside(CardId),
    /// A green card may be added only at an end of a table word (O22).
    GreenInside(CardId),
    /// An opponent's word can be stolen only with one card or with a word (O15, O17).
    OneCardSteals(TableWordId),
    /// A wild can't steal (O26).
    WildCannotSteal(CardId),
    /// The joining word contains a wild (O18).
    WildCannotJoin(CardId),
    /// The joining word contains a green card (O18).
    GreenCannotJoin(CardId),
    /// The joining word is a prefix or an ending made of several cards (O17).
    Affix(Word),
    /// A join takes two whole words and nothing else (O17).
    JoinIsTwoWords,
    /// A join needs one word of the player's own and one of an opponent's (O17).
    JoinStealsOne,
    /// The word is already on the table (O11).
    OnTheTable(Word),
    /// The word list hasn't loaded yet.
    NoListYet,
    /// The word isn't in the list (O29).
    NotInTheList(Word),

    /// Only a blue card can be swapped for a card of the pile (O14).
    NotBlue(CardId),
    /// The card isn't an STL-1.
    NotStealOne(CardId),
    /// There is no such opponent.
    NoOpponent,
    /// The opponent's hand is empty, so it is immune (O28).
    EmptyHand(SeatId),

    /// This number of cards can't be discarded now (O5, O7, O33).
    Discards {
        /// The fewest cards that can be discarded.
        least: u8,
        /// The most cards that can be discarded.
        most: u8,
    },
    /// The turn has no such play.
    NoSuchPlay,
    /// The play has already been challenged.
    ChallengedAlready,
}
