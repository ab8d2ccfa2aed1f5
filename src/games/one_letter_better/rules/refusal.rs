//! Why an action is refused.

use super::{CardId, TableWordId};
use game::SeatId;
use lexicon::Word;

/// Why an action is refused. The sentences for it are on screen's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The game waits for something else.
    NotNow,
    /// The turn's card was taken already (O5).
    DrawnAlready,
    /// First a card is taken (O5).
    DrawFirst,
    /// The deck is empty.
    DeckEmpty,
    /// The pile has not so many cards.
    NotInThePile,
    /// The hand has no such card.
    NotInHand(CardId),
    /// What was picked up must be used first, this card in it, or put back (O13).
    UseOrPutBack(CardId),
    /// STL-1 waits until what was picked up is used, this card in it, or put back (O28).
    StealOneWaits(CardId),
    /// A blue swap waits for the same (O14, O28).
    SwapWaits(CardId),
    /// Nothing can be put back.
    NothingToPutBack,

    /// This card lies neither in the hand nor in an open word.
    NotThere(CardId),
    /// This card is told twice.
    Twice(CardId),
    /// This card does not stand for these letters.
    OtherLetters(CardId),
    /// STL-1 spells nothing (O28).
    CannotSpell(CardId),
    /// A word has two cards at least (O9).
    TooFewCards,
    /// A word has so many letters at least (O9).
    TooShort(u8),
    /// No word of the list is so long.
    TooLong,
    /// Cards on the table keep their order (O10).
    OrderChanges(TableWordId),
    /// Nothing is added to this word.
    NothingAdded(TableWordId),
    /// A card of this word is missing, and no blue card takes its place at one end (O10, O23).
    CardsMissing(TableWordId),
    /// The blue card has another number of letters than what it replaces (O23).
    BlueCount {
        /// Letters of the blue card.
        blue: u8,
        /// Letters of the cards that it would replace.
        replaced: u8,
    },
    /// Only a red card goes between others (O25).
    OnlyRedInside(CardId),
    /// A green card goes to an end of a word that lies there (O22).
    GreenInside(CardId),
    /// Another's word takes one card, or a word (O15, O17).
    OneCardSteals(TableWordId),
    /// A wild steals nothing (O26).
    WildCannotSteal(CardId),
    /// The joining word has a wild (O18).
    WildCannotJoin(CardId),
    /// The joining word has a green card (O18).
    GreenCannotJoin(CardId),
    /// The joining word is a prefix or an ending, made of several cards (O17).
    Affix(Word),
    /// Two words are joined whole, and with nothing else (O17).
    JoinIsTwoWords,
    /// Of two words that are joined, one is the player's and one another's (O17).
    JoinStealsOne,
    /// It lies on the table already (O11).
    OnTheTable(Word),
    /// The word list has not arrived yet.
    NoListYet,
    /// It is not in the list (O29).
    NotInTheList(Word),

    /// Only a blue card is swapped (O14).
    NotBlue(CardId),
    /// This card is no STL-1.
    NotStealOne(CardId),
    /// There is no such opponent.
    NoOpponent,
    /// An empty hand is immune (O28).
    EmptyHand(SeatId),

    /// So many cards cannot be discarded now (O5, O7, O33).
    Discards {
        /// The fewest.
        least: u8,
        /// The most cards that can be discarded.
        most: u8,
    },
    /// There is no such play in the turn.
    NoSuchPlay,
    /// It was challenged already.
    ChallengedAlready,
}
